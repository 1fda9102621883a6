"""Reviews of decisions: would another action have been better, in the worlds that fit the player's view?"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Protocol, TypeVar

from bot.engine.driver import Driver
from bot.engine.game import AnyAction, AnyEvent, AnyOptions, AnyView, Chance, Game, Outcome, Seat
from bot.engine.search import Mind, Worth, mean_lead, playout, policy_of, try_in_world

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

SUSPECTS = 6
"""The maximum number of decisions that are examined a second time."""
SURE = 3.0
"""The number of standard errors by which another action must be better to be shown."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A decision as appraised after the game: the best action found, and the cost of not taking it."""

    best: int
    """The index of the best action found, which can be the action taken."""
    loss: float = 0.0
    """The mean value lost by not taking the best action, in the unit of `ReviewMethod.unit`."""
    error: float = 0.0
    """The standard error of the loss."""

    @property
    def clear(self) -> bool:
        """Return whether the loss is too large to be chance."""
        return self.loss > SURE * self.error


class Reviewer(Protocol[V_contra, A_contra]):
    """A function that appraises a decision."""

    def __call__(
        self, view: V_contra, actions: Sequence[A_contra], done: int, decisions: int, chance: Chance
    ) -> Appraisal:
        """Return the appraisal of `actions[done]`, which the seat of the view took. actions: all its legal
        actions. decisions: the number of decisions that share the review's budget of playouts.
        """


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """The limits of a review: its playouts, the actions it tries, and the differences it reports."""

    whole: int
    """The number of playouts for all decisions of one player together, in both examinations."""
    most: int
    """The maximum number of playouts for one examination of one decision."""
    widest: int
    """The maximum number of actions that are tried for one decision."""
    least: float
    """The smallest loss that is reported, in the unit of `ReviewMethod.unit`."""
    gross: float
    """The smallest loss that a review must find, in the same unit (docs/robots.md, section 9)."""

    def each(self, decisions: int) -> int:
        """Return the number of playouts for one examination of one decision, if `decisions` decisions share
        the budget.
        """
        return min(self.most, self.whole // (2 * max(1, decisions)))

    @property
    def decisions(self) -> int:
        """Return the number of decisions that the budget covers if both examinations try `widest` actions in
        at least two worlds.
        """
        return self.whole // (8 * self.widest)


def played_out(
    game: Game[AnyOptions, S, AnyAction, AnyEvent, AnyView],
    driver: Driver[AnyView, AnyAction],
    ends: Callable[[Outcome, Seat], float],
) -> Worth[S]:
    """Return a function that values a state: the robot plays all seats to the end of the game, and `ends`
    values the outcome. The value is 0 if the game does not end within `game.longest` moves.
    """

    def value(state: S, seat: Seat) -> float:
        outcome = game.outcome(state)
        return 0.0 if outcome is None else ends(outcome, seat)

    return playout(game, policy_of(game, driver), value, game.longest)


def always(_view: object, _actions: Sequence[object], _done: int) -> bool:
    """Return True, because any decision can be a mistake."""
    return True


def lead(scores: Sequence[float | None], seat: Seat) -> float:
    """Return how many points a seat is ahead of the others' mean. A seat that is out counts as having 0
    points.
    """
    own = scores[seat] or 0
    return own - fmean(score or 0 for at, score in enumerate(scores) if at != seat)


def in_points(outcome: Outcome, seat: Seat) -> float:
    """Return the value of an outcome for a seat, in points: its lead over the others' mean."""
    return lead(outcome.scores, seat)


@dataclass(frozen=True, slots=True)
class ReviewMethod:
    """The functions and names with which a game's decisions are reviewed."""

    reviewer: Reviewer[AnyView, AnyAction]
    effort: Effort
    unit: str = "review-points"
    """The id of the message that states a loss. It receives the loss as `loss`."""
    doubtful: Callable[[AnyView, Sequence[AnyAction], int], bool] = always
    """Takes a view, its legal actions and the index of the action taken, and returns whether it can be a
    mistake.
    """
    ends: Callable[[Outcome, Seat], float] = in_points
    """Returns the value of an outcome for a seat, in the same unit."""


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
    """Return the appraisal of `actions[done]`, which the seat took, compared with the most promising other
    actions. The best of these is compared again in new worlds. A loss below `effort.least` counts as none.
    """
    prior = mind.prior(view, actions)
    ranked = sorted((at for at in range(len(actions)) if at != done), key=lambda at: -prior[at])
    tried = [done, *ranked[: effort.widest - 1]]
    if len(tried) < 2:
        return Appraisal(done)
    half = effort.each(decisions) // 2
    found = _worths(
        mind, view=view, actions=actions, tried=tried, seat=seat, worlds=half // len(tried), chance=chance
    )
    best = max(tried, key=lambda at: sum(found[at]))
    if best == done:
        return Appraisal(done)
    return against(
        mind,
        effort=effort,
        view=view,
        actions=actions,
        done=done,
        best=best,
        seat=seat,
        worlds=half // 2,
        chance=chance,
    )


def against(
    mind: Mind[V, S, A],
    effort: Effort,
    view: V,
    actions: Sequence[A],
    done: int,
    best: int,
    seat: Seat,
    worlds: int,
    chance: Chance,
) -> Appraisal:
    """Return the appraisal of `actions[done]`, compared with `actions[best]` only, in `worlds` worlds (at
    least two). A loss below `effort.least` counts as none.
    """
    found = compared(
        mind, view=view, actions=actions, done=done, best=best, seat=seat, worlds=worlds, chance=chance
    )
    return found if found.loss >= effort.least else Appraisal(done)


def compared(
    mind: Mind[V, S, A],
    view: V,
    actions: Sequence[A],
    done: int,
    best: int,
    seat: Seat,
    worlds: int,
    chance: Chance,
) -> Appraisal:
    """Return the appraisal of `actions[done]` with `actions[best]` as the best action, in `worlds` worlds (at
    least two). Its loss is negative if `actions[best]` is worse.
    """
    found = _worths(
        mind, view=view, actions=actions, tried=(done, best), seat=seat, worlds=worlds, chance=chance
    )
    return Appraisal(best, *mean_lead(found[best], found[done]))


def _worths(
    mind: Mind[V, S, A],
    view: V,
    actions: Sequence[A],
    tried: Sequence[int],
    seat: Seat,
    worlds: int,
    chance: Chance,
) -> dict[int, list[float]]:
    """Return, by index, the value of each tried action in each of `worlds` worlds (at least two)."""
    found: dict[int, list[float]] = {at: [] for at in tried}
    for _ in range(max(2, worlds)):
        try_in_world(
            mind, view=view, actions={at: actions[at] for at in tried}, tried=found, seat=seat, chance=chance
        )
    return found
