"""SqlStore: everything stored, in one database."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from sqlalchemy import URL

from bot.storage.circuits import SqlCircuits
from bot.storage.dailies import SqlDailies
from bot.storage.database import Database
from bot.storage.database_lock import FileHold
from bot.storage.database_url import driver_url, file_of
from bot.storage.due import SqlDue
from bot.storage.exports import SqlExports
from bot.storage.key_values import SqlKeyValues
from bot.storage.messages import SqlMessages
from bot.storage.pauses import SqlPauses
from bot.storage.people import SqlPeople
from bot.storage.preferences import SqlPreferences
from bot.storage.retention import SqlRetention
from bot.storage.seats import SqlSeats
from bot.storage.sqlite import Sqlite
from bot.storage.tables import SqlTables
from bot.storage.workers import SqlWorkers
from bot.title import AnyTitle


class SqlStore:
    """All persistent data, in SQLite or PostgreSQL."""

    def __init__(self, database: Database, titles: Mapping[str, AnyTitle], workers: SqlWorkers) -> None:
        self.database = database
        self.workers = workers
        self.circuits = SqlCircuits(database)
        self.dailies = SqlDailies(database)
        self.preferences = SqlPreferences(database)
        self.messages = SqlMessages(database)
        self.key_values = SqlKeyValues(database)
        self.pauses = SqlPauses(database)
        self.seats = SqlSeats(database, titles)
        self.due = SqlDue(database)
        self.tables = SqlTables(database, titles, self.circuits, self.dailies, workers)
        self.retention = SqlRetention(database, self.tables)
        self.people = SqlPeople(database, self.tables, self.circuits)
        self.exports = SqlExports(database, titles, self.tables, self.dailies)

    @classmethod
    async def open(cls, url: str, titles: Mapping[str, AnyTitle], *, alone: bool = False) -> Self:
        """Open the database at `url`, creating and migrating it if necessary. alone: whether this must be the
        only process that uses it. Raises UnusableDatabase and UnreachableDatabase.
        """
        where = driver_url(url)
        if (file := file_of(where)) is not None:
            return await cls._file(file, titles, alone=alone)
        if not alone:
            # most hosts have a SQLite file, and do without this import of a sixth of a second
            from bot.storage.postgres import Postgres  # noqa: PLC0415  see above

            database = await Postgres.open(where)
            return cls(database, titles, SqlWorkers(database))
        return await cls._served(where, titles, alone=True)

    @classmethod
    async def share(cls, url: str, titles: Mapping[str, AnyTitle]) -> Self:
        """Open a PostgreSQL database as one of several workers, or a SQLite file as its only process. Raises
        the errors of `open`.
        """
        where = driver_url(url)
        if (file := file_of(where)) is not None:
            return await cls._file(file, titles, alone=True)
        return await cls._served(where, titles, alone=False)

    @classmethod
    async def _file(cls, file: Path, titles: Mapping[str, AnyTitle], *, alone: bool) -> Self:
        hold = await asyncio.to_thread(FileHold, file) if alone else None
        try:
            database = await Sqlite.open(file)
            return cls(database, titles, SqlWorkers(database, hold))
        except BaseException:
            if hold is not None:
                hold.release()
            raise

    @classmethod
    async def _served(cls, where: URL, titles: Mapping[str, AnyTitle], *, alone: bool) -> Self:
        from bot.storage.presence import serve  # noqa: PLC0415  as in `open`

        database, presence = await serve(where, alone=alone)
        return cls(database, titles, SqlWorkers(database, presence=presence))

    async def close(self) -> None:
        """Unregister this process, close the database, and release its lock."""
        await self.workers.leave()
        await self.database.close()
        self.workers.release()

    async def wait_until_back(self) -> None:
        """Wait until a retry after StoreAway makes sense."""
        await self.database.wait_until_back()
