"""An event loop whose time is moved by hand, and which knows when nothing is left to do but wait for it.

Nothing that runs on it depends on how fast the machine is: its time stands still while there is work, in the
loop or in a thread, and moves only when a test moves it, or when a test itself waits for a timer. Threads are
waited for, and what they did is told to the loop in the order in which it was begun: which is the quicker
changes nothing.
"""

from __future__ import annotations

import asyncio
import selectors
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from contextvars import Context
from functools import partial
from queue import SimpleQueue
from typing import Any

EPOCH = 1_767_225_600.0
"""The Unix time at which every loop begins: 2026-01-01."""
MOMENT = 0.5
"""Whoever lets things settle waits for what is due within so many seconds: a robot's pause, an edit's."""

PATIENCE = 86_400.0
"""Whoever waits so many seconds for something other than rest waits for what never comes: only what happens
at regular times, such as a heartbeat, still happens."""


TURNS = 300_000
"""A loop that turns so often while time stands still goes round in circles: a timer sets itself again for a
moment that has come already, say.
"""


class EverythingWaits(Exception):
    """Nothing comes any more that could end somebody's wait: it would last for ever."""


class _Selector(selectors.DefaultSelector):
    """Has its loop wait for threads, and tells it when there is nothing to do, instead of sleeping."""

    turn: Callable[[], None]
    join: Callable[[], bool]
    idle: Callable[[float | None], bool]

    def select(self, timeout: float | None = None) -> Any:
        self.turn()
        joined = self.join()
        events = super().select(0)
        if joined or events or (timeout is not None and timeout <= 0):
            return events
        return super().select() if self.idle(timeout) else []


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """An event loop in virtual time. Its sockets must lead back into the loop itself, by Unix sockets: what
    one end has written stands at the other at once.

    It knows of work in threads and processes by run_in_executor, and by the futures that aiosqlite makes. No
    such work may wait for the loop, which waits for it.
    """

    def __init__(self) -> None:
        selector = _Selector()
        selector.turn, selector.join, selector.idle = self._turn, self._join, self._idle
        self._now = self._turned_at = 0.0
        self._turns = 0
        self._elsewhere: dict[asyncio.Future[Any], None] = {}
        self._arrivals: SimpleQueue[tuple[asyncio.Future[Any], Callable[[], object]]] = SimpleQueue()
        self._closing = 0
        self._resting: list[asyncio.Future[float | None]] = []
        self._rested = 0.0
        super().__init__(selector)

    def time(self) -> float:
        """Seconds since the loop was made, all of them moved by hand."""
        return self._now

    def jump(self, seconds: float) -> None:
        """Let so much time have passed; what is due by then happens when the loop goes on."""
        self._now += seconds
        self._rested = self._now

    async def rest(self) -> float | None:
        """Return when nothing is left to do but wait; the time of the next timer, if any."""
        waiter: asyncio.Future[float | None] = super().create_future()
        self._resting.append(waiter)
        return await waiter

    async def advance(self, seconds: float) -> None:
        """Let time pass, from timer to timer, each with all that comes of it."""
        end = self._now + seconds
        while (due := await self.rest()) is not None and due <= end:
            self._now = max(self._now, due)
        self._now = max(self._now, end)
        await self.rest()

    async def settle(self) -> None:
        """Let happen what is about to: return when nothing is due within a moment."""
        while (due := await self.rest()) is not None and due <= self._now + MOMENT:
            self._now = max(self._now, due)

    def _turn(self) -> None:
        """The loop turns once more."""
        self._turns = self._turns + 1 if self._turned_at == self._now else 0
        self._turned_at = self._now
        if self._turns > TURNS:
            self._turns = 0  # what is cleaned up then turns it, too
            raise EverythingWaits("time stands still, and the loop goes round in circles")

    def _idle(self, timeout: float | None) -> bool:
        """Nothing is ready in the loop. Is it for others to go on, in threads or processes?"""
        if self._closing:
            return True
        due = None if timeout is None else self._now + timeout
        if self._resting:
            waiters, self._resting = self._resting, []
            self._rested = self._now
            for waiter in waiters:
                if not waiter.done():
                    waiter.set_result(due)
        elif due is not None and due <= self._rested + PATIENCE:
            self._now = due
        else:
            raise EverythingWaits(", ".join(sorted(task.get_name() for task in asyncio.all_tasks(self))))
        return False

    # work elsewhere

    def _note(self, work: asyncio.Future[Any]) -> None:
        self._elsewhere[work] = None
        work.add_done_callback(lambda done: self._elsewhere.pop(done, None))

    def call_soon_threadsafe(  # type: ignore[override]  # typeshed's TypeVarTuple says no more
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """As ever, but what ends work elsewhere (its future is the first argument) waits for its turn.

        A thread may be so quick that its work is not noted yet.
        """
        if not args or not isinstance(args[0], asyncio.Future) or args[0].done():
            return super().call_soon_threadsafe(callback, *args, context=context)
        self._arrivals.put((args[0], partial(self.call_soon, callback, *args, context=context)))
        return asyncio.Handle(callback, args, self, context)

    def _join(self) -> bool:
        """Wait for all work elsewhere, and have it told in the order in which it was begun. Was there any?"""
        if not self._elsewhere:  # as in nearly every turn of a loop without threads
            return False
        begun = [work for work in self._elsewhere if not work.done()]
        ended = dict[asyncio.Future[Any], Callable[[], object]]()
        while not ended.keys() >= set(begun):
            work, tell = self._arrivals.get()
            ended[work] = tell
        for work in begun:
            del self._elsewhere[work]
            ended[work]()
        return bool(begun)

    def create_future(self) -> asyncio.Future[Any]:
        """A future; one that aiosqlite asks for is the answer of its thread."""
        future = super().create_future()
        if sys._getframe(1).f_globals.get("__name__") == "aiosqlite.core":
            self._note(future)
        return future

    def run_in_executor(  # type: ignore[override]  # typeshed's TypeVarTuple says no more
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """As ever, and noted."""
        future = super().run_in_executor(executor, func, *args)
        self._note(future)
        return future

    async def shutdown_default_executor(self, *_: Any, **__: Any) -> None:
        """As ever: its thread is not to be overtaken."""
        self._closing += 1
        try:
            await super().shutdown_default_executor()
        finally:
            self._closing -= 1


class VirtualClock:
    """A bot.runtime.clock.Clock that tells the loop's virtual time, as Unix time."""

    def __init__(self, loop: VirtualTimeLoop, epoch: float = EPOCH) -> None:
        self.loop = loop
        self.epoch = epoch

    def now(self) -> float:
        """Unix seconds."""
        return self.epoch + self.loop.time()

    def ran(self) -> float:
        """Seconds of the loop."""
        return self.loop.time()

    async def sleep_until(self, at: float) -> None:
        """Return once `now()` is at least `at`."""
        while (left := at - self.now()) > 0:  # noqa: ASYNC110  no event tells that time has passed
            await asyncio.sleep(left)


def the_loop() -> VirtualTimeLoop:
    """The loop that runs."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualTimeLoop)
    return loop


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], VirtualTimeLoop]]:
    """The hook that has a folder's tests run in virtual time: its conftest imports it."""
    return {"virtual time": VirtualTimeLoop}
