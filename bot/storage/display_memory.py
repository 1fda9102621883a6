"""What Discord shows, and what is known of direct messages, in the database; and facts that stand alone."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import Select, select

from bot.storage.database import Change
from bot.storage.joint import Joint
from bot.storage.schema import message_states, people
from bot.storage.statements import fact
from bot.tables.ports import Conflict

_DELETED = "deleted drivers"


class DisplayMemory(Joint):
    """The part of the store that keeps them."""

    async def read_message_state(self, id: str) -> str | None:
        """The display's document about the messages of a table or lobby."""
        return await self._value(select(message_states.c.document).where(message_states.c.id == id))

    async def write_message_state(self, id: str, document: str) -> None:
        """Keep the display's document about the messages of a table or lobby."""
        await self._database.write(Change(self._sql.write_message_state, {"id": id, "document": document}))

    async def unsettled_message_states(self) -> Sequence[str]:
        """The ids of what was not shown to its end, as the display put it."""
        unsettled = message_states.c.document.like('%"settled":false%')
        (rows,) = await self._database.read(select(message_states.c.id).where(unsettled), slow=True)
        return [row.id for row in rows]

    async def read_dm(self, person: int) -> str | None:
        """What is known of that person's direct messages, as the display put it."""
        return await self._value(select(people.c.dm).where(people.c.id == person))

    async def write_dm(self, person: int, state: str) -> None:
        """Keep what is known of that person's direct messages."""
        await self._database.write(Change(self._sql.write_dm, {"id": person, "dm": state}))

    async def read_fact(self, key: str) -> str | None:
        """The value kept under that key."""
        return await self._value(fact(key))

    async def write_fact(self, key: str, value: str) -> None:
        """Keep a value; the keys "heartbeat" and "deleted drivers" are taken."""
        await self._database.write(Change(self._sql.write_fact, {"key": key, "value": value}))

    async def next_alias(self) -> str:
        """A name, never given before, for somebody who wants theirs deleted."""
        while True:
            before = await self.read_fact(_DELETED)
            new = {"value": str(int(before or 0) + 1)}
            first = Change(self._sql.first_fact, {"key": _DELETED, **new}, sure=True)
            next_one = Change(self._sql.change_fact, {"of_key": _DELETED, "before": before, **new}, sure=True)
            with suppress(Conflict):  # another worker has given that one
                await self._database.write(first if before is None else next_one)
                return f"Deleted driver {new['value']}"

    async def _value(self, query: Select[str]) -> str | None:
        (rows,) = await self._database.read(query)
        return None if not rows else rows[0][0]
