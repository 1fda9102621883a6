"""Tests of waiting by a clock: a wait ends with the first of several events, and leaves nothing running."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.clock import wait_for_event

NOW = 100.0


class HandClock:
    """A clock that a test advances. asked: the times that were waited for."""

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
    """Return a task that is already waiting for an event."""
    task = asyncio.create_task(wait_for_event(clock, event, 7.0))
    while not clock.asked:  # noqa: ASYNC110  no event tells that another task waits
        await asyncio.sleep(0)
    assert clock.asked == [NOW + 7.0]
    assert not task.done()
    return task


def alone() -> bool:
    """Return whether no other task is running."""
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


async def test_a_wait_that_is_over_leaves_nothing_running() -> None:
    task = await waiting(HandClock(), asyncio.Event())
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert alone()
