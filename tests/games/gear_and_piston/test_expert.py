"""Tests of decisions that Gear & Piston's expert makes better than the club robot."""

from __future__ import annotations

import pytest

from bot.engine.game import Chance
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.robots.club_robot import Judge, promise
from bot.games.gear_and_piston.robots.expert_robot import best_built, compared, worth
from bot.games.gear_and_piston.rules.actions import Dismantle
from bot.games.gear_and_piston.rules.car import NO_CAR, Cell, parts
from bot.games.gear_and_piston.rules.components import NEW, Investor, stack
from tests.games.gear_and_piston.notation import car
from tests.games.gear_and_piston.table import table

HAND = tuple(sorted(Chance("hand", 0).shuffled(stack(NEW))[:5]))
OTHERS = compared((NO_CAR,), ("most parts",), 3)


def test_what_is_planned_is_the_worth_of_the_car_and_no_part_is_used_twice() -> None:
    best = best_built(NO_CAR, HAND, 3, 4, OTHERS)
    assert best.worth == worth(best.car, OTHERS)
    assert sorted((*parts(best.car), *best.hand)) == sorted(HAND)
    assert len(parts(best.car)) <= 3


def test_more_actions_and_a_wider_look_never_plan_a_worse_car() -> None:
    plans = [
        best_built(NO_CAR, HAND, actions, width, OTHERS).worth for actions, width in ((1, 1), (3, 1), (3, 8))
    ]
    assert plans == sorted(plans)


def test_a_lead_in_parts_is_worth_more_the_fewer_rounds_are_to_come() -> None:
    car = best_built(NO_CAR, HAND, 3, 4, OTHERS).car
    early, late = (worth(car, compared((NO_CAR,), ("most parts",), rounds)) for rounds in (4, 0))
    assert late > early


def test_with_an_empty_hand_the_car_stays_as_it_is() -> None:
    assert best_built(NO_CAR, (), 3, 4, OTHERS).car == NO_CAR


@pytest.mark.parametrize(
    ("investor", "better", "worse"),
    [
        ("least volatility", "Me Fe S", "Me! Fe! S"),
        ("most range", "Me:r Fe:r S", "Me:p Fe:p S"),
        ("no scrap", "Me Fe S", "Me Fe ."),
    ],
)
def test_an_investor_makes_the_car_worth_more_that_does_what_it_asks(
    investor: Investor, better: str, worse: str
) -> None:
    rivals = compared((NO_CAR,), (investor,), 2)
    more, less = (worth(car(top, "A G A"), rivals) for top in (better, worse))
    assert more > less


def test_actions_in_the_workshop_are_not_judged_one_by_one() -> None:
    judge = Judge(lambda *_: 0.0, lambda *_: ())
    with pytest.raises(ValueError, match="the Workshop is decided elsewhere"):
        promise(gear_and_piston.view(table(), 0), Dismantle(Cell(0, 0, "top")), judge)
