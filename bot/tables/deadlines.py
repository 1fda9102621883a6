"""Pure functions that compute the scheduled changes of a table, which need no press, and their times."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Seat
from bot.model.play_clock import LAST_DIGIT
from bot.model.snapshots import AnySnapshot, Player
from bot.tables import automatic
from bot.tables.decide import IDLE, Abandon, AutoMove, Context, GoOn, Remind, idle_until
from bot.tables.views import awaits_of, turn_of

THERE = 60.0
"""The number of seconds after a player's last press at the table for which the player counts as present."""
SOON = 120.0
"""The number of seconds within which a change must be due to get an alarm in this process."""
LEASE = 4.0
"""The duration in seconds of a process's lease on the rows that it has taken or has an alarm for."""


@dataclass(frozen=True, slots=True)
class Look:
    """Update the messages of the table, because a player can be pinged now."""


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    """Play the turn of a player whose time is up."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class Drive:
    """Make the robot on a seat compute and play its turn."""

    seat: Seat
    turn: int


Deed: TypeAlias = Abandon | GoOn | Remind | AutoMove | Look | TimeIsUp | Drive


@dataclass(frozen=True, slots=True)
class Deadline:
    """A scheduled change of a table."""

    at: float
    """The time of the change, in play time."""
    deed: Deed
    kind: str = ""
    """The reason for a `Look`: "quiet" if a player's quiet hours end, "there" if a player no longer counts as
    present. Otherwise "".
    """
    seat: Seat | None = None


def is_there(player: Player, now: float) -> bool:
    """Return whether the player has pressed something at their table within the last minute."""
    return player.pressed + THERE - now > LAST_DIGIT


def deadlines(
    table: AnySnapshot, context: Context, robot_moves_at: Callable[[Seat], float | None]
) -> Iterator[Deadline]:
    """Yield all scheduled changes of the table. robot_moves_at: returns the time at which the robot on a seat
    must move, or None.
    """
    if table.status != "playing":
        return
    title, now = context.title, context.now
    if (end := _ends(table, context)) is not None:
        yield end
    if automatic.forced_move(table, title) is not None:
        yield Deadline(now, GoOn())
    turn, awaited = turn_of(table, title), awaits_of(title.rules.game, table.match.state)
    for seat in range(len(table.players)):
        if seat in awaited:
            yield from _mentions(table, seat, context)
        due = table.clock_of(seat)
        if due is not None and not due.reminded:
            yield Deadline(due.half, Remind(seat, turn), seat=seat)
        if due is not None:
            yield Deadline(due.at, TimeIsUp(seat, turn), seat=seat)
        at = robot_moves_at(seat) if table.players[seat].robot is not None else None
        if at is not None:
            yield Deadline(at, Drive(seat, turn), seat=seat)
        at = automatic.auto_moves_at(table, title, seat, now)
        if at is not None:
            yield Deadline(at, AutoMove(seat, turn), seat=seat)


def _ends(table: AnySnapshot, context: Context) -> Deadline | None:
    """Return the automatic end of a match, or None if it has none."""
    if table.daily is not None:
        return Deadline(table.daily.late - context.lost, Abandon(f"daily {table.daily.label}"))
    if table.place.hosted:
        return None
    return Deadline(idle_until(table), Abandon(IDLE))


def _mentions(table: AnySnapshot, seat: Seat, context: Context) -> Iterator[Deadline]:
    """Yield the deadlines after which the player on a seat that must act can be pinged."""
    player, now = table.players[seat], context.now
    quiet = context.chosen(player.person).quiet
    left = quiet.left(now + context.lost) if quiet is not None else 0.0
    if left:
        yield Deadline(now + left + 1, Look(), "quiet", seat)
    if is_there(player, now):
        yield there_until(player, seat)


def there_until(player: Player, seat: Seat) -> Deadline:
    """Return the deadline at which a present player no longer counts as present, unless they press something
    first.
    """
    return Deadline(player.pressed + THERE, Look(), "there", seat)


def next_look(due: Iterable[Deadline], now: float) -> float | None:
    """Return the play time when a process must look at a table next, or None if nothing is due. A change that
    gets an alarm counts LEASE seconds later.
    """
    return min(
        (max(each.at, now) + LEASE if each.at - now <= SOON else each.at for each in due), default=None
    )
