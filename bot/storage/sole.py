"""One process for one database: whoever comes second is told who holds it.

What holds it is a lock of the operating system, or of PostgreSQL's session: a process that is killed lets go
of it by ending.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol, Self

from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.clock import SystemClock, within
from bot.storage.unusable import UnusableDatabase, refused, unusable
from bot.tables.ports import Displaced

LOCK = 0x9ADD0D
"""The number of the advisory lock that the one process holds, other than that of migrations; workers share
it (bot/storage/shared.py)."""

SILENCE = 10.0
"""A server that tells a session nothing for so many seconds is away: who gives it up loses its locks."""


class HeldDatabase(UnusableDatabase):
    """Another process serves the database; the text says which."""


@contextmanager
def displaced() -> Iterator[None]:
    """Raises Displaced in the place of HeldDatabase: for a process that has served the database until now."""
    try:
        yield
    except HeldDatabase as error:
        raise Displaced(str(error)) from None


class Hold(Protocol):
    """The right to serve a database, which this process has."""

    async def renew(self) -> None:
        """Take it anew if it was lost. Raises HeldDatabase when another process has it by now,
        UnreachableDatabase.
        """

    async def release(self) -> None:
        """Give it back."""


async def hold(url: URL) -> Hold:
    """Become the one process of that database. Raises HeldDatabase when another one is, UnusableDatabase when
    that cannot be found out.
    """
    if url.get_backend_name() == "sqlite":
        return await asyncio.to_thread(FileHold, Path(url.database or ""))
    return await SessionHold.take(url)


class FileHold:
    """A lock on a file beside the database: one on the database itself would get into SQLite's way."""

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
        """Write who holds it, for whoever comes second."""
        since = datetime.fromtimestamp(SystemClock().now(), UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
        try:
            os.ftruncate(self._file, 0)
            os.write(self._file, f"process {os.getpid()} on {socket.gethostname()}, since {since}\n".encode())
        except OSError as error:
            os.close(self._file)
            raise unusable(database, error) or error from None

    async def renew(self) -> None:
        """Nothing: the lock lasts as long as the process."""

    async def release(self) -> None:
        """Let go; the file stays, since somebody may be waiting at it."""
        os.close(self._file)


def _lock_file(database: Path) -> Path:
    """The file that is locked for that one; however it is called, it is one database."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def _held_file(database: Path, lock: int) -> HeldDatabase:
    """That another process has the lock, which is open as that file."""
    return HeldDatabase(_sentence(str(database), os.read(lock, 500).decode(errors="replace").strip()))


def must_be_free(database: Path) -> None:
    """Raises HeldDatabase when a process serves that SQLite file now. Nothing is made or kept."""
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


async def session_must_be_free(connection: AsyncConnection) -> None:
    """The same of the PostgreSQL database at the other end of that connection."""
    row = (await connection.execute(text(_HOLDER), {"lock": LOCK})).first()
    if row is not None:
        raise _held(row)


def _held(row: Any) -> HeldDatabase:
    """That another process has the lock; row: what `_HOLDER` found, None for nothing."""
    holder = "" if row is None else f"{row.name.removeprefix('paddock: ')}, since {row.since} UTC"
    return HeldDatabase(_sentence("The database of DATABASE_URL", holder))


async def session(url: URL) -> AsyncConnection:
    """A connection that holds locks, under a name that tells whose it is. Raises UnusableDatabase,
    UnreachableDatabase.
    """
    name = f"paddock: process {os.getpid()} on {socket.gethostname()}"[:63]
    engine = create_async_engine(
        url,
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
        connect_args={"server_settings": {"application_name": name}},
    )
    try:
        connection = await within(SystemClock(), SILENCE, engine.connect())
        await connection.execute(text(_NOTICE))
        return connection
    except Exception as error:
        raise refused(error) or error from None


async def held(connection: AsyncConnection) -> HeldDatabase:
    """That another process has the lock, in a sentence; the connection is closed."""
    row = (await connection.execute(text(_HOLDER), {"lock": LOCK})).first()
    await connection.close()
    return _held(row)


class SessionHold:
    """An advisory lock of PostgreSQL, held by a connection of its own."""

    def __init__(self, connection: AsyncConnection, url: URL) -> None:
        self._connection = connection
        self._url = url

    @classmethod
    async def take(cls, url: URL) -> Self:
        """Connect, and take the lock. Raises UnusableDatabase, UnreachableDatabase."""
        return cls(await cls._locked(url), url)

    @staticmethod
    async def _locked(url: URL) -> AsyncConnection:
        connection = await session(url)
        if await connection.scalar(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": LOCK}):
            return connection
        raise await held(connection)

    async def renew(self) -> None:
        """Connect anew if the server has been away, and take the lock again."""
        try:
            await self._connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            lost, self._connection = self._connection, await self._locked(self._url)
            await lost.close()

    async def release(self) -> None:
        """Let go, by closing the connection."""
        await self._connection.close()


_HOLDER = """
SELECT a.application_name AS name,
       to_char(a.backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS since
FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
WHERE l.locktype = 'advisory' AND l.granted AND l.objid = :lock
  AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


_NOTICE = """
SELECT set_config('tcp_keepalives_idle', '20', false), set_config('tcp_keepalives_interval', '5', false),
       set_config('tcp_keepalives_count', '4', false)
"""
"""Has the server notice within a minute that nobody is at the other end, and let go of the locks."""


def _sentence(database: str, holder: str) -> str:
    other = holder or "another process"
    return f"{database} is served by {other}: end that one first, or name another database."
