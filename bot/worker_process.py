"""A process of its own for drivers that search, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from types import FrameType
from typing import Any

from bot.engine.chance import Chance
from bot.engine.driver import Driver
from bot.metrics import UNCOUNTED, Metrics
from bot.tables.ports import Rulebook
from bot.tables.thinker import IN_PROCESS

log = logging.getLogger(__name__)

LIMIT = 10.0
"""A thought is given up after so many seconds of computing: a robot takes two at the most."""


class WorkerProcess:
    """A Thinker in a second process, which is started when the first driver that searches is to think.

    Drivers that do not search think beside the event loop: that is quicker than the way there.
    metrics: counts the thoughts. limit: so many seconds of this machine's computing a thought may take.
    """

    def __init__(self, metrics: Metrics = UNCOUNTED, limit: float = LIMIT) -> None:
        self._limit = limit
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, title: Rulebook, driver: str, view: Any, actions: Sequence[Any], luck: Chance
    ) -> Any:
        """What that driver chooses. A process that has died is replaced, once; raises BrokenProcessPool when
        the new one dies of it too, and TimeoutError for a thought that took too long.
        """
        if driver not in title.searching:
            return await IN_PROCESS.choose(title, driver, view, actions, luck)
        with self._metrics.thinking(title.key):
            try:
                return await self._think(title, driver, view, actions, luck)
            except BrokenProcessPool:
                log.warning("the process in which robots think has died; a new one is started")
                return await self._think(title, driver, view, actions, luck)

    async def _think(
        self, title: Rulebook, driver: str, view: Any, actions: Sequence[Any], luck: Chance
    ) -> Any:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_settle_in)
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                pool, _thought, self._limit, title.drivers[driver], view, actions, luck
            )
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            raise

    async def close(self) -> None:
        """End the process, once it has thought its thought."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _thought(limit: float, driver: Driver[Any, Any], view: Any, actions: Sequence[Any], luck: Chance) -> Any:
    """In the new process: what the driver chooses. Raises TimeoutError after so many seconds of computing."""
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        return driver(view, actions, luck)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _give_up(_number: int, _frame: FrameType | None) -> None:
    raise TimeoutError("it thought for too long")


def _settle_in() -> None:
    """In the new process: yield to the event loop, leave Ctrl-C to the parent, and never outlive it."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGPROF, _give_up)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
