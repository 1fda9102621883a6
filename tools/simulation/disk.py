"""A disk in virtual time: SQLite's real files, without aiosqlite's threads, and with faults. Without threads
nothing depends on the speed of the machine, so an evening is the same every time. A delay, failure or kill
happens between two statements.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from unittest.mock import patch

from aiosqlite import Connection

AT_ONCE = ("cursor", "fetchall", "close")
"""Statements that follow another at once. Nothing else happens in between, unless the disk is slow."""


class Killed(BaseException):
    """Raised in a process that was killed at this statement."""


@dataclass
class Fuse:
    """Kills the process after a number of statements of the database and calls to Discord.

    after: if the last of them is a statement, it is carried out first, as a commit whose answer is lost.
    kill: how the process is killed. left: how many are left; None while nothing will be killed.
    """

    kill: Callable[[], None]
    left: int | None = None
    after: bool = False

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
    """The disk below the database of the process. dead: its process was killed, and nothing more is carried
    out. slow: seconds that each trip to it takes. full: how many of the next writing statements fail. failed:
    called for each of them.
    """

    fuse: Fuse
    failed: Callable[[], None]
    dead: bool = False
    slow: float = 0.0
    full: int = 0
    _queues: dict[int, asyncio.Lock] = field(default_factory=dict)

    def heal(self) -> None:
        """End all faults from now on."""
        self.slow, self.full, self.fuse.left = 0.0, 0, None

    def moment(self, carry_out: Callable[[], Any], sql: str) -> Any:
        """Count a statement of a transaction that writes, and carry it out unless a fault prevents it."""
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

    async def trip(self, connection: object, carry_out: Callable[[], Any]) -> Any:
        """Make a trip to the thread of a connection, as aiosqlite does: one after the other."""
        queue = self._queues.get(id(connection))
        if queue is None:
            queue = self._queues[id(connection)] = asyncio.Lock()
        async with queue:
            what = getattr(carry_out, "func", carry_out).__name__
            if self.slow or what not in AT_ONCE:
                await asyncio.sleep(self.slow)
            if self.dead and what != "close":
                raise asyncio.CancelledError
            try:
                return carry_out()
            except Killed:
                raise asyncio.CancelledError from None


@contextmanager
def installed(disk: Disk) -> Iterator[None]:
    """Put everything that aiosqlite opens meanwhile on that disk."""

    class Statements(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if sql.startswith(("PRAGMA", "SELECT")):
                return super().execute(sql, *values)
            found: sqlite3.Cursor = disk.moment(partial(super().execute, sql, *values), sql)
            return found

    async def connect(self: Any) -> Any:
        if self._connection is None:
            self._connection = await disk.trip(self, self._connector)
        return self

    def awaited(self: Any) -> Any:
        return connect(self).__await__()

    async def execute(self: Any, carry_out: Callable[..., Any], *args: Any, **more: Any) -> Any:
        if not self._running or not self._connection:
            raise ValueError("Connection closed")
        return await disk.trip(self, partial(carry_out, *args, **more))

    def stop(self: Any) -> None:
        self._running = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    opened = partial(sqlite3.connect, factory=Statements)
    with (
        patch("sqlite3.connect", opened),
        patch.object(Connection, "_connect", connect),
        patch.object(Connection, "__await__", awaited),
        patch.object(Connection, "_execute", execute),
        patch.object(Connection, "stop", stop),
    ):
        yield
