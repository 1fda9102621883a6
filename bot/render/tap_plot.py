"""The data of the chart of a player's presses, in a game in which presses race."""

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
    """The presses of a match."""

    head: str
    """The words that tell how many presses were right."""
    seat: Seat
    """The seat of the player whose picture it is."""
    races: Sequence[Sequence[tuple[float | None, Became]]]
    """For each race and each seat, after how many seconds it pressed, or None if unknown or never, and with
    which result.
    """
    usual: float | None
    """The player's usual time in earlier matches, in seconds."""
    rows: Sequence[TapRow]
    """The lines of the comparison, the player's own first."""
