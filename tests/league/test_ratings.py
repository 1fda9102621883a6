"""Tests of ratings: pure functions over results, checked against leagues of players with known strengths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bot.catalogue import TITLES
from bot.features.circuits.words import rating
from bot.league.ratings import OTHERS, WINDOW, Rating, _Rated, _trust, anchors, ratings as rated
from bot.league.recent_form import Form, form
from bot.league.results import PlayerKind, Result
from bot.league.standings import Competitor
from bot.title import AnyTitle as Title
from tests.english import english
from tests.league.seasons import PEOPLE, match
from tools.studies.ratings import TIER, fewest_false, league, pairs_in_order, strengths, told_better

ANCHORS = anchors({"learner": -110, "club": 0, "expert": 95, "champion": 160})
A, B, C, D = (Competitor("person", person, "") for person in (11, 12, 13, 14))


def ratings(results: Sequence[Result]) -> Mapping[Competitor, Rating]:
    """Return the ratings after the given results, with robots of the strengths in ANCHORS."""
    return rated(results, ANCHORS)


def robots(number: int, level: str, *, beaten: bool) -> list[Result]:
    """Return the results of match `number` of A against a robot of the given level. beaten: whether A
    wins.
    """
    totals = {"A": 20 if beaten else 10, "R": 15}
    return [
        each if each.name == "A" else replace(each, level=level) for each in match(number, totals, robots="R")
    ]


def test_a_winner_is_rated_higher_and_more_matches_make_it_surer() -> None:
    results = [each for at in range(30) for each in match(at, {"A": 20, "B": 10 if at % 3 else 30})]
    found = ratings(results)
    assert found[A].points > 1_000 > found[B].points
    assert found[A].matches == len(found[A].curve) == 30
    assert found[A].margin < ratings(results[:8])[A].margin < 333


def test_a_first_match_against_somebody_new_or_a_robot_moves_a_rating_as_far_as_openskill_says() -> None:
    assert anchors({"club": 0, "expert": 95}) == {"club": 25.0, "expert": pytest.approx(29.37)}
    both = ratings(match(1, {"A": 20, "B": 10}))
    assert [(both[who].points, both[who].margin) for who in (A, B)] == [(1_106, 323), (894, 323)]
    club = ratings(robots(1, "club", beaten=True))[A]
    assert (club.points, club.margin) == (1_136, 310)


def test_a_rating_stays_restless_so_that_its_margin_does_not_fall_forever() -> None:
    found = ratings([each for at in range(60) for each in match(at, {"A": 20, "B": 10 if at % 3 else 30})])
    assert (found[A].points, found[A].margin) == (1_132, 138)


def beside(number: int, kind: PlayerKind, name: str, *, level: str = "") -> Result:
    """Return a result that belongs to no seat at the end of match `number`. kind: "left" for a player who has
    left, "stayed" for one who was still there. level: the robot's level, if it is a robot's result.
    """
    place = 9 if kind == "left" else 1
    one = replace(match(number, {name: 1})[0], kind=kind, place=place, score=None, points=0, level=level)
    return replace(one, seat=10 + PEOPLE[name]) if not level else replace(one, seat=9, person=None)


def test_who_leaves_is_rated_behind_all_who_stayed() -> None:
    whole = [*match(1, {"A": 20, "B": 10, "X": 30}, away="X"), beside(1, "left", "C")]
    found = ratings(whole)
    assert found[A].points > found[B].points > found[C].points
    third = ratings(match(1, {"A": 20, "B": 10, "C": 5}))
    assert {who: each.points for who, each in found.items()} == {
        who: each.points for who, each in third.items()
    }


def test_who_stays_in_a_match_that_others_leave_wins_against_them_alone() -> None:
    begun = [each for at in range(9) for each in match(at, {"A": 20, "B": 10, "C": 5})]
    whole = [*begun, beside(10, "stayed", "A"), beside(10, "stayed", "B"), beside(10, "left", "C")]
    before, after = ratings(begun), ratings(whole)
    assert before[C].points > after[C].points
    assert after[A].points >= before[A].points
    assert after[B].points > before[B].points, "not drawn to A, with whom B shares no place"
    assert after[C].matches == before[C].matches + 1


def test_who_leaves_five_of_six_games_is_not_rated_above_the_one_who_stayed() -> None:
    """Rate a player who leaves five games that go badly. A robot finishes each of them."""
    games: list[Result] = [*match(1, {"A": 20, "B": 10})]
    for at in range(2, 7):
        games += match(at, {"A": 10, "B": 20}, away="A")
        games.append(beside(at, "left", "A"))
    found = ratings(games)
    assert found[A].points < 1_000 < found[B].points


def test_robots_that_somebody_leaves_have_won() -> None:
    left = [beside(1, "left", "A"), beside(1, "stayed", "R", level="club")]
    assert ratings(left)[A].points == ratings(robots(1, "club", beaten=False))[A].points


def test_a_match_that_was_left_is_no_form() -> None:
    games = [each for at in range(20) for each in (beside(at, "left", "A"), beside(at, "stayed", "B"))]
    assert form(games, ratings(games), A, ANCHORS) is None


@pytest.mark.parametrize(("meetings", "counted"), [(2, 1.0), (4, 0.5), (6, 0.25), (12, 1 / 32)])
def test_the_more_often_a_pair_meets_the_less_a_meeting_counts(meetings: int, counted: float) -> None:
    who, rival = _Rated(), _Rated(met={B: 1, C: 1, D: 1})
    for at in range(meetings):
        who.meet(B, float(at))
    other = match(1, {"A": 2, "B": 1})[1]
    assert _trust(who, (other, rival), 4 + 100) == pytest.approx(counted * (2 / OTHERS) ** 2)
    assert _trust(who, (other, rival), 2) == 1.0, "in a server of two everybody meets the other"
    who.meet(C, WINDOW + 1.5)
    assert who.met[B] == max(0, meetings - 2), "a meeting a month ago is forgotten"


@pytest.mark.parametrize(
    ("besides", "people", "counted"),
    [(0, 2, 1.0), (0, 3, 0.0), (1, 3, 1.0), (1, 4, 0.25), (5, 20, 0.25), (10, 20, 1.0), (15, 20, 1.0)],
)
def test_a_match_against_somebody_counts_by_how_many_others_they_have_met(
    besides: int, people: int, counted: float
) -> None:
    who, rival = _Rated(), _Rated()
    who.meet(B, 1.0)
    for number in range(besides + 1):
        rival.meet(Competitor("person", 100 + number, ""), 1.0)
    assert _trust(who, (match(1, {"A": 2, "B": 1})[1], rival), people) == pytest.approx(counted)


@settings(deadline=None)
@given(st.lists(st.permutations("ABCD"), min_size=1, max_size=12), st.integers(0, 40))
def test_a_friend_who_loses_to_one_person_alone_gives_them_nothing(
    orders: list[list[str]], farmed: int
) -> None:
    fair = [
        each
        for at, order in enumerate(orders)
        for each in match(at, {name: 40 - 10 * place for place, name in enumerate(order)})
    ]
    friend = match(99, {"E": 1})
    farm = [each for at in range(farmed) for each in match(100 + at, {"A": 2, "E": 1})]
    assert ratings([*fair, *friend, *farm])[A].points == ratings([*fair, *friend])[A].points


def test_a_rating_becomes_less_sure_while_somebody_does_not_play() -> None:
    games = [each for at in range(30) for each in match(at, {"A": 20, "B": 10 if at % 3 else 30, "C": 3})]
    year = 365 * 86_400.0
    later = [replace(each, at=year) for each in match(99, {"B": 3, "C": 1})]
    now, then = ratings(games)[A], ratings([*games, *later])[A]
    assert now.points == then.points
    assert now.margin + 50 < then.margin < 333
    assert then.sure == then.points - 2 * then.margin


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
    assert ratings(match(1, {"A": 20, "B": 10}, away="B")) == {}
    assert ratings(robots(1, "adaptive", beaten=True)) == {}
    assert [*ratings([*match(1, {"A": 20}), *match(2, {"A": 20, "B": 10})])] == [A, B]
    three = match(1, {"A": 20, "B": 10, "C": 15}, away="C")
    assert (
        ratings(three)[A].points
        == ratings([each for each in three if each.name != "Stand-in robot"])[A].points
    )


def test_most_pairs_are_in_the_right_order_after_ten_matches() -> None:
    assert pairs_in_order(60, 10, Random("pairs")) > 0.63


@pytest.mark.thorough
def test_a_gain_of_a_tier_shows_after_thirty_matches_and_rarely_where_there_is_none() -> None:
    told, false = (told_better(120, Random("gain"), gain) for gain in (TIER, 0.0))
    assert told > 0.8, "of 12 players: the bench has a thousand"
    assert false < 0.3
    assert 0.05 < fewest_false(0.9, 30, Random("fisher")) < 0.1


def results_of_two(*won: bool) -> list[Result]:
    """Return the results of matches of A against B. won: whether A won, match by match."""
    return [each for at, a in enumerate(won) for each in match(at, {"A": 20, "B": 10 if a else 30})]


def test_a_player_who_recently_wins_nearly_all_has_better_form_and_the_rival_worse() -> None:
    results = results_of_two(*[False] * 15, *[True] * 15)
    known = rated(results, {})
    better, worse = (form(results, known, who, {}) for who in (A, B))
    assert better is not None
    assert worse is not None
    assert (better.matches, worse.matches) == (15, 15)
    assert better.points > 400 > -400 > worse.points


def test_few_matches_or_what_may_be_chance_give_no_form() -> None:
    for won in ([False] * 9 + [True] * 9, [at % 2 == 0 for at in range(60)], [True] * 40):
        results = results_of_two(*won)
        assert form(results, rated(results, {}), A, {}) is None
    assert form(results, {}, A, {}) is None


SETTLED = {driver: Rating(1_000, 50, (1_000,) * 20) for driver in (A, B)}


@pytest.mark.parametrize(
    ("matches", "won", "points"),
    [
        (10, 7, None),
        (10, 8, 346),
        (30, 19, None),
        (30, 20, 189),
        (30, 30, 1163),
    ],
)
def test_with_more_matches_a_smaller_gain_shows(matches: int, won: int, points: int | None) -> None:
    """Calculate the form of a player who had played as many matches before, and had won every second one."""
    before = [at % 2 == 0 for at in range(matches)]
    results = results_of_two(*before, *[True] * won, *[False] * (matches - won))
    assert form(results, SETTLED, A, {}) == (points and Form(points, matches))
    lost = results_of_two(*before, *[False] * won, *[True] * (matches - won))
    assert form(lost, SETTLED, A, {}) == (points and Form(-points, matches))


def test_form_compares_the_last_30_matches_with_the_90_before_them() -> None:
    before, lately = [at % 2 == 0 for at in range(90)], [at % 10 != 0 for at in range(30)]
    found = form(results_of_two(*before, *lately), SETTLED, A, {})
    assert form(results_of_two(*[True] * 60, *before, *lately), SETTLED, A, {}) == found
    before[0] = False
    assert form(results_of_two(*before, *lately), SETTLED, A, {}) != found


def test_a_match_of_four_is_more_evidence_than_one_of_two() -> None:
    four = {person: Rating(1_000, 50, (1_000,) * 20) for person in (A, B, C, D)}

    def played(*places: int) -> list[Result]:
        totals = [{1: 40, 2: 25, 3: 15, 4: 5}[place] for place in places]
        return [
            each for at, own in enumerate(totals) for each in match(at, {"A": own, "B": 30, "C": 20, "D": 10})
        ]

    before = (1, 2, 3, 4, 2, 3, 1, 4, 2, 3)
    assert form(played(*before, *[2] * 10), four, A, {}) is None
    assert form(played(*before, *[1] * 2, *[2] * 8), four, A, {}) == Form(385, 10)
    assert form(played(*before, *[1] * 10), four, A, {}) == Form(1634, 10)


def test_a_rating_corresponds_to_a_strength_in_openskills_points() -> None:
    assert [Rating(points, 50, ()).strength for points in (1_000, 1_040, 980)] == [25.0, 26.0, 24.5]


def test_form_counts_robots_with_their_anchors_and_nobody_else() -> None:
    results = [each for at in range(40) for each in robots(at, "club", beaten=at >= 20)]
    known = ratings(results)
    found = form(results, known, A, ANCHORS)
    assert found is not None
    assert found.points > 0
    assert form(results, known, A, {}) is None


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_a_player_who_does_as_well_as_a_club_robot_is_rated_as_one(title: Title) -> None:
    assert set(title.robots.elo) == set(title.robots.drivers) - {"random", "adaptive"}
    assert title.robots.elo["club"] == 0
    for level, elo in title.robots.elo.items():
        if abs(elo) > 300:
            continue  # a player who wins one match of 25 takes a long time to reach their rating
        luck, share = Random(level), 1 / (1 + 10 ** (elo / 400))
        results = [each for at in range(300) for each in robots(at, level, beaten=luck.random() < share)]
        found = rated(results, anchors(title.robots.elo))[A]
        assert abs(sum(found.curve[100:]) / 200 - 1_000) < 200, level


def test_a_rating_is_shown_with_its_margin_its_matches_and_its_form() -> None:
    results = [each for at in range(12) for each in match(at, {"A": 20, "B": 10})]
    found = ratings(results)
    assert english(rating(found[A])) == f"**{found[A].points} ± {found[A].margin}** (12 games)"
    assert english(rating(found[A], Form(210, 30))).endswith(", up 210 in the last 30 games")
    assert "down 90" in english(rating(found[B], Form(-90, 30)))
    assert english(rating(ratings(results[:2])[A])).endswith("(1 game)")
    assert english(rating(None)) == "no games against a rated player yet"
