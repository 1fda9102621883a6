"""Tests of the scheduled changes of a table, without a store, alarms or a clock."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.catalogue import GEAR_HEAD
from bot.games.gear_head.rules.actions import Draw
from bot.league.daily_game import Day
from bot.model.preferences import Preferences, Quiet
from bot.model.snapshots import AnySnapshot, Place
from bot.tables import transitions
from bot.tables.deadlines import THERE, Deadline, Deed, Drive, Look, TimeIsUp, deadlines
from bot.tables.decide import ABANDONED, Abandon, AutoMove, Context, GoOn, Remind, decide
from tests.tables.test_decide import BEGAN, GIVEN, NOW, PLAYING, table

HALF, WHOLE = BEGAN + 45.0, BEGAN + 90.0


def due(begun: AnySnapshot, context: Context = GIVEN, robot: float | None = None) -> list[Deadline]:
    """Return all deadlines of a table. robot: the time at which a robot moves, if one must act."""
    return list(deadlines(begun, context, lambda seat: robot if begun.players[seat].robot else None))


def deeds(begun: AnySnapshot, context: Context = GIVEN, robot: float | None = None) -> list[Deed]:
    return [each.deed for each in due(begun, context, robot)]


def test_the_clock_of_who_is_awaited_reminds_and_then_plays() -> None:
    assert due(PLAYING) == [
        Deadline(HALF, Remind(0, 1), seat=0),
        Deadline(WHOLE, TimeIsUp(0, 1), seat=0),
    ]
    reminded = decide(PLAYING, Remind(0, 1), GIVEN).table
    assert due(reminded) == [Deadline(WHOLE, TimeIsUp(0, 1), seat=0)]


def test_nothing_is_due_at_a_table_that_is_over_or_waits_without_a_clock() -> None:
    assert due(table(status="over", clocks=())) == []
    assert due(replace(PLAYING, pace="none", clocks=())) == []


@pytest.mark.parametrize("ago", [0.0, 59.0])
def test_who_has_just_pressed_is_called_a_minute_after_that(ago: float) -> None:
    pressed = transitions.changed(PLAYING, 0, pressed=NOW - ago)
    assert due(pressed)[0] == Deadline(NOW - ago + THERE, Look(), "there", 0)
    assert Look() not in deeds(transitions.changed(PLAYING, 0, pressed=NOW - THERE))
    assert Look() not in deeds(transitions.changed(PLAYING, 1, pressed=NOW)), "nobody waits for Bo"


def test_who_has_quiet_hours_is_called_a_second_after_them() -> None:
    context = replace(GIVEN, chosen=lambda _: Preferences(quiet=Quiet(begin=0, end=60, zone="UTC")))
    assert due(PLAYING, context)[0] == Deadline(NOW + (3_600.0 - NOW - GIVEN.lost) + 1, Look(), "quiet", 0)


def test_a_robot_thinks_when_it_is_to_move() -> None:
    away = transitions.handed_to_robot(PLAYING, GEAR_HEAD, 0, "away", NOW)
    assert due(away, robot=NOW + 5.0) == [Deadline(NOW + 5.0, Drive(0, 1), seat=0)]
    assert due(away) == []


def test_what_a_player_has_planned_is_played_after_the_pause_that_a_person_would_need() -> None:
    planned = replace(GEAR_HEAD, table=replace(GEAR_HEAD.table, planned=lambda code, view: Draw()))
    context = replace(GIVEN, title=planned, now=BEGAN)
    *_, last = due(transitions.changed(PLAYING, 0, ahead="draw"), context)
    assert (last.deed, last.seat) == (AutoMove(0, 1), 0)
    assert BEGAN + 1.0 <= last.at <= BEGAN + 4.0


def test_an_automatic_move_is_made_at_once() -> None:
    forced = replace(
        GEAR_HEAD, table=replace(GEAR_HEAD.table, forced=lambda view, seat: GEAR_HEAD.rules.game.idle)
    )
    assert due(PLAYING, replace(GIVEN, title=forced))[0] == Deadline(NOW, GoOn())


def test_practice_ends_a_month_after_the_last_press_and_a_daily_with_its_time() -> None:
    practice = replace(transitions.changed(PLAYING, 1, pressed=NOW + 7.0), place=Place(0, 2))
    assert due(practice)[0] == Deadline(NOW + 7.0 + ABANDONED, Abandon("idle"))
    day = Day(20_000)
    daily = replace(PLAYING, daily=day)
    assert due(daily)[0] == Deadline(day.late - GIVEN.lost, Abandon(f"daily {day.label}"))
    assert not any(isinstance(each, Abandon) for each in deeds(PLAYING))
