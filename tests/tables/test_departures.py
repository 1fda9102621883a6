"""Tests of the stored results of players who have left a game, and of those who stayed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.catalogue import GEAR_HEAD
from bot.engine.game import Outcome
from bot.league.results import Result
from bot.model.errors import TableError
from bot.model.snapshots import AnySnapshot, Place, Player
from bot.tables import transitions
from bot.tables.decide import (
    ABANDONED,
    DRAGGED,
    Abandon,
    ComeBack,
    Command,
    Context,
    DeletePerson,
    End,
    HandOver,
    Leave,
    TakeSeat,
    decide,
)
from bot.tables.results import results_of
from tests.tables.test_decide import ANN, BEGAN, BO, CY, DI, GIVEN, LATE, after, table

ROBOT = Player("Bolt", None, "club")


def long(moves: int = 40, **changes: Any) -> AnySnapshot:
    """Return a table of Ann, Bo and Cy after the given number of moves."""
    begun = table(**changes)
    return replace(begun, match=replace(begun.match, ply=moves))


def grown(begun: AnySnapshot, moves: int) -> AnySnapshot:
    """Return the table with a given total number of moves."""
    return replace(begun, match=replace(begun.match, ply=moves))


def told(results: Sequence[Result]) -> list[tuple[str, int | None]]:
    """Return the kind and the person of each result that does not belong to a seat: those of players who
    left, and of those who stayed.
    """
    return [(each.kind, each.person) for each in results if each.kind in ("left", "stayed")]


def finished(ended: AnySnapshot) -> Sequence[Result]:
    """Return the results of a table whose game has ended, in which the first seat came first, the second came
    second, and so on.
    """
    seats = len(ended.players)
    return results_of(ended, Outcome(tuple(range(1, seats + 1)), (9,) * seats, ()), 1.0)


def test_who_leaves_a_match_that_others_finish_has_a_result_behind_theirs() -> None:
    *seats, left = finished(grown(after(long(), Leave(BO)), 60))
    assert [(each.kind, each.person) for each in seats] == [
        ("person", ANN),
        ("stand_in", None),
        ("person", CY),
    ]
    assert (left.kind, left.person, left.name, left.seat, left.place) == ("left", BO, "Bo", 3, 4)
    assert (left.score, left.points, left.circuit) == (None, 0, "")


def test_who_is_away_at_the_end_has_left_too() -> None:
    away = transitions.handed_to_robot(long(), GEAR_HEAD, 1, "away", 0.0)
    assert told(finished(grown(away, 60))) == [("left", BO)]


def test_who_comes_back_has_not_left_unless_the_robot_played_most_of_it() -> None:
    away = after(long(10), Leave(BO))
    soon = finished(grown(after(grown(away, 20), ComeBack(BO)), 60))
    assert (told(soon), soon[1].person) == ([], BO)
    late = finished(grown(after(grown(away, 50), ComeBack(BO)), 60))
    assert (told(late), late[1].kind) == ([("left", BO)], "stand_in")


def test_who_takes_a_seat_over_is_answerable_only_from_half_of_the_moves_on() -> None:
    taken = after(long(10), Leave(BO), TakeSeat(DI, "Di", 1))
    assert told(finished(grown(after(grown(taken, 15), Leave(DI)), 60))) == [("left", BO)]
    assert told(finished(grown(after(grown(taken, 50), Leave(DI)), 60))) == [("left", BO), ("left", DI)]
    kept = finished(grown(taken, 60))
    assert (told(kept), kept[1].person) == ([("left", BO)], DI)


def test_a_seat_that_the_host_gave_to_a_robot_was_not_left() -> None:
    waited = long()
    handed = decide(waited, HandOver(DI, min(waited.clocks[0].seat, 2), manager=True), LATE).table
    (seat,) = (at for at, each in enumerate(handed.players) if each.robot)
    results = finished(grown(handed, 60))
    assert (told(results), results[seat].kind) == ([], "stand_in")


def test_no_host_gives_their_own_seat_to_a_robot_to_leave_for_free() -> None:
    with pytest.raises(TableError, match="your own seat"):
        decide(long(), HandOver(ANN, 0, manager=False), LATE)


def dragged(first: int) -> AnySnapshot:
    """Return a table without a clock at which a given person must move, and presses other buttons instead."""
    begun = long(pace="none", clocks=())
    players = sorted(begun.players, key=lambda each: each.person != first)
    return replace(begun, players=tuple(replace(each, pressed=BEGAN + DRAGGED - 1) for each in players))


AFTER_A_DAY = replace(GIVEN, now=BEGAN + DRAGGED)


def test_who_never_moves_where_no_clock_runs_has_left_once_others_go_on_without_them() -> None:
    handed = decide(dragged(BO), HandOver(ANN, 0, manager=False), AFTER_A_DAY).table
    assert told(finished(grown(handed, 60))) == [("left", BO)]
    back = after(handed, ComeBack(BO), context=AFTER_A_DAY)
    assert told(finished(grown(back, 60))) == []


def test_a_host_who_ends_a_match_because_another_never_moves_has_not_left_it() -> None:
    soon = replace(AFTER_A_DAY, now=AFTER_A_DAY.now - 1)
    assert told(decide(dragged(BO), End(ANN, manager=False), soon).results)[0] == ("left", ANN)
    results = decide(dragged(BO), End(ANN, manager=False), AFTER_A_DAY).results
    assert told(results) == [("left", BO), ("stayed", ANN), ("stayed", CY)]


def test_a_host_who_never_moves_and_ends_the_match_has_left_it() -> None:
    results = decide(dragged(ANN), End(ANN, manager=False), AFTER_A_DAY).results
    assert told(results) == [("left", ANN), ("stayed", BO), ("stayed", CY)]


def test_a_match_with_fewer_moves_than_players_was_hardly_left() -> None:
    assert told(finished(after(long(2), Leave(BO)))) == []
    assert told(decide(long(2), End(ANN, manager=False), GIVEN).results) == []


ENDINGS: dict[str, tuple[tuple[Command, ...], list[tuple[str, int | None]]]] = {
    "the host, while the others play": (
        (End(ANN, manager=False),),
        [("left", ANN), ("stayed", BO), ("stayed", CY)],
    ),
    "a manager from outside": ((End(99, manager=True),), []),
    "a manager, after one has left": (
        (Leave(BO), End(99, manager=True)),
        [("left", BO), ("stayed", ANN), ("stayed", CY)],
    ),
    "the host, whom the others have left": (
        (Leave(BO), Leave(CY), End(ANN, manager=False)),
        [("left", BO), ("left", CY), ("stayed", ANN)],
    ),
    "all, one by one": (
        (Leave(CY), Leave(ANN), Leave(BO)),
        [("left", CY), ("left", ANN), ("stayed", BO)],
    ),
    "nobody's fault": ((Leave(CY), Abandon("lost")), []),
    "nobody touched it": ((Leave(CY), Abandon("idle")), [("left", CY), ("stayed", ANN), ("stayed", BO)]),
    "who had their data deleted": (
        (DeletePerson(CY, "X"), Leave(ANN), Leave(BO)),
        [("left", ANN), ("stayed", BO)],
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_a_match_that_is_not_finished_tells_who_left_it_and_who_stayed(name: str) -> None:
    commands, expected = ENDINGS[name]
    *first, last = commands
    given = replace(GIVEN, now=GIVEN.now + ABANDONED) if isinstance(last, Abandon) else GIVEN
    results = decide(after(long(), *first), last, given).results
    assert told(results) == expected
    assert len(results) == len(expected), "there are no results of seats"


def test_whoever_leaves_robots_alone_has_lost_against_them() -> None:
    alone = long(players=(Player("Ann", ANN), ROBOT, Player("Kit", None, "expert")))
    results = decide(alone, Leave(ANN), GIVEN).results
    assert [(each.kind, each.person, each.level, each.place) for each in results] == [
        ("left", ANN, "", 4),
        ("stayed", None, "club", 1),
        ("stayed", None, "expert", 1),
    ]


@pytest.mark.parametrize("place", [Place(0, 2), Place(1, 2, anywhere=True)])
def test_where_games_do_not_count_nobody_has_left(place: Place) -> None:
    assert decide(long(place=place), End(ANN, manager=False), GIVEN).results == ()


def test_a_change_that_ends_nothing_has_no_results() -> None:
    given = Context(title=GEAR_HEAD, now=1.0)
    assert decide(long(), Leave(BO), given).results == ()
