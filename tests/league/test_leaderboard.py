"""Tests of the leaderboard of a game."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from bot.league.leaderboard import first_of, leaderboard, leaders, month_of
from bot.league.ratings import anchors, ratings
from bot.league.standings import competitor
from tests.league.seasons import match

RACES = (
    *match(1, {"A": 21, "B": 20, "C": 3}),
    *match(2, {"A": 21, "B": 20}),
    *match(3, {"B": 9, "C": 8, "Rob": 7}, robots="Rob"),
)


def test_wins_rank_and_then_fewer_games_and_robots_have_no_place() -> None:
    told = [(each.rank, each.name, each.games, each.wins) for each in leaders(RACES, {})]
    assert told == [(1, "A", 2, 2), (2, "B", 3, 1), (3, "C", 2, 0)]


def test_equal_players_share_a_rank() -> None:
    found = leaders(match(1, {"B": 5, "A": 5, "C": 2}), {})
    assert [(each.rank, each.name) for each in found] == [(1, "A"), (1, "B"), (3, "C")]


def test_a_month_counts_its_own_games_alone() -> None:
    later = [replace(each, at=each.at + 1e6) for each in match(4, {"C": 9, "A": 1})]
    found = leaders((*RACES, *later), {}, since=1e6)
    assert [(each.name, each.games, each.wins) for each in found] == [("C", 1, 1), ("A", 1, 0)]


def test_ratings_rank_before_wins() -> None:
    known = ratings(RACES, anchors({"club": 0}))
    found = leaders(RACES, known)
    points = [each.rating.sure for each in found if each.rating is not None]
    assert len(points) == 3
    assert points == sorted(points, reverse=True)


def test_who_has_met_too_few_people_has_no_rank_and_reads_how_many_are_missing() -> None:
    many = [each for at in range(6) for each in match(at, {"A": 9, "B": 8, "C": 7, "D": 6})]
    few = match(7, {"E": 9, "A": 1})
    found = leaders((*many, *few), ratings((*many, *few), {}))
    assert found[0].name == "A", "the only one with a rank"
    assert sorted((each.name, each.rank, each.missing) for each in found) == [
        ("A", 1, 0),
        ("B", 0, 1),
        ("C", 0, 1),
        ("D", 0, 1),
        ("E", 0, 3),
    ]
    two = match(1, {"A": 9, "B": 1})
    assert [each.rank for each in leaders(two, ratings(two, {}))] == [1, 2], "a server of two has no more"


def test_a_rank_follows_from_what_is_sure() -> None:
    games = [each for at in range(20) for each in match(at, {"A": 20, "B": 10})]
    known = ratings(games, {})
    hasty = replace(next(iter(known.values())), points=2_000, margin=333, met=1)
    other = {**known, competitor(match(1, {"B": 1})[0]): hasty}
    assert hasty.sure > 1_300
    unsure = {**other, competitor(match(1, {"B": 1})[0]): replace(hasty, points=1_400)}
    assert [each.name for each in leaders(games, other)] == ["B", "A"]
    assert [each.name for each in leaders(games, unsure)] == ["A", "B"]


def test_two_people_of_one_name_are_told_apart() -> None:
    same = [replace(each, name="Ann") for each in match(1, {"A": 9, "B": 1})]
    assert [each.name for each in leaders(same, {})] == ["Ann", "Ann (2)"]


def test_who_deleted_their_name_is_not_listed() -> None:
    hidden = [replace(each, person=None) if each.name == "A" else each for each in RACES]
    assert [each.name for each in leaders(hidden, {})] == ["B", "C"]


def test_a_month_begins_at_its_first_midnight_utc() -> None:
    at = datetime(2026, 11, 30, 23, 59, tzinfo=UTC)
    assert first_of(month_of(at.timestamp())) == datetime(2026, 11, 1, tzinfo=UTC)
    assert first_of(month_of(at.timestamp() + 60)) == datetime(2026, 12, 1, tzinfo=UTC)


def test_a_month_that_is_over_ranks_by_the_ratings_of_its_end() -> None:
    may, june = (datetime(2026, month, 7, tzinfo=UTC).timestamp() for month in (5, 6))
    first = [replace(each, at=may) for each in match(1, {"A": 9, "B": 5, "C": 1})]
    second = [replace(each, at=june) for number in range(2, 9) for each in match(number, {"B": 9, "A": 5})]
    robots = [replace(each, at=june + 40 * 86_400) for each in match(9, {"Rob": 9}, robots="Rob")]
    then = leaderboard([*first, *second, *robots], {}, month_of(may))
    assert then.months == (month_of(june), month_of(may))
    assert [(each.name, each.games) for each in then.leaders] == [("A", 1), ("B", 1), ("C", 1)]
    assert then.leaders == leaderboard(first, {}, 0).leaders
    now = leaderboard([*first, *second], {}, 0)
    assert (now.leaders[0].name, now.leaders[0].games) == ("B", 8)
    unrated = leaderboard([*first, *second], None, month_of(june))
    assert [(each.name, each.wins) for each in unrated.leaders] == [("B", 7), ("A", 0)]
    assert unrated.leaders[0].rating is None
