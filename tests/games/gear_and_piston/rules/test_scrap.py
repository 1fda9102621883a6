"""Tests of Scraps: the possible placements, and never more scraps than needed (docs/rules/gear-and-piston.md,
section 6.2).
"""

from __future__ import annotations

from itertools import pairwise, product
from math import inf

import pytest
from hypothesis import given, settings

from bot.engine.values import kind_of
from bot.games.gear_and_piston.rules.car import (
    NO_CAR,
    Car,
    Cell,
    at,
    built,
    merged,
    offsets,
    open_cells,
    parts,
    placed,
    replaced,
)
from bot.games.gear_and_piston.rules.completeness import (
    FuelShort,
    Gap,
    Missing,
    NotWorking,
    SurplusSteering,
    Unsupported,
    complete,
    defects,
)
from bot.games.gear_and_piston.rules.components import PROPULSIONS, ROWS, Part
from bot.games.gear_and_piston.rules.mending import fewest, needed
from bot.games.gear_and_piston.rules.scrap import Offer, Placement, offers, scrapped
from tests.games.gear_and_piston.notation import car, cars, finishing, part

SCRAPS = (
    *(Part("scrap", type, colour, "top") for type in ("motor", "fuel supply") for colour in PROPULSIONS),
    Part("scrap", "steering", "generic", "top"),
    Part("scrap", "improvement", "generic", "top"),
    Part("scrap", "improvement", "generic", "bottom"),
    Part("scrap", "gear", "generic", "bottom"),
    Part("scrap", "axle", "generic", "bottom"),
)

unhurried = settings(deadline=None)


def with_one_more(made: Car) -> set[Car]:
    """Return every car that results from adding one scrap anywhere, whether or not that removes a defect."""
    found = set()
    for scrap in SCRAPS:
        found |= {built(made, cell, scrap) for cell in open_cells(made, scrap.row) if not cell.section}
        found |= {
            replaced(made, cell, scrap)
            for cell, tile in placed(made)
            if tile.row == scrap.row and tile.stock != "scrap"
        }
    return found


def could_do_with(made: Car, scraps: int) -> bool:
    """Return whether a number of scraps can complete the car, by trying every way to place them."""
    layer = {made}
    for _ in range(scraps):
        if any(map(complete, layer)):
            return True
        layer = set().union(*map(with_one_more, layer))
    return any(map(complete, layer))


def offer(made: Car, placement: Placement) -> Offer:
    (found,) = (each for each in offers(made) if each.placement == placement)
    return found


# the fewest


@pytest.mark.thorough
@settings(max_examples=25, deadline=None)
@given(cars(most=8, sections=1))
def test_no_exhaustive_search_completes_a_small_car_with_fewer_scraps_than_finishing_places(
    made: Car,
) -> None:
    """Search on small cars. If a car needs many scraps, the first are placed without a search, because a
    search for more than three takes too long.
    """
    for placement in finishing(made)[:-3]:
        made = scrapped(made, placement, 1)
    fewest = len(finishing(made))
    assert fewest == needed(made)
    assert not fewest or not could_do_with(made, fewest - 1)


@unhurried
@given(cars(most=16, sections=1))
def test_finishing_places_as_many_scraps_as_are_needed_each_of_them_an_offer(made: Car) -> None:
    left = needed(made)
    for placement in finishing(made):
        assert placement in [each.placement for each in offers(made)]
        made = scrapped(made, placement, 1)
        left -= 1
        assert needed(made) == left
    assert left == 0
    assert complete(made)
    assert offers(made) == ()


@settings(max_examples=20, deadline=None)
@given(cars(most=7, sections=1))
def test_what_an_offer_leaves_is_exact(made: Car) -> None:
    for each in offers(made)[:3]:
        after = scrapped(made, each.placement, 0)
        assert complete(after) == (each.left == 0)
        if 0 < each.left <= 2:
            assert not could_do_with(after, each.left - 1)
            assert could_do_with(after, each.left)


@unhurried
@given(cars(most=12, sections=1))
def test_offers_come_best_first_and_each_makes_a_listed_defect_go_away(made: Car) -> None:
    ways = offers(made)
    assert bool(ways) != complete(made)
    assert len({each.placement for each in ways}) == len(ways)
    assert all(one.left <= other.left for one, other in pairwise(ways))
    for each in ways:
        after = scrapped(made, each.placement, 0)
        assert needed(after) == each.left <= needed(made)
        if each.placement.cell.column >= 0:  # otherwise all later columns change their numbers
            assert set(defects(made)) - set(defects(after))
        assert each.covers == at(made, each.placement.cell)
        assert len(parts(after)) == len(parts(made)) + (each.covers is None)


@unhurried
@given(cars(most=12))
def test_two_sections_need_what_they_need_when_merged_in_the_best_way(made: Car) -> None:
    if len(made.sections) == 2:
        assert needed(made) == min(needed(merged(made, offset)) for offset in offsets(made))


def test_a_car_of_nothing_is_six_scraps() -> None:
    placements = finishing(NO_CAR)
    assert len(placements) == 6
    assert placements[0].cell in {Cell(0, 0, "top"), Cell(0, 0, "bottom")}


def test_a_complete_car_needs_none() -> None:
    assert finishing(car("Me Fe S", "A G A")) == ()
    assert needed(car("Me Fe S", "A G A")) == 0


def test_scraps_that_are_in_the_way_cannot_be_mended_and_are_never_offered() -> None:
    for stuck in (car("S*0 S*0 Me Fe", "A G A I"), car("Me Fe S", "I*0 I*0 I*0")):
        assert fewest(stuck) == inf
        with pytest.raises(ValueError, match="no scraps complete"):
            needed(stuck)
    one = car("S*0 Me Fe .", "A G A I")
    assert all(each.placement.type != "steering" for each in offers(one))


def test_many_motors_of_scrap_ask_for_as_many_fuel_supplies() -> None:
    assert needed(car("Me*0 Mg*0 Ms*0 Me*0 S*0", "A*0 G*0 A*0 I*0 A*0")) == 8


NEEDED: list[tuple[Car, float]] = [
    (car("", "G A A*0"), 3),
    (car(". Fs*0", "A G"), 3),
    (car(". Mg Mg*0 .", "A A A G*0"), 3),
    (car("Fe Ms*0 Me", ". A A"), 3),
    (car(". Ms*0", "Ig A*0"), 4),
    (car("Fg Ms Fs*0 I*0 I*0", "A . . . Is"), 4),
    (car("Ms Fg I*0 .", ". . A A"), 4),
    (car("", "G G"), 5),
    (car(". . S S Fs", "Ie G*0 A A ."), 5),
    (car("", "G*0 I G"), 5),
    (car("", "G*0 I*0 A*0"), 5),
    (car("Fe Me Fg*0 .", ". . I I*0"), 5),
    (car("Fe Mg S Mg Fe*0 S*0", "G . A*0 . G ."), 5),
    (car("Fg Fe Fg*0", ""), 5),
    (car("Fs Mg*0 Mg", ""), 5),
    (car("Mg Mg*0 S Mg*0 Mg Fe", "A G I*0 I*0 A A"), 5),
    (car("Is Fg", ""), 5),
    (car(". Ms*0 Fg Ms*0 Fe*0 Fg", "I*0 A*0 G I*0 A ."), 6),
    (car("Fe", "I*0"), 6),
    (car("Mg S Ms*0 S*0", ""), 6),
    (car("Fs I*0", ""), 6),
    (car(". . Ms*0 Fg . .", "G G G A*0 I*0 G*0"), 7),
    (car("Ig Me*0 Ms I Mg*0 S S", ". G*0 I*0 . . . ."), 7),
    (car("I I*0", ""), 7),
    (car("Mg Fe*0 Fe*0 Fg*0 Fe", ". . A*0 . ."), 7),
    (car("Fe S Me Me*0 Me*0 Fg*0 Fg", ". . . . . . G"), 8),
    (car(". S Ms Ms*0 S*0 I*0 S*0", "A A . . . . ."), inf),
    (car("Fe", "", "I Me*0 Fg", ". A*0 I"), 3),
    (car("", "A", "Mg", ""), 4),
    (car("Fs", "", "S*0", ""), 4),
    (car("", "Ig", "Me S S Fe", ""), 5),
    (car("Fs", "", "Is", ""), 5),
    (car("Ms I*0", "", "Fg Fs*0 Ig Fg", "A Ig A ."), 5),
    (car("S", "", "", "Ie"), 5),
    (car("Ig", "", "I", ""), 6),
    (car("I Fs Fe", "", "Fg*0 Ie", ""), 8),
]
"""Cars with the number of scraps that each needs. Each distinguishes the right calculation from a different
wrong one. Cars with two sections come last.
"""


def test_the_fewest_scraps_are_reckoned_from_holes_what_is_lacking_and_what_must_be_covered() -> None:
    assert [(made, fewest(made)) for made, _ in NEEDED] == NEEDED


# the offers


def listed(made: Car) -> set[tuple[object, ...]]:
    """Return the car's defects one by one, where each missing or superfluous part counts separately."""
    found = set[tuple[object, ...]]()
    for defect in defects(made):
        match defect:
            case NotWorking(cell, _, lacks):
                found |= {(cell, lack) for lack in lacks}
            case Gap(cell) | Unsupported(cell):
                found.add((kind_of(defect), cell))
            case Missing(type, count):
                found |= {(type, number) for number in range(count)}
            case FuelShort(colour, motors, fuels):
                found |= {(colour, number) for number in range(motors - fuels)}
            case SurplusSteering(cells):
                found |= {(kind_of(defect), number) for number in range(len(cells) - 1)}
    return found


def mending(made: Car) -> set[Placement]:
    """Return every scrap in a cell to the right of a part, in a hole or over a part, that removes a defect
    and does not increase the number of scraps that the car needs.
    """
    cells = [cell for row in ROWS for cell in open_cells(made, row) if not cell.section]
    over = [cell for cell, tile in placed(made) if tile.stock != "scrap"]
    ways = set[Placement]()
    for cell, scrap in product([*cells, *over], SCRAPS):
        way = Placement(cell, scrap.type, scrap.colour)
        if cell.column >= 0 and scrap.row == cell.row:
            after = scrapped(made, way, 0)
            if listed(made) - listed(after) and fewest(after) <= fewest(made):
                ways.add(way)
    return ways


MENDED = (
    car("", "A A:p I+"),
    car(". Ms! S:p", "G! A:r ."),
    car(". Fg Is:r", "I:c+ A ."),
    car("", "G:p A*0 G"),
    car("Ms! Fe Fs!", ""),
    car(". Fg! Me:r I*0", "G! I+ I+ ."),
    car("Fs Fg:p", "Ig:p ."),
    car("S:r Me!", "I*0 ."),
    car("Fs:c S! Ig! S", "G . . ."),
    car(". S! S:c .", "A:c A! G:p I!"),
    car("Fs:c Me*0 Me! Ms!", "G*0 . A*0 A:r"),
    car("Ms! S! I:p+", ""),
    car("Me Fe S I I I", "A G I I A I"),
    car("Fs Me Fe Ig S", "A Is A G A"),
)


def test_ruling_10_all_is_offered_that_makes_a_defect_go_away_and_leaves_the_car_no_worse() -> None:
    for made in MENDED:
        found = {each.placement for each in offers(made) if each.placement.cell.column >= 0}
        assert found == mending(made), made


def test_of_equal_offers_the_part_itself_its_reliability_and_twice_its_icon_are_lost() -> None:
    made = car("Me Fe S Is:r Is+ Is! Is", "A G A I A I A")
    ways = [each for each in offers(made) if each.placement.type == "improvement"]
    assert [each.left for each in ways] == [2] * 4
    assert [each.covers for each in ways] == [part("Is!"), part("Is"), part("Is+"), part("Is:r")]
    hole = offers(car("Me Fe S Is! .", "A G A A I"))
    assert (hole[0].left, hole[0].covers) == (1, None)


# rulings


def test_ruling_10_a_scrap_is_never_covered() -> None:
    made = car("Ms*1 Fe S", "A G A")
    covered = {each.placement.cell for each in offers(made) if each.covers}
    assert Cell(0, 0, "top") not in covered
    assert covered


def test_ruling_10_a_filler_goes_in_either_row() -> None:
    for made, cell in (
        (car("Me Fe S .", "A G A I"), Cell(0, 3, "top")),
        (car("Me Fe S I", "A G A ."), Cell(0, 3, "bottom")),
    ):
        assert offer(made, Placement(cell, "improvement", "generic")).left == 0


def test_a_filler_that_nothing_supports_does_not_do_where_an_axle_does() -> None:
    made = car("Me Fe S I I", "A G A I .")
    assert offer(made, Placement(Cell(0, 4, "bottom"), "axle", "generic")).left == 0
    assert offer(made, Placement(Cell(0, 4, "bottom"), "gear", "generic")).left == 1


def test_one_scrap_may_serve_two_defects() -> None:
    made = car("Me Fe S", "A . A")
    assert set(defects(made)) == {Missing("gear", 1), Gap(Cell(0, 1, "bottom"), part("Fe"))}
    assert finishing(made) == (Placement(Cell(0, 1, "bottom"), "gear", "generic"),)


def test_ruling_9_a_covered_part_is_gone_with_its_icon_and_volatility() -> None:
    made = scrapped(car("Me Me! Fe S", "A G A A"), Placement(Cell(0, 1, "top"), "improvement", "generic"), 2)
    assert made == car("Me I*2 Fe S", "A G A A")


def test_of_equal_offers_the_one_that_loses_least_is_first() -> None:
    made = car("Me:r Fe Me! S", "A G A A")
    best = offers(made)[0]
    assert best.left == 0
    assert best.covers == part("Me!")


def test_example_6_a_red_improvement_without_its_motor_is_mended_by_a_scrap_improvement_over_it() -> None:
    made = car("Me Fe S Ig", "A G A I")
    assert offer(made, Placement(Cell(0, 3, "top"), "improvement", "generic")).left == 0
    assert needed(made) == 1


def test_a_scrap_on_a_cell_beside_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="may not be built"):
        scrapped(car("Me Fe S", "A G A"), Placement(Cell(0, 5, "top"), "motor", "steam"), 1)


# the text's example


def test_example_3_greens_four_scraps_as_in_the_texts_example() -> None:
    """Check the example's placements. The axle scrap also fills the empty bottom cell, and the steering scrap
    opens a new one for the fourth scrap.
    """
    green = car("Fe! Me:r Fe:r Me:p Fe Ms:r", "G:c A:c Is A:r I+ .")
    assert defects(green) == (
        FuelShort("steam", 1, 0),
        Missing("steering", 1),
        NotWorking(Cell(0, 2, "bottom"), part("Is", "bottom"), ("fuel supply",)),
        Gap(Cell(0, 5, "bottom"), part("Ms:r")),
        Unsupported(Cell(0, 5, "top"), part("Ms:r")),
    )
    steps = (
        Placement(Cell(0, 0, "top"), "fuel supply", "steam"),
        Placement(Cell(0, 5, "bottom"), "axle", "generic"),
        Placement(Cell(0, 6, "top"), "steering", "generic"),
    )
    for placement, volatility in zip(steps, (1, 0, 2), strict=True):
        assert placement in [each.placement for each in offers(green)]
        green = scrapped(green, placement, volatility)
    assert defects(green) == (Gap(Cell(0, 6, "bottom"), part("S*2")),)
    (last,) = (each for each in offers(green) if each.placement.type == "improvement")
    green = scrapped(green, last.placement, 1)
    assert green == car("Fs*1 Me:r Fe:r Me:p Fe Ms:r S*2", "G:c A:c Is A:r I+ A*0 I*1")
    assert complete(green)


def test_scraps_are_placed_only_once_the_sections_are_merged() -> None:
    apart = car("Me Fe", "A G", "S", "A")
    with pytest.raises(ValueError, match="the sections are merged before"):
        offers(apart)
