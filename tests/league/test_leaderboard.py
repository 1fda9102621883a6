"""The leaderboard of a game."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from bot.league.leaderboard import leaders, month_of
from bot.league.ratings import anchors, ratings
from tests.league.seasons import race

RACES = (
    *race(1, {"A": 21, "B": 20, "C": 3}),
    *race(2, {"A": 21, "B": 20}),
    *race(3, {"B": 9, "C": 8, "Rob": 7}, robots="Rob"),
)


def test_wins_rank_and_then_fewer_games_and_robots_have_no_place() -> None:
    told = [(each.rank, each.name, each.games, each.wins) for each in leaders(RACES, {})]
    assert told == [(1, "A", 2, 2), (2, "B", 3, 1), (3, "C", 2, 0)]


def test_equal_players_share_a_rank() -> None:
    found = leaders(race(1, {"B": 5, "A": 5, "C": 2}), {})
    assert [(each.rank, each.name) for each in found] == [(1, "A"), (1, "B"), (3, "C")]


def test_a_month_counts_its_own_games_alone() -> None:
    later = [replace(each, at=each.at + 1e6) for each in race(4, {"C": 9, "A": 1})]
    found = leaders((*RACES, *later), {}, since=1e6)
    assert [(each.name, each.games, each.wins) for each in found] == [("C", 1, 1), ("A", 1, 0)]


def test_ratings_rank_before_wins() -> None:
    known = ratings(RACES, anchors({"club": 0}))
    found = leaders(RACES, known)
    points = [each.rating.points for each in found if each.rating is not None]
    assert len(points) == 3
    assert points == sorted(points, reverse=True)


def test_who_deleted_their_name_is_not_listed() -> None:
    hidden = [replace(each, person=None) if each.name == "A" else each for each in RACES]
    assert [each.name for each in leaders(hidden, {})] == ["B", "C"]


def test_a_month_begins_at_its_first_midnight_utc() -> None:
    at = datetime(2026, 11, 30, 23, 59, tzinfo=UTC)
    assert datetime.fromtimestamp(month_of(at.timestamp()), UTC) == datetime(2026, 11, 1, tzinfo=UTC)
