"""Time as a dependency: a clock that is either real or advanced by tests."""

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Protocol, TypeVar

T = TypeVar("T")

LONGEST = 60.0
"""The maximum number of seconds that SystemClock sleeps before it checks the time again."""


class Clock(Protocol):
    """Provides the time, and waits for a time."""

    def now(self) -> float:
        """Return the Unix time, in seconds."""

    def ran(self) -> float:
        """Return the number of seconds for which the clock has run since an arbitrary start. It ignores
        changes of the time of day, and stops while the machine is suspended.
        """

    async def sleep_until(self, at: float) -> None:
        """Wait until `now()` is at least `at`."""


class SystemClock:
    """The machine's clock."""

    def now(self) -> float:
        """Return the Unix time, in seconds."""
        return time.time()

    def ran(self) -> float:
        """Return the number of seconds for which the machine has run."""
        return time.monotonic()

    async def sleep_until(self, at: float) -> None:
        """Wait until `now()` is at least `at`."""
        while (left := at - self.now()) > 0:  # noqa: ASYNC110  no event tells that time has passed
            await asyncio.sleep(min(left, LONGEST))


class LoopClock:
    """The event loop's clock, for pauses that do not depend on the time of day."""

    def now(self) -> float:
        """Return the number of seconds since an arbitrary start."""
        return asyncio.get_running_loop().time()

    def ran(self) -> float:
        """Return the number of seconds since an arbitrary start, like `now`."""
        return self.now()

    async def sleep_until(self, at: float) -> None:
        """Wait until `now()` is at least `at`."""
        await asyncio.sleep(at - self.now())


async def sleep(clock: Clock, seconds: float) -> None:
    """Wait for a number of seconds of the clock."""
    await clock.sleep_until(clock.now() + seconds)


async def within(clock: Clock, seconds: float, work: Awaitable[T]) -> T:
    """Return the result of `work`. If it takes longer than `seconds`, cancel it and raise TimeoutError."""
    working = asyncio.ensure_future(work)
    timer = asyncio.create_task(sleep(clock, seconds), name="time limit")
    try:
        await asyncio.wait((working, timer), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise TimeoutError
        return working.result()
    finally:
        timer.cancel()
        working.cancel()
        await asyncio.gather(timer, working, return_exceptions=True)


async def wait_for_event(clock: Clock, event: asyncio.Event, seconds: float) -> bool:
    """Wait for the event, but no longer than `seconds` seconds of the clock, and return whether it is set."""
    with suppress(TimeoutError):
        await within(clock, seconds, event.wait())
    return event.is_set()
