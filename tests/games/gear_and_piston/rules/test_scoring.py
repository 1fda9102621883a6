"""Tests of Investors, areas, Volatility and ties, point by point (docs/rules/gear-and-piston.md, section 6.3,
section 7).
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings, strategies as st

from bot.games.gear_and_piston.rules.car import Car, at, parts, placed
from bot.games.gear_and_piston.rules.completeness import complete
from bot.games.gear_and_piston.rules.components import INVESTORS, Attribute, Investor
from bot.games.gear_and_piston.rules.investors import worth
from bot.games.gear_and_piston.rules.scoring import largest_area, scored, volatility
from tests.english import english
from tests.games.gear_and_piston.notation import car, cars

GREEN = car("Fs*1 Me:r Fe:r Me:p Fe Ms:r S*2", "G:c A:c Is A:r I+ A*0 I*1")
PLAIN = car("Me Fe S", "A G A")
every_investor = st.sampled_from([investor for stack in INVESTORS.values() for investor in stack])


def paid(investor: Investor, *cars: Car, hands: tuple[int, ...] = ()) -> list[int]:
    """Return the points that an investor gives to each of the cars. hands: the number of Blueprints of each
    player.
    """
    outcome = scored(cars, hands or (0,) * len(cars), (investor,))
    return [next(line.points for line in outcome.sheet if line.seat == seat) for seat in range(len(cars))]


# the text's example


def test_example_1_greens_score_is_8_and_0_and_4_less_3_a_total_of_9() -> None:
    assert complete(GREEN)
    outcome = scored((GREEN,), (0,), ("range first", "hybrid"))
    assert [(english(line.reason), line.points) for line in outcome.sheet] == [
        ("Range pays best: 2 Comfort, 1 Power and 4 Range", 8),
        ("Hybrid: one colour with motor and fuel", 0),
        ("Largest area: 4", 4),
        ("Volatility 4, Reliability 1", -3),
    ]
    assert outcome.scores == (9,)
    assert outcome.places == (1,)


# the first stack


@pytest.mark.parametrize(
    ("investor", "points"),
    [("comfort first", 3 + 5), ("power first", 1 + 5), ("range first", 1 + 7), ("all alike", 2 + 6)],
)
def test_each_investor_of_the_first_stack_values_greens_icons(investor: Investor, points: int) -> None:
    assert paid(investor, GREEN) == [points]


@pytest.mark.parametrize(
    ("icons", "favoured", "other", "alike"),
    [(0, 0, 0, 0), (1, 0, 0, 0), (2, 3, 1, 2), (3, 5, 3, 4), (4, 7, 5, 6), (5, 9, 7, 8)],
)
def test_icons_are_worth_more_of_the_favoured_attribute_and_one_alone_is_worth_nothing(
    icons: int, favoured: int, other: int, alike: int
) -> None:
    assert worth("all alike", "power", icons) == alike
    assert worth("power first", "power", icons) == favoured
    assert worth("range first", "power", icons) == worth("comfort first", "power", icons) == other


# the second stack


def test_the_larger_the_better_pays_all_who_have_most_parts_scrap_not_counted() -> None:
    eight = car("Me Fe S I", "A G A I")
    with_scrap = car("Me Fe S I*0 I*0", "A G A I I*0")
    assert paid("most parts", PLAIN, eight, eight) == [0, 3, 3]
    assert paid("most parts", PLAIN, with_scrap, eight) == [0, 0, 3]


def test_something_new_pays_for_three_improvements_scrap_not_counted_and_once_only() -> None:
    three, more = car("Me Fe S I I", "A G A I A"), car("Me Fe S I I I", "A G A I A I")
    two = car("Me Fe S I I*0", "A G A I A")
    assert paid("improvements", three, more, two) == [3, 3, 0]


def test_one_piece_pays_all_who_have_the_least_volatility_after_reliability() -> None:
    mended = car("Me! Fe S I+", "A G A I")
    assert paid("least volatility", PLAIN, mended, car("Me! Fe S", "A G A")) == [3, 3, 0]
    assert paid("least volatility", car("Me! Fe S", "A G A")) == [3]


def test_ruling_12_a_hybrid_has_two_kinds_of_motor_and_fuel_none_of_them_scrap() -> None:
    hybrid = car("Me Fe S Ms Fs", "A G A I A")
    scrap_fuel, scrap_motor = car("Me Fe S Ms Fs*1", "A G A I A"), car("Me Fe S Ms*0 Fs", "A G A I A")
    assert paid("hybrid", hybrid, scrap_fuel, scrap_motor, PLAIN) == [3, 0, 0, 0]


@pytest.mark.parametrize(
    ("made", "points"),
    [
        (car("Me:c Fe:p S:r I", "A G A A"), 3),
        (car("Me:c Fe:p S:r I*0", "A G A A"), 0),
        (car("Me:c Fe:p S I", "A G A A"), 0),
        (car("Me:c Fe S:r I", "A G A A"), 0),
        (car("Me Fe:p S:r I", "A G A A"), 0),
    ],
)
def test_a_bit_of_everything_asks_for_each_icon_and_an_improvement(made: Car, points: int) -> None:
    assert paid("everything", made) == [points]


def test_inefficiency_costs_a_point_for_each_blueprint_in_hand() -> None:
    assert paid("inefficiency", PLAIN, PLAIN, PLAIN, hands=(0, 1, 5)) == [0, -1, -5]


# the third stack


def test_gorgeous_pays_two_for_a_car_without_scrap() -> None:
    assert paid("no scrap", PLAIN, car("Me Fe S*0", "A G A")) == [2, 0]


@pytest.mark.parametrize("attribute", ["range", "power", "comfort"])
def test_ruling_16_most_of_an_attribute_pays_two_to_all_who_have_most_and_nobody_with_none(
    attribute: Attribute,
) -> None:
    icon = attribute[0]
    one, two = car(f"Me:{icon} Fe S", "A G A"), car(f"Me:{icon} Fe S", f"A:{icon} G A")
    investor: dict[Attribute, Investor] = {
        "range": "most range",
        "power": "most power",
        "comfort": "most comfort",
    }
    assert paid(investor[attribute], one, two, two, PLAIN) == [0, 2, 2, 0]
    assert paid(investor[attribute], PLAIN, PLAIN) == [0, 0]
    assert paid(investor[attribute], one, PLAIN) == [2, 0]


# areas


@pytest.mark.parametrize(
    ("made", "size"),
    [
        (car("Me Fe Fg", "I Ie I"), 3),
        (car("Me Fg Fe", "I Ie Ig"), 1),
        (car("Me Fe S", "I A I"), 4),
        (car("Me Fe*0 Fe", "A*0 A*0 A*0"), 1),
        (car("Me Fe S", "A*0 A*0 A*0"), 2),
        (Car(), 0),
    ],
)
def test_an_area_is_of_one_colour_or_generic_connected_orthogonally_and_without_scrap(
    made: Car, size: int
) -> None:
    assert len(largest_area(made)) == size


@settings(deadline=None)
@given(cars(sections=1))
def test_no_part_beside_the_largest_area_could_join_it(made: Car) -> None:
    area = largest_area(made)
    if not area:
        assert not parts(made)
        return
    colour = at(made, area[0]).colour  # type: ignore[union-attr] # an area consists of cells with parts
    assert all(tile.colour == colour for cell, tile in placed(made) if cell in area)
    for cell, tile in placed(made):
        if cell not in area and tile.colour == colour:
            assert all(abs(cell.column - other.column) + (cell.row != other.row) > 1 for other in area)


# Volatility and the whole sheet


def test_reliability_beyond_volatility_is_worth_nothing() -> None:
    made = car("Me! Fe S I+", "A G A I+")
    assert volatility(made) == 0
    assert volatility(car("Me! Fe! S! I+", "A*2 G A I")) == 4
    line = scored((made,), (0,), ()).sheet[-1]
    assert (english(line.reason), line.points) == ("Volatility 1, Reliability 2", 0)


def test_the_sheet_names_the_largest_area_and_its_size() -> None:
    sheet = scored((car("Me Fe*0", ""), car("Me*0", "")), (0, 0), ()).sheet
    assert [(line.seat, english(line.reason), line.points) for line in sheet] == [
        (0, "Largest area: 1", 1),
        (0, "Volatility 0", 0),
        (1, "No area", 0),
        (1, "Volatility 0", 0),
    ]


def test_of_equal_scores_the_least_volatility_wins_and_then_the_place_is_shared() -> None:
    calm, wild = car("Me Fe S", "A G A"), car("Me Fe S I*0", "A! G A G")
    outcome = scored((wild, calm, calm, car("Me Fe S", "A! G A")), (0,) * 4, ())
    assert outcome.scores == (4, 4, 4, 3)
    assert outcome.places == (3, 1, 1, 4)


def test_the_winner_has_most_points_whatever_the_volatility() -> None:
    better = car("Me:r Fe:r S", "A! G A")
    assert scored((PLAIN, better), (0, 0), ("range first",)).places == (2, 1)


@settings(deadline=None)
@given(
    st.lists(st.tuples(cars(sections=1), st.integers(0, 5)), min_size=2, max_size=6),
    st.lists(every_investor, min_size=2, max_size=3, unique=True),
)
def test_the_score_sheet_adds_up(table: list[tuple[Car, int]], investors: list[Investor]) -> None:
    made, hands = zip(*table, strict=True)
    outcome = scored(made, hands, investors)
    totals: Counter[int] = Counter()
    for line in outcome.sheet:
        totals[line.seat] += line.points
    assert tuple(totals[seat] for seat in range(len(made))) == outcome.scores
    keys = [(-totals[seat], volatility(each)) for seat, each in enumerate(made)]
    assert outcome.places == tuple(1 + sum(other < key for other in keys) for key in keys)
    assert len(outcome.sheet) == len(made) * (len(investors) + 2)
