"""Tests of a player's recent form, against values calculated by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.league.ratings import Rating
from bot.league.recent_form import SURE, _doubt, _Evidence, _performance, form
from bot.league.results import Result
from bot.league.standings import Competitor
from tests.league.seasons import match

A, B, C = (Competitor("person", person, "") for person in (11, 12, 13))
KNOWN = {who: Rating(1_000, 50, (1_000,)) for who in (A, B)} | {C: Rating(5_000, 50, (5_000,))}


def duels(*won: bool | None, rival: str = "B", since: int = 0) -> list[Result]:
    """Return the results of matches of A against a rival. won: whether A won, match by match, or None for a
    tie. since: the number of the first match.
    """
    totals = {True: 20, None: 15, False: 10}
    return [each for at, a in enumerate(won, since) for each in match(at, {"A": totals[a], rival: 15})]


def test_the_chance_to_beat_a_rival_falls_off_with_the_root_of_the_number_of_players() -> None:
    """Check the chance of a player who is better by 5 times the root of 2: in a match of two, this player
    wins e times as often as the other.
    """
    two, four = _Evidence((25.0,), 1.0), _Evidence((25.0, 35.0, 15.0), 1.0)
    assert (two.players, four.players) == (2, 4)
    assert two.odds(25.0 + 5 * 2**0.5) == [pytest.approx(2.718281828 / 3.718281828)]
    assert four.odds(25.0) == [
        pytest.approx(each) for each in (0.5, 1 / 3.718281828, 2.718281828 / 3.718281828)
    ]


def test_a_match_of_four_weighs_nine_tenths_of_one_of_two() -> None:
    """Check the weight. With n players a match weighs 0.75 (n - 1) / (25 n (n + 1)): 0.005 for two, 0.0045
    for four.
    """
    two, four = _Evidence((25.0,), 1.0), _Evidence((25.0,) * 3, 1.0)
    assert [two.telling, four.telling] == [pytest.approx(0.005), pytest.approx(0.0045)]
    assert _Evidence((25.0,) * 2, 1.0).telling == pytest.approx(0.005)
    assert _doubt([two, two, four]) == pytest.approx(1 / 0.0145)


@pytest.mark.parametrize(
    ("beaten", "strong"),
    [
        ((0.5,), 27.0),
        ((1.0, 0.0), 27.0),
        ((1.0, 1.0, 0.0), 27.0 + 5 * 2**0.5 * 0.69314718),
        ((0.0,), -80.0),
        ((1.0,), 80.0),
    ],
)
def test_a_performance_is_the_strength_needed_to_beat_as_many(beaten: Sequence[float], strong: float) -> None:
    """Check, for example, that a player who beats two of three has the strength that makes two wins as likely
    as one.
    """
    assert _performance([_Evidence((27.0,), each) for each in beaten]) == pytest.approx(strong, abs=1e-5)


def test_a_gain_is_the_difference_of_two_performances_each_with_a_drawn_match_more() -> None:
    """Compare 9.5 wins of 11 with 2.5 of 11 before: log(9.5 / 1.5) + log(8.5 / 2.5), in units of 5 times the
    root of 2.
    """
    found = form(duels(*[True] * 2, *[False] * 8, *[True] * 9, False), KNOWN, A, {})
    assert found is not None
    assert (found.matches, found.points) == (10, round(40 * 5 * 2**0.5 * (1.845827 + 1.223775)))


def test_a_gain_counts_from_a_number_of_standard_errors_on() -> None:
    """Compare n duels before with n after, for which the standard error is the root of 2 / (0.005 n), that is
    20 over the root of n.
    """
    assert SURE == 1.25
    for number, won, told in ((10, 7, False), (10, 8, True), (20, 13, False), (20, 14, True)):
        even = [at % 2 == 0 for at in range(number)]
        found = form(duels(*even, *[True] * won, *[False] * (number - won)), KNOWN, A, {})
        assert (found is not None) is told, (number, won)


def test_ten_matches_on_each_side_are_enough_and_nine_are_not() -> None:
    assert form(duels(*[False] * 10, *[True] * 10), KNOWN, A, {}) is not None
    assert form(duels(*[False] * 10, *[True] * 9), KNOWN, A, {}) is None


@pytest.mark.parametrize(("ago", "counts"), [(0, True), (29, True), (30, True), (119, True), (120, False)])
def test_thirty_matches_are_compared_with_the_ninety_before_them_and_no_other(ago: int, counts: bool) -> None:
    """Check whether it matters if a weak or a strong rival was beaten in one of 140 matches. ago: the number
    of matches played after this one. counts: whether it must matter.
    """
    usual = duels(*[at % 2 == 0 for at in range(110)], *[True] * 30)
    others = [each for each in usual if each.table_id != f"race{139 - ago}"]
    weak, strong = (duels(True, rival=rival, since=139 - ago) for rival in ("B", "C"))
    assert (form([*others, *weak], KNOWN, A, {}) != form([*others, *strong], KNOWN, A, {})) is counts


def test_a_match_counts_where_the_strength_of_a_rival_is_known_and_a_drawn_one_counts_a_half() -> None:
    results = duels(*[False] * 10, *[True] * 10)
    assert form(results, {A: KNOWN[A]}, A, {}) is None
    assert form([each for each in results if each.name == "B"], KNOWN, A, {}) is None
    drawn = form(duels(*[False] * 10, *[None] * 10), KNOWN, A, {})
    assert drawn is not None
    assert drawn.points == round(40 * 5 * 2**0.5 * 3.044522)
    robots = [
        replace(each, kind="robot", person=None, level="club") if each.name == "B" else each
        for each in results
    ]
    assert form(robots, {A: KNOWN[A]}, A, {"club": 25.0}) == form(results, KNOWN, A, {})
