"""The findings of a review, and the puzzles derived from them, as plain values."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from bot.engine.game import Seat
from bot.engine.review_method import SUSPECTS, Appraisal

MOST: Final = 3
"""The maximum number of turning points that are shown."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision of the reviewed player, with the findings about it. ply: the number of the move. done,
    better: the kinds of the action taken and of the best one, or "" in the first look.
    """

    ply: int
    found: Appraisal
    done: str = ""
    better: str = ""


@dataclass(frozen=True, slots=True)
class Tempo:
    """The speed and care of a player's presses in a game of simultaneous presses. right, wrong, missed: the
    number of races with each result, see bot.engine.reactions. seconds: the median time of a press, or None
    if unknown.
    """

    right: int
    wrong: int
    missed: int
    seconds: float | None = None

    @property
    def chances(self) -> int:
        """The number of races in which the player had a right choice."""
        return self.right + self.wrong + self.missed


@dataclass(frozen=True, slots=True)
class Review:
    """The findings about one player's game."""

    decisions: int
    """The number of the player's decisions."""
    doubted: int = 0
    """The number of decisions to examine, or 0 if it is not known yet."""
    screened: tuple[Judged, ...] = ()
    """The findings so far of the first look at the doubted decisions."""
    judged: tuple[Judged, ...] = ()
    """The findings so far of the second look, at the `suspects`."""
    fair: tuple[float, ...] = field(default=())
    """The seat's lead over the others' mean, in points, in each game that strong robots played with this
    deal.
    """
    done: bool = False
    """Whether the review is complete."""
    tempo: Tempo | None = None
    """The tempo in a game of simultaneous presses, or None in other games."""

    @property
    def lost(self) -> float:
        """Return the mean cost of a decision in the game's unit."""
        again = {each.ply: each.found.loss for each in self.judged}
        return sum(again.get(each.ply, each.found.loss) for each in self.screened) / max(1, self.decisions)

    @property
    def suspects(self) -> Sequence[Judged]:
        """The decisions that seem to have cost the most, in the order of the game."""
        costly = sorted(
            (each for each in self.screened if each.found.loss), key=lambda each: -each.found.loss
        )
        return sorted(costly[:SUSPECTS], key=lambda each: each.ply)

    @property
    def turning_points(self) -> Sequence[Judged]:
        """The decisions that clearly cost the most, in the order of the game."""
        clear = [each for each in self.judged if each.found.clear]
        return sorted(sorted(clear, key=lambda each: -each.found.loss)[:MOST], key=lambda each: each.ply)


DAY: Final = 86_400.0
WAITS: Final = (1, 3, 7)
"""The number of days until a puzzle is shown again after the first answer, the second, and any later one."""
ENOUGH: Final = 2
"""The number of right answers that solve a puzzle."""


class PuzzleSpot(NamedTuple):
    """The decision of a puzzle: the table, the seat and the number of the move."""

    table: str
    seat: Seat
    ply: int


@dataclass(frozen=True, slots=True)
class Progress:
    """A person's progress with a puzzle. right: the number of right answers. due: the Unix time from which
    the puzzle is shown again.
    """

    answers: int = 0
    right: int = 0
    due: float = 0.0

    @property
    def solved(self) -> bool:
        """Return whether the person has given ENOUGH right answers."""
        return self.right >= ENOUGH

    def is_open(self, now: float) -> bool:
        """Return whether an answer at the Unix time `now` counts."""
        return not self.solved and self.due <= now

    @property
    def days(self) -> int:
        """The number of days between the last answer and the next one, or 0 before the first answer."""
        return WAITS[min(self.answers, len(WAITS)) - 1] if self.answers else 0

    def answered(self, now: float, *, right: bool) -> "Progress":
        """Return the progress after an answer at the Unix time `now`."""
        after = replace(self, answers=self.answers + 1, right=self.right + right)
        return replace(after, due=now + after.days * DAY)


class Missed(NamedTuple):
    """A turning point of a finished review. loss: the cost of the decision in the game's unit."""

    spot: PuzzleSpot
    person: int
    loss: float
