"""A PostgreSQL database, through asyncpg."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage.database import Change, Query, Rows
from bot.storage.migrate import MIGRATIONS, Migrations
from bot.storage.unusable import UnreachableDatabase, refused
from bot.tables.ports import Conflict, Outdated, StoreAway

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

    def __init__(self, engine: AsyncEngine, schema: str | None = None) -> None:
        self._engine = engine
        self._schema = schema

    @classmethod
    async def open(cls, url: URL, migrations: Migrations = MIGRATIONS, *, shared: bool = False) -> Self:
        """Connect, and migrate. shared: others may do so too, and be newer: then nothing is written any more,
        which raises Outdated. Raises UnusableDatabase, UnreachableDatabase.
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
        return cls(engine, migrations.newest if shared else None)

    async def write(self, *changes: Change) -> None:
        """Carry out all changes, or none."""
        async with _reached(), self._engine.begin() as connection:
            if self._schema is not None and await connection.scalar(_SCHEMA) != self._schema:
                raise Outdated
            for statement, values, sure in changes:
                result = await connection.execute(statement, values)
                if sure and result.rowcount == 0:
                    raise Conflict

    async def read(self, *queries: Query) -> list[Rows]:
        """The rows of each query."""
        async with _reached(), self._engine.connect() as connection:
            return [(await connection.execute(query)).all() for query in queries]

    async def scrub(self) -> None:
        """Have the space of deleted rows given back: the server writes over it in its own time."""
        async with self._engine.connect() as connection:
            plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await plain.execute(text("VACUUM"))

    async def close(self) -> None:
        """Close the connections."""
        await self._engine.dispose()
