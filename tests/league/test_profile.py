"""Tests of a player's profile."""

from __future__ import annotations

from dataclasses import replace

from bot.league.profile import Profile, by_game, profile
from tests.league.seasons import match


def test_nobody_has_a_profile_without_matches() -> None:
    assert profile([]) is None


def test_a_profile_counts_matches_wins_places_the_best_car_and_the_streak() -> None:
    totals: list[dict[str, int | None]] = [
        {"A": 20, "B": 10},
        {"A": 30, "B": 30},
        {"A": None, "B": 10},
        {"A": 25, "B": 10},
        {"A": 10, "B": 20, "C": 30},
    ]
    own = [match(number, each)[0] for number, each in enumerate(totals, 1)]
    assert profile(own) == Profile(
        matches=5, wins=3, outs=1, place=(1 + 1 + 2 + 1 + 3) / 5, best=30, streak=2, places=(3, 0, 1)
    )
    assert profile(own[::-1]) == profile(own)


def test_a_streak_is_counted_from_the_first_win_after_a_defeat() -> None:
    own = [match(number, {"A": 20 if number > 2 else 5, "B": 10})[0] for number in range(1, 6)]
    found = profile(own)
    assert found is not None
    assert found.streak == 3


def test_a_driver_who_was_always_out_has_no_best_car() -> None:
    assert profile([match(1, {"A": None, "B": 3})[0]]) == Profile(1, 0, 1, 2.0, None, 0, ())


def test_games_with_more_matches_come_first_and_equals_by_their_keys() -> None:
    keys = ("rasant", "scrapheap", "gear_head", "scrapheap")
    results = [replace(match(number, {"A": 1, "B": 0})[0], title=key) for number, key in enumerate(keys, 1)]
    games = by_game(results)
    assert [key for key, _ in games] == ["scrapheap", "gear_head", "rasant"]
    assert games[0][1] == [results[1], results[3]]


def test_being_out_is_no_place() -> None:
    own = [match(1, {"A": None, "B": 3, "C": 2})[0], match(2, {"A": 2, "B": 3})[0]]
    assert own[0].place == 3, "where a match has two who finished, the third is out"
    found = profile(own)
    assert found is not None
    assert found.places == (0, 1)
