"""Cars and views for testing the texts of Gear & Piston."""

from __future__ import annotations

from bot.engine.values import kind_of
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.car import Car, Column
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import Options, PhaseKind, View
from tests.games.gear_and_piston.board.scenes import game

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay")
MOTOR = Part("new", "motor", "electric", "top", "range")
FUEL = Part("junk", "fuel supply", "electric", "top", None, 1)
STEERING = Part("new", "steering", "generic", "top", "comfort")
AXLE = Part("junk", "axle", "generic", "bottom")
GEAR = Part("new", "gear", "generic", "bottom", "power")
STEAM = Part("new", "improvement", "steam", "top", "range")
WHOLE = Car((((Column(MOTOR, AXLE), Column(FUEL, GEAR), Column(STEERING, AXLE))),))
"""A complete car."""


def car(*columns: tuple[Part | None, Part | None]) -> Car:
    """Return a car with one section. columns: the upper and the lower part of each column."""
    return Car((tuple(Column(*column) for column in columns),))


def some(kind: PhaseKind, seats: int = 3, options: Options | None = None) -> View:
    """Return the view of a seat that must act in a phase of the given kind."""
    for seed in range(30):
        for state in game(seats, f"words {seed}", options):
            if kind_of(state.phase) == kind:
                return gear_and_piston.view(state, min(gear_and_piston.awaits(state)))
    raise LookupError(kind)
