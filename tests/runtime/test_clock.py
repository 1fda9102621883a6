"""What waits by a clock: it ends with what comes first, and leaves nothing running."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.clock import wait_for_event

NOW = 100.0


class HandClock:
    """A clock whose time comes when a test says so. asked: until when it was waited for."""

    def __init__(self) -> None:
        self.asked = list[float]()
        self.come = asyncio.Event()

    def now(self) -> float:
        return NOW

    def ran(self) -> float:
        return NOW

    async def sleep_until(self, at: float) -> None:
        self.asked.append(at)
        await self.come.wait()


async def waiting(clock: HandClock, event: asyncio.Event) -> asyncio.Task[bool]:
    """Somebody who waits for that event, and does so by now."""
    task = asyncio.create_task(wait_for_event(clock, event, 7.0))
    while not clock.asked:  # noqa: ASYNC110  no event tells that another task waits
        await asyncio.sleep(0)
    assert clock.asked == [NOW + 7.0]
    assert not task.done()
    return task


def alone() -> bool:
    """Does no other task run?"""
    return asyncio.all_tasks() == {asyncio.current_task()}


async def test_an_event_ends_the_wait_before_its_time() -> None:
    clock, event = HandClock(), asyncio.Event()
    task = await waiting(clock, event)
    event.set()
    assert await task is True
    assert alone()


async def test_the_time_ends_the_wait_for_an_event_that_does_not_come() -> None:
    clock, event = HandClock(), asyncio.Event()
    task = await waiting(clock, event)
    clock.come.set()
    assert await task is False
    assert alone()


async def test_an_event_that_comes_with_the_time_counts() -> None:
    clock, event = HandClock(), asyncio.Event()
    task = await waiting(clock, event)
    clock.come.set()
    event.set()
    assert await task is True


async def test_who_waits_no_more_leaves_nothing_running() -> None:
    task = await waiting(HandClock(), asyncio.Event())
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert alone()
