"""Public presses that race each other: held until they have settled, then played by the order of stamps."""

import asyncio
from bisect import insort
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from bot.engine.game import Seat
from bot.model.ports import SharedPress
from bot.model.snapshots import By
from bot.runtime.clock import Clock, sleep
from bot.runtime.pending_answer import begin
from bot.storage.shared_presses import SharedPresses

SETTLE = 0.3
"""Seconds for which a press is held, so that one that was made before it but travels longer goes first."""
PATIENT = 1.0
"""Seconds that a press waits for an earlier one that another worker holds."""
_LOOK = 0.05


@dataclass(slots=True, eq=False)
class HeldPress:
    """A press that is held."""

    seat: Seat
    turn: int
    """The one it was made for."""
    action: Any
    """What `seat` pressed; None: what the clock finds to do then."""
    at: int
    """The Unix millisecond that Discord stamped on it."""
    by: By
    lot: int
    """Which goes first among equal stamps, the lower one."""
    settled: asyncio.Task[None]
    """Done when it has been held long enough."""
    fault: Exception | None = None
    """Why it was not played."""
    closed: bool = False
    """It was the last one of its turn."""


@dataclass(eq=False, repr=False)
class HeldPresses:
    """The presses that a table holds, in memory alone: one that was not played yet is no move. taps: those of
    other workers too, if there are any.

    `play` plays one that has settled, under the lock, and raises why it does not count; with it come the
    seats that pressed for the same in the same millisecond and lost the lot. Everybody sleeps for themselves,
    and who wakes first plays for all: nothing runs when nobody waits.
    """

    _clock: Clock
    _lock: asyncio.Lock
    _play: Callable[[HeldPress, Sequence[Seat]], Awaitable[None]]
    _taps: SharedPresses | None
    _told: Sequence[SharedPress] = field(init=False, default=())
    _held: list[HeldPress] = field(init=False, default_factory=list)
    _counted: list[HeldPress] = field(init=False, default_factory=list)

    def holds(self, seat: Seat, *by: By) -> bool:
        """Whether a press of that seat is pending that one of these made."""
        return any(press.seat == seat and press.by in by for press in self._held)

    def settling(self) -> asyncio.Task[None]:
        """A wait that begins now, and is over when a press made now has settled."""
        return asyncio.create_task(sleep(self._clock, SETTLE), name="settling")

    async def rest(self) -> None:
        """Return when none is pending."""
        while self._held:
            await self._wait()

    async def settle(self, press: HeldPress) -> None:
        """Return when the press was played in its order. Raises why it does not count, GivenUp."""
        begin()  # whoever wakes first plays it
        insort(self._held, press, key=_rank)
        try:
            await self._tell(press, played=False)
            while press in self._held:
                await self._wait()
        finally:
            press.settled.cancel()
            if press in self._held:
                self._held.remove(press)
        if press.fault is not None:
            raise press.fault

    async def _wait(self) -> None:
        """Wait for the first press to settle, and play it."""
        first = self._held[0]
        await asyncio.wait((first.settled,))
        if self._taps is not None:
            await self._wait_for_earlier(first, self._taps)
        async with self._lock:
            await self._play_settled(None if self._taps is None else first)

    async def _wait_for_earlier(self, press: HeldPress, taps: SharedPresses) -> None:
        """Wait a while for what was pressed before it, and is held by other workers."""
        end = self._clock.now() + PATIENT
        while press in self._held:
            told = [tap for tap in await taps.all(press.turn) if not self.holds(tap.seat, tap.by)]
            self._told = told
            if all(tap.played or _rank(tap) > _rank(press) for tap in told) or self._clock.now() >= end:
                return
            await sleep(self._clock, _LOOK)

    async def _tell(self, press: HeldPress, *, played: bool) -> None:
        if self._taps is not None:
            what = SharedPress(
                turn=press.turn,
                seat=press.seat,
                by=press.by,
                action=press.action,
                at=press.at,
                lot=press.lot,
                played=played,
            )
            await self._taps.tell(what)

    async def _play_settled(self, only: HeldPress | None) -> None:
        """Play those that have settled, up to the first that has not: what comes after it waits for it. only:
        one of them, if it is still the first.
        """
        while self._held and self._held[0].settled.done():
            press = self._held[0]
            if only not in (None, press):
                return
            held = [each for each in self._held if each is not press]
            rivals = {
                each.seat for each in chain[HeldPress | SharedPress](held, self._told) if _ties(each, press)
            }
            try:
                await self._play(press, sorted(rivals))
            except Exception as fault:
                press.fault = fault
            if press in self._held:
                self._held.remove(press)
            await self._tell(press, played=True)

    # what has been

    def count(self, press: HeldPress, *, closed: bool) -> None:
        """Remember that the press was played; closed: its turn is over with it."""
        if self._counted and self._counted[-1].turn != press.turn:
            self._counted.clear()
        press.closed = closed
        self._counted.append(press)

    def closing(self, turn: int) -> int | None:
        """The stamp of the press that closed that turn; None: it is open, or that was forgotten."""
        return next((press.at for press in self._counted if press.turn == turn and press.closed), None)

    def winner(self, press: HeldPress) -> HeldPress | SharedPress | None:
        """The press of another seat that took the same in the same turn."""
        played = [tap for tap in self._told if tap.played]
        return next(
            (
                other
                for other in chain[HeldPress | SharedPress](self._counted, sorted(played, key=_rank))
                if _same(other, press) and other.seat != press.seat
            ),
            None,
        )


def _rank(press: HeldPress | SharedPress) -> tuple[int, int]:
    return press.at, press.lot


def _same(one: HeldPress | SharedPress, other: HeldPress) -> bool:
    return one.turn == other.turn and one.action is not None and one.action == other.action


def _ties(one: HeldPress | SharedPress, other: HeldPress) -> bool:
    return one.at == other.at and one.seat != other.seat and _same(one, other)
