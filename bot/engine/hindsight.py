"""Looks back at a decision: was another action better, in the worlds that fit what the player saw?

Everything common to the games is here, and each provides its knowledge (Mind), as for a robot that searches.
The luck decides the verdict, never the clock, so that it is the same on every machine.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.search import Mind, mean_lead, try_in_world

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

SUSPECTS = 6
"""How many decisions are looked at twice: those that seemed to cost most at the first look."""
SURE = 3.0
"""Standard errors by which another action must be better before it is shown."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A decision, as it looks afterwards.

    best: the index of the best action among the legal ones; of the one that was taken, unless another did
    better. loss: by how much that one was better, in the game's points, as the mean over worlds that nothing
    was chosen by. error: the standard error of the loss.
    """

    best: int
    loss: float = 0.0
    error: float = 0.0

    @property
    def clear(self) -> bool:
        """Whether the difference is beyond doubt."""
        return self.loss > SURE * self.error


class Reviewer(Protocol[V_contra, A_contra]):
    """Says what a decision was worth."""

    def __call__(
        self, view: V_contra, actions: Sequence[A_contra], done: int, decisions: int, chance: Chance
    ) -> Appraisal:
        """The appraisal of `actions[done]`, taken by the seat of the view among these, its legal actions.

        decisions: how many share the budget.
        """


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How many playouts a review takes.

    whole: for all decisions of a player together. most: for one decision. widest: the most actions that are
    tried. least: a smaller difference, in points, is not reported. gross: a loss of so many
    points must be found (docs/robots.md, section 9).
    """

    whole: int
    most: int
    widest: int
    least: float
    gross: float

    def each(self, decisions: int) -> int:
        """The playouts for one decision of so many."""
        return min(self.most, self.whole // max(1, decisions))

    @property
    def decisions(self) -> int:
        """For how many decisions the budget suffices: each is looked at in two worlds at least, twice."""
        return self.whole // (8 * self.widest)


def budgeted(looked_at: int) -> int:
    """For how many decisions the budget is meant, if so many are looked at: each look has half of it."""
    return 2 * max(1, looked_at)


def always(_view: object, _actions: Sequence[object], _done: int) -> bool:
    """Any decision may have been a mistake."""
    return True


@dataclass(frozen=True, slots=True)
class Hindsight:
    """How a game looks back. unit: the id of the message that says a loss, its argument `loss`. doubtful:
    from a view, its legal actions and the index of what was done, whether that may have been a mistake; the
    others are not looked at.
    """

    reviewer: Reviewer[Any, Any]
    effort: Effort
    unit: str = "review-points"
    doubtful: Callable[[Any, Sequence[Any], int], bool] = always


def appraised(
    mind: Mind[V, S, A],
    effort: Effort,
    view: V,
    actions: Sequence[A],
    done: int,
    seat: Seat,
    decisions: int,
    chance: Chance,
) -> Appraisal:
    """What `actions[done]` was worth.

    Half of the playouts find the best action: all are tried in the same worlds with the same luck. The other
    half compares it with what was done, in new worlds, so that the luck that chose it does not count.
    """
    prior = mind.prior(view, actions)
    ranked = sorted((at for at in range(len(actions)) if at != done), key=lambda at: -prior[at])
    tried = [done, *ranked[: effort.widest - 1]]
    if len(tried) < 2:
        return Appraisal(done)
    half = effort.each(decisions) // 2
    found = _worths(mind, view, actions, tried, seat, half // len(tried), chance)
    best = max(tried, key=lambda at: sum(found[at]))
    if best == done:
        return Appraisal(done)
    again = _worths(mind, view, actions, (done, best), seat, half // 2, chance)
    loss, error = mean_lead(again[best], again[done])
    return Appraisal(best, loss, error) if loss >= effort.least else Appraisal(done)


def _worths(
    mind: Mind[V, S, A],
    view: V,
    actions: Sequence[A],
    tried: Sequence[int],
    seat: Seat,
    worlds: int,
    chance: Chance,
) -> dict[int, list[float]]:
    """The worth of each of these actions in that many worlds, at least two."""
    found: dict[int, list[float]] = {at: [] for at in tried}
    for _ in range(max(2, worlds)):
        try_in_world(mind, view, {at: actions[at] for at in tried}, found, seat, chance)
    return found
