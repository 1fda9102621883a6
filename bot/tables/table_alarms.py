"""What time does to the tables in play: what is to happen when, and the alarms of what happens soon."""

from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from bot.engine.game import Seat
from bot.model.errors import RaceOver, TableOver
from bot.model.play_clock import LAST_DIGIT, PlayClock
from bot.model.snapshots import AnySnapshot, Player
from bot.storage.due import LEASE
from bot.tables import automatic
from bot.tables.alarms import Alarms
from bot.tables.decide import Abandon, AutoMove, GoOn, Idle, Remind
from bot.tables.preferences import PreferenceBook
from bot.tables.registry_port import RegistryPort
from bot.tables.table import Table
from bot.tables.views import awaits_of

THERE = 60.0
"""Seconds: a player who has pressed something at the table within them is there, and needs no call."""
SOON = 120.0
"""Seconds: what is to happen within them has an alarm in this process. The store keeps the rest."""

_Event: TypeAlias = tuple[Hashable, float, Callable[[], Awaitable[object]]]
"""What is to happen to a table: its key among alarms, the play time, and how it is done."""


def is_there(player: Player, now: float) -> bool:
    """Whether that person has pressed something at their table within the last minute. An alarm may fire
    early by a rounding error: what remains then counts as 0.
    """
    return player.pressed + THERE - now > LAST_DIGIT


class TableAlarms:
    """Sets the alarms of tables. ends: when a match that one person plays alone ends automatically, and the
    text. pause: the usual seconds until a robot moves.
    """

    def __init__(
        self,
        *,
        alarms: Alarms,
        clock: PlayClock,
        preferences: PreferenceBook,
        registry: RegistryPort,
        ends: Callable[[AnySnapshot], tuple[float | None, str]],
        pause: float,
    ) -> None:
        self._alarms = alarms
        self._clock = clock
        self._preferences = preferences
        self._registry = registry
        self._ends = ends
        self._pause = pause
        self._keys: dict[str, set[Hashable]] = {}

    def next_due(self, table: Table, snapshot: AnySnapshot) -> float | None:
        """When a process must look at that table next, if this snapshot is stored: at the time of the next
        event, or a while after an event with an alarm in this process, which may be killed before it fires.
        """
        now = self._clock.now()
        events = self._events(table, snapshot)
        times = (max(at, now) + LEASE if at - now <= SOON else at for _, at, _ in events)
        due = min(times, default=None)
        self._registry.expect(due)
        return due

    def set(self, table: Table) -> None:
        """Set the alarms of what happens soon, and drop those that were set before."""
        id, soon = table.snapshot.id, self._clock.now() + SOON
        events = [event for event in self._events(table, table.snapshot) if event[1] <= soon]
        keys = {key for key, _, _ in events}
        for key in self._keys.pop(id, set()) - keys:
            self._alarms.cancel(key)
        for event in events:
            self._alarms.set(*event)
        if keys:
            self._keys[id] = keys

    def _events(self, table: Table, snapshot: AnySnapshot) -> Iterator[_Event]:
        """All that is to happen to the table as that snapshot has it."""
        if snapshot.status != "playing":
            return
        id, now = snapshot.id, self._clock.now()
        end, words = self._ends(snapshot)
        if end is not None:
            yield ("late", id), end, partial(table.do, Abandon(words))
        if automatic.forced_move(snapshot, table.title) is not None:
            yield ("forced", id), now, partial(table.do, GoOn())
        game, state = table.title.rules.game, snapshot.match.state
        turn, awaited = game.turn(state), awaits_of(game, state)
        for seat in range(len(snapshot.players)):
            if seat in awaited:
                yield from self._calls(table, snapshot, seat, now)
            yield from self._moves(table, snapshot=snapshot, seat=seat, turn=turn, now=now)

    def _calls(self, table: Table, snapshot: AnySnapshot, seat: Seat, now: float) -> Iterator[_Event]:
        """When somebody who is awaited can be called."""
        player = snapshot.players[seat]
        left = self._preferences.quiet_left(player.person, self._clock.unix(now))
        if left:
            yield ("quiet", snapshot.id, seat), now + left + 1, partial(self._wake, table)
        if is_there(player, now):
            yield ("there", snapshot.id, seat), player.pressed + THERE, partial(self._wake, table)

    def _moves(
        self, table: Table, snapshot: AnySnapshot, seat: Seat, turn: int, now: float
    ) -> Iterator[_Event]:
        """What is done about a seat whose player does nothing, or a robot's."""
        id, due = snapshot.id, snapshot.clock_of(seat)
        if due is not None and not due.reminded:
            yield ("half", id, seat), due.half, partial(table.do, Remind(seat, turn))
        if due is not None:
            yield ("due", id, seat), due.at, partial(time_is_up, table, seat, turn)
        at = table.robots.moves_at(snapshot, seat, self._pause)
        if at is not None:
            yield ("robot", id, seat), at, partial(table.robots.drive, seat, turn)
        at = automatic.auto_moves_at(snapshot, table.title, seat, now)
        if at is not None:
            yield ("pass", id, seat), at, partial(table.do, AutoMove(seat, turn))

    def watch(self, table: Table) -> None:
        """Look again when those who are awaited have pressed nothing for a while; a press that is no move
        makes it later.
        """
        id, now = table.snapshot.id, self._clock.now()
        for seat, player in enumerate(table.snapshot.players):
            key = ("there", id, seat)
            if seat in table.awaited and is_there(player, now):
                self._alarms.set(key, player.pressed + THERE, partial(self._wake, table))
                self._keys.setdefault(id, set()).add(key)

    async def _wake(self, table: Table) -> None:
        """Somebody's quiet hours are over, or they have pressed nothing for a while: they can be called."""
        self._registry.changed(table)


async def time_is_up(table: Table, seat: Seat, turn: int) -> None:
    """Play the turn of a player who timed out; in a race of presses, after those that are pending."""
    if not table.tap_targets:
        await table.do(Idle(seat, turn, table.race.stamp()))
    elif not table.race.holds(seat, "clock"):
        with suppress(RaceOver, TableOver):  # a pending one has closed the turn
            await table.race.press(seat, turn, None, "clock")
