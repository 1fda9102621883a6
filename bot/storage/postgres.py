"""A PostgreSQL database, through asyncpg."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Self, TypeVar

from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.clock import SystemClock, within
from bot.storage.database import Change, Query, Rows
from bot.storage.migrate import MIGRATIONS, Migrations
from bot.storage.sole import SILENCE
from bot.storage.unusable import UnreachableDatabase, refused
from bot.tables.ports import Conflict, Outdated, StoreAway

T = TypeVar("T")

_SCHEMA = text("SELECT version_num FROM alembic_version")


@asynccontextmanager
async def _reached() -> AsyncIterator[None]:
    """Raises StoreAway when the server is gone, or goes."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        if isinstance(refused(error), UnreachableDatabase) and _is_gone(error):
            raise StoreAway(str(refused(error))) from None
        raise


def _is_gone(error: BaseException) -> bool:
    """Is there no server at the other end, or one that starts or stops (SQLSTATE 57P)?"""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    original = getattr(error, "orig", None) or error
    return isinstance(original, OSError) or str(getattr(original, "sqlstate", "")).startswith("57P")


class Postgres:
    """A Database on a server."""

    dialect = "postgresql"

    def __init__(self, engine: AsyncEngine, schema: str | None = None, silence: float = SILENCE) -> None:
        self._engine = engine
        self._schema = schema
        self._silence = silence

    @classmethod
    async def open(
        cls, url: URL, migrations: Migrations = MIGRATIONS, *, shared: bool = False, silence: float = SILENCE
    ) -> Self:
        """Connect, and migrate. shared: others may do so too, and be newer: then nothing is written any more,
        which raises Outdated. silence: after so many seconds without an answer the server is away. Raises
        UnusableDatabase, UnreachableDatabase.
        """
        engine = create_async_engine(
            url, pool_pre_ping=True, execution_options={"preserve_rowcount": True}, hide_parameters=True
        )
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrations.upgrade)
        except BaseException as error:
            await engine.dispose()
            raise refused(error) or error from None
        return cls(engine, migrations.newest if shared else None, silence)

    async def write(self, *changes: Change) -> None:
        """Carry out all changes, or none."""
        await self._answered(self._write(changes))

    async def _write(self, changes: Sequence[Change]) -> None:
        async with self._engine.begin() as connection:
            if self._schema is not None and await connection.scalar(_SCHEMA) != self._schema:
                raise Outdated
            for statement, values, sure in changes:
                result = await connection.execute(statement, values)
                if sure and result.rowcount == 0:
                    raise Conflict

    async def read(self, *queries: Query) -> list[Rows]:
        """The rows of each query."""
        return await self._answered(self._read(queries))

    async def _read(self, queries: Sequence[Query]) -> list[Rows]:
        async with self._engine.connect() as connection:
            return [(await connection.execute(query)).all() for query in queries]

    async def _answered(self, work: Awaitable[T]) -> T:
        """What the work comes to. A server that has vanished without a word would be waited for a quarter of
        an hour; asyncpg's own limit of time is none, for it then waits for an answer to its cancelling.
        """
        async with _reached():
            return await within(SystemClock(), self._silence, work)

    async def scrub(self) -> None:
        """Have the space of deleted rows given back: the server writes over it in its own time."""
        async with self._engine.connect() as connection:
            plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await plain.execute(text("VACUUM"))

    async def close(self) -> None:
        """Close the connections."""
        await self._engine.dispose()
