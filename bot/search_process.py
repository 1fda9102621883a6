"""A separate process for reviews and for robots that search, so that they never block the event loop."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from types import FrameType
from typing import TypeVar

from bot.engine.game import AnyAction
from bot.runtime.clock import Clock, SystemClock
from bot.runtime.fair_queue import FairQueue
from bot.runtime.metrics import UNCOUNTED, Metrics
from bot.runtime.processes import Processes
from bot.tables.thinker import IN_PROCESS, Question
from bot.tables.thinking_time import COMPUTING

T = TypeVar("T")

PATIENCE = 60.0
"""The number of seconds of work after which the process counts as hanging (see Processes)."""


class SearchProcess:
    """A Thinker in a second process for robots that search, and for reviews. metrics: times the choices.
    limit: the number of seconds of computing that a choice or a slice can take. clock: measures how long the
    process takes (see Processes).
    """

    def __init__(
        self, metrics: Metrics = UNCOUNTED, limit: float = COMPUTING, clock: Clock | None = None
    ) -> None:
        self._limit = limit
        self._robots = FairQueue()
        self._reviews = FairQueue()
        self._asked, self._free = 0, asyncio.Event()
        self._metrics = metrics
        self._process = Processes(1, "thinks-for-robots", clock or SystemClock(), PATIENCE)

    async def choose(self, question: Question) -> AnyAction:
        """Return the robot's choice. Raises BrokenProcessPool if the process died or hung twice in a row, and
        TimeoutError if the choice took too long.
        """
        title, driver = question.title, question.driver
        if driver not in title.robots.searching:
            return await IN_PROCESS.choose(question)
        with self._metrics.thinking(title.key), self._asking():
            # robots queue here, so an urgent request waits for at most one of them
            async with nullcontext() if question.urgent else self._robots.turn(question.server):
                return await self._done(
                    title.robots.drivers[driver], question.view, question.actions, question.luck
                )

    async def slice(self, work: Callable[..., T], *args: object, server: int = 0) -> T:
        """Run `work` once no choice is pending, and return its result. Servers take turns. Raises the errors
        of `choose`.
        """
        async with self._reviews.turn(server):
            while self._asked:
                self._free.clear()
                await self._free.wait()
            return await self._done(work, *args)

    @contextmanager
    def _asking(self) -> Iterator[None]:
        self._asked += 1
        try:
            yield
        finally:
            self._asked -= 1
            if not self._asked:
                self._free.set()

    async def _done(self, work: Callable[..., T], *args: object) -> T:
        return await self._process.run(_thought, self._limit, work, args)

    async def close(self) -> None:
        """End the process after its current work."""
        await self._process.close()


def _thought(limit: float, work: Callable[..., T], args: tuple[object, ...]) -> T:
    """Return the result of the work, in the other process. limit: the number of seconds of computing after
    which TimeoutError is raised.
    """
    signal.signal(signal.SIGPROF, _give_up)
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        return work(*args)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _give_up(_number: int, _frame: FrameType | None) -> None:
    raise TimeoutError("it thought for too long")
