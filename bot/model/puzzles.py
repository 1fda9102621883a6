"""Puzzles: decisions of reviewed games that a player tries again until they are right twice."""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.engine.game import Seat

DAY: Final = 86_400.0
WAITS: Final = (1, 3, 7)
"""The number of days after which a puzzle comes again: after its first answer, its second, and all later
ones.
"""
ENOUGH: Final = 2
"""The number of right answers that solve a puzzle."""


class PuzzleSpot(NamedTuple):
    """The decision of a puzzle: the table, the seat and the number of the move."""

    table: str
    seat: Seat
    ply: int


@dataclass(frozen=True, slots=True)
class Progress:
    """A person's progress with a puzzle. answers: the number of their answers, including `right` correct
    ones. due: the Unix time from which it comes again.
    """

    answers: int = 0
    right: int = 0
    due: float = 0.0

    @property
    def solved(self) -> bool:
        """Return whether the puzzle is solved."""
        return self.right >= ENOUGH

    def is_open(self, now: float) -> bool:
        """Return whether an answer counts at that Unix time."""
        return not self.solved and self.due <= now

    @property
    def days(self) -> int:
        """The number of days between the last answer and the next."""
        return WAITS[min(self.answers, len(WAITS)) - 1] if self.answers else 0

    def answered(self, now: float, *, right: bool) -> "Progress":
        """Return the progress after an answer at that Unix time."""
        after = replace(self, answers=self.answers + 1, right=self.right + right)
        return replace(after, due=now + after.days * DAY)


class Missed(NamedTuple):
    """A turning point of a finished review. person: the player who decided. loss: its cost in the game's
    unit.
    """

    spot: PuzzleSpot
    person: int
    loss: float
