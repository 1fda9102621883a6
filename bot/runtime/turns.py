"""Who is next: servers take turns, so that none keeps another waiting for long."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar

SERVER: ContextVar[int] = ContextVar("server", default=0)
"""The server whose messages the present task redraws; 0: it does something else."""


class Turns:
    """A number of places, which servers take in turn, however many wait for one in each.

    spare: a server is given a place while it holds fewer than are free. For work that may stand still: where
    that of one server does, half of the places are left to others, and half of those where that of two does.
    """

    def __init__(self, places: int = 1, *, spare: bool = False) -> None:
        self._free = places
        self._spare = spare
        self._held = Counter[int]()
        self._waiting: dict[int, dict[asyncio.Future[None], Callable[[], bool]]] = {}

    @asynccontextmanager
    async def turn(self, server: int, first: Callable[[], bool] = lambda: False) -> AsyncIterator[None]:
        """With one of the places, for which it waits. first: does it go before what else waits in its server?
        It is asked each time it is that server's turn.
        """
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(server, {})[place] = first
        self._give()
        try:
            await place
            yield
        finally:
            if not place.cancelled():
                self._free += 1
                self._held[server] -= 1
                self._held += Counter()  # it forgets who holds none
            self._give()

    def _give(self) -> None:
        """Give away the places that may be taken. A server that got one queues behind all others."""
        while (server := next(filter(self._may_take, self._waiting), None)) is not None:
            queue = self._waiting.pop(server)
            place = next((each for each, first in queue.items() if first()), next(iter(queue)))
            del queue[place]
            if queue:
                self._waiting[server] = queue
            if not place.done():  # it is when whoever waited for it was cancelled
                self._free -= 1
                self._held[server] += 1
                place.set_result(None)

    def _may_take(self, server: int) -> bool:
        return self._free > (self._held[server] if self._spare else 0)
