"""Tests of alarms, in virtual time."""

import asyncio
import weakref
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from bot.model.store_errors import StoreAway
from bot.tables.alarms import DEAD_ENTRIES, RETRY, Alarms
from tests.virtual_time import VirtualClock, the_loop

PAUSE = partial(asyncio.sleep, RETRY)


async def test_alarms_ring_in_the_order_of_their_times_not_of_their_setting() -> None:
    clock = VirtualClock(the_loop(), 0.0)
    now, alarms, rung = clock.now, Alarms(clock, PAUSE), list[tuple[str, float]]()

    def note(name: str) -> Callable[[], Coroutine[Any, Any, None]]:
        async def ring() -> None:
            rung.append((name, now()))

        return ring

    alarms.set("late", 30, note("late"))
    alarms.set("early", 10, note("early"))
    alarms.set("past", -5, note("past"))
    await asyncio.sleep(31)
    assert rung == [("past", 0), ("early", 10), ("late", 30)]


async def test_setting_a_key_again_replaces_its_alarm_and_cancelling_forgets_it() -> None:
    clock = VirtualClock(the_loop(), 0.0)
    now, alarms, rung = clock.now, Alarms(clock, PAUSE), list[float]()

    async def ring() -> None:
        rung.append(now())

    alarms.set("moved", 10, ring)
    alarms.set("moved", 20, ring)
    alarms.set("cancelled", 15, ring)
    alarms.cancel("cancelled")
    await asyncio.sleep(60)
    assert rung == [20]


async def test_alarms_that_were_cancelled_or_replaced_are_let_go_though_their_time_is_far_away() -> None:
    alarms = Alarms(VirtualClock(the_loop(), 0.0), PAUSE)

    async def ring() -> None:
        raise AssertionError

    keys = [frozenset({number}) for number in range(1_000)]
    kept = list(map(weakref.ref, keys))
    for key in keys:
        alarms.set(key, 86_400, ring)
        alarms.set("one", 86_400, ring)
        alarms.cancel(key)
    del key, keys
    assert sum(each() is not None for each in kept) <= DEAD_ENTRIES + 2
    await alarms.stop()


async def test_an_alarm_may_set_the_next_one() -> None:
    clock = VirtualClock(the_loop(), 0.0)
    now, alarms, rung = clock.now, Alarms(clock, PAUSE), list[float]()

    async def ring() -> None:
        rung.append(now())
        if len(rung) < 3:
            alarms.set("beat", now() + 7, ring)

    alarms.set("beat", 7, ring)
    await asyncio.sleep(100)
    assert rung == [7, 14, 21]


async def test_a_call_that_fails_is_logged_and_tried_again_and_the_others_ring(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = VirtualClock(the_loop(), 0.0)
    now, alarms, rung = clock.now, Alarms(clock, PAUSE), list[tuple[str, float]]()

    async def fail_once() -> None:
        rung.append(("failing", now()))
        if len(rung) == 1:
            raise OSError("disk full")

    async def ring() -> None:
        rung.append(("other", now()))

    alarms.set("failing", 5, fail_once)
    alarms.set("other", 6, ring)
    await asyncio.sleep(100)
    assert rung == [("failing", 5), ("other", 6), ("failing", 5 + RETRY)]
    assert "disk full" in caplog.text


async def test_an_alarm_that_fails_again_and_again_is_late_since_it_was_due_at_first() -> None:
    clock = VirtualClock(the_loop(), 0.0)
    alarms, fails = Alarms(clock, PAUSE), [True, True, True, False]

    async def ring() -> None:
        if fails.pop(0):
            raise StoreAway("the disk is full")

    alarms.set("failing", 5, ring)
    alarms.set("other", 1_000, ring)
    await asyncio.sleep(5 + 2 * RETRY + 1)
    assert alarms.late() == 2 * RETRY + 1
    await asyncio.sleep(RETRY)
    assert alarms.late() == 0
    fails.insert(0, True)
    alarms.set("failing", clock.now() + 1, ring)
    await asyncio.sleep(2)
    assert alarms.late() == 1
    alarms.cancel("failing")
    assert alarms.late() == 0, "nobody waits for it any more"


async def test_stopping_waits_for_what_rings_and_forgets_the_rest() -> None:
    alarms, done = Alarms(VirtualClock(the_loop(), 0.0), PAUSE), list[str]()

    async def slow() -> None:
        await asyncio.sleep(50)
        done.append("slow")

    async def never() -> None:
        done.append("never")

    alarms.set("slow", 1, slow)
    alarms.set("never", 20, never)
    await asyncio.sleep(2)
    await alarms.stop()
    assert done == ["slow"]
    await asyncio.sleep(100)
    assert done == ["slow"]


class Rounding:
    """A clock with a rounding error: when a sleep is over, it shows a little less than the time that was
    waited for, and does not advance.
    """

    def now(self) -> float:
        return 89.99999999999999

    def ran(self) -> float:
        return 0.0

    async def sleep_until(self, at: float) -> None:
        await asyncio.sleep(0)


async def test_an_alarm_rings_though_the_clock_lacks_the_last_digit_of_its_time() -> None:
    alarms, rung = Alarms(Rounding(), PAUSE), asyncio.Event()

    async def ring() -> None:
        rung.set()

    alarms.set("early", 90.0, ring)
    for _ in range(10):
        await asyncio.sleep(0)
    assert rung.is_set()
    await alarms.stop()
