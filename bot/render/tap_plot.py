"""The chart of a player's presses in a game in which presses race."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.reactions import Became


@dataclass(frozen=True, slots=True)
class TapRow:
    """A line of the comparison, in words: the player, the number of right presses, and the usual time."""

    name: str
    right: str
    time: str


@dataclass(frozen=True, slots=True)
class TapPlot:
    """The presses of a match. head: the words for the number of right ones. seat: the player of the picture.
    races: for each race and each seat, after how many seconds it pressed, or None if unknown or never, and
    with which result. usual: the player's usual time in earlier matches, in seconds. rows: the lines of the
    comparison, the player's own first.
    """

    head: str
    seat: Seat
    races: Sequence[Sequence[tuple[float | None, Became]]]
    usual: float | None
    rows: Sequence[TapRow]
