"""A robot that searches: many times, it deals the hidden cards at random and tries its most promising moves.
With the same luck, it finds the same move on every machine.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from bot.engine.driver import Driver
from bot.engine.game import AnyEvent, AnyOptions, AnyView, Chance, Game, Seat, Step

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)

_KEYS = 1 << 62


class Worth(Protocol[S_contra]):
    """A function that evaluates a state."""

    def __call__(self, state: S_contra, seat: Seat, chance: Chance) -> float:
        """Return the value of the state for the seat, such as its expected lead in points. chance: the luck
        of the world being tried.
        """


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind(Generic[V, S, A]):
    """The functions with which the search plays and evaluates a game."""

    apply: Callable[[S, Seat, A, Chance], Step[S, AnyEvent]]
    """The function `apply` of the game's rules."""
    guess: Callable[[V, Chance], S]
    """Returns a random state that is consistent with the view."""
    prior: Callable[[V, Sequence[A]], Sequence[float]]
    """Returns the expert's estimate for each action, where higher is better."""
    worth: Worth[S]
    """Returns the value of a state after an action."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """The limits of a search."""

    playouts: int
    """The number of playouts for all candidates together."""
    widest: int
    """The maximum number of actions that the search tries."""
    doubt: float
    """The number of standard errors by which another action must be better to replace the expert's
    favourite.
    """


def best(mind: Mind[V, S, A], budget: Budget, view: V, actions: Sequence[A], seat: Seat, chance: Chance) -> A:
    """Return the action that does best in random worlds consistent with the view, or the expert's favourite
    if the lead over it is within `budget.doubt` standard errors.
    """
    if len(actions) == 1:
        return actions[0]
    prior = mind.prior(view, actions)
    alive = sorted(range(len(actions)), key=lambda at: -prior[at])[: budget.widest]
    favourite, tried = alive[0], {at: list[float]() for at in alive}
    rounds = max(1, math.ceil(math.log2(len(alive))))
    for _ in range(rounds):
        for _ in range(max(1, budget.playouts // (rounds * len(alive)))):
            try_in_world(
                mind,
                view=view,
                actions={at: actions[at] for at in alive},
                tried=tried,
                seat=seat,
                chance=chance,
            )
        alive.sort(key=lambda at: -sum(tried[at]))
        kept = alive[: max(2, (len(alive) + 1) // 2)]
        alive = kept if favourite in kept else [*kept[:-1], favourite]
    first = max(alive, key=lambda at: sum(tried[at]))
    lead, error = mean_lead(tried[first], tried[favourite])
    return actions[first if lead > budget.doubt * error else favourite]


def try_in_world(
    mind: Mind[V, S, A],
    view: V,
    actions: Mapping[int, A],
    tried: Mapping[int, list[float]],
    seat: Seat,
    chance: Chance,
) -> None:
    """Try each of the given actions in one random world with the same luck, and append the action's value to
    its list in `tried`. The keys of `actions` and `tried` are the indices of the actions.
    """
    key = str(chance.below(_KEYS))
    world = mind.guess(view, Chance(key, 0))
    for at, action in actions.items():
        state = mind.apply(world, seat, action, Chance(key, 1)).state
        tried[at].append(mind.worth(state, seat, Chance(key, 2)))


def mean_lead(values: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Return how much `values` exceed `others`, the values of another action in the same worlds: the mean
    difference and its standard error.
    """
    number = len(values)
    differences = [one - other for one, other in zip(values, others, strict=True)]
    mean = sum(differences) / number
    square = sum((each - mean) ** 2 for each in differences) / max(1, number - 1)
    return mean, math.sqrt(square / number)


def policy_of(
    game: Game[AnyOptions, S, A, AnyEvent, AnyView], driver: Driver[AnyView, A]
) -> Callable[[S, Seat, Chance], A]:
    """Return the robot as a policy, a function that chooses an action from the whole state. The robot sees
    only the view of its seat.
    """

    def chosen(state: S, seat: Seat, chance: Chance) -> A:
        actions = game.legal(state, seat)
        return actions[0] if len(actions) == 1 else driver(game.view(state, seat), actions, chance)

    return chosen


def playout(
    game: Game[AnyOptions, S, A, AnyEvent, AnyView],
    policy: Callable[[S, Seat, Chance], A],
    value: Callable[[S, Seat], float],
    moves: int,
) -> Worth[S]:
    """Return a function that values a state: `policy` plays all seats, for `moves` moves or to the end, and
    `value` values the state reached.
    """

    def worth(state: S, seat: Seat, chance: Chance) -> float:
        for _ in range(moves):
            awaited = game.awaits(state)
            if not awaited:
                break
            mover = min(awaited)
            state = game.apply(state, mover, policy(state, mover, chance), chance).state
        return value(state, seat)

    return worth
