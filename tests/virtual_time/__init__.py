"""An event loop whose time is moved by hand, and which knows when everything waits for time to pass.

Nothing that runs on it depends on the speed of the machine: time stops while there is work, in the loop or in
a thread, and moves only when a test moves it, or when a test itself waits for a timer. The loop waits for
threads, and receives their results in the order in which their work started, so a faster thread changes
nothing.
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
"""The Unix time at which every loop starts: 2026-01-01."""
MOMENT = 0.5
"""Seconds: settling includes everything due within this time, such as a robot's pause or an edit's."""

PATIENCE = 86_400.0
"""Seconds: a wait this long for something other than rest will never end; only regular events, such as a
heartbeat, still occur.
"""


TURNS = 300_000
"""Number of iterations without progress of time after which the loop counts as endless: for example, a timer
sets itself again for a moment that has already passed.
"""


class EverythingWaits(Exception):
    """Nothing left that can happen would end somebody's wait: it would last forever."""


class _Selector(selectors.DefaultSelector):
    """Makes its loop wait for threads, and notifies it when there is nothing to do, instead of sleeping."""

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
    one end has written is at the other end at once.

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
        """Let that much time pass at once; what is due by then happens when the loop continues."""
        self._now += seconds
        self._rested = self._now

    async def rest(self) -> float | None:
        """Return when everything waits; return the time of the next timer, if any."""
        waiter: asyncio.Future[float | None] = super().create_future()
        self._resting.append(waiter)
        return await waiter

    async def advance(self, seconds: float) -> None:
        """Let time pass, from timer to timer, each with everything that results from it."""
        end = self._now + seconds
        while (due := await self.rest()) is not None and due <= end:
            self._now = max(self._now, due)
        self._now = max(self._now, end)
        await self.rest()

    async def settle(self) -> None:
        """Let pending events happen: return when nothing is due within a moment."""
        while (due := await self.rest()) is not None and due <= self._now + MOMENT:
            self._now = max(self._now, due)

    def _turn(self) -> None:
        """Run one iteration of the loop."""
        self._turns = self._turns + 1 if self._turned_at == self._now else 0
        self._turned_at = self._now
        if self._turns > TURNS:
            self._turns = 0  # the cleanup runs an iteration, too
            raise EverythingWaits("time stands still, and the loop goes round in circles")

    def _idle(self, timeout: float | None) -> bool:
        """Whether nothing is ready in the loop, so that only threads or processes can continue."""
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
        """As usual, but the result of work elsewhere (its future is the first argument) waits for its turn.

        A thread may be so fast that its work is not recorded yet.
        """
        if not args or not isinstance(args[0], asyncio.Future) or args[0].done():
            return super().call_soon_threadsafe(callback, *args, context=context)
        self._arrivals.put((args[0], partial(self.call_soon, callback, *args, context=context)))
        return asyncio.Handle(callback, args, self, context)

    def _join(self) -> bool:
        """Wait for all work elsewhere, and deliver the results in the order in which the work started; return
        whether there was any.
        """
        if not self._elsewhere:  # as in nearly every iteration of a loop without threads
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
        """A future; one that aiosqlite requests is the answer of its thread."""
        future = super().create_future()
        if sys._getframe(1).f_globals.get("__name__") == "aiosqlite.core":
            self._note(future)
        return future

    def run_in_executor(  # type: ignore[override]  # typeshed's TypeVarTuple says no more
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """As usual, and recorded."""
        future = super().run_in_executor(executor, func, *args)
        self._note(future)
        return future

    async def shutdown_default_executor(self, *_: Any, **__: Any) -> None:
        """As usual, after all work of the thread."""
        self._closing += 1
        try:
            await super().shutdown_default_executor()
        finally:
            self._closing -= 1


class VirtualClock:
    """A bot.runtime.clock.Clock of the loop's virtual time, as Unix time."""

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
    """The running loop."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualTimeLoop)
    return loop


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], VirtualTimeLoop]]:
    """The hook that runs a folder's tests in virtual time: its conftest imports it."""
    return {"virtual time": VirtualTimeLoop}
