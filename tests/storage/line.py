"""A connection between a store and its database that breaks on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.sql.dml import ReturningUpdate

from bot.model.store_errors import StoreAway
from bot.storage.database import Change, Database, Query, Rows
from bot.storage.store import SqlStore


class Line:
    """A Database that wraps the store's own. breaks: texts, for each of which the connection breaks once, at
    the first transaction that writes it: with False before the transaction reaches the server, and with True
    after it has been committed. asked: the number of transactions that have read.
    """

    def __init__(self, store: SqlStore) -> None:
        self.breaks: dict[str, bool] = {}
        self.asked = 0
        self._database: Database = store.database
        of_play = (store.tables, store.seats, store.due, store.circuits, store.dailies, store.messages)
        of_people = (store.preferences, store.people, store.retention, store.workers, store.key_values)
        parts: tuple[Any, ...] = (store, *of_play, *of_people)
        for part in parts:
            part._database = self

    async def write(self, *changes: Change, slow: bool = False) -> None:
        values = [(change.statement.compile().params | change.values).values() for change in changes]
        written = " ".join(str(value) for each in values for value in each)
        found = next((text for text in self.breaks if text in written), None)
        done = self.breaks.pop(found) if found is not None else True
        if done:
            await self._database.write(*changes, slow=slow)
        if found is not None:
            raise StoreAway("the line broke")

    async def read(self, *queries: Query, slow: bool = False) -> list[Rows]:
        self.asked += 1
        return await self._database.read(*queries, slow=slow)

    async def take(
        self, statement: ReturningUpdate[*tuple[Any, ...]], values: Mapping[str, Any]
    ) -> Sequence[Sequence[Any]]:
        return await self._database.take(statement, values)

    async def wait_until_back(self) -> None:
        await self._database.wait_until_back()

    async def scrub(self) -> None:
        await self._database.scrub()

    async def drop_old_copies(self) -> None:
        await self._database.drop_old_copies()

    async def close(self) -> None:
        await self._database.close()
