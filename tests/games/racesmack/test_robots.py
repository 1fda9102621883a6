"""Tests of Racesmack's club robot against random taps and moves, and its obvious choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.engine import driver as drivers
from bot.engine.driver import Driver
from bot.engine.game import Chance, Outcome, Seat
from bot.engine.match import play, start
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.robots import champion, club, expert, learner
from bot.games.racesmack.rules.actions import (
    Action,
    Adopt,
    Lose,
    Pick,
    Place,
    Refrain,
    Reveal,
    SetAside,
    Suffer,
    Tap,
)
from bot.games.racesmack.rules.components import Amount, CardsWith, IsRule, Length, NoEqualNeighbours
from bot.games.racesmack.rules.model import (
    Losing,
    Options,
    Paying,
    Picking,
    Placing,
    Settling,
    State,
    View,
    Winnings,
)
from bot.games.racesmack.rules.reflexes import delay, stamped
from tests.games.racesmack.notation import (
    CIRCLE,
    GREEN_STAR,
    RED_STAR,
    STAR,
    TOP,
    TRIANGLE,
    aiming,
    judged,
    state,
    tapping,
)
from tools.studies.racesmack_balance import measured

Robot = Driver[Any, Any]
FAST = Options()
LOW = TOP - 5


def tapper(view: View, actions: Any, chance: Chance) -> Action:
    """Play like the club robot, but tap any free card."""
    taps = [action for action in actions if isinstance(action, Tap)]
    return chance.pick(taps) if taps else club(view, actions, chance)


def game(seed: str, robots: Mapping[Seat, Robot], options: Options) -> Outcome:
    """Play a game between the given robots, with taps ordered by reaction times, and return the outcome."""
    match, _ = start(racesmack, options, len(robots), seed)
    while (outcome := racesmack.outcome(match.state)) is None:
        views = {seat: racesmack.view(match.state, seat) for seat in racesmack.awaits(match.state)}
        when = {
            seat: delay(view, Chance(f"{seed}/finger {seat}", view.turn)) or 0.0
            for seat, view in views.items()
        }
        seat = min(when, key=lambda each: (when[each], each))
        luck = Chance(f"{seed}/robots", match.ply)
        action = robots[seat](views[seat], racesmack.legal(match.state, seat), luck)
        if isinstance(action, Tap):
            action = stamped(action, round(1_000 * when[seat]), ())
        match, _ = play(racesmack, match, seat, action)
    return outcome


def wins(games: int, seats: int, other: Robot, tag: str, options: Options) -> int:
    """Return the number of games that a club robot among others wins or shares. It plays each seat in turn.
    other: the robot in all other seats. tag: the beginning of the seeds.
    """
    won = 0
    for number in range(games):
        mine = number % seats
        robots = {seat: club if seat == mine else other for seat in range(seats)}
        won += game(f"{tag} {number}", robots, options).places[mine] == 1
    return won


@pytest.mark.thorough
def test_club_beats_a_random_tapper_in_four_of_five_games(short: Callable[[int], int]) -> None:
    """Play 500 games of two. The other robot picks and places like the club robot, and reacts as fast."""
    assert wins(short(500), 2, tapper, "yardstick", Options()) >= short(400)


@pytest.mark.thorough
@pytest.mark.parametrize(("seats", "share"), [(3, 0.7), (6, 0.5)])
def test_club_wins_more_than_its_share_against_random_moves(seats: int, share: float) -> None:
    assert wins(40, seats, drivers.random, "share", Options()) / 40 >= share


@pytest.mark.few(3)
@pytest.mark.parametrize(
    "options",
    [
        Options("published", racing_rules=True),
        Options(time_penalty=True, noise_cancelling=True),
        Options(after_you=True, tiebreaker=True, shifting_gears=True),
        Options(time_penalty=True, after_you=True, taps="untimed"),
    ],
)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_games_of_robots_end_and_somebody_has_a_race(options: Options, seats: int) -> None:
    luck = Random(seats)
    for _ in range(4):
        scores = game(f"robots {luck.random()}", dict.fromkeys(range(seats), club), options).scores
        assert sum(score or 0 for score in scores) > 0


def choices(at: State, seat: Seat = 0, tries: int = 40) -> set[Action]:
    """Return all choices that the club robot makes in a position with different random numbers."""
    view, actions = racesmack.view(at, seat), racesmack.legal(at, seat)
    return {club(view, actions, Chance("choice", number)) for number in range(tries)}


# taps


@pytest.mark.parametrize("phase", [tapping(STAR, TRIANGLE, GREEN_STAR), aiming(STAR, TRIANGLE, GREEN_STAR)])
def test_it_taps_correct_cards_and_rarely_another(phase: Any) -> None:
    at = state(phase, options=FAST)
    view, actions = racesmack.view(at, 1), racesmack.legal(at, 1)
    made = [club(view, actions, Chance("taps", number)) for number in range(300)]
    right = sum(action in {Tap("A"), Tap("C")} for action in made)
    assert 285 <= right < 300
    assert {Tap("A"), Tap("C")} <= set(made)


def test_the_better_the_level_the_fewer_taps_are_made_without_looking() -> None:
    at = state(tapping(STAR, TRIANGLE, GREEN_STAR, CIRCLE), options=FAST)
    view, actions = racesmack.view(at, 0), racesmack.legal(at, 0)
    wrong = [
        sum(robot(view, actions, Chance("care", number)) in {Tap("B"), Tap("D")} for number in range(800))
        for robot in (learner, club, expert, champion)
    ]
    assert wrong == sorted(wrong, reverse=True)
    assert wrong[0] > 2 * wrong[2] > 0


def test_when_all_correct_cards_are_taken_it_taps_any_other_for_everybody_has_to() -> None:
    at, _ = judged(state(tapping(STAR, TRIANGLE, CIRCLE, GREEN_STAR), options=FAST), (0, "A", 1), (1, "D", 2))
    assert choices(at, 2) == {Tap("B"), Tap("C")}


def test_a_jinxed_robot_taps_any_card_if_several_are_correct() -> None:
    at = state(tapping(STAR, TRIANGLE, GREEN_STAR), options=replace(FAST, time_penalty=True), jinxed=(1,))
    assert choices(at, 1) == {Tap("A"), Tap("B"), Tap("C")}


def test_published_it_taps_its_own_card_if_none_is_correct() -> None:
    rules = {TOP: (Amount("more", 3), Length(50))}
    at = state(tapping(TOP, STAR, CIRCLE), options=replace(FAST, edition="published"), rules=rules)
    view, actions = racesmack.view(at, 2), racesmack.legal(at, 2)
    made = [club(view, actions, Chance("own", number)) for number in range(100)]
    assert made.count(Tap("C")) >= 90


# picks and rows


STARS = {TOP: (IsRule(), CardsWith(3, "star")), LOW: (IsRule(), CardsWith(9, "circle"))}


def mostly(at: State) -> Action:
    """Return the club robot's most frequent choice in a position, because the robot sometimes picks a random
    card.
    """
    view, actions = racesmack.view(at, 0), racesmack.legal(at, 0)
    made = [club(view, actions, Chance("mostly", number)) for number in range(60)]
    return max(set(made), key=made.count)


def test_without_a_rules_card_it_plays_one_in_some_rounds_for_several_cancel_each_other() -> None:
    at = state(Picking((None, None)), hands=((STAR, TRIANGLE, TOP), (7, 8)), rules=STARS)
    view, actions = racesmack.view(at, 0), racesmack.legal(at, 0)
    made = [club(view, actions, Chance("opening", number)) for number in range(400)]
    assert 0.1 < made.count(Pick(TOP)) / len(made) < 0.3


def test_it_plays_what_its_finish_asks_for() -> None:
    hands = ((TRIANGLE, CIRCLE, RED_STAR), (7, 8))
    at = state(Picking((None, None)), hands=hands, races=(Winnings((STAR,), (TOP,)), Winnings()), rules=STARS)
    assert mostly(at) == Pick(RED_STAR)


def settling(due: Any, race: Winnings, hand: tuple[int, ...] = (7, 8), rules: Any = STARS) -> State:
    """Return a game in which seat 0 has the given pending decision, row and hand."""
    options = Options(time_penalty=True)
    at = state(
        tapping(STAR, TRIANGLE), races=(race, Winnings()), rules=rules, hands=(hand, ()), options=options
    )
    return replace(at, phase=Settling((due, None)))


def test_it_adopts_a_rules_card_whose_finish_is_nearer_and_sets_another_aside() -> None:
    race = Winnings((STAR, RED_STAR), (LOW,))
    assert choices(settling(Placing((TOP,)), race)) == {Adopt()}
    assert choices(settling(Placing((LOW,)), Winnings(race.row, (TOP,)))) == {SetAside()}


def test_it_puts_a_card_at_the_end_where_it_counts() -> None:
    rules = {TOP: (IsRule(), NoEqualNeighbours(5, "shape"))}
    at = settling(Placing((GREEN_STAR,)), Winnings((CIRCLE, TRIANGLE, STAR), (TOP,)), rules=rules)
    assert choices(at) == {Place("left")}


def test_it_loses_what_does_not_count_and_takes_the_cheapest_penalty() -> None:
    race = Winnings((STAR, TRIANGLE, RED_STAR), (TOP,))
    assert choices(settling(Losing(1, "race"), race)) == {Lose(TRIANGLE)}
    assert choices(settling(Losing(1, "hand"), race, (GREEN_STAR, CIRCLE))) == {Lose(CIRCLE)}
    assert choices(settling(Paying(), race)) == {Suffer("jinx")}


@pytest.mark.parametrize("action", [Reveal(), Refrain()])
def test_what_brings_the_race_nothing_is_done_where_there_is_nothing_else(action: Action) -> None:
    view = racesmack.view(settling(Paying(), Winnings()), 0)
    assert club(view, [action, action], Chance("nothing", 0)) == action


def test_without_a_rules_card_none_can_be_exchanged() -> None:
    bare = racesmack.view(settling(Placing((TOP,)), Winnings()), 0)
    assert club(bare, [SetAside(), Adopt()], Chance("bare", 0)) in {SetAside(), Adopt()}


@pytest.mark.thorough
@pytest.mark.parametrize("seconds_for_three_cards", [3.0, 12.0])
def test_adaptive_robots_let_quick_and_slow_people_win_about_a_third(
    seconds_for_three_cards: float, short: Callable[[int], int]
) -> None:
    """Play with people of fixed speeds. Against robots of a fixed speed, the quick player would win every
    such game, and the slow one none.
    """
    games = short(240)
    share = measured(Options(), 4, games, seconds_for_three_cards).share / games
    assert 1 / 8 <= share <= 5 / 8
