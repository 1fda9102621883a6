"""Tests that Gear & Piston's club robot builds complete cars, beats random play, and makes obvious
choices.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bot.engine import driver as drivers
from bot.engine.driver import Driver
from bot.engine.game import Chance, Outcome, Seat
from bot.engine.match import play, start
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.robots.club_robot import club
from bot.games.gear_and_piston.robots.expert_robot import expert
from bot.games.gear_and_piston.rules.actions import Action, Build, Discard, Done, Mend, Take, Upgrade
from bot.games.gear_and_piston.rules.car import Car, Cell, parts
from bot.games.gear_and_piston.rules.mending import needed
from bot.games.gear_and_piston.rules.model import Discarding, Options, Patenting, Scrapping, State
from tests.games.gear_and_piston.notation import car, part
from tests.games.gear_and_piston.table import after, at_work, table

Robot = Driver[Any, Any]


def game(seed: str, robots: Mapping[Seat, Robot], options: Options) -> tuple[Outcome, tuple[Car, ...]]:
    """Play a game between the given robots, and return the outcome and the cars."""
    match, _ = start(gear_and_piston, options, len(robots), seed)
    while (outcome := gear_and_piston.outcome(match.state)) is None:
        seat = min(gear_and_piston.awaits(match.state))
        action = robots[seat](
            gear_and_piston.view(match.state, seat),
            gear_and_piston.legal(match.state, seat),
            Chance(f"{seed}/robots", match.ply),
        )
        match, _ = play(gear_and_piston, match, seat, action)
    return outcome, match.state.cars


def scraps(made: Car) -> int:
    return sum(each.stock == "scrap" for each in parts(made))


both = pytest.mark.parametrize("robot", [club, expert])


def choice(at: State, robot: Robot) -> Action:
    """Return the robot's choice as seat 0."""
    action: Action = robot(gear_and_piston.view(at, 0), gear_and_piston.legal(at, 0), Chance("choice", 0))
    return action


# whole games


@pytest.mark.thorough
def test_club_wins_nine_of_ten_of_300_two_player_games_against_random_play(
    short: Callable[[int], int],
) -> None:
    """Play 300 games with the club robot in each seat in turn. A shared first place is not a win."""
    won = 0
    for number in range(short(300)):
        mine = number % 2
        places = game(f"yardstick {number}", {mine: club, 1 - mine: drivers.random}, Options())[0].places
        won += places[mine] < places[1 - mine]
    assert won >= short(270)


@pytest.mark.thorough
def test_of_the_cars_of_four_careful_players_four_fifths_need_at_most_four_scraps(
    short: Callable[[int], int],
) -> None:
    robots = dict.fromkeys(range(4), club)
    made = [each for number in range(short(80)) for each in game(f"four {number}", robots, Options())[1]]
    assert all(needed(each) == 0 for each in made)
    assert sum(scraps(each) <= 4 for each in made) >= 0.8 * len(made)


@pytest.mark.few(2)
@pytest.mark.parametrize("seats", gear_and_piston.seats)
@pytest.mark.parametrize("options", [Options("expert"), Options("advanced", jump_row=True)])
def test_robots_build_cars_with_few_scraps_at_every_table(seats: int, options: Options) -> None:
    robots = dict.fromkeys(range(seats), club)
    made = [each for number in range(3) for each in game(f"all {number}", robots, options)[1]]
    assert sum(scraps(each) <= 4 for each in made) >= 0.8 * len(made)


# single choices


@both
def test_it_builds_the_steering_that_is_missing_and_stops_when_it_has_nothing_more(robot: Robot) -> None:
    begun = at_work("S:c", car("Me Fe .", "A G A"))
    action = choice(begun, robot)
    assert action == Build(part("S:c"), Cell(0, 2, "top"))
    assert choice(after(begun, (0, action))[0], robot) == Done()


@both
def test_it_upgrades_a_volatile_part(robot: Robot) -> None:
    assert choice(at_work("G:p", car("Me Fe S", "A G! A")), robot) == Upgrade(
        Cell(0, 1, "bottom"), part("G:p")
    )


@both
def test_it_takes_the_part_that_completes_its_car(robot: Robot) -> None:
    begun = table(Patenting(0), cars=[car("Me Fe .", "A G A")], tokens={"patent office": (0,)})
    assert choice(begun, robot) == Take(part("S:p"), "office")


@both
def test_it_finishes_its_car_as_is_proposed(robot: Robot) -> None:
    begun = table(Scrapping(0, 1), cars=[car("Me:r Fe:r S:r Ig!", "A G A I")], ended="office")
    assert choice(begun, robot) == Mend()


@both
def test_it_discards_a_blueprint_only_where_its_car_has_no_use_for_it(robot: Robot) -> None:
    made = car("Me Fe .", "A G A")
    at = table(Discarding((0, 1), (None, None)), hands=[f"S:c{' Mg!' * 4}", "A:p"], cars=[made])
    assert choice(at, robot) == Discard(part("Mg!"))
