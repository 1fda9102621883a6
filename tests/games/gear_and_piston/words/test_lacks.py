"""Tests of the texts about the parts that a car lacks."""

from __future__ import annotations

import pytest

from bot.games.gear_and_piston.rules.car import Car, Column
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.words.effects import lacks
from tests.english import english
from tests.games.gear_and_piston.words.positions import AXLE, FUEL, GEAR, MOTOR, STEAM, STEERING, WHOLE, car

ELECTRIC = Part("new", "improvement", "electric", "top", "comfort")


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (WHOLE, ()),
        (Car(), ("a motor", "a fuel supply", "a gear", "2 axles", "steering")),
        (
            car((MOTOR, AXLE), (FUEL, GEAR), (STEERING, None)),
            ("an axle", "a bottom part in column 3", "an axle near column 3"),
        ),
        (
            car((MOTOR, AXLE), (FUEL, GEAR), (MOTOR, AXLE), (STEERING, GEAR)),
            ("an electric fuel supply",),
        ),
        (car((MOTOR, AXLE), (STEERING, AXLE)), ("an electric fuel supply", "a gear")),
        (
            car((MOTOR, AXLE), (FUEL, GEAR), (STEAM, GEAR), (STEERING, AXLE)),
            ("a steam motor", "a steam fuel supply"),
        ),
        (
            car((STEAM, AXLE), (STEERING, AXLE)),
            ("a gear", "a steam motor", "a steam fuel supply"),
        ),
        (
            car((MOTOR, AXLE), (FUEL, GEAR), (STEERING, AXLE), (STEERING, AXLE)),
            ("exactly one steering part",),
        ),
        (
            car((MOTOR, AXLE), (FUEL, AXLE), (STEERING, GEAR), (None, GEAR), (None, GEAR)),
            ("a top part in columns 4 and 5", "an axle near columns 4 and 5"),
        ),
        (
            car(
                (MOTOR, AXLE),
                (FUEL, None),
                (STEERING, GEAR),
                *((None, GEAR),) * 3,
                (None, AXLE),
                (None, GEAR),
            ),
            ("a top part in columns 4 to 8", "a bottom part in column 2", "an axle near columns 3 to 5"),
        ),
        (
            car((MOTOR, AXLE), (FUEL, GEAR), (None, AXLE), (STEERING, GEAR), (None, GEAR), (None, AXLE)),
            ("a top part in columns 3, 5 and 6",),
        ),
        (
            car((MOTOR, AXLE), (MOTOR, GEAR), (ELECTRIC, AXLE), (STEERING, GEAR)),
            ("2 electric fuel supplies",),
        ),
        (
            Car((WHOLE.sections[0], (Column(MOTOR, AXLE),))),
            ("merged sections", "an electric fuel supply"),
        ),
    ],
)
def test_a_car_says_what_it_lacks_each_once(broken: Car, told: tuple[str, ...]) -> None:
    assert tuple(english(each) for each in lacks(broken)) == told
