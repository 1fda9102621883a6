"""Views of Gear & Piston to draw, from whole games with fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.game import Chance
from bot.engine.values import kind_of
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.board.plates import art
from bot.games.gear_and_piston.robots.club_robot import club
from bot.games.gear_and_piston.rules.car import Car
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import Options, PhaseKind, State, View
from bot.render.stage import Stage, Stamp


def game(seats: int, seed: str, options: Options | None = None, *, random: int = 3) -> Iterator[State]:
    """Yield every state of a game between robots. random: on average, one in this many moves is a random
    legal one.
    """
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
    """Yield the views of a spectator and of every seat."""
    yield gear_and_piston.view(state, None)
    for seat in range(len(state.hands)):
        yield gear_and_piston.view(state, seat)


def some(kind: PhaseKind, seats: int = 3) -> State:
    """Return a state in a phase of the given kind, from the first game that reaches one."""
    for seed in range(30):
        for state in game(seats, f"pictures {seed}"):
            if kind_of(state.phase) == kind:
                return state
    raise LookupError(kind)


def own(kind: PhaseKind, seats: int = 3) -> View:
    """Return the view of the first seat that must act in a phase of the given kind."""
    state = some(kind, seats)
    return gear_and_piston.view(state, min(gear_and_piston.awaits(state)))


def with_car(view: View, car: Car) -> View:
    """Return the view with `car` in place of every player's own car."""
    return replace(view, cars=(car,) * len(view.cars), defects=(None,) * len(view.cars))


def stamps(stage: Stage) -> list[str]:
    """Return the names of the sprites in a picture, in the order in which they are pasted."""
    return [item.name for item, _, _ in stage.marks if isinstance(item, Stamp)]


def drawn(part: Part, side: int) -> str:
    """Return the name of a part's sprite that is `side` pixels wide."""
    return f"{art(part)}-{side}"
