"""A disk in virtual time: SQLite's real files, without threads, so that an evening is the same every time,
and with faults. A delay, a failure or a kill happens between two statements.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Self
from unittest.mock import patch

from bot.storage.sqlite import FileConnection


class Killed(BaseException):
    """Raised by the statement at which a process is killed, and by every later one in a transaction that
    writes.
    """


@dataclass
class Fuse:
    """Kills the process after a number of statements of the database and calls to Discord."""

    kill: Callable[[], None]
    """The function that kills the process."""
    left: int | None = None
    """The number of statements and calls until the process is killed, or None."""
    after: bool = False
    """Whether the last statement is carried out before the process is killed."""

    def burn(self) -> bool:
        """Count a statement or a call, and return whether it kills the process."""
        if self.left is None:
            return False
        self.left -= 1
        if self.left > 0:
            return False
        self.left = None
        self.kill()
        return True


@dataclass
class Disk:
    """The disk on which the process's database is stored."""

    fuse: Fuse
    failed: Callable[[], None]
    """The function that is called for each statement that fails."""
    dead: bool = False
    """Whether the process was killed."""
    slow: float = 0.0
    """The number of seconds that each access to the disk takes."""
    full: int = 0
    """The number of writes that will fail because the disk is full."""
    _queues: dict[int, asyncio.Lock] = field(default_factory=dict)

    def heal(self) -> None:
        """End all faults."""
        self.slow, self.full, self.fuse.left = 0.0, 0, None

    def moment(self, carry_out: Callable[[], Any], sql: str) -> Any:
        """Count a statement of a transaction that writes, carry it out, and return the result. Raises
        sqlite3.OperationalError if the disk is full, and Killed if the process is dead or dies at this
        statement.
        """
        if self.dead:
            raise Killed
        if self.full and not sql.startswith(("ROLLBACK", "RELEASE")):
            self.full -= 1
            self.failed()
            full = sqlite3.OperationalError("database or disk is full")
            full.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise full
        if self.fuse.burn():
            if self.fuse.after:
                carry_out()
            self.dead = True
            raise Killed
        return carry_out()

    async def trip(self, connection: FileConnection, work: Callable[[], Any]) -> Any:
        """Do a connection's work after its earlier work, and return the result. Raises asyncio.CancelledError
        if the process is killed, and the errors of the work.
        """
        queue = self._queues.get(id(connection))
        if queue is None:
            queue = self._queues[id(connection)] = asyncio.Lock()
        async with queue:
            closes = getattr(work, "__name__", "") == "close"
            if self.slow or not closes:
                await asyncio.sleep(self.slow)
            if self.dead and not closes:
                raise asyncio.CancelledError
            try:
                return work()
            except Killed:
                raise asyncio.CancelledError from None


@contextmanager
def installed(disk: Disk) -> Iterator[None]:
    """Make SQLite use the disk for every file that is opened within the context."""

    class Cursor(sqlite3.Cursor):
        def execute(self, sql: str, *values: Any) -> Self:
            if sql == "BEGIN" or sql.startswith(("PRAGMA", "SELECT")):
                return super().execute(sql, *values)
            found: Self = disk.moment(partial(super().execute, sql, *values), sql)
            if sql == "BEGIN IMMEDIATE":
                assert isinstance(self.connection, File)
                self.connection.writes = True
            return found

    class File(sqlite3.Connection):
        writes = False

        def cursor(self, factory: Any = Cursor) -> Any:
            return super().cursor(factory)

        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            found: sqlite3.Cursor = self.cursor().execute(sql, *values)
            return found

        def commit(self) -> None:
            if self.writes:
                disk.moment(super().commit, "COMMIT")
            else:
                super().commit()

    async def on_thread(self: FileConnection, work: Callable[[], Any]) -> Any:
        return await disk.trip(self, work)

    with (
        patch("sqlite3.connect", partial(sqlite3.connect, factory=File)),
        patch.object(FileConnection, "_on_thread", on_thread),
    ):
        yield
