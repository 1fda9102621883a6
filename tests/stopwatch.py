"""A clock that a test moves by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Stopwatch:
    """A Clock whose waits end when the test calls `run_while`. waits: an event for each wait that has
    started, in order. begun: set by the next wait.
    """

    def __init__(self) -> None:
        self.waits: list[asyncio.Event] = []
        self.begun = asyncio.Event()

    def now(self) -> float:
        """Return the same time on each call."""
        return 0.0

    ran = now

    async def sleep_until(self, at: float) -> None:
        """Wait until the test ends the wait. `at` is ignored."""
        self.waits.append(asyncio.Event())
        self.begun.set()
        await self.waits[-1].wait()

    async def run_while(self, goes_on: Callable[[], bool]) -> None:
        """End all waits, one after the other, while `goes_on` returns True."""
        while goes_on():
            for each in self.waits:
                each.set()
            self.begun.clear()
            await asyncio.wait({asyncio.ensure_future(self.begun.wait())}, timeout=0.01)
