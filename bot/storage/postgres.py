"""A PostgreSQL database, through asyncpg."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, Self, TypeVar

from sqlalchemy import URL, delete, false, literal, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool
from sqlalchemy.sql.dml import ReturningUpdate

from bot.runtime.answer import begin
from bot.runtime.clock import SystemClock, within
from bot.storage.database import PROMPT, Change, Query, Rows
from bot.storage.migrate import MIGRATIONS, Migrations
from bot.storage.outage import Outage
from bot.storage.schema import facts
from bot.storage.unusable import UnreachableDatabase, of_asyncpg, refused
from bot.tables.ports import Conflict, Outdated, StoreAway

log = logging.getLogger(__name__)

T = TypeVar("T")

THROUGH_ALL = 30.0
"""Seconds that a transaction over all stored rows may take: no press waits for it."""
AGAIN = 0.1
"""Seconds that a new transaction waits while the server is known to be silent."""
IDLE = 4.0
"""Seconds after which the server ends a transaction that its process has begun and says nothing more about: a
process that was stopped in the middle would hold what it has changed from everybody else.
"""
LOCK_SHARE = 0.75
"""The part of a transaction's time that it waits for what another has changed and not committed yet: the
server gives up before we do, so that its reason is known and the connection stays good.
"""
_LIMITED = text("""
SELECT version_num, set_config('idle_in_transaction_session_timeout', :idle, true),
    set_config('lock_timeout', :lock, true), set_config('statement_timeout', :statement, true)
FROM alembic_version
""")
"""Sets the limits for the rest of the transaction alone (true): behind PgBouncer the next transaction on that
connection may be somebody else's. Returns the schema.
"""
_NOTHING = Change(delete(facts).where(false()))
"""A write that changes nothing: a server that lets nobody write refuses it."""


_PASSING = ("08", "57P", "53", "25006", "25P03")
"""How the SQLSTATE begins when the connection is lost, the server starts or stops, has no room or no
connection left, lets nobody write at the moment, or has ended a transaction that was idle.
"""
_TOO_LONG = ("55P03", "57014")
"""The SQLSTATE of a lock or a statement that took longer than it may: others may be served well."""


def _is_gone(error: BaseException) -> bool:
    """Whether there is no connection any more, or no server that can do what was asked at the moment."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    original = getattr(error, "orig", None) or error
    return isinstance(original, OSError) or of_asyncpg(original) or _state(error).startswith(_PASSING)


def _state(error: BaseException) -> str:
    return str(getattr(getattr(error, "orig", None) or error, "sqlstate", ""))


UNPREPARED = {
    "statement_cache_size": 0,
    "prepared_statement_cache_size": 0,
    "prepared_statement_name_func": lambda: "",
}
"""Arguments of a connection that leaves nothing behind on the server: each statement is parsed again and has
no name. PgBouncer in transaction mode gives the next transaction another connection to the server, on which
what was prepared before does not exist, or belongs to another process. Without PgBouncer statements stay
prepared: a transaction of three statements takes 2.0 ms then, and 3.0 with these arguments.
"""

_POOLED: Final[Mapping[str, Any]] = {"connect_args": UNPREPARED}
_DIRECT: Final[Mapping[str, Any]] = {"isolation_level": "AUTOCOMMIT"}
"""Arguments of an engine. Without PgBouncer a single read, and the check that a connection is still good,
need no transaction: that saves BEGIN and ROLLBACK of each. Through it they do need one: what has no name and
stands outside a transaction may be parsed on one connection to the server and carried out on another.
"""


async def _is_pooled(connection: AsyncConnection) -> bool:
    """Whether something such as PgBouncer stands before the server: the process that answers isn't the one
    that the connection was given when it opened.
    """
    opened = (await connection.get_raw_connection()).driver_connection
    assert opened is not None
    answering = await connection.scalar(text("SELECT pg_backend_pid()"))
    return bool(opened.get_server_pid() != answering)


class Postgres:
    """A Database on a server, or behind PgBouncer in transaction mode."""

    def __init__(self, engine: AsyncEngine, schema: str, silence: float = PROMPT) -> None:
        self._engine = engine
        self._transactions = engine.execution_options(isolation_level="READ COMMITTED")
        self._schema = schema
        self._silence = silence
        self._outage = Outage(partial(self.write, _NOTHING))
        self._under_way: set[asyncio.Task[Any]] = set()
        self._asking: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: URL, migrations: Migrations = MIGRATIONS, *, silence: float = PROMPT) -> Self:
        """Connect, and migrate. Once a newer version has migrated further nothing is written any more, which
        raises Outdated. silence: after so many seconds without an answer the server is away, but to what is
        slow. Raises UnusableDatabase, UnreachableDatabase.
        """
        first = create_async_engine(url, poolclass=NullPool, hide_parameters=True, connect_args=UNPREPARED)
        try:
            async with first.begin() as connection:
                await connection.run_sync(migrations.upgrade)
                pooled = await _is_pooled(connection)
        except BaseException as error:
            raise refused(error) or error from None
        finally:
            await first.dispose()
        engine = create_async_engine(
            url,
            pool_pre_ping=True,
            execution_options={"preserve_rowcount": True},
            hide_parameters=True,
            **(_POOLED if pooled else _DIRECT),
        )
        return cls(engine, migrations.newest, silence)

    async def write(self, *changes: Change, slow: bool = False) -> None:
        """Carry out all changes, or none. Raises StoreAway, GivenUp."""
        begin()
        seconds = THROUGH_ALL if slow else self._silence
        await self._answered(partial(self._write, changes, seconds), seconds)
        self._outage.over()

    @asynccontextmanager
    async def _limited(self, seconds: float) -> AsyncIterator[AsyncConnection]:
        """A transaction whose statements take that long at most, each. Raises Outdated."""
        limits = {"idle": IDLE, "lock": LOCK_SHARE * seconds, "statement": seconds}
        async with self._transactions.begin() as connection:
            schema = await connection.scalar(
                _LIMITED, {name: f"{1000 * limit:.0f}ms" for name, limit in limits.items()}
            )
            if schema != self._schema:
                raise Outdated
            yield connection

    async def _write(self, changes: Sequence[Change], seconds: float) -> None:
        async with self._limited(seconds) as connection:
            for statement, values, sure in changes:
                result = await connection.execute(statement, values)
                if sure and result.rowcount == 0:
                    raise Conflict

    async def read(self, *queries: Query, slow: bool = False) -> list[Rows]:
        """The rows of each query. Raises StoreAway."""
        return await self._answered(partial(self._read, queries), THROUGH_ALL if slow else self._silence)

    async def _read(self, queries: Sequence[Query]) -> list[Rows]:
        engine = self._engine if len(queries) == 1 else self._transactions
        async with engine.connect() as connection:
            return [(await connection.execute(query)).all() for query in queries]

    async def take(self, statement: ReturningUpdate[str], values: Mapping[str, Any]) -> Sequence[str]:
        """What an update returns. Raises StoreAway."""

        async def take(connection: AsyncConnection) -> Sequence[str]:
            return (await connection.scalars(statement, values)).all()

        return await self.run(take)

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """What some work comes to that is one transaction. Raises StoreAway, GivenUp."""
        begin()

        async def transaction() -> T:
            async with self._limited(self._silence) as connection:
                return await work(connection)

        return await self._answered(transaction, self._silence)

    async def _answered(self, work: Callable[[], Coroutine[Any, Any, T]], seconds: float) -> T:
        """What the work comes to. A server that has vanished without a word would be waited for a quarter of
        an hour. Who comes after it was found silent does not wait as long again, for a press may ask several
        times.
        """
        async with self._reached():
            if self._asking is not None:
                await within(SystemClock(), AGAIN, asyncio.shield(self._asking))
            try:
                return await self._for(seconds, work())
            except TimeoutError:
                if self._asking is None:
                    self._asking = asyncio.create_task(self._ask(), name="is the database back?")
                raise

    async def _for(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        """What the work comes to within so many seconds. Raises TimeoutError then: what is given up ends by
        itself, for asyncpg waits for an answer to its cancelling too.
        """
        working = asyncio.create_task(work)
        self._under_way.add(working)
        working.add_done_callback(self._under_way.discard)
        try:
            return await within(SystemClock(), seconds, asyncio.shield(working))
        finally:
            working.cancel()

    async def _ask(self) -> None:
        """Return when the server answers anything, be it that it is gone."""
        try:
            while True:
                with suppress(TimeoutError):
                    await self._for(self._silence, self._read([select(literal(1))]))
                    return
        except Exception:  # whatever it says, it answers
            return
        finally:
            self._asking = None

    @asynccontextmanager
    async def _reached(self) -> AsyncIterator[None]:
        """Raises StoreAway when the server is gone, or goes, or holds us up for too long."""
        try:
            yield
        except Exception as error:
            if _state(error) in _TOO_LONG:
                log.warning("another transaction holds this one up: %s", refused(error))
                raise StoreAway(str(refused(error))) from None
            if isinstance(refused(error), UnreachableDatabase) and _is_gone(error):
                raise self._outage.away(StoreAway(str(refused(error)))) from None
            raise

    async def wait_until_back(self) -> None:
        """Return when it makes sense to ask again."""
        await self._outage.wait_until_over()

    async def scrub(self) -> None:
        """Have the space of deleted rows given back: the server writes over it in its own time."""
        async with self._reached(), self._engine.connect() as connection:
            plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await plain.execute(text("VACUUM"))

    async def drop_old_copies(self) -> None:
        """An upgrade of a server's database leaves none."""

    async def close(self) -> None:
        """Close the connections."""
        self._outage.close()
        if self._asking is not None:
            self._asking.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()
