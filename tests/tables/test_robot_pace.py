"""Robots take the time that a person would."""

from __future__ import annotations

from statistics import fmean

import pytest

from bot.catalogue import GEAR_HEAD, SCRAPHEAP
from bot.engine.match import start
from bot.tables.records import Pace, Place, Player, TableRecord
from bot.tables.transitions import AnyRecord, robot_moves_at
from bot.title import AnyTitle

NOW = 100.0


def pauses(title: AnyTitle, pace: Pace = "live") -> list[float]:
    """How long the robot that begins takes, at fifty tables, where its usual pause is a second."""
    found = []
    for number in range(50):
        match, _ = start(title.game, title.options(), 2, f"pace {number}")
        players = tuple(Player(name, None, "club") for name in ("Apex", "Bolt"))
        record: AnyRecord = TableRecord(
            str(number), title.key, Place(1, 2), 1, pace, "fixed", "playing", players, match, 1, NOW
        )
        (seat,) = title.game.awaits(match.state)
        at = robot_moves_at(record, title, seat, 1.0, NOW)
        assert at is not None
        found.append(at - NOW)
    return found


def test_robots_take_longer_the_more_there_is_to_choose_and_never_for_ever() -> None:
    easy, hard = pauses(GEAR_HEAD), pauses(SCRAPHEAP)
    assert fmean(easy) < fmean(hard) / 2
    assert min(easy) > 0.3
    assert max(hard) < 3
    assert len(set(hard)) > 20


def test_where_no_clock_runs_they_do_not_dawdle() -> None:
    assert pauses(SCRAPHEAP, "none") == [pytest.approx(1.0)] * 50
    easy = pauses(GEAR_HEAD, "none")
    assert max(easy) <= 1.001
    assert len(set(easy)) > 20
