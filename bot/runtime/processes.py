"""Worker processes for work that would block the event loop."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_all_start_methods, get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from bot.runtime.clock import Clock, within

log = logging.getLogger(__name__)

T = TypeVar("T")


class Processes:
    """A pool of processes. Each is started when there is work for it, and replaced when it dies or hangs.

    what: what they do, for the log. clock, patience: a process that has not finished `patience` seconds after
    it was given work counts as hanging. preload: the modules that they need, by name; a platform with a fork
    server imports them once for all processes.
    """

    def __init__(
        self, number: int, what: str, clock: Clock, patience: float, preload: Sequence[str] = ()
    ) -> None:
        self._number = number
        self._what = what
        self._clock = clock
        self._patience = patience
        self._preload = list(preload)
        self._given = asyncio.Semaphore(number + 1)  # one extra: no process waits for work
        self._pool: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """The result of the work, done in one of the processes.

        If a process dies, the work is retried once. Raises BrokenProcessPool if the next process dies of it
        too, and whatever the work raises. A process that hangs is killed and counts as dead.
        """
        async with self._given:  # time in the queue does not count
            try:
                return await self._watched(work, args)
            except BrokenProcessPool:
                log.warning("a process that %s has died; a new one is started", self._what)
                return await self._watched(work, args)

    async def _watched(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        working = asyncio.ensure_future(self._run(work, args))
        try:
            return await within(self._clock, self._patience, working)
        except TimeoutError:
            if not working.cancelled():
                raise  # raised by the work itself
            log.warning("a process that %s stands still: it is killed", self._what)
            self._kill()
            raise BrokenProcessPool from None

    async def _run(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        pool, loop = await self._running(), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            raise

    async def _running(self) -> ProcessPoolExecutor:
        """The pool, started in a thread if necessary: the first start blocks until the fork server has
        imported its modules, which takes seconds on a busy machine.
        """
        async with self._starting:
            if self._pool is None:
                self._pool = await asyncio.to_thread(self._started)
            return self._pool

    def _started(self) -> ProcessPoolExecutor:
        forks = "forkserver" in get_all_start_methods()
        context = get_context("forkserver" if forks else "spawn")
        if forks:
            context.set_forkserver_preload(self._preload)
        pool = ProcessPoolExecutor(self._number, context, initializer=_settle_in)
        pool.submit(os.getpid)
        return pool

    def _kill(self) -> None:
        """Kill them at once; work that waits for them is retried."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):  # noqa: SLF001  before 3.14 there is no other way
                process.kill()
            pool.shutdown(wait=False)

    async def close(self) -> None:
        """End them after they have finished their current work."""
        async with self._starting:
            pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _settle_in() -> None:
    """In the new process: yield to the event loop, ignore Ctrl-C, and end when the parent ends."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
