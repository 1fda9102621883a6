"""What a review has found, as values: storage writes them, messages tell them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.engine.hindsight import SUSPECTS, Appraisal

MOST: Final = 3
"""How many turning points are shown."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision of the reviewed player: what was found of the move with that number.

    done, better: the kinds of action of what was done and of the best; "" in the first look, which does not
    say.
    """

    ply: int
    found: Appraisal
    done: str = ""
    better: str = ""


@dataclass(frozen=True, slots=True)
class Tempo:
    """How fast and how careful a player's presses were in a game in which presses race.

    right, wrong, missed: how many, see bot.engine.reactions; those without a chance are in none. seconds: the
    usual time of a press, a median; None: not known.
    """

    right: int
    wrong: int
    missed: int
    seconds: float | None = None

    @property
    def chances(self) -> int:
        """How many races had something right for the player."""
        return self.right + self.wrong + self.missed


@dataclass(frozen=True, slots=True)
class Review:
    """What is known of one player's game.

    decisions: how many were theirs. doubted: how many of them are looked at; 0: not known yet. screened: the
    first look at the first of those. judged: the second look at the first of the `suspects`. fair: by how
    many points the seat was ahead of the others' mean, each time strong robots played that deal;
    several times. done: nothing is left to find. tempo: of a game in which presses race, which is all that is
    known of it.
    """

    decisions: int
    doubted: int = 0
    screened: tuple[Judged, ...] = ()
    judged: tuple[Judged, ...] = ()
    fair: tuple[float, ...] = field(default=())
    done: bool = False
    tempo: Tempo | None = None

    @property
    def lost(self) -> float:
        """What a decision cost, in the game's unit: the mean over all of them, of which those that were not
        looked at cost nothing. The second look counts, where there was one.
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
