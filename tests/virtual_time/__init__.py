"""An event loop whose time is advanced by tests, and which detects when everything waits for time to pass.
Nothing that runs on it depends on the speed of the machine: time stands still while there is work, and
advances only when a test advances it, or when a test itself waits for a timer. The loop itself does the work
for threads, in the order in which it was started.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any
from weakref import WeakSet

from aiosqlite import core as aiosqlite

EPOCH = 1_767_225_600.0
"""The Unix time at which every loop starts: 2026-01-01."""
MOMENT = 0.5
"""The number of seconds within which something must be due for settling to include it, such as the pause of a
robot or between two edits.
"""

PATIENCE = 86_400.0
"""The number of seconds after which a wait for something other than rest is abandoned. It would never end,
because only regular events, such as a heartbeat, still occur.
"""


TURNS = 300_000
"""The number of iterations without progress of time after which the loop counts as endless, for example
because a timer is set again and again for a time in the past.
"""


class EverythingWaits(Exception):
    """Raised if a wait would last forever, because no remaining event can end it, or because the loop
    iterates endlessly while time stands still.
    """


class _Selector(selectors.DefaultSelector):
    """A selector that, instead of sleeping, makes its loop do the work of threads, and notifies the loop when
    there is none left.
    """

    turn: Callable[[], None]
    work: Callable[[], bool]
    asks: Callable[[], bool]
    idle: Callable[[float | None], None]

    def select(self, timeout: float | None = None) -> Any:
        self.turn()
        worked = self.work()
        events = super().select(0)
        if worked or events or (timeout is not None and timeout <= 0):
            return events
        if self.asks():
            return super().select()
        self.idle(timeout)
        return []


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """An event loop in virtual time. Its sockets must be Unix sockets that lead back into the loop itself:
    bytes written at one end are at the other end immediately. The loop does the work that run_in_executor and
    aiosqlite give to threads, so no such work can wait for the loop or for other such work. While a caller
    waits for another process to answer through a given socket, the loop waits for that process.
    """

    def __init__(self) -> None:
        selector = _Selector()
        selector.turn, selector.work = self._turn, self._work
        selector.asks, selector.idle = self._asks, self._idle
        self._now = self._turned_at = 0.0
        self._turns = 0
        self._given: list[tuple[asyncio.Future[Any], Callable[[], Any]]] = []
        self._processes = WeakSet[asyncio.StreamReaderProtocol]()
        self._resting: list[asyncio.Future[float | None]] = []
        self._rested = 0.0
        super().__init__(selector)

    def time(self) -> float:
        """Return the number of seconds of virtual time since the loop was created."""
        return self._now

    def jump(self, seconds: float) -> None:
        """Advance the time by a number of seconds at once. Everything due by then happens when the loop
        continues.
        """
        self._now += seconds
        self._rested = self._now

    async def rest(self) -> float | None:
        """Wait until everything waits for time to pass. Return the time of the next timer, or None if there
        is none.
        """
        waiter: asyncio.Future[float | None] = super().create_future()
        self._resting.append(waiter)
        return await waiter

    async def advance(self, seconds: float) -> None:
        """Advance the time from timer to timer, each with everything that results from it."""
        end = self._now + seconds
        while (due := await self.rest()) is not None and due <= end:
            self._now = max(self._now, due)
        self._now = max(self._now, end)
        await self.rest()

    async def settle(self) -> None:
        """Run pending events, and return once nothing more is due within MOMENT seconds."""
        while (due := await self.rest()) is not None and due <= self._now + MOMENT:
            self._now = max(self._now, due)

    def _turn(self) -> None:
        """Count an iteration of the loop. Raises EverythingWaits after TURNS iterations without progress of
        time.
        """
        self._turns = self._turns + 1 if self._turned_at == self._now else 0
        self._turned_at = self._now
        if self._turns > TURNS:
            self._turns = 0  # the cleanup needs iterations, too
            raise EverythingWaits("time stands still, and the loop goes round in circles")

    def _idle(self, timeout: float | None) -> None:
        """Handle an idle loop: end the waits of `rest`, or otherwise advance time to the next timer. Raises
        EverythingWaits if there is none for a long time.
        """
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

    # the work of threads and processes

    def give(self, future: asyncio.Future[Any], work: Callable[[], Any]) -> None:
        """Queue work that is done before the loop continues. The future receives its result or its error."""
        self._given.append((future, work))

    def _work(self) -> bool:
        """Do the queued work in order, even if nobody waits for it any longer, and return whether there was
        any.
        """
        given, self._given = self._given, []
        for future, work in given:
            try:
                tell = partial(future.set_result, work())
            except Exception as error:
                tell = partial(future.set_exception, error)
            if not future.done():
                tell()
        return bool(given)

    async def create_connection(self, *args: Any, **more: Any) -> Any:
        """Connect as usual, but treat a given socket as one that leads to another process."""
        transport, protocol = await super().create_connection(*args, **more)
        if more.get("sock") is not None and isinstance(protocol, asyncio.StreamReaderProtocol):
            self._processes.add(protocol)
        return transport, protocol

    def _asks(self) -> bool:
        """Return whether a caller is waiting for an answer from another process."""
        readers = (each._stream_reader for each in self._processes)  # type: ignore[attr-defined]  # asyncio's own
        return any(reader is not None and reader._waiter is not None for reader in readers)

    def run_in_executor(  # type: ignore[override]  # typeshed's TypeVarTuple says no more
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Run the function before the loop continues, without a thread."""
        future = self.create_future()
        self.give(future, partial(func, *args))
        return future


class _Trips(SimpleQueue[tuple[asyncio.Future[Any] | None, Callable[[], Any]]]):
    """The queue of work for the thread of a connection to SQLite. In virtual time the loop does the work,
    without a thread.
    """

    threaded = False

    def put_nowait(self, trip: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = trip
        loop = None if future is None else future.get_loop()
        if future is not None and isinstance(loop, VirtualTimeLoop) and not self.threaded:
            loop.give(future, work)
        else:
            super().put_nowait(trip)


class _ConnectionThread(Thread):
    """The thread of a connection to SQLite. It starts only if time is real."""

    def __init__(self, target: Callable[[_Trips], None], args: tuple[_Trips]) -> None:
        super().__init__(target=target, args=args)
        (self._trips,) = args

    def start(self) -> None:
        if not isinstance(asyncio.get_running_loop(), VirtualTimeLoop):
            self._trips.threaded = True
            super().start()


setattr(aiosqlite, "SimpleQueue", _Trips)  # noqa: B010  mypy knows of neither
setattr(aiosqlite, "Thread", _ConnectionThread)  # noqa: B010  as above


class VirtualClock:
    """A bot.runtime.clock.Clock of the loop's virtual time, as Unix time."""

    def __init__(self, loop: VirtualTimeLoop, epoch: float = EPOCH) -> None:
        self.loop = loop
        self.epoch = epoch

    def now(self) -> float:
        """Return the virtual time in Unix seconds."""
        return self.epoch + self.loop.time()

    def ran(self) -> float:
        """Return the number of seconds of virtual time since the loop was created."""
        return self.loop.time()

    async def sleep_until(self, at: float) -> None:
        """Wait until `now()` is at least `at`."""
        while (left := at - self.now()) > 0:  # noqa: ASYNC110  no event tells that time has passed
            await asyncio.sleep(left)


def the_loop() -> VirtualTimeLoop:
    """Return the running loop."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualTimeLoop)
    return loop


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], VirtualTimeLoop]]:
    """Run a folder's tests in virtual time. Its conftest imports this hook."""
    return {"virtual time": VirtualTimeLoop}
