"""A robot that looks ahead: it deals what it cannot see again and again, and plays its best moves out in it.

All that is common to the games is here; a game gives only what it knows (Mind). The search is counted in
playouts, never in seconds, so that the same luck finds the same move on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from bot.engine.chance import Chance
from bot.engine.game import Game, Seat, Step

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)

_KEYS = 1 << 62


class Worth(Protocol[S_contra]):
    """What a state is worth."""

    def __call__(self, state: S_contra, seat: Seat, chance: Chance) -> float:
        """What the state may bring that seat, in points more than its rivals: by a playout, by features, or
        exactly. `chance` is the luck of the world that is being tried.
        """


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind(Generic[V, S, A]):
    """What a game knows that the search does not.

    apply: the rules' own. guess: a state that looks like this view, drawn at random from all that the view
    allows. prior: for each action what the expert thinks of it, in points; the search looks at the best of
    them alone. worth: what a state is worth once an action is taken.
    """

    apply: Callable[[S, Seat, A, Chance], Step[S, Any]]
    guess: Callable[[V, Chance], S]
    prior: Callable[[V, Sequence[A]], Sequence[float]]
    worth: Worth[S]


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """How much a search may try.

    playouts: of all candidates together. widest: how many actions it tries at all. doubt: the expert's
    favourite is overruled only by what is better by so many standard errors of the difference.
    """

    playouts: int
    widest: int
    doubt: float


def best(mind: Mind[V, S, A], budget: Budget, view: V, actions: Sequence[A], seat: Seat, chance: Chance) -> A:
    """The action that does best in worlds which look like the view.

    All candidates are tried in the same worlds with the same luck: what is compared is their difference.
    After each round the worse half is given up (sequential halving), but never the expert's favourite.
    """
    if len(actions) == 1:
        return actions[0]
    prior = mind.prior(view, actions)
    alive = sorted(range(len(actions)), key=lambda at: -prior[at])[: budget.widest]
    favourite, tried = alive[0], {at: list[float]() for at in alive}
    rounds = max(1, math.ceil(math.log2(len(alive))))
    for _ in range(rounds):
        for _ in range(max(1, budget.playouts // (rounds * len(alive)))):
            _try(mind, view, {at: actions[at] for at in alive}, tried, seat, str(chance.below(_KEYS)))
        alive.sort(key=lambda at: -sum(tried[at]))
        kept = alive[: max(2, (len(alive) + 1) // 2)]
        alive = kept if favourite in kept else [*kept[:-1], favourite]
    first = max(alive, key=lambda at: sum(tried[at]))
    sure = _lead(tried[first], tried[favourite]) > budget.doubt
    return actions[first if sure else favourite]


def _try(
    mind: Mind[V, S, A], view: V, actions: dict[int, A], tried: dict[int, list[float]], seat: Seat, key: str
) -> None:
    """Try each of these actions in one world."""
    world = mind.guess(view, Chance(key, 0))
    for at, action in actions.items():
        state = mind.apply(world, seat, action, Chance(key, 1)).state
        tried[at].append(mind.worth(state, seat, Chance(key, 2)))


def _lead(values: Sequence[float], others: Sequence[float]) -> float:
    """By how many standard errors the values are better than those of the same worlds."""
    number = len(values)
    differences = [one - other for one, other in zip(values, others, strict=True)]
    mean = sum(differences) / number
    square = sum((each - mean) ** 2 for each in differences) / max(1, number - 1)
    return mean / math.sqrt(square / number) if square else mean * math.inf if mean else 0.0


def playout(
    game: Game[Any, S, A, Any, Any],
    policy: Callable[[S, Seat, Chance], A],
    value: Callable[[S, Seat], float],
    moves: int,
) -> Worth[S]:
    """The worth of a state by letting `policy` play for everybody, for so many moves or to the end."""

    def worth(state: S, seat: Seat, chance: Chance) -> float:
        for _ in range(moves):
            awaited = game.awaits(state)
            if not awaited:
                break
            mover = min(awaited)
            state = game.apply(state, mover, policy(state, mover, chance), chance).state
        return value(state, seat)

    return worth
