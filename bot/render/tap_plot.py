"""The data of the chart of a player's presses in races."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.reactions import Became


@dataclass(frozen=True, slots=True)
class TapRow:
    """A line of the comparison, in words. right: the share of right presses, or "". time: the usual time, or
    "".
    """

    name: str
    right: str
    time: str


@dataclass(frozen=True, slots=True)
class TapPlot:
    """The presses of a match, from one player's point of view."""

    head: str
    """The heading."""
    seat: Seat
    """The seat of the player for whom the picture is drawn."""
    races: Sequence[Sequence[tuple[float | None, Became]]]
    """For each race and each seat, the seconds until its press (None if it never pressed or the time is
    unknown) and the result of the press.
    """
    usual: float | None
    """The player's usual time in earlier matches, in seconds, or None if it is unknown."""
    rows: Sequence[TapRow]
    """The lines of the comparison, the player's own first."""
