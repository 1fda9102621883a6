"""A disk in virtual time: SQLite's real files, without threads, and with faults. Without threads nothing
depends on the speed of the machine, so an evening is the same every time. A delay, failure or kill happens
between two statements.
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
    """Raised in a process that was killed at this statement."""


@dataclass
class Fuse:
    """Kills the process after a number of statements of the database and calls to Discord."""

    kill: Callable[[], None]
    """How the process is killed."""
    left: int | None = None
    """The number of statements and calls until the process is killed, or None while nothing will be
    killed.
    """
    after: bool = False
    """Whether the last one, if it is a statement, is carried out before the process is killed, as a commit
    whose answer is lost.
    """

    def burn(self) -> bool:
        """Count a statement or a call, and return whether it is the last, which kills the process."""
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
    """The disk below the database of the process."""

    fuse: Fuse
    failed: Callable[[], None]
    """Called for each statement that fails."""
    dead: bool = False
    """Whether the process was killed, so that nothing more is carried out."""
    slow: float = 0.0
    """The seconds that each access to the disk takes."""
    full: int = 0
    """How many of the next writing statements fail because the disk is full."""
    _queues: dict[int, asyncio.Lock] = field(default_factory=dict)

    def heal(self) -> None:
        """End all faults from now on."""
        self.slow, self.full, self.fuse.left = 0.0, 0, None

    def moment(self, carry_out: Callable[[], Any], sql: str) -> Any:
        """Count a statement of a transaction that writes, and carry it out unless a fault prevents it. Return
        its result. Raises sqlite3.OperationalError if the disk is full, and Killed if the process is dead or
        dies at this statement.
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
        """Do the work of a connection after its earlier work is done, as the connection's thread would, and
        return its result. Raises asyncio.CancelledError if the process is killed, and the errors of the work.
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
    """Let every file of SQLite that is opened in the `with` block lie on that disk."""

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
