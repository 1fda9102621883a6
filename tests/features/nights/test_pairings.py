"""Tests of cups: pairing and standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings, strategies as st

from bot.engine.game import Chance
from bot.features.nights.cup import ROBOT, Round, meetings, paired, standings
from bot.features.nights.model import Pod


def played_out(count: int, size: int, number: int, seed: int) -> list[Round]:
    """Play a cup of `count` people over `number` rounds, at tables of `size`, with random results."""
    chance, rounds = Chance(f"cup {seed}", 0), list[Round]()
    for played in range(1, number + 1):
        tables = []
        for people in paired(range(count), rounds, size, Chance(f"cup {seed}", played)):
            seats = people if size == 2 else (*people, *(ROBOT for _ in range(size - len(people))))
            places = tuple(1 + chance.below(len(seats)) for _ in seats) if len(seats) > 1 else ()
            tables.append(Pod("", seats, places))
        rounds.append(tables)
    return rounds


def people_of(played: Round) -> list[int]:
    return [each for table in played for each in table.seats if each != ROBOT]


def byes_of(rounds: Sequence[Round]) -> Counter[int]:
    return Counter(each.seats[0] for played in rounds for each in played if len(each.seats) == 1)


@pytest.mark.few(15)
@pytest.mark.parametrize("count", range(4, 65))
def test_pairs_of_any_number_of_people_over_seven_rounds(count: int) -> None:
    """Check that each person sits once in a round, and nobody rests twice. With fifteen people or more,
    nobody meets twice: each has at least half of the others left, so there is a way (Dirac's theorem), and
    the search must find it.
    """
    rounds = played_out(count, 2, min(7, count if count % 2 else count - 1), count)
    for played in rounds:
        assert sorted(people_of(played)) == list(range(count))
        assert sum(len(each.seats) == 1 for each in played) == count % 2
    assert max(byes_of(rounds).values(), default=0) <= 1
    assert count < 15 or set(meetings(rounds).values()) == {1}


@pytest.mark.few(2)
@pytest.mark.parametrize("size", [3, 4, 5, 6])
@pytest.mark.parametrize("count", [4, 7, 16, 25, 64])
def test_larger_tables_seat_everybody_and_bring_new_people_together(size: int, count: int) -> None:
    rounds = played_out(count, size, 4, count)
    for played in rounds:
        assert sorted(people_of(played)) == list(range(count))
        sitting = [sum(each != ROBOT for each in table.seats) for table in played]
        assert max(sitting) <= size
        assert max(sitting) - min(sitting) <= 1
    for number, played in enumerate(rounds):
        met = meetings(rounds[:number])
        assert again(met, [table.seats for table in played]) <= again(
            met, lined_up(count, rounds[:number], size)
        )


def lined_up(count: int, rounds: Sequence[Round], size: int) -> list[tuple[int, ...]]:
    """Return the tables of the next round if neighbours in the standings play each other, whether or not they
    have met. size: the maximum number of people at a table.
    """
    points = {each.who: each.halves for each in standings(range(count), rounds)}
    order = sorted(range(count), key=lambda who: -points[who])
    tables = -(-count // size)
    each, more = divmod(count, tables)
    ends = [0, *(sum(each + (at < more) for at in range(end)) for end in range(1, tables + 1))]
    return [tuple(order[one:two]) for one, two in pairwise(ends)]


def again(met: Counter[tuple[int, int]], tables: Sequence[tuple[int, ...]]) -> int:
    """Return the number of times that pairs of people at these tables have met before."""
    return sum(
        met[pair]
        for seats in tables
        for pair in combinations(sorted(each for each in seats if each != ROBOT), 2)
    )


def can_be_paired(people: Sequence[int], met: Counter[tuple[int, int]]) -> bool:
    """Return whether there is a pairing in which no two people meet again, by trying all pairings."""
    if not people:
        return True
    first, *others = people
    return any(
        not met[min(first, each), max(first, each)]
        and can_be_paired([one for one in others if one != each], met)
        for each in others
    )


@settings(deadline=None)
@given(st.integers(4, 11), st.integers(0, 100_000))
def test_a_second_meeting_happens_only_where_there_is_no_other_way(count: int, seed: int) -> None:
    rounds = played_out(count, 2, min(7, count if count % 2 else count - 1), seed)
    for number, played in enumerate(rounds):
        met, rested = meetings(rounds[:number]), byes_of(rounds[:number])
        if again(met, [table.seats for table in played]):
            may_rest = [each for each in range(count) if not rested[each]] if count % 2 else [count]
            assert not any(
                can_be_paired([each for each in range(count) if each != who], met) for who in may_rest
            )


@settings(deadline=None)
@given(st.integers(4, 30), st.integers(2, 6), st.integers(1, 5), st.integers(0, 10_000))
def test_points_are_the_seats_behind_and_half_of_those_beside(
    count: int, size: int, number: int, seed: int
) -> None:
    rounds = played_out(count, size, number, seed)
    points = [Fraction(0)] * count
    for table in (each for played in rounds for each in played):
        for who, own in zip(table.seats, table.places or (1,), strict=True):
            if who != ROBOT:
                beaten = sum(place > own for place in table.places)
                beside = sum(place == own for place in table.places) - 1
                points[who] += Fraction(beside, 2) + beaten if table.places else 1
    found = standings(range(count), rounds)
    assert {each.who: Fraction(each.halves, 2) for each in found} == dict(enumerate(points))
    assert [each.merit for each in found] == sorted(each.merit for each in found)


def test_winners_meet_winners() -> None:
    first = paired(range(8), [], 2, Chance("winners", 0))
    winners = {each[0] for each in first}
    second = paired(range(8), [[Pod("", each, (1, 2)) for each in first]], 2, Chance("winners", 1))
    assert sorted(len(winners & {*each}) for each in second) == [0, 0, 2, 2]


def test_whoever_leaves_is_not_paired_and_whoever_comes_late_is() -> None:
    first = [Pod("", each, (1, 2)) for each in paired(range(6), [], 2, Chance("late", 0))]
    second = paired((0, 1, 3, 4, 5, 6), [first], 2, Chance("late", 1))
    assert sorted(each for seats in second for each in seats) == [0, 1, 3, 4, 5, 6]


def test_a_worked_example_of_buchholz_and_sonneborn_berger() -> None:
    """Check the points, which were calculated by hand. Round 1: Ann beats Bo, Cy beats Di, Eve has a bye.
    Round 2: Ann and Cy draw, Eve beats Bo, Di has a bye. Ann 1.5, Bo 0, Cy 1.5, Di 1, Eve 2. Buchholz, the
    points of all opponents: Ann 0 + 1.5 (Bo, Cy), Bo 1.5 + 2 (Ann, Eve), Cy 1 + 1.5 (Di, Ann), Di 1.5 + 1
    (Cy, and her own points for her bye), Eve 2 + 0 (her own for her bye, and Bo). Sonneborn-Berger: Ann 0 for
    Bo + half of 1.5 for Cy, Bo 0, Cy 1 for Di + half of 1.5 for Ann, Di 1 for her bye, Eve 2 for her bye + 0
    for Bo.
    """
    ann, bo, cy, di, eve = range(5)
    rounds = [
        [Pod("", (ann, bo), (1, 2)), Pod("", (cy, di), (1, 2)), Pod("", (eve,))],
        [Pod("", (cy, ann), (1, 1)), Pod("", (bo, eve), (2, 1)), Pod("", (di,))],
    ]
    found = standings(range(5), rounds)
    told = [(each.who, each.rank, each.halves / 2, each.buchholz / 2, each.berger / 4) for each in found]
    assert told == [
        (eve, 1, 2.0, 2.0, 2.0),
        (cy, 2, 1.5, 2.5, 1.75),
        (ann, 3, 1.5, 1.5, 0.75),
        (di, 4, 1.0, 2.5, 1.0),
        (bo, 5, 0.0, 3.5, 0.0),
    ]


def test_a_game_that_was_ended_early_scores_nothing_but_they_have_met() -> None:
    rounds = [[Pod("", (0, 1)), Pod("", (2, 3), (1, 2))]]
    assert {each.who: each.halves for each in standings(range(4), rounds)} == {0: 0, 1: 0, 2: 2, 3: 0}
    assert meetings(rounds)[0, 1] == 1
