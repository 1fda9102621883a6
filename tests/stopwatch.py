"""A clock of which a test says when time is up."""

from __future__ import annotations

import asyncio


class Stopwatch:
    """A Clock on which time is up when the test says so. waits: an event for each wait that has begun, in
    order; begun: is set by the next one.
    """

    def __init__(self) -> None:
        self.waits: list[asyncio.Event] = []
        self.begun = asyncio.Event()

    def now(self) -> float:
        """Always the same."""
        return 0.0

    ran = now

    async def sleep_until(self, at: float) -> None:
        """Return once the test says so."""
        self.waits.append(asyncio.Event())
        self.begun.set()
        await self.waits[-1].wait()
