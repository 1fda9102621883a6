"""A SQLite file in WAL mode, where every transaction is synced to the disk."""

import asyncio
import glob
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from errno import EISDIR
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from sqlalchemy import Connection, Delete, Insert, Update, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from bot.model.store_errors import Conflict
from bot.runtime.clock import SystemClock
from bot.runtime.pending_answer import begin
from bot.storage.database import PROMPT, Change, Query, Rows, Taking, carry_out
from bot.storage.migrate import MIGRATIONS, Migrations
from bot.storage.outage import Outage
from bot.storage.unusable_database import away, damaged, malformed, unusable

log = logging.getLogger(__name__)

R = TypeVar("R")
S = TypeVar("S", bound="Sqlite")

PATIENCE = PROMPT
"""The number of seconds for which a transaction waits for another process that is writing."""

COPY_DAYS = 14
"""The number of days after which the copy that an upgrade leaves beside the file is deleted."""

_PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
"""The settings of each connection. secure_delete overwrites deleted data with zeros."""

_PRIVATE = 0o600


_DIALECT = sqlite.dialect(paramstyle="named")


def _carry_out_compiled(connection: Connection, changes: Sequence[Change]) -> None:
    """Carry out the changes as `carry_out` does, but compile each statement only once (docs/decisions/0022).
    Raises Conflict.
    """
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    for change in changes:
        statement, values, sure = change
        if not values:
            carry_out(connection, [change])
            continue
        sql, own = _compiled(statement, tuple(values))
        if driver.execute(sql, {**own, **values}).rowcount == 0 and sure:
            raise Conflict


@lru_cache(maxsize=300)
def _compiled(
    statement: Insert | Update | Delete, names: tuple[str, ...]
) -> tuple[str, Mapping[str, object]]:
    """Return the SQL of a statement whose parameters have these names, and the values already contained in
    it.
    """
    compiled = statement.compile(dialect=_DIALECT, column_keys=list(names))
    return str(compiled), compiled.params


class Transaction(Generic[R]):
    """Work for a transaction. Its outcome is stored in `result` or `error`."""

    result: R

    def __init__(self, work: Callable[[Connection], R]) -> None:
        self.error: BaseException | None = None
        self._work = work

    def carry_out(self, connection: Connection) -> None:
        """Do the work in the transaction of the connection."""
        self.result = self._work(connection)


class FileConnection:
    """A connection with its own thread, which carries out a whole transaction in one call
    (docs/decisions/0022). begin: the statement that begins a transaction.
    """

    def __init__(self, path: Path, begin: str) -> None:
        self._path = path
        self._begin = begin
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite")
        self._waiting: deque[Transaction[Any]] = deque()
        self._open = False

    async def open(self) -> None:
        """Connect. Raises sqlite3.Error."""
        await self._on_thread(self._connect)

    def _connect(self) -> None:
        self._db = _connect(self._path)
        engine = create_engine(
            "sqlite://",
            creator=lambda: self._db,
            poolclass=NullPool,
            hide_parameters=True,
            execution_options={"begin": self._begin},
        )
        event.listen(engine, "begin", begin_explicitly)
        self._connection = engine.connect()
        self._open = True

    async def carry_out(self, work: Callable[[Connection], R]) -> R:
        """Return the result of `work` once its changes, all or none, are on disk. Raises the errors of `work`
        and of the commit.
        """
        transaction = Transaction(work)
        self._waiting.append(transaction)
        await self._on_thread(self._carry_out_waiting)
        if transaction.error is not None:
            raise transaction.error
        return transaction.result

    async def call(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Return the result of `work`, which runs outside of a transaction."""
        return await self._on_thread(lambda: work(self._db))

    async def close(self) -> None:
        """Close the connection after the transactions in progress."""
        if self._open:
            self._open = False
            await self._on_thread(self._connection.close)
        self._thread.shutdown(wait=False)

    async def _on_thread(self, work: Callable[[], R]) -> R:
        """Run `work` on the connection's thread, and return its result. If the caller is cancelled, the work
        continues.
        """
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._thread, work))

    def _carry_out_waiting(self) -> None:
        """Carry out all waiting transactions, and store the error of a failed transaction in its `error`."""
        group = [self._waiting.popleft() for _ in range(len(self._waiting))]
        if not group:
            return
        try:
            with self._connection.begin():
                if len(group) == 1:
                    group[0].carry_out(self._connection)
                else:
                    for transaction in group:
                        self._attempt(transaction)
        except Exception as error:
            if getattr(getattr(error, "orig", error), "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
                while self._waiting:  # Callers queued meanwhile already waited for this write.
                    group.append(self._waiting.popleft())
            for transaction in group:
                transaction.error = error

    def _attempt(self, transaction: Transaction[Any]) -> None:
        """Carry out one transaction, and store its error if it fails. Raise the error if it has rolled
        everything back.
        """
        self._db.execute("SAVEPOINT one_of_them")
        try:
            transaction.carry_out(self._connection)
        except Exception as error:
            transaction.error = error
            if not self._db.in_transaction:  # a failing disk rolls everything back
                raise
            self._db.execute("ROLLBACK TO one_of_them")
        self._db.execute("RELEASE one_of_them")


def _inspect(path: Path, migrations: Migrations) -> None:
    """Check, without writing anything, whether the file is a database that this version can use. Raises
    UnusableDatabase (including NewerSchema and OlderSchema), SQLAlchemyError and OSError.
    """
    if not path.exists():
        return
    if path.is_dir():
        raise IsADirectoryError(EISDIR, "it is a folder")
    address = f"{path.absolute().as_uri()}?mode=ro"
    engine = create_engine(
        "sqlite://", poolclass=NullPool, creator=lambda: sqlite3.connect(address, uri=True, timeout=PATIENCE)
    )
    with engine.connect() as connection:
        migrations.pending(connection)
        journal = path.with_name(f"{path.name}-wal")
        if journal.exists() and connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
            raise malformed(path)


def keep_private(path: Path) -> None:
    """Create the file and its folder if they do not exist, and make the file accessible only to the bot's
    user, if possible.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(_PRIVATE)
    for each in (path, *(path.with_name(f"{path.name}{beside}") for beside in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):  # a file of another user, who set its permissions
            each.chmod(_PRIVATE)


def _write_nothing(db: sqlite3.Connection) -> None:
    """Write a page unchanged, which fails on a full or read-only disk."""
    (mark,) = db.execute("PRAGMA user_version").fetchone()
    db.execute(f"PRAGMA user_version={mark}")


def _scrub(db: sqlite3.Connection) -> bool:
    """Rewrite the file from its content, and truncate the journal. Return False if another connection reads
    the journal for too long.
    """
    db.execute("VACUUM")
    (busy, _, _) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    _switch_to_wal(db)
    for pragma in _PRAGMAS:
        db.execute(f"PRAGMA {pragma}")
    return db


def _switch_to_wal(db: sqlite3.Connection) -> None:
    """Switch the file to WAL mode, and retry for PATIENCE seconds. Raises sqlite3.OperationalError."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


class Sqlite:
    """A Database in a SQLite file, with one connection for writing and one for reading."""

    def __init__(self, path: Path, reader: FileConnection, writer: FileConnection) -> None:
        self._path = path
        self._reader = reader
        self._writer = writer
        self._outage = Outage(self._probe)
        self._scrubbing = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, migrations: Migrations = MIGRATIONS) -> Self:
        """Open the file, creating it and its folder if necessary, and migrate it, after copying a file with
        an older schema. Raises UnusableDatabase if it cannot be used.
        """
        try:
            await asyncio.to_thread(_inspect, path, migrations)
            return await _opened_or_closed(cls._open(path, migrations))
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise unusable(path, error) or error from error

    @classmethod
    async def _open(cls, path: Path, migrations: Migrations) -> Self:
        await asyncio.to_thread(keep_private, path)
        reader, writer = FileConnection(path, "BEGIN"), FileConnection(path, "BEGIN IMMEDIATE")
        database = cls(path, reader, writer)
        try:
            await writer.open()
            await reader.open()
            older = await writer.carry_out(migrations.pending)
            if older is not None:
                await _copy(writer, path, older)
            await writer.carry_out(migrations.upgrade)
            await writer.call(_write_nothing)
        except BaseException:
            await database.close()
            raise
        return database

    async def write(self, *changes: Change, slow: bool = False) -> None:  # noqa: ARG002  it waits for locks alone
        """Carry out all changes or none. Raises Conflict if a sure change touches no row, StoreAway,
        UnusableDatabase if the file is damaged, and GivenUp if the press that causes them was refused.
        """
        begin()
        with self._reached():
            await self._writer.carry_out(lambda connection: _carry_out_compiled(connection, changes))
        self._outage.over()

    async def read(self, *queries: Query, slow: bool = False) -> list[Rows]:  # noqa: ARG002  as above
        """Return the rows of each query. Raises StoreAway, and UnusableDatabase if the file is damaged."""
        with self._reached():
            return await self._reader.carry_out(
                lambda connection: [connection.execute(query).all() for query in queries]
            )

    async def take(self, statement: Taking, values: Mapping[str, object]) -> Rows:
        """Return the rows that a change returns. Raises StoreAway and GivenUp."""
        begin()
        with self._reached():
            return await self._writer.carry_out(
                lambda connection: connection.execute(statement, values).all()
            )

    @contextmanager
    def _reached(self) -> Iterator[None]:
        """Raise StoreAway if the file is locked, or its disk is full, read-only or failing, and
        UnusableDatabase if the file is damaged, within the context.
        """
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error) as error:
            passes = away(self._path, error)
            if passes is None:
                raise damaged(self._path, error) or error from None
            raise self._outage.away(passes) from None

    async def _probe(self) -> None:
        with self._reached():
            await self._writer.call(_write_nothing)

    async def wait_until_back(self) -> None:
        """Wait until a retry makes sense."""
        await self._outage.wait_until_over()

    async def drop_old_copies(self) -> None:
        """Delete the copies that upgrades left more than COPY_DAYS ago."""
        await asyncio.to_thread(_drop_copies, self._path, SystemClock().now() - COPY_DAYS * 86_400.0)

    async def scrub(self) -> None:
        """Rewrite the file and empty the journal beside it, to remove deleted data, and delete the copies
        left by upgrades. Raises StoreAway.
        """
        with self._reached():
            if self._next is None:
                self._next = asyncio.create_task(self._scrub_in_turn(), name="scrub")
            await asyncio.shield(self._next)

    async def _scrub_in_turn(self) -> None:
        async with self._scrubbing:
            self._next = None
            emptied = await self._writer.call(_scrub)
            await asyncio.to_thread(_drop_copies, self._path, SystemClock().now())
        if not emptied:
            log.warning("another program reads the database: the journal beside it is emptied when it ends")

    async def close(self) -> None:
        """Close the file after the transactions in progress."""
        self._outage.close()
        await self._reader.close()
        await self._writer.close()


async def _opened_or_closed(opening: Coroutine[object, None, S]) -> S:
    """Return the opened database, or close it if the caller is cancelled."""
    task = asyncio.ensure_future(opening)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        with suppress(Exception):
            await (await task).close()
        raise


def begin_explicitly(connection: Connection) -> None:
    """Send BEGIN, which sqlite3 omits before SELECT and before schema changes."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


async def _copy(writer: FileConnection, path: Path, schema: str) -> None:
    """Copy the file beside itself, replacing the copy of an earlier attempt."""
    copy = path.with_name(f"{path.name}.{schema}")
    await asyncio.to_thread(copy.unlink, missing_ok=True)
    await asyncio.to_thread(copy.touch, _PRIVATE)
    await writer.call(lambda db: db.execute("VACUUM INTO ?", (str(copy),)))
    log.info(
        "before the upgrade: %s is a copy of the database with schema %s, and is deleted after %d days, or "
        "when somebody has their data deleted",
        copy,
        schema,
        COPY_DAYS,
    )


def _drop_copies(path: Path, before: float) -> None:
    """Delete the copies beside the file that are older than the Unix time `before`."""
    for copy in path.parent.glob(f"{glob.escape(path.name)}.[0-9][0-9][0-9][0-9]"):
        try:
            if copy.stat().st_mtime <= before:
                copy.unlink()
                log.info("%s, the copy from before an upgrade, is deleted", copy.name)
        except OSError as error:
            log.warning("%s, a copy from before an upgrade, can't be deleted: %s", copy.name, error.strerror)
