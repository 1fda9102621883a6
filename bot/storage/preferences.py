"""What people and servers have chosen, in the database."""

from __future__ import annotations

import logging
from dataclasses import asdict

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import select

from bot.storage.codecs import unreadable
from bot.storage.database import AnyRow, Change, Database
from bot.storage.schema import preferences as chosen
from bot.storage.schema import servers
from bot.storage.statements import statements
from bot.tables.preferences import Preferences, ServerChoice

log = logging.getLogger(__name__)

_preferences = TypeAdapter(Preferences)


class SqlPreferences:
    """A bot.tables.preferences.PreferenceStore."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sql = statements(database.dialect)

    async def load_preferences(self) -> tuple[dict[int, Preferences], dict[int, ServerChoice]]:
        """What each person has chosen, and each server."""
        people, guilds = await self._database.read(select(chosen), select(servers), slow=True)
        found = dict[int, Preferences]()
        for row in people:
            try:
                found[row.person] = _preferences.validate_json(row.document)
            except ValidationError as error:
                log.error(
                    "what somebody has chosen cannot be read and is left as it is: %s", unreadable(error)
                )
        return found, {row.guild: _server(row) for row in guilds}

    async def find_preferences(self, person: int) -> Preferences | None:
        """What that person has chosen."""
        (rows,) = await self._database.read(select(chosen.c.document).where(chosen.c.person == person))
        return _preferences.validate_json(rows[0].document) if rows else None

    async def find_server(self, guild: int) -> ServerChoice | None:
        """What that server has chosen."""
        (rows,) = await self._database.read(select(servers).where(servers.c.guild == guild))
        return _server(rows[0]) if rows else None

    async def save_preferences(self, person: int, preferences: Preferences) -> None:
        """Write what a person has chosen over what they had."""
        document = _preferences.dump_json(preferences).decode()
        values = {"person": person, "document": document}
        await self._database.write(Change(self._sql.save_preferences, values))

    async def save_server(self, guild: int, choice: ServerChoice) -> None:
        """Write what a server has chosen over what it had."""
        await self._database.write(Change(self._sql.save_server, {"guild": guild, **asdict(choice)}))


def _server(row: AnyRow) -> ServerChoice:
    return ServerChoice(row.theme, row.ratings, row.role)
