"""The alarms for imminent changes of tables in play. The store keeps when each is due."""

from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from functools import partial

from bot.engine.game import Seat
from bot.model.errors import RaceOver, TableOver
from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnySnapshot
from bot.storage.due import LEASE
from bot.tables.alarms import Alarms
from bot.tables.deadlines import Deadline, Drive, Look, TimeIsUp, deadlines, is_there, there_until
from bot.tables.decide import Absent, Idle, Remind
from bot.tables.registry_port import RegistryPort
from bot.tables.table import Table

SOON = 120.0
"""Seconds within which a change has an alarm in this process. The store keeps the later ones."""


class TableAlarms:
    """Sets the alarms of tables. pause: the usual number of seconds until a robot moves."""

    def __init__(self, *, alarms: Alarms, clock: PlayClock, registry: RegistryPort, pause: float) -> None:
        self._alarms = alarms
        self._clock = clock
        self._registry = registry
        self._pause = pause
        self._keys: dict[str, set[Hashable]] = {}

    def next_due(self, table: Table, snapshot: AnySnapshot) -> float | None:
        """Return when a process must look at that table next, if this snapshot is stored, or None if nothing
        is due. It is the next deadline, or a while after one with an alarm in this process, which may be
        killed before it fires. The store is asked for due work at that time.
        """
        now = self._clock.now()
        times = (each.at for each in self._deadlines(table, snapshot))
        due = min((max(at, now) + LEASE if at - now <= SOON else at for at in times), default=None)
        self._registry.expect(due)
        return due

    def set(self, table: Table) -> None:
        """Set the alarms of imminent changes, and drop the earlier ones."""
        id, soon = table.snapshot.id, self._clock.now() + SOON
        near = [each for each in self._deadlines(table, table.snapshot) if each.at <= soon]
        alarms = {_key(id, each): each for each in near}
        for key in self._keys.pop(id, set()) - alarms.keys():
            self._alarms.cancel(key)
        for key, each in alarms.items():
            self._alarms.set(key, each.at, self._done(table, each))
        if alarms:
            self._keys[id] = set(alarms)

    def watch(self, table: Table) -> None:
        """Set an alarm for each player to move who is present: the table is checked once they have pressed
        nothing for a while. A press that is no move postpones it.
        """
        id, now = table.snapshot.id, self._clock.now()
        for seat, player in enumerate(table.snapshot.players):
            if seat in table.awaited and is_there(player, now):
                due = there_until(player, seat)
                self._alarms.set(_key(id, due), due.at, self._done(table, due))
                self._keys.setdefault(id, set()).add(_key(id, due))

    def _deadlines(self, table: Table, snapshot: AnySnapshot) -> list[Deadline]:
        def robot_moves_at(seat: Seat) -> float | None:
            return table.robots.moves_at(snapshot, seat, self._pause)

        return list(deadlines(snapshot, table.context, robot_moves_at))

    def _done(self, table: Table, due: Deadline) -> Callable[[], Awaitable[object]]:
        """Return the function that carries out a deadline of the table."""
        match due.deed:
            case Look():
                return partial(self._look, table)
            case TimeIsUp(seat, turn):
                return partial(time_is_up, table, seat, turn)
            case Drive(seat, turn):
                return partial(table.robots.drive, seat, turn)
            case Remind() as remind:
                return partial(self._remind, table, remind)
            case command:
                return partial(table.do, command)

    async def _remind(self, table: Table, remind: Remind) -> None:
        """Remind the player, or let a robot play if they have left the server of a relaxed table, because the
        clock would take two days to do so.
        """
        snapshot = table.snapshot
        person, guild = snapshot.players[remind.seat].person, snapshot.place.guild
        asks = person is not None and snapshot.pace == "relaxed" and snapshot.place.hosted
        if asks and person is not None and await self._registry.has_left(guild, person):
            await table.do(Absent(remind.seat, remind.turn))
        else:
            await table.do(remind)

    async def _look(self, table: Table) -> None:
        self._registry.changed(table)


def _key(id: str, due: Deadline) -> Hashable:
    return due.kind or type(due.deed).__name__, id, due.seat


async def time_is_up(table: Table, seat: Seat, turn: int) -> None:
    """Play the turn of a player who timed out. In a race of presses the clock presses too, after those that
    are pending, unless it has already.
    """
    if not table.tap_targets:
        await table.do(Idle(seat, turn, table.race.stamp()))
    elif not table.race.holds(seat, "clock"):
        with suppress(RaceOver, TableOver):  # a pending press has closed the turn
            await table.race.press(seat, turn, None, "clock")
