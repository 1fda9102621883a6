"""Tests that a player's speed and care are measured from the log, whatever clocks have reported since."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.catalogue import RACESMACK
from bot.features.lookback.taps import Race, races, tempo
from bot.model.snapshots import LoggedMove, TableSnapshot
from bot.tables.replayed import replayed
from tests.raced import raced

ANN, BO = 101, 102


def measured(table: TableSnapshot[Any, Any, Any, Any], moves: list[LoggedMove[Any]]) -> list[Race]:
    return races(RACESMACK, table, replayed(table, RACESMACK, moves), moves)


@pytest.mark.parametrize("edition", ["draft", "published"])
def test_times_count_from_the_reveal_and_mistakes_only_while_something_right_is_free(edition: str) -> None:
    played = measured(*raced("first", (ANN, BO), (2.5, 3.75, 9.0), careless=2, edition=edition))
    assert [race.pressed[0][0] for race in played] == pytest.approx([2.6] * len(played))
    assert tempo(played, 1).seconds == pytest.approx(3.85)
    own, last = tempo(played, 0), tempo(played, 2)
    assert own.wrong > 0
    assert "wrong" not in {race.pressed[0][1] for race in played[2:]}
    assert own.missed == 0
    assert own.seconds == pytest.approx(2.6)
    assert last.missed > 0
    assert last.wrong == 0


def test_what_a_robot_pressed_for_somebody_is_not_theirs() -> None:
    table, moves = raced("second", (ANN, BO), (2.0, 3.0, 4.0))
    robots = [replace(move, by="robot") if move.seat == 1 and move.ply > 20 else move for move in moves]
    played = measured(table, robots)
    whole, own = tempo(played, 1), tempo(played, 1, BO)
    assert 0 < own.chances < whole.chances
    assert tempo(played, 1, ANN).chances == 0


def test_there_are_no_times_where_nobody_had_to_hurry() -> None:
    table, moves = raced("third", (ANN, BO), (2.0, 3.0, 4.0))
    played = measured(replace(table, pace="relaxed"), moves)
    assert tempo(played, 0).seconds is None
    assert tempo(played, 0).chances == tempo(measured(table, moves), 0).chances
    unstamped = [
        replace(move, action=replace(move.action, at=0)) if hasattr(move.action, "at") else move
        for move in moves
    ]
    assert tempo(measured(table, unstamped), 0).seconds is None


def test_untimed_taps_are_wrong_or_lost_to_somebody_nearer() -> None:
    played = measured(*raced("fourth", (ANN, BO), (2.0, 3.0, 4.0), taps="untimed"))
    figures = [tempo(played, seat) for seat in range(3)]
    assert sum(each.missed for each in figures) > 0
    assert sum(each.right for each in figures) > 0
    assert [each.seconds for each in figures] == [None] * 3
