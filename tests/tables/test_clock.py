"""The clock, on a loop whose time jumps to the next timer."""

import asyncio
import logging
import selectors
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.tables.clock import RETRY, Clock


class Jumping(selectors.DefaultSelector):
    """A selector that does not wait: it lets the loop's time jump instead."""

    time = 0.0

    def select(self, timeout: float | None = None) -> Any:
        self.time += timeout or 0.0
        return super().select(0)


class JumpingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.selector = Jumping()
        super().__init__(self.selector)

    def time(self) -> float:
        return self.selector.time


def jumping(main: Callable[[Callable[[], float]], Coroutine[Any, Any, None]]) -> None:
    """Run a coroutine in jumping time; it is given the function that tells the time."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        loop = runner.get_loop()
        runner.run(main(loop.time))


def test_alarms_ring_in_the_order_of_their_times_not_of_their_setting() -> None:
    async def main(now: Callable[[], float]) -> None:
        clock, rung = Clock(now), list[tuple[str, float]]()

        def note(name: str) -> Callable[[], Coroutine[Any, Any, None]]:
            async def ring() -> None:
                rung.append((name, now()))

            return ring

        clock.set("late", 30, note("late"))
        clock.set("early", 10, note("early"))
        clock.set("past", -5, note("past"))
        await asyncio.sleep(31)
        assert rung == [("past", 0), ("early", 10), ("late", 30)]

    jumping(main)


def test_setting_a_key_again_replaces_its_alarm_and_cancelling_forgets_it() -> None:
    async def main(now: Callable[[], float]) -> None:
        clock, rung = Clock(now), list[float]()

        async def ring() -> None:
            rung.append(now())

        clock.set("moved", 10, ring)
        clock.set("moved", 20, ring)
        clock.set("cancelled", 15, ring)
        clock.cancel("cancelled")
        await asyncio.sleep(60)
        assert rung == [20]

    jumping(main)


def test_an_alarm_may_set_the_next_one() -> None:
    async def main(now: Callable[[], float]) -> None:
        clock, rung = Clock(now), list[float]()

        async def ring() -> None:
            rung.append(now())
            if len(rung) < 3:
                clock.set("beat", now() + 7, ring)

        clock.set("beat", 7, ring)
        await asyncio.sleep(100)
        assert rung == [7, 14, 21]

    jumping(main)


def test_a_call_that_fails_is_logged_and_tried_again_and_the_others_ring(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def main(now: Callable[[], float]) -> None:
        clock, rung = Clock(now), list[tuple[str, float]]()

        async def fail_once() -> None:
            rung.append(("failing", now()))
            if len(rung) == 1:
                raise OSError("disk full")

        async def ring() -> None:
            rung.append(("other", now()))

        clock.set("failing", 5, fail_once)
        clock.set("other", 6, ring)
        await asyncio.sleep(100)
        assert rung == [("failing", 5), ("other", 6), ("failing", 5 + RETRY)]

    with caplog.at_level(logging.ERROR):
        jumping(main)
    assert "disk full" in caplog.text


def test_stopping_waits_for_what_rings_and_forgets_the_rest() -> None:
    async def main(now: Callable[[], float]) -> None:
        clock, done = Clock(now), list[str]()

        async def slow() -> None:
            await asyncio.sleep(50)
            done.append("slow")

        async def never() -> None:
            done.append("never")

        clock.set("slow", 1, slow)
        clock.set("never", 20, never)
        await asyncio.sleep(2)
        await clock.stop()
        assert done == ["slow"]
        await asyncio.sleep(100)
        assert done == ["slow"]

    jumping(main)
