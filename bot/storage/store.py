"""SqlStore: all that is stored, in one database, as parts side by side."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import Self

from bot.storage.circuits import SqlCircuits
from bot.storage.dailies import SqlDailies
from bot.storage.database import Database, driver_url
from bot.storage.due import SqlDue
from bot.storage.facts import SqlFacts
from bot.storage.messages import SqlMessages
from bot.storage.pauses import SqlPauses
from bot.storage.people import SqlPeople
from bot.storage.postgres import Postgres
from bot.storage.preferences import SqlPreferences
from bot.storage.retention import SqlRetention
from bot.storage.seats import SqlSeats
from bot.storage.shared import SharedHold
from bot.storage.sole import Hold, hold
from bot.storage.sqlite import Sqlite
from bot.storage.tables import SqlTables
from bot.storage.workers import SqlWorkers
from bot.title import AnyTitle


class SqlStore:
    """A bot.tables.stores.Store, over SQLite or PostgreSQL. Each call of a part is one transaction; where it
    spans parts, they hand each other their changes.
    """

    def __init__(self, database: Database, titles: Mapping[str, AnyTitle], workers: SqlWorkers) -> None:
        self._database = database
        self.workers = workers
        self.circuits = SqlCircuits(database)
        self.dailies = SqlDailies(database)
        self.preferences = SqlPreferences(database)
        self.messages = SqlMessages(database)
        self.facts = SqlFacts(database)
        self.pauses = SqlPauses(database)
        self.seats = SqlSeats(database, titles)
        self.due = SqlDue(database)
        self.tables = SqlTables(database, titles, self.circuits, self.dailies, workers)
        self.retention = SqlRetention(database, self.tables, workers)
        self.people = SqlPeople(database, titles, self.tables, self.circuits, self.dailies, workers)

    @classmethod
    async def open(cls, url: str, titles: Mapping[str, AnyTitle], *, alone: bool = False) -> Self:
        """Open the database at `url`, made and migrated where needed. alone: as its one process.

        Raises UnusableDatabase and UnreachableDatabase.
        """
        where = driver_url(url)
        kind = Sqlite if where.get_backend_name() == "sqlite" else Postgres
        held = await hold(where) if alone else None
        return await cls._opened(kind.open(where), titles, held)

    @classmethod
    async def share(cls, url: str, titles: Mapping[str, AnyTitle]) -> Self:
        """Open a server's database as one of several workers; a file as its one process. Raises as `open`."""
        where = driver_url(url)
        if where.get_backend_name() == "sqlite":
            return await cls.open(url, titles, alone=True)
        held = await SharedHold.take(where)
        return await cls._opened(Postgres.open(where, shared=True), titles, held)

    @classmethod
    async def _opened(
        cls, opening: Awaitable[Database], titles: Mapping[str, AnyTitle], held: Hold | None
    ) -> Self:
        try:
            database = await opening
            return cls(database, titles, SqlWorkers(database, held))
        except BaseException:
            if held is not None:
                await held.release()
            raise

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()
        await self.workers.release()

    async def wait_until_back(self) -> None:
        """Return when it makes sense to ask again after StoreAway."""
        await self._database.wait_until_back()
