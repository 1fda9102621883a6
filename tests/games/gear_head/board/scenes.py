"""Views of Gear Head to draw, from whole games played at random with fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.game import Chance
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.rules.actions import PullUp
from bot.games.gear_head.rules.model import Options, State, View

NAMES = ("Ann", "Bob", "Carla", "Dmitri", "Élodie", "Fatima", "Gus", "Hanna", "Ivo", "June", "Kofi", "Leila")


def race(seats: int, seed: str) -> Iterator[State]:
    """Yield every state of a game in which all players pull up as soon as they can, and otherwise move at
    random.
    """
    state = gear_head.setup(Options(), seats, Chance(seed, 0)).state
    ply = 0
    yield state
    while waiting := gear_head.awaits(state):
        (seat,) = waiting
        ply += 1
        actions = gear_head.legal(state, seat)
        ready = [action for action in actions if isinstance(action, PullUp)]
        action = Chance(seed, 100_000 + ply).pick(ready or actions)
        state = gear_head.apply(state, seat, action, Chance(seed, ply)).state
        yield state


def views(state: State) -> Iterator[View]:
    """Yield the views of a spectator and of every seat."""
    yield gear_head.view(state, None)
    for seat in range(len(state.hands)):
        yield gear_head.view(state, seat)
