"""Tests of the standings of a circuit."""

from __future__ import annotations

from dataclasses import replace

from bot.league.results import Result
from bot.league.standings import Competitor, Standings, climbed, running_totals, standings
from tests.league.seasons import match


def ranks(table: Standings) -> list[tuple[int, str, int]]:
    return [(row.rank, row.name, row.points) for row in table.rows]


def test_no_results_make_an_empty_table() -> None:
    assert standings([]) == Standings((), ())


def test_a_match_of_one_makes_a_table_of_one() -> None:
    assert standings(match(1, {"A": 20})).matches == ("race1",)


def test_the_standing_is_the_sum_per_person_and_the_number_of_players_may_change() -> None:
    results = (
        *match(1, {"A": 21, "B": 20, "C": 22, "D": None}),
        *match(2, {"B": 30, "C": 10}),
        *match(3, {"D": 30, "A": 20, "C": 10}),
    )
    table = standings(results)
    assert ranks(table) == [(1, "C", 6), (2, "A", 5), (3, "B", 4), (4, "D", 3)]
    assert table.matches == ("race1", "race2", "race3")
    assert table.rows[2].by_match == {0: 2, 1: 2}
    assert table.rows[2].matches == 2
    assert running_totals(table.rows[2], 3) == (2, 4, 4)


def test_the_order_in_which_results_come_does_not_matter() -> None:
    results = [*match(2, {"B": 30, "C": 10}), *match(1, {"A": 21, "B": 20, "C": 22})]
    assert standings(results) == standings(results[::-1])


def test_ruling_7_equal_points_are_broken_by_most_wins() -> None:
    results = (
        *match(1, {"A": 30, "C": 20, "B": 10}),
        *match(2, {"C": 30, "B": 20, "A": 10}),
        *match(3, {"D": 30, "B": 20}),
    )
    table = standings(results)
    assert [(row.name, row.points, row.wins) for row in table.rows] == [
        ("C", 5, 1),
        ("A", 4, 1),
        ("B", 4, 0),
        ("D", 2, 1),
    ]


def test_ruling_7_equal_wins_are_broken_by_most_second_places() -> None:
    results = (
        *match(1, {"A": 30, "B": 20, "C": 10}),
        *match(2, {"B": 30, "C": 20, "A": 10}),
        *match(3, {"C": 30, "A": None, "B": None}),
        *match(4, {"C": 30, "B": 20, "D": 10, "A": 5}),
        *match(5, {"D": 40, "A": 30}),
        *match(6, {"D": 40, "A": 30}),
        *match(7, {"D": 40, "A": 30}),
    )
    table = standings(results)
    rows = {row.name: row for row in table.rows}
    assert rows["A"].points == rows["B"].points == 8
    assert rows["A"].wins == rows["B"].wins == 1
    assert (rows["A"].places, rows["B"].places) == ((1, 3, 1, 1), (1, 2))
    assert rows["A"].rank + 1 == rows["B"].rank


def test_ruling_7_what_is_equal_in_every_place_shares_the_rank_and_the_next_one_is_left_free() -> None:
    results = (*match(1, {"A": 30, "B": 30, "C": 10}), *match(2, {"D": 30, "C": None}))
    assert ranks(standings(results)) == [(1, "A", 3), (1, "B", 3), (3, "D", 2), (4, "C", 1)]


def test_ruling_7_being_out_is_no_place() -> None:
    table = standings(match(1, {"A": 30, "B": None}))
    assert table.rows[1].places == ()
    assert (table.rows[1].matches, table.rows[1].wins) == (1, 0)


def test_two_people_of_one_name_are_told_apart_and_the_first_has_no_number() -> None:
    """Check the names of two people with the same display name."""
    results = [
        replace(each, name="Jos\u00e9" if each.name == "A" else "Jose\u0301")
        for each in match(1, {"A": 1, "B": 9})
    ]
    assert [row.name for row in standings(results).rows] == ["Jose\u0301 (2)", "Jos\u00e9"]


def test_ruling_9_a_robot_is_in_the_standings_and_a_stand_in_is_not() -> None:
    results = match(1, {"A": 10, "Bolt": 20, "C": 30}, robots="Bolt", away="C")
    assert ranks(standings(results)) == [(1, "Bolt", 2), (2, "A", 1)]


def test_a_person_is_known_by_id_and_called_by_the_latest_name() -> None:
    first, second = match(1, {"A": 10, "B": 20}), match(2, {"A": 10, "B": 20})
    renamed = tuple(replace(result, name="Anna") if result.name == "A" else result for result in second)
    assert ranks(standings((*first, *renamed))) == [(1, "B", 4), (2, "Anna", 2)]


def test_a_robot_and_a_person_of_the_same_name_are_two() -> None:
    results: tuple[Result, ...] = (*match(1, {"A": 10, "B": 20}), *match(2, {"A": 20, "B": 10}, robots="A"))
    assert sorted(row.competitor.kind for row in standings(results).rows) == ["person", "person", "robot"]


def test_equal_drivers_are_in_the_order_of_their_names_which_are_told_apart() -> None:
    results = [
        *match(1, {"B": 10, "A": 10, "D": 10}, robots="D"),
        *match(2, {"C": 10, "D": 10, "A": 10}),
    ]
    named = [result if result.name in "AB" else replace(result, name="Zoe") for result in results]
    level = [replace(result, points=1, place=1) for result in named if result.name != "A"]
    rows = standings([each for each in reversed(level) if each.name == "Zoe"] + level[:1]).rows
    assert [(row.name, row.competitor.person) for row in rows] == [
        ("B", 12),
        ("Zoe", None),
        ("Zoe (2)", 13),
        ("Zoe (3)", 14),
    ]


def test_deleted_drivers_stay_apart() -> None:
    results = [
        replace(result, person=None, name=f"Deleted player {result.seat}")
        for result in match(1, {"A": 2, "B": 1})
    ]
    assert ranks(standings(results)) == [(1, "Deleted player 0", 2), (2, "Deleted player 1", 1)]


def test_changes_of_place_are_counted_in_ranks_and_newcomers_have_none() -> None:
    first = match(1, {"A": 30, "B": 20, "C": 10})
    second = match(2, {"C": 30, "B": 20, "A": None, "D": None})
    moved = climbed(standings(first), standings((*first, *second)))
    named = {11: "A", 12: "B", 13: "C", 14: "D"}
    assert {named[who.person or 0]: gain for who, gain in moved.items()} == {
        "C": 2,
        "A": -2,
        "B": 0,
        "D": None,
    }
    assert Competitor("person", 11, "") in moved


def test_ruling_7_of_two_with_the_same_wins_who_has_a_place_more_besides_is_better() -> None:
    results = (
        *match(1, {"A": 30, "B": None, "C": 20, "D": 10}),
        *match(2, {"B": 30, "A": None, "C": 20}),
        *match(3, {"C": 30, "D": 20, "B": 10}),
    )
    rows = {row.name: row for row in standings(results).rows}
    assert (rows["A"].points, rows["A"].places) == (4, (1,))
    assert (rows["B"].points, rows["B"].places) == (4, (1, 0, 1))
    assert rows["B"].rank + 1 == rows["A"].rank
