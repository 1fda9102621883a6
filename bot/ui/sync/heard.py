"""What other workers have changed, until they have had the time to draw it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.clock import Clock, sleep
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.sync.tries import Tries

DRAWN = 10.0
"""So many seconds after another worker has changed a table for the last time, it should have drawn it."""


class Heard:
    """Tells `see` of each table or lobby that was heard of, once nothing more is heard of it for a while."""

    def __init__(self, clock: Clock, later: Tries, see: Callable[[Table | Lobby], Awaitable[None]]) -> None:
        self._clock = clock
        self._later = later
        self._see = see
        self._last: dict[str, tuple[float, Table | Lobby]] = {}

    def hear(self, subject: Table | Lobby) -> None:
        """Another worker has changed it."""
        id = subject.record.id
        waits = id in self._last
        self._last[id] = (self._clock.now() + DRAWN, subject)
        if not waits:
            self._later.begin(self._wait(id), f"heard of {id}")

    async def _wait(self, id: str) -> None:
        while (left := self._last[id][0] - self._clock.now()) > 0:
            await sleep(self._clock, left)
        _, subject = self._last.pop(id)
        await self._see(subject)
