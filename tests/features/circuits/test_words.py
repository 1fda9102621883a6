"""Tests of a circuit's standings in words."""

from __future__ import annotations

from dataclasses import replace

from bot.features.circuits.words import after_match, describe, headline
from bot.league.circuit import Circuit, Games, Unlimited
from bot.league.standings import standings
from tests.english import english
from tests.league.seasons import match

CUP = Circuit("cup", 1, 2, "Cup", 11, Games(3), 0.0)
FIRST = match(1, {"A": 21, "B": 20, "C": 22, "D": None})
SECOND = match(2, {"A": 30, "Bolt": 20}, robots="Bolt")


def test_the_whole_table_is_listed_best_first_and_then_race_by_race() -> None:
    assert english(describe(CUP, standings((*FIRST, *SECOND)))) == (
        "A leads Cup by 1 point after game 2 of 3, with 5 points.\n"
        "1. A: 5 points, 2 games, 1 win\n"
        "2. C: 4 points, 1 game, 1 win\n"
        "3. B: 2 points, 1 game, 0 wins\n"
        "4. Bolt (robot): 1 point, 1 game, 0 wins\n"
        "5. D: 0 points, 1 game, 0 wins\n"
        "Points game by game:\n"
        "A: 3, 2\n"
        "C: 4, \u2013\n"
        "B: 2, \u2013\n"
        "Bolt (robot): \u2013, 1\n"
        "D: 0, \u2013"
    )


def test_a_shared_lead_is_mentioned() -> None:
    table = standings(match(1, {"A": 22, "B": 22, "C": 19}))
    words = english(headline(replace(CUP, limit=Unlimited()), table))
    assert words == "A and B share the lead in Cup after 1 game, with 3 points each."


def test_a_lead_by_count_back_alone_has_no_gap() -> None:
    table = standings((*match(1, {"A": 2, "B": 1}), *match(2, {"C": 3, "B": 2, "D": None})))
    tied = replace(table, rows=(table.rows[0], replace(table.rows[1], points=table.rows[0].points)))
    assert " by " not in english(headline(CUP, tied))


def test_a_circuit_that_is_over_is_won() -> None:
    over = replace(CUP, status="over")
    assert english(headline(over, standings(FIRST))) == "C wins Cup after game 1 of 3, with 4 points."
    shared = standings(match(1, {"A": 2, "B": 2}))
    assert (
        english(headline(over, shared))
        == "A and B tie for 1st place in Cup after game 1 of 3, with 2 points each."
    )


def test_a_table_without_races_says_so() -> None:
    assert english(describe(CUP, standings([]))) == "Cup: no games yet"


def test_after_a_race_the_top_of_the_table_is_listed_with_the_changes() -> None:
    before, after = standings(FIRST), standings((*FIRST, *SECOND))
    assert english(after_match(standings([]), before)).split("\n") == [
        "1st C: 4",
        "2nd A: 3",
        "3rd B: 2",
        "4th D: 0",
    ]
    assert english(after_match(before, after)).split("\n") == [
        "1st A: 5 (up 1 place)",
        "2nd C: 4 (down 1 place)",
        "3rd B: 2",
        "4th Bolt (robot): 1 (new)",
        "5th D: 0 (down 1 place)",
    ]


def test_drivers_who_are_level_have_the_same_rank_under_a_result() -> None:
    level = standings(match(1, {"A": 2, "B": 2, "C": 1}))
    assert english(after_match(standings([]), level)).split("\n") == ["1st A: 3", "1st B: 3", "3rd C: 1"]


def test_beyond_the_top_drivers_are_counted() -> None:
    table = standings(match(1, {name: 9 - at for at, name in enumerate("VWXYZTS")}, robots="VWXYZTS"))
    assert english(after_match(standings([]), table)[-1]) == "and 2 more players"


def test_names_are_spelt_as_asked() -> None:
    words = english(describe(CUP, standings(FIRST), str.lower))
    assert "c: 4 points" in words
    assert "C" not in words.replace("Cup", "")


def test_of_many_games_and_players_the_words_name_those_that_the_picture_shows() -> None:
    season = [each for number in range(1, 2_001) for each in match(number, {"A": 30, "B": 20})]
    many = match(
        2_001, {name: 40 - number for number, name in enumerate("CDEFGHIJKLMN")}, robots="EFGHIJKLMN"
    )
    told = english(describe(CUP, standings((*season, *many)))).splitlines()
    assert told[1].startswith("1. A: 4,000 points, 2,000 games")
    assert [line.split(":")[0] for line in told[1:11]][-1] == "10. J (robot)"
    assert told[11:14] == ["and 4 more players", "Points in the last 5 games:", "A: 2, 2, 2, 2, \u2013"]
    assert len(told) == 23
