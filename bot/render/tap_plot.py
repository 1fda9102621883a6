"""What is drawn of somebody's presses in a game in which presses race."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.reactions import Became


@dataclass(frozen=True, slots=True)
class TapRow:
    """A line of the comparison, in words: whose, how many presses were right, and the usual time."""

    name: str
    right: str
    time: str


@dataclass(frozen=True, slots=True)
class TapPlot:
    """The presses of a match.

    head: how many were right, in words. seat: whose picture it is. races: for each race and each seat, after
    how many seconds it pressed, None if that is unknown or it did not, and with which result. usual: the
    own time of earlier matches, in seconds. rows: the own line first.
    """

    head: str
    seat: Seat
    races: Sequence[Sequence[tuple[float | None, Became]]]
    usual: float | None
    rows: Sequence[TapRow]
