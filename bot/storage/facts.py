"""Single values by their keys, in the database."""

from sqlalchemy import Select, select

from bot.storage.database import Change, StorePart, upsert
from bot.storage.schema import facts

WRITE_FACT = upsert(facts)


def fact(key: str) -> Select[str]:
    """Return a query of the value stored under that key."""
    return select(facts.c.value).where(facts.c.key == key)


class SqlFacts(StorePart):
    """Values by their keys."""

    async def read_fact(self, key: str) -> str | None:
        """Return the value stored under that key, or None."""
        return await self._value(fact(key))

    async def write_fact(self, key: str, value: str) -> None:
        """Store a value under that key. The keys "heartbeat" and "deleted drivers" are reserved."""
        await self._database.write(Change(WRITE_FACT, {"key": key, "value": value}))
