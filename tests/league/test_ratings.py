"""Ratings: pure functions over results, held to leagues of players whose strength is known."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.league.ratings import ratings
from bot.league.results import Result
from bot.league.standings import Driver
from bot.words.standings import rating
from tests.bench.ratings import TIER, gains_shown, league, pairs_in_order, strengths
from tests.league.seasons import race

A, B = Driver("person", 11, ""), Driver("person", 12, "")


def robots(number: int, level: str, *, beaten: bool) -> list[Result]:
    """A race of A against a robot of that level."""
    totals = {"A": 20 if beaten else 10, "R": 15}
    return [
        each if each.name == "A" else replace(each, driver=level) for each in race(number, totals, robots="R")
    ]


def test_who_wins_stands_higher_and_the_more_races_the_surer() -> None:
    results = [each for at in range(30) for each in race(at, {"A": 20, "B": 10 if at % 3 else 30})]
    found = ratings(results)
    assert found[A].points > 1_000 > found[B].points
    assert found[A].races == len(found[A].curve) == 30
    assert found[A].margin < ratings(results[:8])[A].margin < 333


def test_the_order_in_which_results_come_changes_nothing() -> None:
    results = league(strengths(8, Random("o")), 6, Random("order"))
    assert ratings(results[::-1]) == ratings(results)


def test_robots_are_anchors_by_their_level_and_never_rated() -> None:
    won = [
        ratings([each for at in range(12) for each in robots(at, level, beaten=at % 2 == 0)])
        for level in ("learner", "club", "champion")
    ]
    assert [set(each) for each in won] == [{A}] * 3
    assert won[0][A].points < won[1][A].points < won[2][A].points
    assert abs(won[1][A].points - 1_000) < won[1][A].margin


def test_stand_ins_and_robots_of_unknown_strength_are_as_if_not_there() -> None:
    assert ratings(race(1, {"A": 20, "B": 10}, away="B")) == {}
    assert ratings(robots(1, "adaptive", beaten=True)) == {}
    three = race(1, {"A": 20, "B": 10, "C": 15}, away="C")
    assert (
        ratings(three)[A].points
        == ratings([each for each in three if each.name != "Stand-in robot"])[A].points
    )


def test_most_pairs_are_in_the_right_order_after_ten_races() -> None:
    assert pairs_in_order(60, 10, Random("pairs")) > 0.63


def test_a_gain_of_a_tier_shows_within_thirty_races() -> None:
    assert gains_shown(200, Random("gains"), TIER) >= 0.9 > gains_shown(200, Random("none"), 0.0) + 0.5


def test_a_rating_is_told_with_its_margin_its_races_and_its_trend() -> None:
    results = [each for at in range(12) for each in race(at, {"A": 20, "B": 10})]
    found = ratings(results)
    assert rating(found[A]) == (
        f"**{found[A].points} ± {found[A].margin}** (12 games), up {found[A].trend} in the last 10"
    )
    assert "down" in rating(found[B])
    assert rating(ratings(results[:2])[A]).endswith("(1 game)")
    assert rating(None) == "no game against anybody whose strength is known yet"
