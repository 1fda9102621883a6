"""Real time, for tests with a real server. They wait for an event, and never for a duration."""

from __future__ import annotations

from collections.abc import Callable

from bot.runtime.clock import SystemClock, sleep, within

CLOCK = SystemClock()
PATIENCE = 600.0
"""The seconds after which an event is no longer waited for: more than it takes on the busiest machine."""


async def until(what: Callable[[], object]) -> None:
    """Wait until `what()` is true. Raises TimeoutError after PATIENCE seconds."""

    async def look() -> None:
        while not what():
            await sleep(CLOCK, 0.02)

    await within(CLOCK, PATIENCE, look())


SLOWER = 200.0
"""How many times longer a SlowClock waits than it is asked to."""


class SlowClock(SystemClock):
    """The clock of a simulated Discord that waits much longer than the real one, so that no bot is too late
    on a busy machine. slower: how many times longer.
    """

    def __init__(self, slower: float = SLOWER) -> None:
        self._slower = slower

    async def sleep_until(self, at: float) -> None:
        await sleep(CLOCK, (at - CLOCK.now()) * self._slower)
