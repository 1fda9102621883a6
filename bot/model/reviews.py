"""What a review has found, as values: storage writes them, messages tell them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.engine.hindsight import SUSPECTS, Appraisal

MOST: Final = 3
"""How many turning points are shown."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision of the reviewed player: what was found of the move with that number."""

    ply: int
    found: Appraisal


@dataclass(frozen=True, slots=True)
class Review:
    """What is known of one player's game.

    decisions: how many were theirs. doubted: how many of them are looked at; 0: not known yet. screened: the
    first look at the first of those. judged: the second look at the first of the `suspects`. fair: by how
    many points the seat was ahead of the others' mean, each time experts played that deal on all seats;
    several times. done: nothing is left to find.
    """

    decisions: int
    doubted: int = 0
    screened: tuple[Judged, ...] = ()
    judged: tuple[Judged, ...] = ()
    fair: tuple[float, ...] = field(default=())
    done: bool = False

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
