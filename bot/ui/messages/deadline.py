"""The deadlines of a table, as its messages show them. Discord counts them down for each reader."""

from collections.abc import Callable

from bot.engine.game import Seat
from bot.locales.phrase import Locale, say
from bot.model.snapshots import AnySnapshot
from bot.tables.table import Table
from bot.ui.text import moment


def table_deadline(snapshot: AnySnapshot, unix: Callable[[float], float]) -> int:
    """Return the Unix second at which the first of the running clocks ends, or 0 if none runs. unix: converts
    play time into Unix seconds.
    """
    return int(unix(min(clock.at for clock in snapshot.clocks))) if snapshot.clocks else 0


def hand_deadline(snapshot: AnySnapshot, seat: Seat, unix: Callable[[float], float]) -> int:
    """Return the Unix second at which that seat's own clock ends, or 0 if it does not run."""
    clock = snapshot.clock_of(seat)
    return int(unix(clock.at)) if clock is not None else 0


def deadline_line(table: Table, unix: Callable[[float], float], locale: Locale) -> list[str]:
    """Return the line of the public message about the time of the players to move, if a clock runs."""
    at = table_deadline(table.snapshot, unix)
    return [say("table-clock", locale, when=moment(at))] if at else []


def time_left(table: Table, seat: Seat, unix: Callable[[float], float], locale: Locale) -> str:
    """Return the text after the headline of a hand about its player's time, or "" while no clock runs for
    them.
    """
    at = hand_deadline(table.snapshot, seat, unix)
    awaited = seat in table.awaited and table.snapshot.players[seat].robot is None
    return f" · {say('hand-clock', locale, when=moment(at))}" if at and awaited else ""
