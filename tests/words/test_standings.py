"""A circuit's standings in words."""

from __future__ import annotations

from dataclasses import replace

from bot.league.circuit import Circuit, Races, Unlimited
from bot.league.standings import standings
from bot.words.standings import after_race, describe, headline
from tests.league.seasons import race

CUP = Circuit("cup", 1, 2, "Cup", 11, Races(3), 0.0)
FIRST = race(1, {"A": 21, "B": 20, "C": 22, "D": None})
SECOND = race(2, {"A": 30, "Bolt": 20}, robots="Bolt")


def test_the_whole_table_is_listed_best_first_and_then_race_by_race() -> None:
    assert describe(CUP, standings((*FIRST, *SECOND))) == (
        "Cup: A leads with 5 points, 1 ahead, after race 2 of 3.\n"
        "1. A: 5 points, 2 races, 1 win\n"
        "2. C: 4 points, 1 race, 1 win\n"
        "3. B: 2 points, 1 race\n"
        "4. Bolt (robot): 1 point, 1 race\n"
        "5. D: 0 points, 1 race\n"
        "Points race by race:\n"
        "A: 3, 2\n"
        "C: 4, -\n"
        "B: 2, -\n"
        "Bolt (robot): -, 1\n"
        "D: 0, -"
    )


def test_a_shared_lead_is_mentioned() -> None:
    table = standings(race(1, {"A": 22, "B": 22, "C": 19}))
    words = headline(replace(CUP, limit=Unlimited()), table)
    assert words == "Cup: A and B share the lead with 3 points, after 1 race."


def test_a_lead_by_count_back_alone_has_no_gap() -> None:
    table = standings((*race(1, {"A": 2, "B": 1}), *race(2, {"C": 3, "B": 2, "D": None})))
    tied = replace(table, rows=(table.rows[0], replace(table.rows[1], points=table.rows[0].points)))
    assert "ahead" not in headline(CUP, tied)


def test_a_circuit_that_is_over_is_won() -> None:
    over = replace(CUP, status="over")
    assert headline(over, standings(FIRST)) == "Cup is over: C wins with 4 points, after race 1 of 3."
    shared = standings(race(1, {"A": 2, "B": 2}))
    assert headline(over, shared) == "Cup is over: A and B share the win with 2 points, after race 1 of 3."


def test_a_table_without_races_says_so() -> None:
    assert describe(CUP, standings([])) == "Cup: no race is finished yet."


def test_after_a_race_the_top_of_the_table_is_listed_with_the_changes() -> None:
    before, after = standings(FIRST), standings((*FIRST, *SECOND))
    assert after_race(standings([]), before) == ["1st C: 4", "2nd A: 3", "3rd B: 2", "4th D: 0"]
    assert after_race(before, after) == [
        "1st A: 5 (up 1)",
        "2nd C: 4 (down 1)",
        "3rd B: 2",
        "4th Bolt (robot): 1 (new)",
        "5th D: 0 (down 1)",
    ]


def test_drivers_who_are_level_have_the_same_rank_under_a_result() -> None:
    level = standings(race(1, {"A": 2, "B": 2, "C": 1}))
    assert after_race(standings([]), level) == ["1st A: 3", "1st B: 3", "3rd C: 1"]


def test_beyond_the_top_drivers_are_counted() -> None:
    table = standings(race(1, {name: 9 - at for at, name in enumerate("VWXYZTS")}, robots="VWXYZTS"))
    assert after_race(standings([]), table)[-1] == "and 2 more drivers"


def test_names_are_spelt_as_asked() -> None:
    words = describe(CUP, standings(FIRST), str.lower)
    assert "c: 4 points" in words
    assert "C" not in words.replace("Cup", "")
