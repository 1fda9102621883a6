"""Tests of Gear Head's club robot against random moves and against itself, and its obvious choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.engine import driver as drivers
from bot.engine.driver import Driver
from bot.engine.game import Chance, Outcome, Seat
from bot.engine.match import play, start
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.robots.club_robot import club
from bot.games.gear_head.robots.review import opinion
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.model import Discarding, Drawing, Options, State
from tests.games.gear_head.notation import COMPLETE, state

Robot = Driver[Any, Any]


def race(seed: str, robots: Mapping[Seat, Robot]) -> tuple[Outcome, int]:
    """Play a game between the given robots, and return the outcome and the number of moves."""
    match, _ = start(gear_head, Options(), len(robots), seed)
    while (outcome := gear_head.outcome(match.state)) is None:
        (seat,) = gear_head.awaits(match.state)
        action = robots[seat](
            gear_head.view(match.state, seat),
            gear_head.legal(match.state, seat),
            Chance(f"{seed}/robots", match.ply),
        )
        match, _ = play(gear_head, match, seat, action)
    return outcome, match.ply


@pytest.mark.thorough
def test_club_beats_random_moves_in_eighty_of_a_hundred_races() -> None:
    """Play 1,000 two-player races with the club robot in each seat in turn. A shared first place is not a
    win.
    """
    wins = 0
    for number in range(1_000):
        mine = number % 2
        outcome, _ = race(f"yardstick {number}", {mine: club, 1 - mine: drivers.random})
        wins += outcome.places[mine] < outcome.places[1 - mine]
    assert wins >= 800


@pytest.mark.few(1)
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 7, 12])
def test_club_wins_more_than_its_share_at_any_table(seats: int) -> None:
    """Check that one club robot among random ones wins at least twice as often as if all were equal, or 85 of
    a hundred races if that is fewer.
    """
    games = 30
    wins = 0
    for number in range(games):
        mine = number % seats
        robots: dict[Seat, Robot] = {seat: club if seat == mine else drivers.random for seat in range(seats)}
        outcome, _ = race(f"share {number}", robots)
        wins += outcome.places[mine] == 1
    assert wins / games >= min(0.85, 2 / seats)


@pytest.mark.few(4)
@pytest.mark.parametrize("seats", gear_head.seats)
def test_a_race_of_robots_ends_after_some_rounds_and_most_reach_the_line(seats: int) -> None:
    for number in range(25):
        outcome, moves = race(f"robots {number}", dict.fromkeys(range(seats), club))
        assert moves <= seats * 2 * 25
        assert sum(score is not None for score in outcome.scores) >= seats - 1


def at(
    mine: str, *, heap: str = "F1", seats: int = 3, line: tuple[Seat, ...] = (), deck: str = "F2 P2 B2"
) -> State:
    """Return a table at which seat 0 must move with the given hand."""
    phase = Discarding(0, "deck") if len(mine.split()) == 7 else Drawing(0)
    return state((mine, *[COMPLETE] * (seats - 1)), phase, deck=deck, heap=heap, line=line, turn=1)


def choice(
    mine: str, *, heap: str = "F1", seats: int = 3, line: tuple[Seat, ...] = (), deck: str = "F2 P2 B2"
) -> Action:
    """Return the robot's choice as seat 0 with the given hand."""
    here = at(mine, heap=heap, seats=seats, line=line, deck=deck)
    return club(gear_head.view(here, 0), gear_head.legal(here, 0), Chance("choice", 0))


def test_it_takes_the_part_it_lacks_from_the_heap() -> None:
    assert choice("F6 F5 P4 B3 D4 T5", heap="G1") == Take()


def test_it_draws_rather_than_take_a_card_that_does_nothing_for_its_car() -> None:
    assert choice("F6 F5 P4 B3 D4 T5", heap="F4") == Draw()


def test_it_takes_from_the_heap_when_there_is_no_deck() -> None:
    assert choice("F6 F5 P4 B3 D4 T5", heap="F4", deck="") == Take()


def test_it_discards_the_least_of_what_it_holds_twice() -> None:
    assert choice("F6 F5 P4 P1 B3 D4 T5") == Discard(Card("Pistons", 1))


def test_it_never_breaks_up_its_car_to_keep_a_higher_spare() -> None:
    assert choice("F6 F5 F4 P1 B1 D1 T1") == Discard(Card("Fuel", 4))


def test_against_one_rival_it_pulls_up_with_a_middling_car() -> None:
    assert choice("F3 F1 P2 B2 D1 T3 G1", seats=2) == PullUp(Card("Fuel", 1))


def test_among_many_rivals_it_waits_with_the_same_car() -> None:
    assert choice("F3 F1 P2 B2 D1 T3 G1", seats=6) == Discard(Card("Fuel", 1))


def test_among_many_rivals_it_pulls_up_with_a_strong_car() -> None:
    assert choice("F6 F1 P6 B5 D6 T5 G6", seats=6) == PullUp(Card("Fuel", 1))


def test_in_its_last_turn_it_pulls_up_with_whatever_car_is_complete() -> None:
    assert choice("F2 F1 P1 B1 D1 T1 G1", seats=6, line=(1, 2, 3, 4, 5)) == PullUp(Card("Fuel", 1))


def test_a_review_asks_first_about_clubs_choice_then_pulling_up_then_what_the_car_needs_least() -> None:
    """Review two hands. In the first the car is complete and the club robot would improve it. In the second
    it is being built.
    """
    here = at("F4 F1 P2 B2 D1 T3 G1", seats=6)
    view, actions = gear_head.view(here, 0), gear_head.legal(here, 0)
    by = dict(zip(actions, opinion(view, actions), strict=True))
    order = sorted(actions, key=by.__getitem__, reverse=True)
    assert order[:2] == [Discard(Card("Fuel", 1)), PullUp(Card("Fuel", 1))]
    assert by[Discard(Card("Fuel", 4))] > by[Discard(Card("Pistons", 2))]
    drawing = at("F6 F5 P4 B3 D4 T5", heap="F4")
    found = opinion(gear_head.view(drawing, 0), gear_head.legal(drawing, 0))
    assert gear_head.legal(drawing, 0)[found.index(max(found))] == Draw()
