"""The race of presses of one table: public buttons that whoever presses first gets."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.engine.game import Chance, Seat
from bot.locales.phrase import Phrase
from bot.model.errors import NotSeated, TableError
from bot.model.play_clock import PlayClock
from bot.model.snapshots import By
from bot.storage.tables import SqlTables
from bot.tables import transitions
from bot.tables.held_presses import HeldPress, HeldPresses
from bot.tables.retrying import retried
from bot.tables.stale_press import beaten, late
from bot.tables.stored_table import StoredTable


class PressRace:
    """Takes the public presses of a table, and plays them in the order of their stamps. idle: plays, under
    the table's lock, the turn of an inactive player on a seat, in a turn, whose time was up at a Unix
    millisecond.
    """

    def __init__(
        self,
        table: StoredTable,
        store: SqlTables,
        clock: PlayClock,
        idle: Callable[[Seat, int, int], Awaitable[None]],
    ) -> None:
        self._table = table
        self._clock = clock
        self._idle = idle
        self._taps = store.taps(table.snapshot)
        self._presses = HeldPresses(clock, table.lock, self._play_press, self._taps)
        self._shown: tuple[int, float] | None = None

    @property
    def shown(self) -> float | None:
        """Since when the public message shows the race of presses in progress; None: it does not yet."""
        return self._shown[1] if self._shown is not None and self._shown[0] == self._table.turn else None

    def confirm(self) -> None:
        """Note that the public message shows the current state: robots count the time of a race of presses
        from now.

        It is not stored: after a restart the message is confirmed again.
        """
        if self._table.calls and self.shown is None:
            self._shown = (self._table.turn, self._clock.now())
            self._table.changed()

    async def tap(self, person: int, turn: int, action: Any, at: int) -> bool:
        """Press a public button of that turn; it was stamped at that Unix millisecond. action: None when the
        button no longer exists. Returns, once it was played, whether it closed the turn.

        A person for whom a robot plays takes the seat back with it. Raises NotSeated, TableOver, RaceOver,
        and TableError when somebody was faster or a press of the same person is pending, and IllegalMove.
        """
        seat = self._table.seat_of(person)
        self._must_be_in_time(turn, at)
        if self._presses.holds(seat, "player"):
            raise TableError(Phrase("refuse-tap-twice"))
        press = self._press(seat, turn=turn, action=action, at=at, by="player")
        await self._presses.settle(press)
        self._table.changed()
        return press.closed

    async def rest(self) -> None:
        """Return when no public press is pending."""
        await self._presses.rest()

    async def press(self, seat: Seat, turn: int, action: Any, by: By) -> None:
        """Press now, for a robot or an inactive player. Returns when it was played. Raises why it does not
        count.
        """
        await self._presses.settle(self._press(seat, turn=turn, action=action, at=self.stamp(), by=by))

    def holds(self, seat: Seat, by: By) -> bool:
        """Whether a press of that seat is pending that a player, or robot, made."""
        return self._presses.holds(seat, by)

    def stamp(self) -> int:
        """What Discord would stamp on a press now."""
        return round(self._clock.unix_now() * 1000)

    def _press(self, seat: Seat, turn: int, action: Any, at: int, by: By) -> HeldPress:
        """A press to hold."""
        luck = Chance(f"{self._table.snapshot.match.seed}/lots/{turn}", at)
        lots = luck.shuffled(range(len(self._table.names)))
        return HeldPress(
            seat=seat,
            turn=turn,
            action=action,
            at=at,
            by=by,
            lot=lots.index(seat),
            settled=self._presses.settling(),
        )

    def _must_be_in_time(self, turn: int, at: int) -> None:
        """Raise RaceOver or TableOver if a press of that turn, stamped `at`, comes too late."""
        closed = self._presses.closing(turn)
        if closed is None and self._table.turn == turn:
            self._table.must_play()
            return
        if closed is None and self._table.turn == turn + 1:
            closed = round(self._clock.unix(self._table.snapshot.began) * 1000)
        raise late(at, closed)

    @retried
    async def _play_press(self, press: HeldPress, rivals: Sequence[Seat]) -> None:
        """Under the lock: play a press that has settled. Raises why it does not count."""
        if self._taps is not None:
            await self._table.reread()
        self._must_be_in_time(press.turn, press.at)
        if press.by == "clock":
            await self._idle(press.seat, press.turn, press.at)
        else:
            await self._race(press, rivals)
        over = self._table.turn != press.turn or self._table.snapshot.status != "playing"
        self._presses.count(press, closed=over)

    async def _race(self, press: HeldPress, rivals: Sequence[Seat]) -> None:
        snapshot, seat, title = self._table.snapshot, press.seat, self._table.title
        if press.by == "player" and snapshot.players[seat].person is None:  # forgotten meanwhile
            raise NotSeated(Phrase("refuse-not-seated"))
        if press.action not in self._table.actions(seat):
            winner = self._presses.winner(press)
            if winner is not None and self._table.actions(seat):
                raise beaten(press.at - winner.at, self._table.names[winner.seat])
            if press.action is None:
                raise TableError(Phrase("refuse-tap-gone"))
        if press.by == "player" and snapshot.players[seat].robot is not None:
            snapshot = transitions.returned(snapshot, title, seat, self._clock.now())
        drawn = tuple(rival for rival in rivals if press.action in self._table.actions(rival))
        action = transitions.stamped(snapshot, title=title, action=press.action, at=press.at, drawn=drawn)
        await self._table.move(snapshot, seat, action, press.by)
