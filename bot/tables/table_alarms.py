"""What time does to the tables in play: the alarms of each, and whose business they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.engine.game import Seat
from bot.tables import transitions
from bot.tables.alarms import Alarms
from bot.tables.others import GRACE
from bot.tables.play_clock import LAST_DIGIT, PlayClock
from bot.tables.preferences import PreferenceBook
from bot.tables.records import Player
from bot.tables.table import Table
from bot.tables.transitions import AnyRecord

THERE = 60.0
"""Who has pressed something at a table within so many seconds is there, and needs no call to their turn."""


def is_there(player: Player, now: float) -> bool:
    """Has that person pressed something at their table within the last minute? An alarm may ring the last
    digit of a number early: what is left then is nothing.
    """
    return player.pressed + THERE - now > LAST_DIGIT


class TableAlarms:
    """Sets the alarms of tables. pause: how many seconds robots usually take. ends: when a match that one
    person plays alone ends by itself, None if it does not, and the word then. wakes: is told of a table at
    which somebody can be called now. reminds: tells a seat's person that half of the time has passed.
    """

    def __init__(
        self,
        alarms: Alarms,
        clock: PlayClock,
        preferences: PreferenceBook,
        *,
        pause: float,
        ends: Callable[[AnyRecord], tuple[float | None, str]],
        wakes: Callable[[Table], None],
        reminds: Callable[[Table, Seat], None],
    ) -> None:
        self._alarms = alarms
        self._clock = clock
        self._preferences = preferences
        self._pause = pause
        self._ends = ends
        self._wakes = wakes
        self._reminds = reminds
        self._elsewhere: dict[str, int] = {}  # by table, the last version that another worker has made

    def leave_to_others(self, record: AnyRecord) -> None:
        """Another worker has made that version, and sees to its alarms unless it was killed."""
        self._elsewhere[record.id] = record.version

    def is_elsewhere(self, record: AnyRecord) -> bool:
        """Has another worker made that version?"""
        return self._elsewhere.get(record.id) == record.version

    def forget(self, id: str) -> None:
        """The table with that id is over, or new: nothing is known of others."""
        self._elsewhere.pop(id, None)

    def set(self, table: Table) -> None:
        """Set the alarms of the present in the place of those that were set before; later, where another
        worker has made it, and sees to it unless it was killed.
        """
        record, id = table.record, table.record.id
        late = GRACE if self.is_elsewhere(record) else 0.0
        self.watch(table)
        self._alarms.cancel(("late", id))
        end, words = self._ends(record)
        if end is not None and record.status == "playing":
            self._alarms.set(("late", id), end + late, partial(table.abandon, words))
        self._alarms.cancel(("forced", id))
        if transitions.unasked(record, table.rulebook) is not None:
            self._alarms.set(("forced", id), self._clock.now() + late, table.go_on)
        for seat in range(len(record.players)):
            for kind in ("half", "due", "robot", "pass", "quiet"):
                self._alarms.cancel((kind, id, seat))
            self._set_of_seat(table, seat, late)

    def _set_of_seat(self, table: Table, seat: Seat, late: float) -> None:
        record, id, turn, now = table.record, table.record.id, table.turn, self._clock.now()
        left = self._preferences.quiet_left(record.players[seat].person, self._clock.unix(now))
        if left and seat in table.awaited:
            self._alarms.set(("quiet", id, seat), now + left + 1, partial(self._wake, table))
        due = next((each for each in record.dues if each.seat == seat), None)
        if due is not None and not due.reminded:
            self._alarms.set(("half", id, seat), due.half + late, partial(self._remind, table, seat, turn))
        if due is not None:
            self._alarms.set(("due", id, seat), due.at + late, partial(table.idle, seat, turn))
        at = table.robots.moves_at(seat, self._pause)
        if at is not None:
            self._alarms.set(("robot", id, seat), at + late, partial(table.robots.drive, seat, turn))
        at = transitions.auto_moves_at(record, table.rulebook, seat, now)
        if at is not None:
            self._alarms.set(("pass", id, seat), at + late, partial(table.auto_move, seat, turn))

    def watch(self, table: Table) -> None:
        """Look again when those who are awaited have pressed nothing for a while; a press that is no move
        makes it later.
        """
        for seat, player in enumerate(table.record.players):
            key = ("there", table.record.id, seat)
            self._alarms.cancel(key)
            if seat in table.awaited and is_there(player, self._clock.now()):
                self._alarms.set(key, player.pressed + THERE, partial(self._wake, table))

    async def _wake(self, table: Table) -> None:
        """Somebody's quiet hours are over, or they have pressed nothing for a while: they can be called."""
        self._wakes(table)

    async def _remind(self, table: Table, seat: int, turn: int) -> None:
        if await table.remind(seat, turn):
            self._reminds(table, seat)
