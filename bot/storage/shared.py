"""Several processes for one PostgreSQL: workers, which are as one.

What a worker holds are advisory locks of one session, so whoever is killed lets go of everything by ending:
nobody leads, and no lease has to run out.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Self

from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import SystemClock, sleep, within
from bot.storage.database import PROMPT
from bot.storage.sole import LOCK, SILENCE, held, session
from bot.storage.unusable import UnreachableDatabase
from bot.tables.ports import StoreAway

_CLAIMS = 0x9ADD
"""The class of the advisory locks of single tables and lobbies."""
PATIENCE = 60.0
"""A worker that is the first is so many seconds alone, at most, until it has read what is there."""


class SharedHold:
    """The right to serve a database beside other workers, and to be the one that touches a table's messages.

    first: no other worker lived when this one came; until `renew`, none comes in beside it.
    """

    def __init__(self, connection: AsyncConnection, url: URL, *, first: bool) -> None:
        self.first = first
        self._connection = connection
        self._url = url
        self._turn = asyncio.Lock()
        self._answered: asyncio.Future[Any] | None = None
        self._returning: set[asyncio.Future[None]] = set()

    @classmethod
    async def take(cls, url: URL) -> Self:
        """Come in: as the first, alone for now, or beside others. Raises HeldDatabase when a process has the
        database for itself, UnusableDatabase, UnreachableDatabase.
        """
        connection, first = await _taken(url)
        return cls(connection, url, first=first)

    async def renew(self) -> None:
        """Let others in, once; connect anew if the server has been away. Raises HeldDatabase,
        UnreachableDatabase.
        """
        async with self._turn:
            if self._connection.closed:
                return  # released, by a stop in the middle of a start
            if self.first:
                await self._let_in()
            else:
                await self._live()

    async def _let_in(self) -> None:
        self.first = False
        await _locks(self._connection, "pg_advisory_lock_shared")
        await _locks(self._connection, "pg_advisory_unlock")

    async def release(self) -> None:
        """Let go of everything, by closing the connection."""
        async with self._turn:
            await self._connection.close()

    async def claim(self, id: str) -> bool:
        """Be the one that touches the messages of that table or lobby, unless another worker is. Raises
        StoreAway, soon enough for a press that waits for it.
        """
        lock = "SELECT pg_try_advisory_lock(:class, hashtext(:id))"
        asking = asyncio.ensure_future(self._ask(lock, id))
        try:
            return bool(await within(SystemClock(), PROMPT, asyncio.shield(asking)))
        except TimeoutError:
            if asking is self._answered:
                asking.add_done_callback(partial(self._too_late, id))
            else:
                asking.cancel()  # it waits for its turn: nothing was asked
            raise StoreAway("PostgreSQL does not answer: TimeoutError.") from None

    def _too_late(self, id: str, asked: asyncio.Future[Any]) -> None:
        """Nobody waits for the claim any more: give it back if it was had."""
        if not asked.cancelled() and asked.exception() is None and asked.result():
            returning = asyncio.ensure_future(self.let_go(id))
            self._returning.add(returning)
            returning.add_done_callback(self._returned)

    def _returned(self, returning: asyncio.Future[None]) -> None:
        self._returning.discard(returning)
        if not returning.cancelled():
            returning.exception()  # a server that is away has let go of it by itself

    async def let_go(self, id: str) -> None:
        """Be that no more. Raises StoreAway; then the server has let go of it already."""
        unlock = "SELECT pg_advisory_unlock(:class, hashtext(:id))"
        await asyncio.shield(asyncio.ensure_future(self._ask(unlock, id)))

    async def _ask(self, question: str, id: str) -> Any:
        """What the session answers. It goes on when its asker does not: cut short, it would let go of all."""
        async with self._turn:
            self._answered = asyncio.current_task()
            try:
                if self._connection.invalidated:
                    await self._live()
                asked = self._connection.scalar(text(question), {"class": _CLAIMS, "id": id})
                return await within(SystemClock(), SILENCE, asked)
            except (SQLAlchemyError, OSError, UnreachableDatabase) as error:
                raise StoreAway(str(error)) from None
            finally:
                self._answered = None

    async def _live(self) -> None:
        """Have a session that lives. The server has let go of all that one had that is lost."""
        try:
            await within(SystemClock(), SILENCE, self._connection.execute(text("SELECT 1")))
        except (SQLAlchemyError, OSError):
            lost = self._connection
            self._connection, self.first = await _taken(self._url)
            await lost.close()
        if self.first:
            await self._let_in()


async def _locks(connection: AsyncConnection, function: str) -> Any:
    return await connection.scalar(text(f"SELECT {function}(:lock)"), {"lock": LOCK})


async def _taken(url: URL) -> tuple[AsyncConnection, bool]:
    """A session that has the lock: for itself, as the first, or with others."""
    connection = await session(url)
    if await _locks(connection, "pg_try_advisory_lock"):
        return connection, True
    clock = SystemClock()
    end = clock.now() + PATIENCE
    while not await _locks(connection, "pg_try_advisory_lock_shared"):
        if clock.now() > end:
            raise await held(connection)
        await sleep(clock, 0.1)
    return connection, False
