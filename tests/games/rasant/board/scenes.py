"""Views of Rasant to draw: whole games played at random from fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bot.engine.chance import Chance
from bot.games.rasant import rules as rasant
from bot.games.rasant.board import scenes as drawn
from bot.games.rasant.rules.actions import Pass
from bot.games.rasant.rules.model import Options, State, View
from bot.render.canvas import Scene
from tests.games.gear_head.board.scenes import NAMES


def game(seats: int, seed: str, grid: Literal["random", "draft"] = "random") -> Iterator[State]:
    """Every state of a game in which everybody moves at random, and passes only if they must or rarely."""
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
    """The view of a spectator, and of every seat."""
    yield rasant.view(state, None)
    for seat in range(len(state.hands)):
        yield rasant.view(state, seat)


def scenes() -> list[Scene]:
    """Pictures of every kind and size, for the palette."""
    chosen: list[Scene] = []
    for seats in rasant.seats:
        for grid in ("random", "draft"):
            states = list(game(seats, f"palette {seats}", grid))
            step = max(1, len(states) // 8)
            for at, state in enumerate([*states[::step], states[-1]]):
                spectator, *hands = views(state)
                chosen += drawn(spectator, NAMES[:seats])
                chosen += drawn(hands[at % seats], NAMES[:seats])
    return chosen
