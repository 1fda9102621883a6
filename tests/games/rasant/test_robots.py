"""Tests of Rasant's club robot against random moves and against itself, and its obvious choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bot.engine import driver as drivers
from bot.engine.driver import Driver
from bot.engine.game import Chance, Outcome, Seat
from bot.engine.match import play, start
from bot.games.rasant import rules as rasant
from bot.games.rasant.robots.club_robot import club, promise
from bot.games.rasant.robots.position import position
from bot.games.rasant.rules.actions import Action, Pass, Pay, Play
from bot.games.rasant.rules.model import Following, Leading, Options, Paying, Phase
from tests.games.rasant.notation import LINE, card, laid, state

Robot = Driver[Any, Any]


def game(seed: str, robots: Mapping[Seat, Robot], options: Options) -> Outcome:
    """Play a game between the given robots, and return the outcome."""
    match, _ = start(rasant, options, len(robots), seed)
    while (outcome := rasant.outcome(match.state)) is None:
        (seat,) = rasant.awaits(match.state)
        action = robots[seat](
            rasant.view(match.state, seat),
            rasant.legal(match.state, seat),
            Chance(f"{seed}/robots", match.ply),
        )
        match, _ = play(rasant, match, seat, action)
    return outcome


def wins(games: int, seats: int, tag: str, options: Options) -> int:
    """Return the number of games that a club robot among random ones wins or shares. It plays each seat in
    turn. tag: the beginning of the seeds.
    """
    won = 0
    for number in range(games):
        mine = number % seats
        robots: dict[Seat, Robot] = {seat: club if seat == mine else drivers.random for seat in range(seats)}
        won += game(f"{tag} {number}", robots, options).places[mine] == 1
    return won


@pytest.mark.thorough
def test_club_is_first_in_eighty_of_a_hundred_games_against_two_that_play_at_random(
    short: Callable[[int], int],
) -> None:
    """Play 1,000 three-player games with the club robot in each seat in turn. A shared first place counts."""
    assert wins(short(1_000), 3, "yardstick", Options()) >= short(800)


@pytest.mark.few(1)
@pytest.mark.parametrize(("seats", "share"), [(2, 0.85), (4, 0.55), (5, 0.45)])
def test_club_wins_more_than_its_share_at_any_table(seats: int, share: float) -> None:
    assert wins(40, seats, "share", Options("draft")) / 40 >= share


@pytest.mark.parametrize("seats", rasant.seats)
def test_games_of_robots_end_and_somebody_scores(seats: int) -> None:
    for number in range(10):
        scores = game(f"robots {number}", dict.fromkeys(range(seats), club), Options()).scores
        assert sum(score or 0 for score in scores) > 0


def choice(mine: str, phase: Phase, *, cars: str = LINE, reserve: str = "y50", others: str = "g20") -> Action:
    """Return the club robot's choice as seat 0 of three with the given hand."""
    at = state((mine, others, others), phase, cars=cars, reserve=reserve)
    return club(rasant.view(at, 0), rasant.legal(at, 0), Chance("choice", 0))


BEHIND = "r1 r2 r3 b1 b2 b3 y1 y2 y3 S g1 g2 g3"
"""A line of cars in which a win with green moves one car for 1 point, and a win with red moves 11 cars for
20.
"""


def test_with_the_top_card_it_takes_a_round_that_is_worth_it() -> None:
    assert choice("r130 b20", Following(0, laid("2:r60"), ()), cars=BEHIND) == Play(card("r130"))


def test_it_keeps_the_top_card_where_a_round_moves_one_car() -> None:
    assert choice("g130 b20", Following(0, laid("2:g60"), ()), cars=BEHIND) == Pass()


def test_it_leads_the_card_that_wins_most() -> None:
    assert choice("r130 g130", Leading(0, ()), cars=BEHIND) == Play(card("r130"))


def test_a_lower_card_does_where_nobody_can_answer() -> None:
    hand, phase = "r120 r130 b20", Following(0, laid("1:r60 2:r110"), (1,))
    assert choice(hand, phase, cars=BEHIND, others="", reserve="") == Play(card("r120"))


def test_it_pays_with_its_lowest_card() -> None:
    assert choice("k120 r130 b20", Paying(0, laid("2:r60"), (0,)), reserve="") == Pay(card("b20"))


def test_where_a_pass_costs_a_card_it_would_rather_play_that_card() -> None:
    phase = Following(0, laid("1:r20 2:r30"), ())
    assert choice("r40 b120 y130", phase, reserve="") == Play(card("r40"))


def test_to_hand_the_lead_on_promises_nothing_and_black_cards_are_never_led() -> None:
    here = position(rasant.view(state(("k70 r50", "g20"), Leading(0, ())), 0))
    assert promise(here, Pass()) == 0.0
    with pytest.raises(ValueError, match="a black card is never led"):
        promise(here, Play(card("k70")))
