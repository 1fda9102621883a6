"""A process of its own for drivers that search, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from contextlib import nullcontext
from types import FrameType
from typing import Any

from bot.engine.chance import Chance
from bot.engine.driver import Driver
from bot.runtime.clock import Clock, SystemClock
from bot.runtime.metrics import UNCOUNTED, Metrics
from bot.runtime.processes import Processes
from bot.runtime.turns import Turns
from bot.tables.thinker import IN_PROCESS
from bot.title import AnyTitle as Title

LIMIT = 10.0
"""A thought is given up after so many seconds of computing: a robot takes two at the most."""
PATIENCE = 60.0
"""A process that has not answered so many seconds after a thought began stands still."""


class SearchProcess:
    """A Thinker in a second process, which is started when the first driver that searches is to think.

    Drivers that do not search think beside the event loop: that is quicker than the way there.
    metrics: counts the thoughts. limit: so many seconds of this machine's computing a thought may take.
    clock: measures how long the process is waited for.
    """

    def __init__(
        self, metrics: Metrics = UNCOUNTED, limit: float = LIMIT, clock: Clock | None = None
    ) -> None:
        self._limit = limit
        self._robots = Turns()
        self._gate = asyncio.Lock()
        self._thought: asyncio.Task[Any] | None = None
        self._metrics = metrics
        self._process = Processes(1, "thinks for robots", clock or SystemClock(), PATIENCE)

    async def choose(
        self,
        title: Title,
        driver: str,
        view: Any,
        actions: Sequence[Any],
        luck: Chance,
        *,
        urgent: bool = False,
        server: int = 0,
    ) -> Any:
        """What that driver chooses; of what is urgent next. Servers take turns, so that one full of robots
        that search delays no other's by more than one thought each. Raises BrokenProcessPool when the
        process has died of it, or stood still, and the next one too, and TimeoutError for a thought that took
        too long.
        """
        if driver not in title.robots.searching:
            return await IN_PROCESS.choose(title, driver, view, actions, luck)
        with self._metrics.thinking(title.key):
            # robots queue here, so that at most one of them is at the gate before whoever is in a hurry
            async with nullcontext() if urgent else self._robots.turn(server):
                await self._gate.acquire()  # one at a time: none is measured before it has begun
                working = self._process.run(
                    _thought, self._limit, title.robots.drivers[driver], view, actions, luck
                )
                thought = asyncio.create_task(working)
                thought.add_done_callback(lambda _: self._gate.release())
                self._thought = thought
                return await asyncio.shield(thought)  # if nobody waits any more, the process is still at it

    async def close(self) -> None:
        """End the process, once it has thought its thought."""
        if self._thought is not None:
            await asyncio.wait([self._thought])
        await self._process.close()


def _thought(limit: float, driver: Driver[Any, Any], view: Any, actions: Sequence[Any], luck: Chance) -> Any:
    """In the other process: what it chooses. Raises TimeoutError after so many seconds of computing."""
    signal.signal(signal.SIGPROF, _give_up)
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        return driver(view, actions, luck)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _give_up(_number: int, _frame: FrameType | None) -> None:
    raise TimeoutError("it thought for too long")
