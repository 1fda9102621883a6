"""Time as an argument: code that waits is given a clock, either the real one or one moved by hand."""

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Protocol, TypeVar

T = TypeVar("T")

LONGEST = 60.0
"""Seconds after which the real clock checks the time again: the machine may have been suspended, or its time
set.
"""


class Clock(Protocol):
    """Provides the time, and waits for it."""

    def now(self) -> float:
        """Return the Unix time, in seconds."""

    def ran(self) -> float:
        """Return for how many seconds the clock has run, from an arbitrary start. This count is monotonic: it
        ignores changes of the time of day and stops while the machine is suspended.
        """

    async def sleep_until(self, at: float) -> None:
        """Return once `now()` is at least `at`, immediately if it already is."""


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Return the Unix time, in seconds."""
        return time.time()

    def ran(self) -> float:
        """Return for how many seconds the machine has run. On Linux, the time while it is suspended does not
        count.
        """
        return time.monotonic()

    async def sleep_until(self, at: float) -> None:
        """Return once `now()` is at least `at`, immediately if it already is."""
        while (left := at - self.now()) > 0:  # noqa: ASYNC110  no event tells that time has passed
            await asyncio.sleep(min(left, LONGEST))


class LoopClock:
    """The event loop's clock, for pauses that do not depend on the time of day."""

    def now(self) -> float:
        """Return the seconds since an arbitrary start."""
        return asyncio.get_running_loop().time()

    def ran(self) -> float:
        """Return the seconds since an arbitrary start, as `now` does."""
        return self.now()

    async def sleep_until(self, at: float) -> None:
        """Return once `now()` is at least `at`, immediately if it already is."""
        await asyncio.sleep(at - self.now())


async def sleep(clock: Clock, seconds: float) -> None:
    """Wait for that many seconds of that clock."""
    await clock.sleep_until(clock.now() + seconds)


async def within(clock: Clock, seconds: float, work: Awaitable[T]) -> T:
    """Return the result of the work. Raises TimeoutError, and cancels the work, if it takes longer."""
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
    """Wait for the event or for that many seconds of that clock, and return whether the event is set."""
    with suppress(TimeoutError):
        await within(clock, seconds, event.wait())
    return event.is_set()
