"""Tests of the tiles and spaces, counted against docs/rules/gear-and-piston.md, House 1."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.components import (
    ATTRIBUTES,
    INVESTORS,
    JUMP_DRAWS,
    JUNK,
    NEW,
    PROPULSIONS,
    SCRAP,
    SPACES,
    Lot,
    PartType,
    Spaces,
    spaces_for,
    stack,
)
from tests.games.gear_and_piston.notation import ROW_OF

RULES = Path(__file__).parents[4] / "docs/rules/gear-and-piston.md"


@pytest.mark.parametrize("lots", [NEW, JUNK], ids=["new", "junk"])
def test_there_are_42_tiles_of_each_stack_with_any_number_of_players(lots: tuple[Lot, ...]) -> None:
    assert len(stack(lots)) == 42
    assert len({lot.part for lot in lots}) == len(lots)


def test_the_new_parts_are_as_many_of_each_type_as_the_house_table_says() -> None:
    counts = {"motor": 9, "fuel supply": 9, "gear": 6, "axle": 8, "steering": 4, "improvement": 6}
    assert Counter(part.type for part in stack(NEW)) == counts


def test_the_junk_parts_are_as_many_of_each_type_as_the_house_table_says() -> None:
    counts = {"motor": 9, "fuel supply": 9, "gear": 5, "axle": 8, "steering": 4, "improvement": 7}
    assert Counter(part.type for part in stack(JUNK)) == counts


def test_every_new_part_has_one_attribute_and_no_volatility_and_junk_none() -> None:
    assert all(part.icon in ATTRIBUTES and not part.volatility for part in stack(NEW))
    assert all(part.icon is None for part in stack(JUNK))


def test_junk_volatility_is_as_the_house_table_says() -> None:
    volatile = Counter(part.type for part in stack(JUNK) if part.volatility)
    assert volatile == {"motor": 6, "fuel supply": 6, "gear": 4, "axle": 6, "steering": 3, "improvement": 5}
    assert Counter(part.stock for part in stack(NEW + JUNK) if part.reliability) == {"new": 2, "junk": 2}


def test_new_parts_have_the_icons_of_the_house_table() -> None:
    icons: dict[PartType, tuple[int, ...]] = {
        "motor": (3, 3, 3),
        "fuel supply": (3, 3, 3),
        "gear": (2, 2, 2),
        "axle": (3, 2, 3),
        "steering": (2, 1, 1),
        "improvement": (2, 2, 2),
    }
    counts = Counter((part.type, part.icon) for part in stack(NEW))
    assert {type: tuple(counts[type, each] for each in ATTRIBUTES) for type in icons} == icons


def test_volatility_and_reliability_are_one_each_and_the_improvements_are_those_of_the_house_table() -> None:
    found = [
        f"{part.colour} {part.row} {part.icon} {part.volatility}{part.reliability}"
        for part in stack(NEW + JUNK)
        if part.type == "improvement"
    ]
    assert found == [
        "electric top comfort 00",
        "gasoline bottom power 00",
        "steam top range 00",
        "generic bottom comfort 01",
        "generic top power 01",
        "generic bottom range 00",
        "electric bottom None 10",
        "gasoline top None 10",
        "steam bottom None 10",
        "generic top None 10",
        "generic bottom None 10",
        "generic top None 01",
        "generic bottom None 01",
    ]
    others = [part for part in stack(NEW + JUNK) if part.type != "improvement"]
    assert {(part.volatility, part.reliability) for part in others} == {(0, 0), (1, 0)}


def test_only_motors_fuel_supplies_and_improvements_are_coloured() -> None:
    for part in stack(NEW + JUNK):
        if part.type in {"motor", "fuel supply"}:
            assert part.colour in PROPULSIONS
        elif part.type != "improvement":
            assert part.colour == "generic"


def test_every_part_is_printed_for_the_row_of_its_type() -> None:
    assert all(part.row == ROW_OF.get(part.type, part.row) for part in stack(NEW + JUNK))
    rows = {part.row for part in stack(NEW + JUNK) if part.type == "improvement"}
    assert rows == {"top", "bottom"}


def test_twenty_scraps_have_volatility_0_to_2() -> None:
    assert Counter(SCRAP) == {0: 5, 1: 10, 2: 5}


def test_the_spaces_fit_what_the_text_fixes() -> None:
    """Check the numbers that the original gives. It says: "In games with 4, 5 or 6 players, each player uses
    three tokens". With fewer it is four.
    """
    assert [SPACES[seats].tokens for seats in range(2, 7)] == [4, 4, 3, 3, 3]
    assert SPACES[2].junk_yard == 2
    assert all(spaces.workshop[:2] == (3, 2) for spaces in SPACES.values())


def test_the_spaces_are_those_of_the_house_table() -> None:
    rows = [line.strip("| ").split(" | ") for line in RULES.read_text().splitlines() if "| 3, 2, " in line]
    table = {
        int(seats): Spaces(int(tokens), int(alley), int(office), int(yard), tuple(map(int, work.split(", "))))
        for seats, tokens, alley, office, yard, work in rows
    }
    assert table == SPACES


@pytest.mark.parametrize("seats", gear_and_piston.seats)
def test_the_tile_of_the_variant_has_four_spaces_whoever_plays(seats: int) -> None:
    assert spaces_for(seats, jump_row=True) == SPACES[seats]._replace(junk_yard=4)
    assert len(JUMP_DRAWS) == 4


def test_two_to_six_can_play() -> None:
    assert gear_and_piston.seats == range(2, 7) == range(min(SPACES), max(SPACES) + 1)


def test_there_is_room_for_every_token() -> None:
    for seats, spaces in SPACES.items():
        room = spaces.back_alley + spaces.patent_office + spaces.junk_yard + len(spaces.workshop)
        assert room >= seats * spaces.tokens


def test_there_are_fourteen_investors_in_three_stacks() -> None:
    assert [len(stack) for stack in INVESTORS.values()] == [4, 6, 4]
    assert len({investor for stack in INVESTORS.values() for investor in stack}) == 14
