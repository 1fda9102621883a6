"""Time as a real server has it, for tests that need one: they wait for what comes, and never for how long."""

from __future__ import annotations

from collections.abc import Callable

from bot.clock import SystemClock, sleep, within

CLOCK = SystemClock()
PATIENCE = 30.0


async def until(what: Callable[[], object]) -> None:
    """Return when it is true."""

    async def look() -> None:
        while not what():
            await sleep(CLOCK, 0.02)

    await within(CLOCK, PATIENCE, look())


class SlowClock:
    """The time of a Discord that waits for three of its own seconds: on a busy machine no bot is too late.
    slower: how long each of them is.
    """

    def __init__(self, slower: float = 5.0) -> None:
        self._slower = slower
        self._began = CLOCK.now()

    def now(self) -> float:
        return self._began + (CLOCK.now() - self._began) / self._slower

    def ran(self) -> float:
        return CLOCK.ran() / self._slower

    async def sleep_until(self, at: float) -> None:
        await CLOCK.sleep_until(self._began + (at - self._began) * self._slower)
