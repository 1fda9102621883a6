"""Real time, for tests with a real server, which wait for events and never for durations."""

from __future__ import annotations

from collections.abc import Callable

from bot.runtime.clock import SystemClock, sleep, within

CLOCK = SystemClock()
PATIENCE = 600.0
"""The number of seconds after which a wait for an event is abandoned. Even the busiest machine needs less."""


async def until(what: Callable[[], object]) -> None:
    """Wait until `what()` is true. Raises TimeoutError after PATIENCE seconds."""

    async def look() -> None:
        while not what():
            await sleep(CLOCK, 0.02)

    await within(CLOCK, PATIENCE, look())


SLOWER = 200.0
"""The factor by which a SlowClock waits longer than it is asked to."""


class SlowClock(SystemClock):
    """The clock of a simulated Discord that waits much longer than the real one, so that no bot is too late
    on a busy machine. slower: the factor.
    """

    def __init__(self, slower: float = SLOWER) -> None:
        self._slower = slower

    async def sleep_until(self, at: float) -> None:
        await sleep(CLOCK, (at - CLOCK.now()) * self._slower)
