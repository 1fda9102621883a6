"""Tests of the car: two rows, at most two sections, after any change (docs/rules/gear-and-piston.md, section
5.1).
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from bot.games.gear_and_piston.rules.car import (
    NO_CAR,
    Car,
    Cell,
    at,
    built,
    dismantled,
    merged,
    number,
    offsets,
    open_cells,
    parts,
    placed,
    removable,
    replaced,
)
from bot.games.gear_and_piston.rules.components import ROWS, Part
from bot.games.gear_and_piston.rules.showing import letter
from bot.games.gear_and_piston.rules.working import Upgrading, buildings, upgradings
from tests.games.gear_and_piston.notation import TILES, car, cars, part


def keeps_the_rules(made: Car) -> bool:
    """Return whether the car has at most two sections, each connected orthogonally and without an empty
    column.
    """
    return len(made.sections) <= 2 and all(connected(Car((columns,))) for columns in made.sections)


def connected(made: Car) -> bool:
    """Return whether all parts of the only section are connected, by a walk from the first of them, and no
    column is empty.
    """
    cells = {cell for cell, _ in placed(made)}
    columns = {cell.column for cell in cells}
    if not columns or columns != set(range(len(made.sections[0]))):
        return False
    reached, edge = set(), [min(cells)]
    while edge:
        cell = edge.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            edge += beside(cell)
    return reached == cells


def beside(cell: Cell) -> list[Cell]:
    """Return the three cells that touch a cell."""
    (other,) = (row for row in ROWS if row != cell.row)
    return [
        cell._replace(column=cell.column - 1),
        cell._replace(column=cell.column + 1),
        cell._replace(row=other),
    ]


# every car


@settings(deadline=None)
@given(st.binary(min_size=4, max_size=60))
def test_no_car_ever_breaks_the_two_row_and_two_section_rules(choices: bytes) -> None:
    made = NO_CAR
    for choice, then in zip(choices[::2], choices[1::2], strict=False):
        before = len(parts(made))
        match choice % 5:
            case 0 if cells := removable(made):
                made = dismantled(made, cells[then % len(cells)])
                assert len(parts(made)) == before - 1
            case 1 if ways := offsets(made):
                made = merged(made, ways[then % len(ways)])
                assert len(parts(made)) == before
            case _:
                tile = TILES[choice % len(TILES)]
                if cells := open_cells(made, tile.row):
                    made = built(made, cells[then % len(cells)], tile)
                    assert len(parts(made)) == before + 1
        assert keeps_the_rules(made)
        assert all(tile.row == cell.row for cell, tile in placed(made))


@settings(deadline=None)
@given(cars())
def test_ruling_7_a_part_goes_next_to_another_or_begins_a_section_when_there_are_fewer_than_two(
    made: Car,
) -> None:
    for row in ROWS:
        wanted = {
            cell
            for section, columns in enumerate(made.sections)
            for column in range(-1, len(columns) + 1)
            if at(made, cell := Cell(section, column, row)) is None
            and any(at(made, other) for other in beside(cell))
        }
        if len(made.sections) < 2:
            wanted.add(Cell(len(made.sections), 0, row))
        assert set(open_cells(made, row)) == wanted
        assert len(open_cells(made, row)) == len(wanted)


@settings(deadline=None)
@given(cars())
def test_only_parts_without_which_at_most_two_sections_are_left_may_be_dismantled(made: Car) -> None:
    for cell, _ in placed(made):
        left = {other for other, _ in placed(made) if other != cell}
        groups = 0
        while left:
            groups += 1
            edge = [left.pop()]
            while edge:
                touching = [other for other in beside(edge.pop()) if other in left]
                left -= set(touching)
                edge += touching
        assert (cell in removable(made)) == (groups <= 2)


@settings(deadline=None)
@given(cars())
def test_two_sections_merge_at_every_offset_without_overlap_at_which_they_touch(made: Car) -> None:
    if len(made.sections) < 2:
        assert offsets(made) == ()
        return
    cells = [{(cell.column, cell.row) for cell, _ in placed(Car((columns,)))} for columns in made.sections]
    results = set()
    for offset in range(-30, 31):
        moved = {Cell(0, column + offset, row) for column, row in cells[1]}
        fixed = {Cell(0, column, row) for column, row in cells[0]}
        touches = any(other in fixed for cell in moved for other in beside(cell))
        if touches and not moved & fixed:
            results.add(merged(made, offset))
        else:
            with pytest.raises(ValueError, match="cannot be merged"):
                merged(made, offset)
    assert {merged(made, offset) for offset in offsets(made)} == results
    assert len(offsets(made)) == len(results) > 0


@settings(deadline=None)
@given(cars())
def test_no_two_places_of_a_car_are_called_the_same(made: Car) -> None:
    places = [*(cell for cell, _ in placed(made)), *open_cells(made, "top"), *open_cells(made, "bottom")]
    names = {(number(made, cell), cell.row) for cell in places}
    assert len(names) == len(places)


@settings(deadline=None)
@given(cars(), st.lists(st.sampled_from(TILES), max_size=5))
def test_what_the_workshop_offers_can_be_done_and_is_offered_once(made: Car, hand: list[Part]) -> None:
    builds, upgrades = list(buildings(made, tuple(hand))), list(upgradings(made, tuple(hand)))
    assert len(set(builds)) == len(builds)
    assert len(set(upgrades)) == len(upgrades)
    for tile, cell in builds:
        assert tile in parts(built(made, cell, tile))
    for cell, tile in upgrades:
        assert at(replaced(made, cell, tile), cell) == tile


# single cars


def test_a_section_keeps_its_parts_whether_it_grows_to_the_left_or_to_the_right() -> None:
    right = built(built(NO_CAR, Cell(0, 0, "top"), part("Me")), Cell(0, 1, "top"), part("Fe"))
    left = built(built(NO_CAR, Cell(0, 0, "top"), part("Fe")), Cell(0, -1, "top"), part("Me"))
    assert left == right == car("Me Fe", "")


def test_ruling_7_a_third_section_is_never_started() -> None:
    two = car("Me", "", "", "A")
    assert {cell.section for cell in open_cells(two, "top")} == {0, 1}
    with pytest.raises(ValueError, match="may not be built"):
        built(two, Cell(2, 0, "top"), part("S"))


def test_a_part_is_built_in_its_own_row_only() -> None:
    with pytest.raises(ValueError, match="may not be built"):
        built(car("Me", ""), Cell(0, 0, "bottom"), part("S"))
    with pytest.raises(ValueError, match="may not be built"):
        built(car("", "A"), Cell(0, 0, "top"), part("G"))


def test_dismantling_may_cut_a_car_in_two_but_not_in_three() -> None:
    assert dismantled(car("Me Fe S", ""), Cell(0, 1, "top")) == car("Me", "", "S", "")
    crossing = car("Me Fe S", ". A .")
    assert Cell(0, 1, "top") not in removable(crossing)
    with pytest.raises(ValueError, match="more than two sections"):
        dismantled(crossing, Cell(0, 1, "top"))
    with pytest.raises(ValueError, match="no part at"):
        dismantled(crossing, Cell(0, 0, "bottom"))


def test_the_last_part_of_a_car_may_be_dismantled() -> None:
    assert dismantled(car("Me", ""), Cell(0, 0, "top")) == NO_CAR


def test_an_upgrade_replaces_a_part_of_the_same_type_and_colour() -> None:
    made = car("Me! Fe", "G A")
    hand = (part("Me:r"), part("Mg:r"), part("Fs"), part("G:p"), part("G:p"))
    assert list(upgradings(made, hand)) == [
        (Cell(0, 0, "top"), part("Me:r")),
        (Cell(0, 0, "bottom"), part("G:p")),
    ]


def test_ruling_6_an_upgrade_may_look_the_same_to_have_one_blueprint_less() -> None:
    assert list(upgradings(car("Me Fe", "G A"), (part("G"),))) == [(Cell(0, 0, "bottom"), part("G"))]


def test_ruling_6_an_improvement_is_replaced_by_one_of_its_row_only() -> None:
    made = car("I Me", "I A")
    assert list(upgradings(made, (part("I+", "bottom"),))) == [(Cell(0, 0, "bottom"), part("I+", "bottom"))]


def test_three_parts_are_upgraded_and_an_axle_and_a_motor_are_built_as_in_the_texts_example() -> None:
    made = merged(car("Fe! Me", "G:p A", "S I", "A ."), 2)
    assert made == car("Fe! Me S I", "G:p A A .")
    made = built(made, Cell(0, 3, "bottom"), part("A:c"))
    made = built(made, Cell(0, -1, "top"), part("Me!"))
    for cell, tile in (
        (Cell(0, 1, "bottom"), part("G:r")),
        (Cell(0, 0, "top"), part("Me:c")),
        (Cell(0, 1, "top"), part("Fe:r")),
    ):
        assert Upgrading(cell, tile) in upgradings(made, (tile,))
        made = replaced(made, cell, tile)
    assert made == car("Me:c Fe:r Me S I", ". G:r A A A:c")


def test_sections_may_be_merged_one_above_the_other() -> None:
    made = car("Me Fe", "", "", "G A")
    assert offsets(made) == (-1, 0, 1)
    assert [letter(made, offset) for offset in offsets(made)] == ["A", "B", "C"]
    assert merged(made, 0) == car("Me Fe", "G A")
    assert merged(made, -1) == car(". Me Fe", "G A .")
    with pytest.raises(ValueError, match="only two sections"):
        merged(car("Me", ""), 0)


def test_a_part_cannot_replace_one_in_an_empty_cell() -> None:
    with pytest.raises(ValueError, match="may not replace"):
        replaced(car("Me", ""), Cell(0, 1, "top"), part("Fe"))
