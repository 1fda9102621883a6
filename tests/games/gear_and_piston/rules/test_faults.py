"""The defects of cars in sentences."""

from __future__ import annotations

import pytest

from bot.games.gear_and_piston.rules.car import Car, Column
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.faults import faults

MOTOR = Part("new", "motor", "electric", "top", "range")
FUEL = Part("junk", "fuel supply", "electric", "top", None, 1)
STEERING = Part("new", "steering", "generic", "top", "comfort")
AXLE = Part("junk", "axle", "generic", "bottom")
GEAR = Part("new", "gear", "generic", "bottom", "power")
STEAM = Part("new", "improvement", "steam", "top", "range")
WHOLE = Car((((Column(MOTOR, AXLE), Column(FUEL, GEAR), Column(STEERING, AXLE))),))
"""A complete car."""


def car(*columns: tuple[Part | None, Part | None]) -> Car:
    """A car of one section."""
    return Car((tuple(Column(*column) for column in columns),))


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (WHOLE, ()),
        (Car(), ("no motor", "no gear", "no axle: two are needed", "no steering")),
        (car((MOTOR, AXLE), (FUEL, GEAR), (STEERING, None)), ("one axle only: two are needed",)),
        (car((MOTOR, AXLE), (FUEL, GEAR), (STEERING, None)), ("column 3: nothing below the steering",)),
        (
            car((MOTOR, AXLE), (FUEL, GEAR), (MOTOR, AXLE), (STEERING, GEAR)),
            ("two electric motors, one electric fuel supply",),
        ),
        (car((MOTOR, AXLE), (STEERING, AXLE)), ("one electric motor, no electric fuel supply", "no gear")),
        (
            car((MOTOR, AXLE), (FUEL, GEAR), (STEAM, GEAR), (STEERING, AXLE)),
            ("column 3: steam improvement without steam motor and fuel supply",),
        ),
        (
            car((STEERING, AXLE), (STEERING, AXLE)),
            ("two steerings (columns 1 and 2): only one may work",),
        ),
        (
            car((MOTOR, AXLE), (FUEL, AXLE), (STEERING, GEAR), (None, GEAR), (None, GEAR)),
            ("columns 4 and 5: nothing above", "columns 4 and 5: no axle within reach"),
        ),
        (
            car((MOTOR, AXLE), (FUEL, AXLE), (STEERING, GEAR), (None, GEAR)),
            ("column 4: nothing above the gear", "column 4: no axle within reach"),
        ),
        (
            car((MOTOR, AXLE), *((None, GEAR),) * 3, (None, AXLE), (None, GEAR)),
            ("columns 2 to 6: nothing above", "column 3: no axle within reach"),
        ),
        (
            car((FUEL, GEAR), (FUEL, None), (None, GEAR), (None, GEAR), (None, AXLE)),
            ("columns 3 to 5: nothing above", "columns 1 to 3: no axle within reach"),
        ),
        (
            car((MOTOR, AXLE), (None, GEAR), (None, AXLE), (STEERING, GEAR), (None, GEAR), (None, AXLE)),
            ("columns 2, 3, 5 and 6: nothing above",),
        ),
        (
            car((MOTOR, AXLE), (None, GEAR), (STEERING, AXLE), *((None, AXLE),) * 3),
            ("columns 2 and 4 to 6: nothing above",),
        ),
        (
            car(*((MOTOR, AXLE),) * 10, *((FUEL, AXLE),) * 9),
            ("10 electric motors, nine electric fuel supplies",),
        ),
        (
            car(*((MOTOR, AXLE),) * 12, *((FUEL, AXLE),) * 11),
            ("12 electric motors, 11 electric fuel supplies",),
        ),
        (Car((WHOLE.sections[0], (Column(STEAM, None),))), ("the two sections are not merged",)),
    ],
)
def test_a_car_says_in_sentences_what_it_lacks(broken: Car, told: tuple[str, ...]) -> None:
    found = faults(broken)
    assert set(told) <= set(found)
    assert bool(found) == (broken != WHOLE)
