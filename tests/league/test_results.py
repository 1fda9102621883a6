"""Tests of the points of one match."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.league.scoring import among_people, points
from tests.league.seasons import match


def scores(totals: Mapping[str, int | None]) -> dict[str, int]:
    return {result.name: result.points for result in match(1, totals)}


def test_example_1_four_players_and_one_of_them_out_score_4_3_2_and_0() -> None:
    results = {result.name: result for result in match(1, {"A": 21, "B": 20, "C": 22, "D": None})}
    assert {name: result.points for name, result in results.items()} == {"C": 4, "A": 3, "B": 2, "D": 0}
    assert [results[name].place for name in "CABD"] == [1, 2, 3, 4]
    assert [results[name].out for name in "CABD"] == [False, False, False, True]


def test_ruling_6_example_6_players_who_share_a_place_all_score_its_points() -> None:
    assert scores({"A": 22, "B": 22, "C": 19}) == {"A": 3, "B": 3, "C": 1}


@pytest.mark.parametrize(("place", "players", "expected"), [(1, 2, 2), (2, 2, 1), (1, 12, 12), (12, 12, 1)])
def test_a_place_scores_the_players_behind_it_and_one(place: int, players: int, expected: int) -> None:
    assert points(place, players) == expected


def test_those_who_are_out_score_nothing_and_count_among_the_players() -> None:
    assert scores({"A": 20, "B": None, "C": None}) == {"A": 3, "B": 0, "C": 0}


def test_ruling_9_a_stand_in_scores_for_nobody_and_counts_among_the_players() -> None:
    results = match(1, {"A": 20, "B": 30, "C": 10}, away="B")
    assert [result.points for result in results] == [2, 0, 1]
    assert [result.person for result in results] == [11, None, 13]


def test_ruling_9_a_robot_from_the_start_scores_under_its_name() -> None:
    result = match(1, {"A": 20, "Bolt": 30}, robots="Bolt")[1]
    assert (result.kind, result.person, result.name, result.points) == ("robot", None, "Bolt", 2)


def test_ruling_13_places_and_points_are_counted_among_people_alone() -> None:
    results = match(1, {"zip": 31, "A": 29, "hum": 27, "B": None, "C": 22}, robots="zip hum")
    counted = {result.name: (result.place, result.points) for result in among_people(results)}
    assert counted == {"A": (1, 3), "C": (2, 2), "B": (3, 0)}


def test_ruling_13_a_seat_that_was_left_counts_and_takes_no_place_before_anybody() -> None:
    results = match(1, {"A": 20, "B": 30, "zip": 40, "C": 10}, robots="zip", away="B")
    assert [(each.person, each.place, each.points) for each in among_people(results)] == [
        (11, 1, 3),
        (None, 3, 0),
        (13, 2, 2),
    ]
