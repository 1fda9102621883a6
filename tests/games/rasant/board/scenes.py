"""Views of Rasant to draw, from whole games played at random with fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from bot.engine.game import Chance
from bot.games.rasant import rules as rasant
from bot.games.rasant.rules.actions import Pass
from bot.games.rasant.rules.components import START, Car, Card
from bot.games.rasant.rules.model import (
    Following,
    Laid,
    Leading,
    Manoeuvre,
    Options,
    Paying,
    State,
    View,
)


def game(seats: int, seed: str, grid: Literal["random", "draft"] = "random") -> Iterator[State]:
    """Yield every state of a game of random moves, in which players rarely pass unless they must. grid: the
    option for the initial line of cars.
    """
    state = rasant.setup(Options(grid), seats, Chance(seed, 0)).state
    ply = 0
    yield state
    while waiting := rasant.awaits(state):
        (seat,) = waiting
        ply += 1
        luck = Chance(seed, 100_000 + ply)
        actions = rasant.legal(state, seat)
        bold = [action for action in actions if not isinstance(action, Pass)]
        action = luck.pick(bold if bold and luck.below(4) else actions)
        state = rasant.apply(state, seat, action, Chance(seed, ply)).state
        yield state


def views(state: State) -> Iterator[View]:
    """Yield the views of a spectator and of every seat."""
    yield rasant.view(state, None)
    for seat in range(len(state.hands)):
        yield rasant.view(state, seat)


DONE = Manoeuvre(
    4,
    1,
    "red",
    (Laid(0, Card("red", 50)), Laid(1, Card("black", 70))),
    (Car("red", 3), START, Car("blue", 1), Car("green", 2), Car("red", 1)),
    4,
    True,
    8,
)


def by_hand(
    phase: Leading | Following | Paying,
    *,
    seats: int = 3,
    reserve: int = 20,
    last: Manoeuvre | None = DONE,
    points: tuple[int, ...] = (),
) -> State:
    """Return a constructed game in the given phase. Each player holds three cards and, unless `points` is
    given, has a different number of points. reserve: the number of cards in the deck. last: the manoeuvre of
    the previous round.
    """
    start = rasant.setup(Options(), seats, Chance("by hand", 0)).state
    hands = tuple(
        (Card("red", 20 + seat), Card("red", 90 + seat), Card("black", 100 + seat)) for seat in range(seats)
    )
    pack = (Card("green", 130),) * reserve
    scores = points or tuple(41 + 5 * seat for seat in range(seats))
    return replace(start, hands=hands, reserve=pack, phase=phase, round=5, points=scores, last=last)


def laid(count: int, seats: int = 3) -> tuple[Laid, ...]:
    """Return the cards of a round in which `count` cards were played, by all seats in turn."""
    return tuple(Laid(at % seats, Card("red", 10 * at + 10)) for at in range(count))
