"""What other workers on the same database have changed: heard before each press, and twice a second."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.tables.ports import Changed, StoreAway
from bot.tables.stores import WorkerStore

log = logging.getLogger(__name__)

EVERY = 0.5
"""So many seconds after another worker has changed something it is heard of, at the latest."""
GRACE = 3.0
"""What another worker has set an alarm for, or is to show, is left to it for so many seconds. Then it was
killed, perhaps, and everybody else does it; who comes first is told by the record's version.
"""
PAGE = 200
"""So many changes are read together, at most: after an outage there may be thousands."""
_OURS = ("tables", "lobbies", "circuits")
"""The kinds of what is named by an id of our own; all else has that of a person or a server, which no log
tells.
"""


class Others:
    """Hears what other workers have changed. heard: what to do about a change, by its kind, with the id and
    the version that it has now, -1 when it is gone. ahead: reads what several changes have led to, before
    they are heard of one by one. A store that is not shared is never asked.
    """

    def __init__(
        self,
        workers: WorkerStore,
        heard: Mapping[str, Callable[[str, int], Awaitable[None]]],
        ahead: Callable[[Sequence[Changed]], Awaitable[None]],
    ) -> None:
        self._workers = workers
        self._heard = heard
        self._ahead = ahead
        self._turn = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None
        self._untold: dict[tuple[str, str], Changed] = {}

    async def catch_up(self) -> None:
        """Return when all that was changed before the call is known here. Whoever calls while others wait for
        their turn goes with them. Raises StoreAway, Outdated.
        """
        if not self._workers.shared:
            return
        if self._next is None:
            self._next = asyncio.create_task(self._listen(), name="hear of changes")
        await asyncio.shield(self._next)

    async def _listen(self) -> None:
        async with self._turn:
            self._next = None
            for change in await self._workers.changes():
                self._untold[change.kind, change.id] = change
            untold = list(self._untold.items())
            for first in range(0, len(untold), PAGE):
                page = untold[first : first + PAGE]
                await self._ahead([change for _, change in page])
                for key, change in page:
                    await self._hear(change)
                    del self._untold[key]

    async def _hear(self, change: Changed) -> None:
        """What cannot be read holds nothing else up; what the store cannot tell now it is asked again."""
        try:
            if change.kind in self._heard:
                await self._heard[change.kind](change.id, change.version)
        except StoreAway:
            raise
        except Exception:
            id = change.id if change.kind in _OURS else "of somebody"
            log.exception("what has become of %s %s cannot be told", change.kind, id)
