"""Single values in the database, by key."""

from sqlalchemy import Select, select

from bot.storage.database import Change, StorePart, upsert
from bot.storage.schema import facts

WRITE_VALUE = upsert(facts)


def stored_value(key: str) -> Select[str]:
    """Return a query for the value stored under a key."""
    return select(facts.c.value).where(facts.c.key == key)


class SqlKeyValues(StorePart):
    """The stored single values, by key."""

    async def read_value(self, key: str) -> str | None:
        """Return the value stored under a key, or None."""
        return await self._value(stored_value(key))

    async def write_value(self, key: str, value: str) -> None:
        """Store a value under a key. The keys "heartbeat" and "deleted drivers" are reserved."""
        await self._database.write(Change(WRITE_VALUE, {"key": key, "value": value}))
