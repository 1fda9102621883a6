"""A queue of alarms for all scheduled work."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from heapq import heapify, heappop, heappush
from itertools import count

from bot.model.store_errors import StoreAway
from bot.runtime.clock import Clock

log = logging.getLogger(__name__)


RETRY = 15.0
"""The number of seconds after which a call that failed because of a bug is retried."""
DEAD_ENTRIES = 64
"""The number by which replaced and cancelled alarms in the queue can exceed the live ones."""


class Alarms:
    """Alarms by key. Each fires once in a task of its own, and is retried if it fails. store_back: returns
    when the store answers again.
    """

    def __init__(self, clock: Clock, store_back: Callable[[], Awaitable[None]]) -> None:
        self._clock = clock
        self._store_back = store_back
        self._waiting: set[asyncio.Task[None]] = set()
        self._alarms: dict[Hashable, tuple[int, Callable[[], Awaitable[object]]]] = {}
        self._failed: dict[Hashable, float] = {}  # the original time of each alarm that is retried
        self._queue: list[tuple[float, int, Hashable]] = []
        self._serial = count()
        self._sleeping: asyncio.Task[None] | None = None
        self._wakes = float("inf")
        self._firing: set[asyncio.Task[None]] = set()

    def set(self, key: Hashable, at: float, fire: Callable[[], Awaitable[object]]) -> None:
        """Set or replace the alarm with the given key, which calls `fire` at the time `at`, or immediately if
        that time is past.
        """
        self._failed.pop(key, None)
        self._set(key, at, fire)

    def _set(self, key: Hashable, at: float, fire: Callable[[], Awaitable[object]]) -> None:
        serial = next(self._serial)
        self._alarms[key] = (serial, fire)
        heappush(self._queue, (at, serial, key))
        self._tidy()
        # if the machine was suspended, or its clock set, the task sleeps too long
        if at < self._wakes or self._wakes <= self._clock.now():
            self._reschedule()

    def cancel(self, key: Hashable) -> None:
        """Cancel the alarm with the given key, if there is one."""
        self._alarms.pop(key, None)
        self._failed.pop(key, None)
        self._tidy()

    def __len__(self) -> int:
        """Return the number of alarms that are set."""
        return len(self._alarms)

    def late(self) -> float:
        """Return the number of seconds by which the earliest alarm is late, or 0."""
        return max(0.0, self._clock.now() - min(self._wakes, *self._failed.values(), float("inf")))

    async def stop(self) -> None:
        """Cancel every alarm, and wait until those that have already fired are done."""
        self._clear()
        while self._firing:  # an alarm that fires can set another that fires immediately
            await asyncio.gather(*self._firing)
            self._clear()
        for task in self._waiting:
            task.cancel()

    def _clear(self) -> None:
        self._alarms.clear()
        self._failed.clear()
        self._queue.clear()
        self._reschedule()

    def _tidy(self) -> None:
        """Remove replaced and cancelled alarms from the queue if there are many."""
        if len(self._queue) > 2 * len(self._alarms) + DEAD_ENTRIES:
            self._queue = [entry for entry in self._queue if self._live(entry)]
            heapify(self._queue)

    def _live(self, entry: tuple[float, int, Hashable]) -> bool:
        _, serial, key = entry
        alarm = self._alarms.get(key)
        return alarm is not None and alarm[0] == serial

    def _reschedule(self) -> None:
        """Start the sleep until the earliest live alarm."""
        while self._queue and not self._live(self._queue[0]):
            heappop(self._queue)
        if self._sleeping is not None and self._sleeping is not asyncio.current_task():
            self._sleeping.cancel()
        self._sleeping, self._wakes = None, float("inf")
        if self._queue:
            self._wakes = self._queue[0][0]
            self._sleeping = asyncio.create_task(self._sleep(self._wakes), name="next-alarm")

    async def _sleep(self, at: float) -> None:
        await self._clock.sleep_until(at)
        now = max(at, self._clock.now())  # rounding can make a computed time end slightly early
        while self._queue and (self._queue[0][0] <= now or not self._live(self._queue[0])):
            entry = heappop(self._queue)
            if self._live(entry):
                _, fire = self._alarms.pop(entry[2])
                task = asyncio.create_task(self._fire(entry, fire), name="alarm")
                self._firing.add(task)
                task.add_done_callback(self._firing.discard)
        self._reschedule()

    async def _fire(self, entry: tuple[float, int, Hashable], fire: Callable[[], Awaitable[object]]) -> None:
        due, _, key = entry
        try:
            await fire()
        except StoreAway:
            if key not in self._alarms:
                self._failed.setdefault(key, due)
                task = asyncio.create_task(self._fire_later(key, fire), name="alarm-without-store")
                self._waiting.add(task)
                task.add_done_callback(self._waiting.discard)
        except Exception:
            log.exception("the alarm %s failed; it rings again in %g seconds", key, RETRY)
            if key not in self._alarms:
                self._failed.setdefault(key, due)
                self._set(key, self._clock.now() + RETRY, fire)
        else:
            self._failed.pop(key, None)

    async def _fire_later(self, key: Hashable, fire: Callable[[], Awaitable[object]]) -> None:
        await self._store_back()
        if key in self._failed and key not in self._alarms:
            self._set(key, self._clock.now(), fire)
