"""What people and servers have chosen, in the database."""

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
"""The columns of servers that are called as in a ServerChoice."""


class SqlPreferences(StorePart):
    """Durable memory of what people and servers have chosen."""

    async def find_preferences(self, persons: Collection[int]) -> Mapping[int, Preferences]:
        """What those of these people have chosen who have chosen anything."""
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
        """The same of servers."""
        rows = await self._rows(select(servers).where(servers.c.guild.in_(guilds)))
        return {row.guild: ServerChoice(**{name: getattr(row, name) for name in _OF_SERVER}) for row in rows}

    async def save_preferences(self, person: int, preferences: Preferences) -> None:
        """Write what a person has chosen over what they had."""
        document = _preferences.dump_json(preferences).decode()
        values = {"person": person, "document": document}
        await self._database.write(Change(upsert(preferences_table), values))

    async def save_server(self, guild: int, choice: ServerChoice) -> None:
        """Write what a server has chosen over what it had."""
        await self._database.write(Change(upsert(servers), {"guild": guild, **asdict(choice)}))

    async def wishes_of(self, person: int) -> Sequence[Wish]:
        """The tables of which that person wants to be notified."""
        rows = await self._rows(select(wishes).where(wishes.c.person == person))
        return [Wish(row.guild, row.title) for row in rows]

    async def wish(self, person: int, guild: int, titles: Collection[str]) -> None:
        """Of that server it is tables of these games from now on; "": of any."""
        await self._database.write(
            Change(wishes.delete().where(wishes.c.person == person, wishes.c.guild == guild)),
            *(
                Change(unless_there(wishes), {"person": person, "guild": guild, "title": title})
                for title in sorted(titles)
            ),
        )

    async def wishing(self, guild: int, title: str) -> Sequence[int]:
        """The people to notify of a table of that game in that server."""
        fits = wishes.c.guild == guild, wishes.c.title.in_(("", title))
        found = select(wishes.c.person).where(*fits).distinct().order_by(wishes.c.person)
        return [row.person for row in await self._rows(found)]
