"""Fair scheduling, in which servers take turns."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar

SERVER: ContextVar[int] = ContextVar("server", default=0)
"""The server whose messages the current task updates, or 0 if it does something else."""


def _nothing() -> None:
    """Do nothing, because the current task holds no place."""


PAINTED: ContextVar[Callable[[], None]] = ContextVar("painted", default=_nothing)
"""The function with which the current task gives up its place among those that paint."""


class FairQueue:
    """A number of places that servers take in turns. spare: whether to keep places free for other servers,
    because work can hang. A server then gets another place only while it holds fewer places than are free.
    """

    def __init__(self, places: int = 1, *, spare: bool = False) -> None:
        self._free = places
        self._spare = spare
        self._held = Counter[int]()
        self._waiting: dict[int, dict[asyncio.Future[None], Callable[[], int]]] = {}

    @asynccontextmanager
    async def turn(
        self, server: int, first: Callable[[], int] = lambda: 0
    ) -> AsyncIterator[Callable[[], None]]:
        """Wait for one of the places, and hold it within the context, or until the yielded function is
        called. first: returns the current priority of this task among its server's waiting tasks. The highest
        goes first.
        """
        place = asyncio.get_running_loop().create_future()
        left = False

        def leave() -> None:
            nonlocal left
            if not (left or place.cancelled()):
                left = True
                self._free += 1
                self._held[server] -= 1
                self._held += Counter()  # drops the servers that hold no place
                self._give()

        self._waiting.setdefault(server, {})[place] = first
        self._give()
        try:
            await place
            yield leave
        finally:
            leave()

    def _give(self) -> None:
        """Assign the free places to the servers in turn."""
        while (server := next(filter(self._may_take, self._waiting), None)) is not None:
            queue = self._waiting.pop(server)
            place = max(queue, key=lambda each: queue[each]())  # the first of the highest
            del queue[place]
            if queue:
                self._waiting[server] = queue
            if not place.done():  # it is done if the waiting task was cancelled
                self._free -= 1
                self._held[server] += 1
                place.set_result(None)

    def _may_take(self, server: int) -> bool:
        return self._free > (self._held[server] if self._spare else 0)
