"""The database queries for the settings of people and servers."""

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, fields

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import select

from bot.model.preferences import Preferences, ServerChoice, Wish
from bot.storage.codecs import unreadable
from bot.storage.database import Change, StorePart, unless_there, upsert
from bot.storage.schema import preferences as preferences_table, servers, wishes

log = logging.getLogger(__name__)

_preferences = TypeAdapter(Preferences)
_OF_SERVER = [each.name for each in fields(ServerChoice)]
"""The columns of `servers`, which are named like the fields of ServerChoice."""


class SqlPreferences(StorePart):
    """The stored settings of people and servers."""

    async def find_preferences(self, persons: Collection[int]) -> Mapping[int, Preferences]:
        """Return the stored preferences by user id, without people who have chosen nothing or whose
        preferences cannot be read.
        """
        rows = await self._rows(select(preferences_table).where(preferences_table.c.person.in_(persons)))
        found = dict[int, Preferences]()
        for row in rows:
            try:
                found[row.person] = _preferences.validate_json(row.document)
            except ValidationError as error:
                log.error(
                    "what somebody has chosen cannot be read and is left as it is: %s", unreadable(error)
                )
        return found

    async def find_servers(self, guilds: Collection[int]) -> Mapping[int, ServerChoice]:
        """Return the choices of those servers that have made any, by id."""
        rows = await self._rows(select(servers).where(servers.c.guild.in_(guilds)))
        return {row.guild: ServerChoice(**{name: getattr(row, name) for name in _OF_SERVER}) for row in rows}

    async def save_preferences(self, person: int, preferences: Preferences) -> None:
        """Store a person's settings."""
        document = _preferences.dump_json(preferences).decode()
        values = {"person": person, "document": document}
        await self._database.write(Change(upsert(preferences_table), values))

    async def save_server(self, guild: int, choice: ServerChoice) -> None:
        """Store a server's settings."""
        await self._database.write(Change(upsert(servers), {"guild": guild, **asdict(choice)}))

    async def wishes_of(self, person: int) -> Sequence[Wish]:
        """Return the person's wishes to be notified of new tables."""
        rows = await self._rows(select(wishes).where(wishes.c.person == person))
        return [Wish(row.guild, row.title) for row in rows]

    async def wish(self, person: int, guild: int, titles: Collection[str]) -> None:
        """Replace the person's wishes in a server with wishes for these games, where "" stands for any
        game.
        """
        await self._database.write(
            Change(wishes.delete().where(wishes.c.person == person, wishes.c.guild == guild)),
            *(
                Change(unless_there(wishes), {"person": person, "guild": guild, "title": title})
                for title in sorted(titles)
            ),
        )

    async def wishing(self, guild: int, title: str) -> Sequence[int]:
        """Return the ids of the people to notify of a new table of a game in a server."""
        fits = wishes.c.guild == guild, wishes.c.title.in_(("", title))
        found = select(wishes.c.person).where(*fits).distinct().order_by(wishes.c.person)
        return [row.person for row in await self._rows(found)]
