"""The race of presses of one table, for public buttons where only the first press counts."""

import asyncio
from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

from bot.engine.game import AnyAction, Chance, Seat
from bot.locales.phrase import Phrase
from bot.model.errors import TableError
from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnySnapshot, By
from bot.runtime.clock import sleep
from bot.runtime.pending_answer import begin
from bot.storage.shared_presses import SharedPress
from bot.storage.tables import SqlTables
from bot.tables.decide import Command, Context, Decision, Press, must_be_in_time, seat_in
from bot.tables.stored_state import StoredState
from bot.tables.views import tap_targets, turn_of

HOLD = 0.3
"""The number of seconds for which a press is held, so that an earlier press that takes longer to arrive goes
first.
"""
PATIENT = 1.0
"""The number of seconds for which a press waits for an earlier press that another worker holds."""
_LOOK = 0.05


PlayedTable: TypeAlias = StoredState[AnySnapshot, Command, Decision]
"""A table in the form that races of presses and robots need."""


@dataclass(slots=True, eq=False)
class HeldPress:
    """A press that is held for a moment."""

    seat: Seat
    turn: int
    """The turn for which the button was pressed."""
    action: AnyAction
    """The action of the pressed button, or None if the button no longer exists or the clock pressed."""
    at: int
    """Discord's timestamp of the press, in Unix milliseconds."""
    by: By
    lot: int
    """A random number that orders presses with the same timestamp, lowest first."""
    hold: asyncio.Task[None]
    """The task that ends when the press has been held long enough."""
    fault: Exception | None = None
    """The error that prevented the press from being played, or None."""
    closed: bool = False
    """Whether the press closed its turn."""


class PressRace:
    """The presses that a table holds, to play them in the order of their timestamps."""

    def __init__(self, table: PlayedTable, store: SqlTables, clock: PlayClock) -> None:
        self._table = table
        self._clock = clock
        self._taps = store.taps(table.snapshot)
        """The presses that other workers hold, or None if there are no other workers."""
        self._told: Sequence[SharedPress] = ()
        self._held: list[HeldPress] = []
        self._counted: list[HeldPress] = []
        """The presses of the latest turn that were played and not refused."""
        self._playing = asyncio.Lock()
        self._confirmed: tuple[int, float] | None = None

    # the start of the race

    @property
    def confirmed_at(self) -> float | None:
        """Return the time since which the public message has shown the race of presses in progress, or
        None.
        """
        turn, at = self._confirmed or (None, None)
        return at if turn == self._turn else None

    def confirm(self) -> None:
        """Record that the public message shows the current state. Robots measure their reaction times in a
        race of presses from now on.
        """
        if self.confirmed_at is None and tap_targets(self._table.snapshot, self._table.title):
            self._confirmed = (self._turn, self._clock.now())
            self._table.changed()

    @property
    def _turn(self) -> int:
        return turn_of(self._table.snapshot, self._table.title)

    # presses

    async def tap(self, person: int, turn: int, action: AnyAction, at: int) -> bool:
        """Press a public button for a turn, with a timestamp in Unix milliseconds, wait until the press is
        played, and return whether it closed the turn. action: None if the button no longer exists. Raises
        NotSeated, TableOver, RaceOver, TableError if another press was faster or a press of the same person
        is pending, IllegalMove, and GivenUp if the press was refused because it took too long.
        """
        seat = seat_in(self._table.snapshot, person)
        context = Context(title=self._table.title, now=self._clock.now(), lost=self._clock.lost)
        must_be_in_time(self._table.snapshot, turn, at, self._closing(turn), context)
        if self.holds(seat, "player"):
            raise TableError(Phrase("refuse-tap-twice"))
        return await self._resolve(self._press(seat, turn=turn, action=action, at=at, by="player"))

    async def press(self, seat: Seat, turn: int, action: AnyAction, by: By) -> None:
        """Press now, for a robot or an inactive player, and return once the press was played. Raises the
        refusal if it does not count.
        """
        await self._resolve(self._press(seat, turn=turn, action=action, at=self.stamp(), by=by))

    def stamp(self) -> int:
        """Return the timestamp that Discord would give a press now, in Unix milliseconds."""
        return round(self._clock.unix_now() * 1000)

    def holds(self, seat: Seat, by: By) -> bool:
        """Return whether a press for a seat by its player, a robot or the clock is pending."""
        return any(press.seat == seat and press.by == by for press in self._held)

    async def rest(self) -> None:
        """Wait until no press is pending."""
        while self._held:
            await self._wait()

    def _press(self, seat: Seat, turn: int, action: AnyAction, at: int, by: By) -> HeldPress:
        match = self._table.snapshot.match
        lots = Chance(f"{match.seed}/lots/{turn}", at).shuffled(range(match.seats))
        hold = asyncio.create_task(sleep(self._clock, HOLD), name="hold")
        return HeldPress(seat=seat, turn=turn, action=action, at=at, by=by, lot=lots.index(seat), hold=hold)

    # the queue

    async def _resolve(self, press: HeldPress) -> bool:
        """Wait until the press was played in its order, and return whether it closed its turn. Raises
        GivenUp, and the refusal if the press does not count.
        """
        begin()  # because any waiting task can play the press
        insort(self._held, press, key=_rank)
        try:
            await self._tell(press, played=False)
            while press in self._held:
                await self._wait()
        finally:
            press.hold.cancel()
            if press in self._held:
                self._held.remove(press)
        if press.fault is not None:
            raise press.fault
        return press.closed

    async def _wait(self) -> None:
        """Wait until the first press is due, and play it. Without other workers, play all presses that are
        due.
        """
        first = self._held[0]
        await asyncio.wait((first.hold,))
        if self._taps is not None:
            await self._wait_for_earlier(first)
        async with self._playing:
            await self._play_due(None if self._taps is None else first)

    async def _wait_for_earlier(self, press: HeldPress) -> None:
        """Wait up to PATIENT seconds for earlier presses that other workers hold."""
        assert self._taps is not None
        end = self._clock.now() + PATIENT
        while press in self._held:
            told = [tap for tap in await self._taps.all(press.turn) if not self.holds(tap.seat, tap.by)]
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

    async def _play_due(self, only: HeldPress | None) -> None:
        """Play the presses that are due, in order, up to the first one that is not due. only: the press to
        play, provided that it comes first, or None for all.
        """
        while self._held and self._held[0].hold.done():
            press = self._held[0]
            if only not in (None, press):
                return
            try:
                await self._play(press)
            except Exception as fault:
                press.fault = fault
            if press in self._held:
                self._held.remove(press)
            await self._tell(press, played=True)

    async def _play(self, press: HeldPress) -> None:
        """Play a press that is due. Raises the refusal if it does not count."""
        held = [each for each in self._held if each is not press]
        rivals = {
            each.seat for each in chain[HeldPress | SharedPress](held, self._told) if _ties(each, press)
        }
        if self._taps is not None:
            await self._table.refresh()
        winner = self._winner(press)
        decision = await self._table.do(
            Press(
                seat=press.seat,
                turn=press.turn,
                action=press.action,
                at=press.at,
                by=press.by,
                rivals=sorted(rivals),
                winner=None if winner is None else (winner.seat, winner.at),
                closed=self._closing(press.turn),
            )
        )
        after = decision.table
        press.closed = turn_of(after, self._table.title) != press.turn or after.status != "playing"
        if self._counted and self._counted[-1].turn != press.turn:
            self._counted.clear()
        self._counted.append(press)

    # past turns

    def _closing(self, turn: int) -> int | None:
        """Return the timestamp of the press that closed a turn, or None if the turn is open or the timestamp
        is no longer known.
        """
        return next((press.at for press in self._counted if press.turn == turn and press.closed), None)

    def _winner(self, press: HeldPress) -> HeldPress | SharedPress | None:
        """Return the press with which another seat took the same target in the same turn, or None."""
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
