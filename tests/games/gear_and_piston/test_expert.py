"""What Gear & Piston's expert sees that the club's robot does not."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.games.gear_and_piston.robots.prospect import best_built, compared, worth
from bot.games.gear_and_piston.rules.car import NO_CAR, parts
from bot.games.gear_and_piston.rules.components import NEW, stack

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
