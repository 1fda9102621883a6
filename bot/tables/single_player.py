"""Matches of one person against robots: practice, *What if?*, and the daily."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from bot.engine.game import AnyOptions
from bot.league.daily_game import Day
from bot.model.errors import TableError, TableOver
from bot.model.snapshots import (
    AnyLobby,
    AnyLoggedMove,
    AnySnapshot,
    LobbySnapshot,
    OldDeal,
    Place,
    Player,
)
from bot.model.store_errors import Conflict
from bot.storage.tables import SqlTables
from bot.tables.dailies import PLAYED, Dailies
from bot.tables.dealing import MatchStarter
from bot.tables.decide import End
from bot.tables.opponents import suitable_opponents
from bot.tables.registry_port import RegistryPort
from bot.tables.replayed import Past
from bot.tables.robots import with_robots
from bot.tables.table import Table


class SinglePlayer:
    """Starts matches of one person against robots."""

    def __init__(
        self,
        *,
        store: SqlTables,
        dailies: Dailies,
        starter: MatchStarter,
        registry: RegistryPort,
    ) -> None:
        self._tables = registry.tables
        self._store = store
        self._dailies = dailies
        self._starter = starter
        self._registry = registry
        self._titles = registry.titles
        self._practising = asyncio.Lock()

    async def opponents(self, title: str, person: int) -> tuple[str, int]:
        """Return the level and the number of robots that suit a person in a game (its key)."""
        return await suitable_opponents(self._store, self._titles[title], person)

    async def practise(
        self,
        *,
        title: str,
        place: Place,
        person: int,
        name: str,
        options: AnyOptions,
        robots: int,
        level: str,
        old: OldDeal | None = None,
        press: str = "",
    ) -> Table:
        """Begin a match of one person against robots of the given level, end their current practice match of
        that game in that place, and return the new table. old: a deal to replay, in which robots keep their
        levels. press: see LobbySnapshot. Raises TableError if the game lacks the level.
        """
        alone = await self._alone(
            title, place=place, person=person, name=name, options=options, robots=robots, level=level
        )
        alone = replace(alone, old=old, press=press)
        async with self._practising:  # two presses at once begin one after the other
            await self._end_alike(title, place, person)
            return await self._starter.begin_alone(alone, None)

    async def go_on(
        self,
        of: AnySnapshot,
        pasts: Sequence[Past],
        moves: Sequence[AnyLoggedMove],
        *,
        place: Place,
        person: int,
        press: str = "",
    ) -> Table:
        """Continue from a position of a finished match of the person as practice, end their current practice
        match of that game in that place, and return the new table. pasts, moves: how the position was
        reached, replayed and as logged. press: see LobbySnapshot.
        """
        id = await self._registry.fresh_id()
        async with self._practising:
            await self._end_alike(of.title, place, person)
            return await self._starter.begin_branch(
                of, pasts, moves, id=id, place=place, person=person, press=press
            )

    async def _end_alike(self, title: str, place: Place, person: int) -> None:
        for table in await self._tables.find(person=person):
            snapshot = table.snapshot
            alike = snapshot.place == place and snapshot.title == title and snapshot.daily is None
            if alike and [*snapshot.seats] == [person]:
                with suppress(TableOver):  # it has just ended
                    await table.do(End(person, manager=True))

    async def play_daily(
        self, *, day: Day, place: Place, person: int, name: str, options: AnyOptions
    ) -> Table:
        """Begin a person's single try at a day's deal. Raises TableError if they have had their try."""
        await self._dailies.must_be_new(person)
        title = self._dailies.game(day)
        daily = self._titles[title].table.daily
        alone = await self._alone(
            title,
            place=place,
            person=person,
            name=name,
            options=options,
            robots=daily.robots,
            level=daily.level,
        )
        try:
            return await self._starter.begin_alone(alone, day)
        except Conflict:
            raise TableError(PLAYED) from None

    async def _alone(
        self, title: str, place: Place, person: int, name: str, options: AnyOptions, robots: int, level: str
    ) -> AnyLobby:
        """Return a hidden lobby of one person and `robots` robots of the given level. Raises TableError if
        the game lacks the level.
        """
        players = with_robots(self._titles[title], Player(name, person), [level] * robots)
        id = await self._registry.fresh_id()
        return LobbySnapshot(
            id=id,
            title=title,
            place=place,
            host=person,
            options=options,
            pace="none",
            seating="random",
            players=players,
            expires=0.0,
        )
