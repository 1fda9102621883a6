"""Views of Gear & Piston to draw: whole games from fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.chance import Chance
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.board import scenes as drawn
from bot.games.gear_and_piston.robots.club import club
from bot.games.gear_and_piston.rules.model import Options, State, View
from bot.render.canvas import Scene
from tests.games.gear_head.board.scenes import NAMES


def game(seats: int, seed: str, options: Options | None = None, *, random: int = 3) -> Iterator[State]:
    """Every state of a game of robots; one move in `random` is any legal one."""
    state = gear_and_piston.setup(options or Options(), seats, Chance(seed, 0)).state
    ply = 0
    yield state
    while waiting := gear_and_piston.awaits(state):
        seat = min(waiting)
        ply += 1
        luck = Chance(seed, 100_000 + ply)
        actions = gear_and_piston.legal(state, seat)
        if luck.below(random):
            action = club(gear_and_piston.view(state, seat), actions, luck)
        else:
            action = luck.pick(actions)
        state = gear_and_piston.apply(state, seat, action, Chance(seed, ply)).state
        yield state


def views(state: State) -> Iterator[View]:
    """The view of a spectator, and of every seat."""
    yield gear_and_piston.view(state, None)
    for seat in range(len(state.hands)):
        yield gear_and_piston.view(state, seat)


def scenes() -> list[Scene]:
    """Pictures of every kind and size, for the palette."""
    chosen: list[Scene] = []
    for seats in gear_and_piston.seats:
        for options in (Options(), Options("expert", jump_row=True)):
            states = list(game(seats, f"palette {seats}", options))
            step = max(1, len(states) // 8)
            for at, state in enumerate([*states[::step], states[-1]]):
                spectator, *hands = views(state)
                chosen += drawn(spectator, NAMES[:seats])
                chosen += drawn(hands[at % seats], NAMES[:seats])
    return chosen
