"""Deletes people from everything stored."""

from collections.abc import Sequence, Set as AbstractSet
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from bot.model.errors import TableError, TableOver
from bot.model.snapshots import AnySnapshot, Place
from bot.storage.people import SqlPeople
from bot.storage.retention import SqlRetention
from bot.tables.decide import DeletePerson
from bot.tables.decide_lobby import DeletePersonInLobby
from bot.tables.extension import Extension
from bot.tables.registry_port import RegistryPort
from bot.tables.stored_state import retried

SERVER_KEPT: Final = 30 * 86_400.0
"""The number of seconds for which the data of a server is kept after it has removed the bot."""
FEW: Final = 100
"""The maximum number of inactive people who are deleted at a time."""


@dataclass(frozen=True, slots=True)
class DeletedPerson:
    """The result of deleting a person."""

    alias: str
    """The alias that replaces the person's name."""
    tables: Sequence[str]
    """The ids of the finished tables in which the alias has replaced the name."""
    stay: Sequence[tuple[Place, int]]
    """The places and ids of messages that contain the name and are known to be out of the bot's reach."""


@dataclass(frozen=True, slots=True)
class _Page:
    """A page of finished tables that no longer name a person. tables, stay: see DeletedPerson. last: the id
    after which the next page begins.
    """

    tables: Sequence[str]
    stay: Sequence[tuple[Place, int]]
    last: str


class PersonDeletion:
    """Deletes people who ask for it or are inactive, and the data of servers that removed the bot."""

    def __init__(
        self,
        *,
        people: SqlPeople,
        retention: SqlRetention,
        extensions: Sequence[Extension],
        registry: RegistryPort,
    ) -> None:
        self._tables = registry.tables
        self._lobbies = registry.lobbies
        self._people = people
        self._retention = retention
        self._extensions = extensions
        self._preferences = registry.preferences
        self._registry = registry

    async def person(self, person: int) -> DeletedPerson:
        """Replace a person by an alias in all data that they share with others, and delete the rest. Raises
        Stale after too many conflicts.
        """
        await self._preferences.load((person,))
        alias = await self._people.next_alias(self._preferences.of(person).reads)
        for lobby in await self._lobbies.find(met=person):
            with suppress(TableError):
                await lobby.do(DeletePersonInLobby(person))
        for table in await self._tables.find(met=person):
            with suppress(TableOver):
                await table.do(DeletePerson(person, alias))
        for extension in self._extensions:
            await extension.delete_person(person, alias)
        tables, stay, after = list[str](), list[tuple[Place, int]](), ""
        while (page := await self._rename(person, alias, after)) is not None:
            tables += page.tables
            stay += page.stay
            after = page.last
        await self._delete_person(person, alias)
        self._preferences.drop(person)
        await self._registry.display.delete_person(person, (), {})
        return DeletedPerson(alias, tables, stay)

    async def inactive(self, before: float) -> None:
        """Delete up to FEW people who have been inactive since the Unix time `before`."""
        for person in await self._retention.inactive(before, FEW):
            await self.person(person)

    async def left_servers(self, present: AbstractSet[int], now: float) -> None:
        """Delete the data of servers that removed the bot at least SERVER_KEPT seconds ago. present: the ids
        of the bot's current servers. now: the Unix time in seconds.
        """
        for guild, since in await self._retention.note_servers(present, now):
            if since <= now - SERVER_KEPT:
                await self._retention.delete_server(guild)
                self._preferences.drop_server(guild)

    @retried
    async def _delete_person(self, person: int, alias: str) -> None:
        """Delete or rename the remaining data about a person in the database. Raises Stale after too many
        conflicts.
        """
        await self._people.delete_person(person, alias)

    @retried
    async def _rename(self, person: int, alias: str, after: str) -> _Page | None:
        """Rename the person in the next page of their finished tables, whose ids follow `after`, or delete
        the messages of those where they played alone. Return the page, or None if there are no more. Raises
        Stale after too many conflicts.
        """
        found = await self._people.finished_of(person, after)
        if found is None:
            return None
        shared = [each for each in found.tables if not each.alone]
        alone = [self._registry.make(each) for each in found.tables if each.alone]
        stay = await self._registry.display.take_away(alone)
        renamed = [_renamed(each, person, alias) for each in shared]
        await self._people.rename(renamed)
        replays = {each.id: each.replay for each in shared}
        await self._registry.display.delete_person(
            person, [self._registry.make(each) for each in renamed], replays
        )
        beyond = [(each.place, each.replay) for each in shared if each.place.anywhere and each.replay]
        return _Page([each.id for each in shared], [*stay, *beyond], found.last)


def _renamed(snapshot: AnySnapshot, person: int, alias: str) -> AnySnapshot:
    """Return a finished table with the alias in place of the person's name, and without its replay."""
    return replace(snapshot.without(person, alias), replay=0, version=snapshot.version + 1)
