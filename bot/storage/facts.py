"""Single values by their keys, in the database."""

from sqlalchemy import Select, select

from bot.storage.database import Change, StorePart, upsert
from bot.storage.schema import facts

WRITE_FACT = upsert(facts)


def fact(key: str) -> Select[str]:
    """The value kept under that key."""
    return select(facts.c.value).where(facts.c.key == key)


def my_tables_key(person: int | str) -> str:
    """The key of a person's message *My tables*; of "": how all such keys begin."""
    return f"my tables {person}"


class SqlFacts(StorePart):
    """Values by their keys."""

    async def read_fact(self, key: str) -> str | None:
        """The value kept under that key."""
        return await self._value(fact(key))

    async def write_fact(self, key: str, value: str) -> None:
        """Keep a value; the keys "heartbeat", "deleted drivers" and `my_tables_key` are taken."""
        await self._database.write(Change(WRITE_FACT, {"key": key, "value": value}))

    async def drop_fact(self, key: str) -> None:
        """Delete the value of that key, if there is one."""
        await self._database.write(Change(facts.delete().where(facts.c.key == key)))

    async def have_my_tables(self) -> list[int]:
        """The people who have a message *My tables*."""
        found = select(facts.c.key).where(facts.c.key.startswith(my_tables_key("")))
        return [int(row.key.rpartition(" ")[2]) for row in await self._rows(found)]
