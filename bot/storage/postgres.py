"""A PostgreSQL database, through asyncpg."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import lru_cache, partial
from typing import Any, Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.model.store_errors import Conflict, Outdated, StoreAway
from bot.runtime.clock import SystemClock, within
from bot.runtime.pending_answer import begin
from bot.storage.database import PROMPT, Change, Query, Rows, Taking, carry_out
from bot.storage.database_lock import OURS
from bot.storage.migrate import MIGRATIONS, Migrations
from bot.storage.outage import Outage
from bot.storage.schema import facts
from bot.storage.unusable_database import UnreachableDatabase, of_asyncpg, refused

log = logging.getLogger(__name__)

T = TypeVar("T")
Changing = TypeVar("Changing", sa.Update, sa.Delete)

THROUGH_ALL = 30.0
"""The time limit in seconds of a slow transaction, such as an export or a page of a long query."""
AGAIN = 0.1
"""The number of seconds for which a new transaction waits for an answer while the server is known to be
silent.
"""
IDLE = 3.0
"""The number of seconds after which the server ends an idle transaction."""
LOCK_SHARE = 0.75
"""The maximum share of a statement's time for which it waits for the uncommitted changes of others."""
_LIMITED = sa.text("""
SELECT version_num,
    set_config('idle_in_transaction_session_timeout', :idle_in_transaction_session_timeout, true),
    set_config('lock_timeout', :lock_timeout, true), set_config('statement_timeout', :statement_timeout, true)
FROM alembic_version
""")
"""The query that sets limits for the rest of the transaction, and returns the schema."""
_SCHEMA = sa.text("SELECT version_num FROM alembic_version")
_NOTHING = Change(sa.delete(facts).where(sa.false()))
"""A write that changes nothing. A read-only server rejects it."""


_PASSING = ("08", "57P", "53", "25006", "25P03")
"""The SQLSTATE prefixes of temporary failures."""
_IN_THE_WAY = ("55P03", "57014", "40P01")
"""The SQLSTATEs of a lock or statement timeout and of a deadlock."""


def _is_gone(error: BaseException) -> bool:
    """Return whether the connection is lost, or no server can carry out the request at the moment."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    original = getattr(error, "orig", None) or error
    return isinstance(original, OSError) or of_asyncpg(original) or _state(error).startswith(_PASSING)


def _state(error: BaseException) -> str:
    return str(getattr(getattr(error, "orig", None) or error, "sqlstate", ""))


async def _connect(*args: object, **arguments: Any) -> Any:
    import asyncpg  # noqa: PLC0415  the package is optional

    from bot.storage.closing_connection import ClosingConnection  # noqa: PLC0415  it needs asyncpg

    return await asyncpg.connect(*args, connection_class=ClosingConnection, **arguments)


UNPREPARED = {
    "async_creator_fn": _connect,
    "statement_cache_size": 0,
    "prepared_statement_cache_size": 0,
    "prepared_statement_name_func": lambda: "",
}
"""The arguments for a connection that leaves no prepared statements on the server, as PgBouncer in
transaction mode requires.
"""


def _limits(seconds: float) -> dict[str, str]:
    """Return the settings that limit how long a transaction can be idle, and how long a statement can wait
    for a lock and take in total. seconds: the time allowed for a statement.
    """
    limits = {
        "idle_in_transaction_session_timeout": IDLE,
        "lock_timeout": LOCK_SHARE * seconds,
        "statement_timeout": seconds,
    }
    return {name: f"{1000 * limit:.0f}ms" for name, limit in limits.items()}


def _can_check(change: Change) -> bool:
    """Return whether a change can check the schema itself."""
    if isinstance(change.statement, sa.Insert):
        return bool(change.values) and change.statement.select is None
    return True


def _checked(change: Change, schema: str) -> Change:
    """Return a change that touches rows only if the database has the given schema."""
    statement, values, _ = change
    if isinstance(statement, sa.Insert):
        statement = _checked_insert(statement, tuple(values))
    else:
        statement = _checked_update(statement)
    return change._replace(statement=statement, values={**values, "schema": schema})


@lru_cache(maxsize=100)
def _checked_insert(statement: sa.Insert, names: tuple[str, ...]) -> sa.Insert:
    columns = [each for each in statement.table.columns if each.name in names]
    row = sa.select(*(sa.bindparam(each.name, type_=each.type) for each in columns)).where(sa.text(OURS))
    return statement.from_select(columns, row)


@lru_cache(maxsize=100)
def _checked_update(statement: Changing) -> Changing:
    """Return the update or deletion restricted to a database whose schema is the value of the parameter
    `schema`.
    """
    return statement.where(sa.text(OURS))


def _unlimited(url: sa.URL) -> AsyncEngine:
    """Return an engine without time limits, which keeps no connections open."""
    return create_async_engine(url, poolclass=NullPool, hide_parameters=True, connect_args=UNPREPARED)


async def _is_pooled(connection: AsyncConnection) -> bool:
    """Return whether a pooler such as PgBouncer is in front of the server."""
    opened = (await connection.get_raw_connection()).driver_connection
    assert opened is not None
    answering = await connection.scalar(sa.text("SELECT pg_backend_pid()"))
    return bool(opened.get_server_pid() != answering)


class Postgres:
    """A Database on a PostgreSQL server, or behind PgBouncer in transaction mode."""

    def __init__(self, engine: AsyncEngine, schema: str, silence: float, *, pooled: bool) -> None:
        self._engine = engine
        self._transactions = engine.execution_options(isolation_level="READ COMMITTED")
        self._pooled = pooled
        self.schema = schema
        self._silence = silence
        self._outage = Outage(partial(self.write, _NOTHING))
        self._under_way: set[asyncio.Task[object]] = set()
        self._asking: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, url: sa.URL, migrations: Migrations = MIGRATIONS, *, silence: float | None = None
    ) -> Self:
        """Connect and migrate. Once a newer version has migrated further, every write raises Outdated.
        silence: the number of seconds without an answer after which the server counts as unreachable, or None
        for PROMPT. Raises UnusableDatabase and UnreachableDatabase.
        """
        first = _unlimited(url)
        try:
            async with first.begin() as connection:
                await connection.run_sync(migrations.upgrade)
                pooled = await _is_pooled(connection)
        except BaseException as error:
            raise refused(error) or error from None
        finally:
            await first.dispose()
        silence = PROMPT if silence is None else silence
        direct = {"async_creator_fn": _connect, "server_settings": _limits(silence)}
        engine = create_async_engine(
            url,
            isolation_level="AUTOCOMMIT",
            pool_pre_ping=True,
            pool_timeout=None,  # `_answered` limits every wait
            hide_parameters=True,
            connect_args=UNPREPARED if pooled else direct,
        )
        return cls(engine, migrations.newest, silence, pooled=pooled)

    async def write(self, *changes: Change, slow: bool = False) -> None:
        """Carry out all changes or none. Raises Conflict if a sure change touches no row, StoreAway, and
        GivenUp if the press that causes them was refused.
        """
        begin()
        if slow or self._pooled or not _can_check(changes[0]):
            seconds = THROUGH_ALL if slow else self._silence
            await self._answered(partial(self._write, changes, seconds), seconds)
        else:
            await self._answered(partial(self._write_checked, *changes), self._silence)
        self._outage.over()

    async def _write(self, changes: Sequence[Change], seconds: float) -> None:
        async with self._transaction(seconds) as connection:
            await connection.run_sync(carry_out, changes)

    async def _write_checked(self, first: Change, *others: Change) -> None:
        """Carry out changes. The first one checks the schema itself, which saves round trips
        (docs/decisions/0022). Raises Outdated and Conflict.
        """
        statement, values, sure = _checked(first, self.schema)
        async with self._transactions.begin() if others else self._engine.connect() as connection:
            if not (await connection.execute(statement, values)).rowcount:
                if await connection.scalar(_SCHEMA) != self.schema:
                    raise Outdated
                if sure:
                    raise Conflict
            await connection.run_sync(carry_out, others)

    @asynccontextmanager
    async def _transaction(self, seconds: float) -> AsyncIterator[AsyncConnection]:
        """Open a transaction whose statements take at most `seconds` seconds each. Raises Outdated."""
        async with self._transactions.begin() as connection:
            if await connection.scalar(_LIMITED, _limits(seconds)) != self.schema:
                raise Outdated
            yield connection

    @asynccontextmanager
    async def _alone(self, seconds: float) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading, or for one statement, with the given time limit."""
        if self._pooled or seconds != self._silence:
            async with self._transaction(seconds) as connection:
                yield connection
        else:
            async with self._engine.connect() as connection:
                yield connection

    async def read(self, *queries: Query, slow: bool = False) -> list[Rows]:
        """Return the rows of each query. Raises StoreAway."""
        seconds = THROUGH_ALL if slow else self._silence
        return await self._answered(partial(self._read, queries, seconds), seconds)

    async def _read(self, queries: Sequence[Query], seconds: float) -> list[Rows]:
        async with self._alone(seconds) as connection:
            return [(await connection.execute(query)).all() for query in queries]

    async def take(self, statement: Taking, values: Mapping[str, object]) -> Rows:
        """Return the rows that a change returns, or none if the database has another schema. Raises StoreAway
        and GivenUp.
        """
        begin()
        ours = _checked_update(statement) if isinstance(statement, sa.Update) else statement
        return await self.alone(
            lambda connection: connection.execute(ours, {**values, "schema": self.schema})
        )

    async def alone(self, ask: Callable[[AsyncConnection], Awaitable[sa.CursorResult[Any]]]) -> Rows:
        """Run one statement as its own transaction, and return its rows. A statement that changes anything
        must check the schema itself. Raises StoreAway.
        """

        async def asked() -> Rows:
            async with self._alone(self._silence) as connection:
                return (await ask(connection)).all()

        return await self._answered(asked, self._silence)

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Return the result of `work`, which is one transaction. Raises StoreAway, GivenUp and the errors of
        `work`.
        """
        begin()

        async def transaction() -> T:
            async with self._transaction(self._silence) as connection:
                return await work(connection)

        return await self._answered(transaction, self._silence)

    async def _answered(self, work: Callable[[], Coroutine[object, None, T]], seconds: float) -> T:
        """Return the result of `work`, which must arrive within `seconds` seconds. Raises StoreAway, and the
        other errors of `work`.
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

    async def _for(self, seconds: float, work: Coroutine[object, None, T]) -> T:
        """Return the result of `work`. After `seconds` seconds, cancel it without waiting for its end, and
        raise TimeoutError.
        """
        working = asyncio.create_task(work)
        self._under_way.add(working)
        working.add_done_callback(self._under_way.discard)
        try:
            return await within(SystemClock(), seconds, asyncio.shield(working))
        finally:
            working.cancel()

    async def _ask(self) -> None:
        """Return once the server has answered at all, even with an error."""
        try:
            while True:
                with suppress(TimeoutError):
                    await self._for(self._silence, self._read([sa.select(sa.literal(1))], self._silence))
                    return
        except Exception:  # an error is an answer, too
            return
        finally:
            self._asking = None

    @asynccontextmanager
    async def _reached(self) -> AsyncIterator[None]:
        """Raise StoreAway if the server is unreachable or shutting down, or does not answer in time, within
        the context.
        """
        try:
            yield
        except Exception as error:
            if _state(error) in _IN_THE_WAY:
                log.warning("another transaction holds this one up: %s", refused(error))
                raise StoreAway(str(refused(error))) from None
            if isinstance(refused(error), UnreachableDatabase) and _is_gone(error):
                raise self._outage.away(StoreAway(str(refused(error)))) from None
            raise

    async def wait_until_back(self) -> None:
        """Wait until a retry makes sense."""
        await self._outage.wait_until_over()

    async def scrub(self) -> None:
        """Make the server release the space of deleted rows. Raises StoreAway."""
        engine = _unlimited(self._engine.url)
        async with self._reached(), engine.connect() as connection:
            plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await plain.execute(sa.text("VACUUM"))

    async def drop_old_copies(self) -> None:
        """Do nothing, because upgrades leave no copies."""

    async def close(self) -> None:
        """Close the connections after the transactions in progress."""
        self._outage.close()
        if self._asking is not None:
            self._asking.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()
