"""Tests that all defects of a car are listed, and nothing else (docs/rules/gear-and-piston.md, section
5.2).
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from bot.games.gear_and_piston.rules.car import NO_CAR, Car, Cell, at, parts, placed
from bot.games.gear_and_piston.rules.completeness import (
    Apart,
    FuelShort,
    Gap,
    Missing,
    NotWorking,
    SurplusSteering,
    Unsupported,
    complete,
    defects,
    ends_game,
)
from bot.games.gear_and_piston.rules.components import PROPULSIONS
from bot.games.gear_and_piston.rules.scrap import scrapped
from tests.games.gear_and_piston.notation import car, cars, finishing, part

WHOLE = car("Me Fe S", "A G A")


def works(made: Car) -> bool:
    """Return whether the car is complete, by a second implementation of the rules with one line for each
    rule.
    """
    types = Counter(tile.type for tile in parts(made))
    kinds = Counter((tile.type, tile.colour) for tile in parts(made))
    return (
        len(made.sections) == 1
        and min(types["motor"], types["gear"]) >= 1
        and types["axle"] >= 2
        and types["steering"] == 1
        and all(kinds["fuel supply", colour] >= kinds["motor", colour] for colour in PROPULSIONS)
        and all(
            kinds["motor", tile.colour] and kinds["fuel supply", tile.colour]
            for tile in parts(made)
            if tile.colour != "generic"
        )
        and all(column.top and column.bottom for column in made.sections[0])
        and all(supported(made, cell) for cell, _ in placed(made))
    )


def supported(made: Car, cell: Cell) -> bool:
    """Return whether an axle is in the cell's column or in a column beside it."""
    reach = [Cell(cell.section, cell.column + step, "bottom") for step in (-1, 0, 1)]
    return any(tile.type == "axle" for other in reach if (tile := at(made, other)))


@settings(deadline=None)
@given(cars())
def test_a_car_without_defects_works_and_a_car_with_defects_does_not(made: Car) -> None:
    assert complete(made) == works(made)
    if len(made.sections) < 2:
        for placement in finishing(made):
            assert not works(made)
            assert not complete(made)
            made = scrapped(made, placement, 1)
        assert works(made)
        assert complete(made)


def test_the_smallest_complete_car_has_six_parts() -> None:
    assert defects(WHOLE) == ()
    assert complete(WHOLE)


def test_a_car_of_nothing_lacks_one_of_each_and_two_axles() -> None:
    assert defects(NO_CAR) == (
        Missing("motor", 1),
        Missing("fuel supply", 1),
        Missing("gear", 1),
        Missing("axle", 2),
        Missing("steering", 1),
    )


def test_a_missing_fuel_supply_is_listed_with_and_without_a_motor() -> None:
    """Check that a car without a motor lacks any fuel supply, and a car with one lacks fuel of its colour
    (docs/rules/gear-and-piston.md, section 5.2).
    """
    assert Missing("fuel supply", 1) in defects(car("S", "A"))
    assert FuelShort("electric", 1, 0) in defects(car("Me", "A"))
    assert Missing("fuel supply", 1) not in defects(car("Fe", "A"))


def test_two_sections_are_no_car() -> None:
    assert defects(car("Me Fe", "A G", "S", "A")) == (Apart(),)


@pytest.mark.parametrize(
    ("made", "lacks"),
    [
        (car("I Fe S", "A G A"), Missing("motor", 1)),
        (car("Me Fe S", "A I A"), Missing("gear", 1)),
        (car("Me Fe S", "I A G"), Missing("axle", 1)),
        (car("Me Fe S", "I I G"), Missing("axle", 2)),
        (car("Me Fe I", "A G A"), Missing("steering", 1)),
    ],
)
def test_a_type_that_is_missing_is_a_defect(made: Car, lacks: Missing) -> None:
    assert lacks in defects(made)
    assert len([defect for defect in defects(made) if isinstance(defect, Missing)]) == 1


def test_example_5_two_electric_motors_and_one_electric_fuel_supply_not_complete() -> None:
    made = car("Me Me Fe S", "A G A A")
    assert defects(made) == (FuelShort("electric", 2, 1),)
    assert defects(car("Me Fe Fe S", "A G A A")) == ()


def test_a_second_colour_needs_its_own_fuel_supply() -> None:
    assert defects(car("Me Fe Ms S", "A G A A")) == (FuelShort("steam", 1, 0),)


def test_a_motor_of_each_of_two_colours_with_its_fuel_works() -> None:
    assert complete(car("Me Fe Ms Fs S", "A G A I A"))


def test_a_red_improvement_on_a_car_with_no_gasoline_motor_is_not_working() -> None:
    made = car("Me Fe S Ig", "A G A I")
    assert defects(made) == (NotWorking(Cell(0, 3, "top"), part("Ig"), ("motor", "fuel supply")),)


def test_a_fuel_supply_without_a_motor_of_its_colour_is_not_working() -> None:
    made = car("Me Fe S Fs", "A G A I")
    assert defects(made) == (NotWorking(Cell(0, 3, "top"), part("Fs"), ("motor",)),)


def test_an_improvement_in_the_bottom_row_asks_for_fuel_too() -> None:
    made = car("Me Fe S Ms", "A G A Is")
    assert defects(made) == (
        FuelShort("steam", 1, 0),
        NotWorking(Cell(0, 3, "bottom"), part("Is", "bottom"), ("fuel supply",)),
    )


def test_two_steerings_are_one_too_many() -> None:
    made = car("Me Fe S S", "A G A I")
    assert defects(made) == (SurplusSteering((Cell(0, 2, "top"), Cell(0, 3, "top"))),)


def test_nothing_below_the_steering_and_nothing_above_an_axle_are_defects() -> None:
    assert defects(car("Me Fe S I", "A G . A")) == (Gap(Cell(0, 2, "bottom"), part("S")),)
    assert defects(car("Me Fe S .", "A G I A")) == (Gap(Cell(0, 3, "top"), part("A")),)


def test_example_4_an_axle_supports_exactly_the_five_cells_around_it() -> None:
    made = car("Me Fe S I I", "I I A I I")
    loose = {defect.cell for defect in defects(made) if isinstance(defect, Unsupported)}
    assert {cell for cell, _ in placed(made)} - loose - {Cell(0, 2, "bottom")} == {
        Cell(0, 1, "bottom"),
        Cell(0, 3, "bottom"),
        Cell(0, 1, "top"),
        Cell(0, 2, "top"),
        Cell(0, 3, "top"),
    }


def test_an_axle_supports_nothing_of_the_other_section() -> None:
    found = defects(car("Me Fe S", "A G A", "I", "I"))
    assert {defect.cell.section for defect in found if isinstance(defect, Unsupported)} == {1}


def test_ruling_9_scrap_counts_for_completeness() -> None:
    assert complete(car("Me Fe*1 S", "A*0 G A*2"))


def test_a_complete_car_of_twelve_parts_ends_the_game_and_no_other() -> None:
    ten = car("Me Fe S I I", "A G A I A")
    twelve = car("Me Fe S I I I", "A G A I A I")
    incomplete = car("Me Fe S I I I", "A I A I A I")
    assert complete(ten)
    assert ends_game(twelve)
    assert not ends_game(ten)
    assert not ends_game(incomplete)
