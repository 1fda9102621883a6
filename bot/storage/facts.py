"""Facts that stand alone, in the database."""

from __future__ import annotations

from bot.storage.database import Change, Database, first_value
from bot.storage.statements import fact, statements


class SqlFacts:
    """Values by their keys."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sql = statements(database.dialect)

    async def read_fact(self, key: str) -> str | None:
        """The value kept under that key."""
        return await first_value(self._database, fact(key))

    async def write_fact(self, key: str, value: str) -> None:
        """Keep a value; the keys "heartbeat" and "deleted drivers" are taken."""
        await self._database.write(Change(self._sql.write_fact, {"key": key, "value": value}))
