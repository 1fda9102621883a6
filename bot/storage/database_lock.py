"""Exclusive use of a database: a second process learns which process is using it."""

import asyncio
import fcntl
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Row, inspect, text
from sqlalchemy.pool import NullPool

from bot.runtime.clock import SystemClock
from bot.storage.database_url import file_of
from bot.storage.unusable_database import UnusableDatabase, refused, unusable

LIVES = 15.0
"""The number of seconds, by the database's clock, after which a process without a heartbeat counts as
dead.
"""
NOW = "extract(epoch FROM clock_timestamp())::float8"
"""The SQL expression for the database's Unix time."""
OURS = "EXISTS (SELECT FROM alembic_version WHERE version_num = :schema)"
"""The SQL condition that a PostgreSQL database has the schema `:schema`."""


class HeldDatabase(UnusableDatabase):
    """Raised if another process uses the database. The text names that process. beat: the time of its last
    heartbeat, in Unix seconds of the database, or None if it writes none.
    """

    beat: float | None = None


class FileHold:
    """A lock on a file beside the database. Creating one raises HeldDatabase if another process has the lock,
    and UnusableDatabase if the file cannot be written.
    """

    def __init__(self, database: Path) -> None:
        file = _lock_file(database)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as error:
            raise unusable(database, error) or error from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held = _held_file(database, self._file)
            os.close(self._file)
            raise held from None
        self._sign(database)

    def _sign(self, database: Path) -> None:
        """Write the name of this process into the file. If that fails, release the lock and raise
        UnusableDatabase.
        """
        since = datetime.fromtimestamp(SystemClock().now(), UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
        try:
            os.ftruncate(self._file, 0)
            os.write(self._file, f"process {os.getpid()} on {socket.gethostname()}, since {since}\n".encode())
        except OSError as error:
            os.close(self._file)
            raise unusable(database, error) or error from None

    def release(self) -> None:
        """Release the lock."""
        os.close(self._file)


def _lock_file(database: Path) -> Path:
    """Return the lock file of a database, which is the same for every path to the database."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def _held_file(database: Path, lock: int) -> HeldDatabase:
    """Return the error to raise if another process holds the lock on the open file `lock`."""
    return HeldDatabase(_sentence(str(database), os.read(lock, 500).decode(errors="replace").strip()))


def must_be_free(database: Path) -> None:
    """Raise HeldDatabase if a process is using the SQLite file now. No lock file is created."""
    try:
        lock = os.open(_lock_file(database), os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        raise _held_file(database, lock) from None
    finally:
        os.close(lock)


@asynccontextmanager
async def unserved(url: URL) -> AsyncIterator[None]:
    """Ensure that no process uses the database within the context. A PostgreSQL database is only checked at
    the beginning. Raises HeldDatabase, UnusableDatabase and UnreachableDatabase.
    """
    file = file_of(url)
    if file is not None:
        hold = await asyncio.to_thread(FileHold, file)
        try:
            yield
        finally:
            hold.release()
        return
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415  most hosts have a file

    engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(must_be_unserved)
    except Exception as error:
        raise refused(error) or error from None
    yield


def must_be_unserved(connection: Connection) -> None:
    """Raise HeldDatabase if a process uses the PostgreSQL database of a connection."""
    if not inspect(connection).has_table("workers"):
        return
    row = connection.execute(text(_LATEST), {"lives": LIVES}).first()
    if row is not None:
        raise held(row)


def held(row: Row[Any]) -> HeldDatabase:
    """Return the error for a database that another process uses. row: that process's row in `workers`."""
    since = datetime.fromtimestamp(row.since, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    error = HeldDatabase(_sentence("The database of DATABASE_URL", f"{row.name}, since {since}"))
    error.beat = row.beat
    return error


_LATEST = f"SELECT * FROM workers WHERE abs(beat - {NOW}) < :lives ORDER BY beat DESC LIMIT 1"


def _sentence(database: str, holder: str) -> str:
    other = holder or "another process"
    return f"{database} is served by {other}: end that one first, or name another database."
