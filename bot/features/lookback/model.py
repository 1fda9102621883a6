"""The findings of a review, and the puzzles that are kept from it, as values. Storage writes them, and
messages show them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from bot.engine.game import Seat
from bot.engine.review_method import SUSPECTS, Appraisal

MOST: Final = 3
"""The number of turning points that are shown."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision of the reviewed player: the findings about the move with that number.

    done, better: the kinds of the action taken and of the best one, or "" in the first look, which does not
    report them.
    """

    ply: int
    found: Appraisal
    done: str = ""
    better: str = ""


@dataclass(frozen=True, slots=True)
class Tempo:
    """How fast and how careful a player's presses were in a game in which presses race.

    right, wrong, missed: the number of each, see bot.engine.reactions. Races without a chance are in none.
    seconds: the usual time of a press, a median, or None if unknown.
    """

    right: int
    wrong: int
    missed: int
    seconds: float | None = None

    @property
    def chances(self) -> int:
        """The number of races that had a right choice for the player."""
        return self.right + self.wrong + self.missed


@dataclass(frozen=True, slots=True)
class Review:
    """The findings about one player's game."""

    decisions: int
    """The number of their decisions."""
    doubted: int = 0
    """The number of decisions that are examined, or 0 if not known yet."""
    screened: tuple[Judged, ...] = ()
    """The findings of the first look at the doubted decisions, as far as it has come."""
    judged: tuple[Judged, ...] = ()
    """The findings of the second look at the `suspects`, as far as it has come."""
    fair: tuple[float, ...] = field(default=())
    """By how many points the seat was ahead of the others' mean, for each time that strong robots played that
    deal.
    """
    done: bool = False
    """Whether nothing is left to find."""
    tempo: Tempo | None = None
    """The tempo in a game in which presses race. It is then the only finding."""

    @property
    def lost(self) -> float:
        """Return the cost of a decision in the game's unit: the mean over all of them. Those that were not
        examined cost nothing. The second look counts, if there was one.
        """
        again = {each.ply: each.found.loss for each in self.judged}
        return sum(again.get(each.ply, each.found.loss) for each in self.screened) / max(1, self.decisions)

    @property
    def suspects(self) -> Sequence[Judged]:
        """The decisions that seemed to cost most, in the order of the game."""
        costly = sorted(
            (each for each in self.screened if each.found.loss), key=lambda each: -each.found.loss
        )
        return sorted(costly[:SUSPECTS], key=lambda each: each.ply)

    @property
    def turning_points(self) -> Sequence[Judged]:
        """The decisions that cost most, beyond doubt, in the order of the game."""
        clear = [each for each in self.judged if each.found.clear]
        return sorted(sorted(clear, key=lambda each: -each.found.loss)[:MOST], key=lambda each: each.ply)


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
