"""Everything that is due, in one queue: it sleeps to the earliest alarm."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from heapq import heapify, heappop, heappush
from itertools import count

from bot.model.ports import StoreAway
from bot.runtime.clock import Clock

log = logging.getLogger(__name__)


RETRY = 15.0
"""Seconds until a call that failed by a fault of ours is tried again."""
DEAD_ENTRIES = 64
"""How many replaced or cancelled alarms may be queued beyond the number of live ones."""


class Alarms:
    """Alarms by key. An alarm rings once, in a task of its own; setting a key again replaces its alarm.

    store_back: returns when the store can be asked again, which an alarm waits for that failed because the
    store is away.
    """

    def __init__(self, clock: Clock, store_back: Callable[[], Awaitable[None]]) -> None:
        self._clock = clock
        self._store_back = store_back
        self._waiting: set[asyncio.Task[None]] = set()
        self._alarms: dict[Hashable, tuple[int, Callable[[], Awaitable[None]]]] = {}
        self._failed: dict[Hashable, float] = {}  # when each that is tried again was due at first
        self._queue: list[tuple[float, int, Hashable]] = []
        self._serial = count()
        self._sleeper: asyncio.Task[None] | None = None
        self._wakes = float("inf")
        self._ringing: set[asyncio.Task[None]] = set()

    def set(self, key: Hashable, at: float, ring: Callable[[], Awaitable[None]]) -> None:
        """Ring at `at`, or at once when that has passed."""
        self._failed.pop(key, None)
        self._set(key, at, ring)

    def _set(self, key: Hashable, at: float, ring: Callable[[], Awaitable[None]]) -> None:
        serial = next(self._serial)
        self._alarms[key] = (serial, ring)
        heappush(self._queue, (at, serial, key))
        self._tidy()
        # when the machine was suspended, or its clock set, the task sleeps on that should have woken by now
        if at < self._wakes or self._wakes <= self._clock.now():
            self._reschedule()

    def cancel(self, key: Hashable) -> None:
        """Forget the alarm, if there is one."""
        self._alarms.pop(key, None)
        self._failed.pop(key, None)
        self._tidy()

    def __len__(self) -> int:
        """How many alarms are set."""
        return len(self._alarms)

    def late(self) -> float:
        """How many seconds ago the earliest alarm should have rung, also one that has failed since; 0 when
        all are in time.
        """
        return max(0.0, self._clock.now() - min(self._wakes, *self._failed.values(), float("inf")))

    async def stop(self) -> None:
        """Forget every alarm; return when what rings already has come to its end."""
        self._forget()
        while self._ringing:  # what rings may set another that rings at once
            await asyncio.gather(*self._ringing)
            self._forget()
        for task in self._waiting:
            task.cancel()

    def _forget(self) -> None:
        self._alarms.clear()
        self._failed.clear()
        self._queue.clear()
        self._reschedule()

    def _tidy(self) -> None:
        """Drop what was replaced or cancelled: its time may be days away, and each move leaves some."""
        if len(self._queue) > 2 * len(self._alarms) + DEAD_ENTRIES:
            self._queue = [entry for entry in self._queue if self._live(entry)]
            heapify(self._queue)

    def _live(self, entry: tuple[float, int, Hashable]) -> bool:
        _, serial, key = entry
        alarm = self._alarms.get(key)
        return alarm is not None and alarm[0] == serial

    def _reschedule(self) -> None:
        """Sleep to the earliest live alarm instead of the one that was the earliest until now."""
        while self._queue and not self._live(self._queue[0]):
            heappop(self._queue)
        if self._sleeper is not None and self._sleeper is not asyncio.current_task():
            self._sleeper.cancel()
        self._sleeper, self._wakes = None, float("inf")
        if self._queue:
            self._wakes = self._queue[0][0]
            self._sleeper = asyncio.create_task(self._sleep(self._wakes), name="next-alarm")

    async def _sleep(self, at: float) -> None:
        await self._clock.sleep_until(at)
        now = max(at, self._clock.now())  # a clock that reckons may wake us the last digit of a number early
        while self._queue and (self._queue[0][0] <= now or not self._live(self._queue[0])):
            entry = heappop(self._queue)
            if self._live(entry):
                _, ring = self._alarms.pop(entry[2])
                task = asyncio.create_task(self._ring(entry, ring), name="alarm")
                self._ringing.add(task)
                task.add_done_callback(self._ringing.discard)
        self._reschedule()

    async def _ring(self, entry: tuple[float, int, Hashable], ring: Callable[[], Awaitable[None]]) -> None:
        due, _, key = entry
        try:
            await ring()
        except StoreAway:
            if key not in self._alarms:
                self._failed.setdefault(key, due)
                task = asyncio.create_task(self._ring_later(key, ring), name="alarm-without-store")
                self._waiting.add(task)
                task.add_done_callback(self._waiting.discard)
        except Exception:
            log.exception("the alarm %s failed; it rings again in %g seconds", key, RETRY)
            if key not in self._alarms:
                self._failed.setdefault(key, due)
                self._set(key, self._clock.now() + RETRY, ring)
        else:
            self._failed.pop(key, None)

    async def _ring_later(self, key: Hashable, ring: Callable[[], Awaitable[None]]) -> None:
        await self._store_back()
        if key in self._failed and key not in self._alarms:
            self._set(key, self._clock.now(), ring)
