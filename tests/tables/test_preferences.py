"""Tests of quiet hours: when they are, and how they lengthen a wait. Other tests check that preferences are
cached.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, strategies as st

from bot.model.preferences import Preferences, Quiet, ServerChoice
from bot.storage.preferences import SqlPreferences
from bot.tables import preferences
from bot.tables.preferences import FRESH, PreferenceBook
from tests.storage.line import Line
from tests.tables.conftest import ANN, BO, CY, HERE, World

BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = Quiet(22 * 60 + 30, 7 * 60, "Europe/Berlin")
HOUR = 3600.0


def at(day: int, hour: int, minute: int = 0, month: int = 6) -> float:
    return datetime(2026, month, day, hour, minute, tzinfo=BERLIN).timestamp()


@pytest.mark.parametrize(
    ("hour", "minute", "left"), [(22, 29, 0), (22, 30, 8.5), (23, 30, 7.5), (6, 0, 1), (7, 0, 0), (12, 0, 0)]
)
def test_quiet_hours_go_over_midnight(hour: int, minute: int, left: float) -> None:
    assert NIGHT.left(at(3, hour, minute)) == left * HOUR


def test_a_day_of_waiting_takes_the_quiet_hours_longer() -> None:
    assert NIGHT.after(at(3, 12), 24 * HOUR) == at(4, 20, 30)
    assert NIGHT.after(at(3, 22), 24 * HOUR) == at(5, 15)


def test_what_falls_between_quiet_hours_is_as_long_as_ever() -> None:
    assert NIGHT.after(at(3, 8), HOUR) == at(3, 9)
    assert NIGHT.after(at(3, 22), HOUR) == at(4, 7, 30)
    assert NIGHT.after(at(3, 23), HOUR) == at(4, 8)


def test_waiting_that_begins_half_way_through_a_minute_loses_no_second_to_the_night() -> None:
    assert NIGHT.after(at(3, 22, 20) + 30, HOUR / 3) == at(4, 7, 10) + 30


def test_the_night_in_which_the_clocks_change_is_as_long_as_it_is() -> None:
    assert NIGHT.after(at(24, 22, 0, month=10), HOUR) == at(25, 7, 30, month=10)


@pytest.mark.parametrize(
    ("day", "month", "hours"),
    [(28, 3, 7.5), (29, 3, 8.5), (24, 10, 9.5), (25, 10, 8.5)],
)
def test_quiet_hours_end_when_the_clocks_say_so_though_they_have_changed(
    day: int, month: int, hours: float
) -> None:
    begin = at(day, 22, 30, month=month)
    assert NIGHT.left(begin) == hours * HOUR
    assert NIGHT.left(begin + hours * HOUR) == 0
    assert NIGHT.after(begin, HOUR) == at(day + 1, 8, month=month)
    assert NIGHT.after(begin - 14.5 * HOUR, 14.5 * HOUR) == begin, "not a second of them counts"


def test_what_is_waited_for_over_the_change_of_the_clocks_is_as_long_as_ever() -> None:
    lunch = Quiet(12 * 60, 13 * 60, "Europe/Berlin")
    assert lunch.after(at(29, 1, month=3), 10 * HOUR) == at(29, 12, month=3)
    assert lunch.after(at(29, 1, month=3), 11 * HOUR) == at(29, 14, month=3)
    assert lunch.after(at(25, 1, month=10), 12 * HOUR) == at(25, 12, month=10)


def test_quiet_hours_that_end_in_the_hour_the_clocks_show_twice_end_the_second_time() -> None:
    quiet = Quiet(22 * 60, 2 * 60 + 30, "Europe/Berlin")
    assert quiet.left(at(24, 22, month=10)) == 5.5 * HOUR
    assert quiet.left(at(24, 22, month=10) + 5 * HOUR) == 0.5 * HOUR


def test_quiet_hours_may_be_in_a_zone_of_hours_from_utc() -> None:
    quiet = Quiet(22 * 60 + 30, 7 * 60, "UTC+5:30")
    assert quiet.left(datetime(2026, 6, 3, 17, tzinfo=UTC).timestamp()) == 8.5 * HOUR


@pytest.mark.parametrize("zone", ["US/Nowhere", "../passwd", "Europe"])
def test_a_time_zone_that_this_machine_lacks_counts_as_utc_and_is_told_once(
    zone: str, caplog: pytest.LogCaptureFixture
) -> None:
    quiet = Quiet(NIGHT.begin, NIGHT.end, zone)
    noon = datetime(2026, 6, 3, 12, tzinfo=UTC).timestamp()
    assert [quiet.left(noon), quiet.left(noon + 10.5 * HOUR)] == [0, 8.5 * HOUR]
    assert caplog.messages == [f"the time zone {zone} is unknown here: times in it count in UTC"]


@given(st.integers(0, 1439), st.integers(1, 600), st.floats(0, 3e5), st.floats(1.7e9, 1.9e9))
def test_waiting_ends_at_last_and_never_within_quiet_hours(
    begin: int, minutes: int, seconds: float, unix: float
) -> None:
    quiet = Quiet(begin, (begin + minutes) % 1440, "America/New_York")
    done = quiet.after(unix, seconds)
    assert unix + seconds <= done + 1e-3
    assert done - unix <= (seconds + 86_400) * 2.5


def book_of(world: World, *, alone: bool = False) -> PreferenceBook:
    return PreferenceBook(world.store.preferences, world.clock, alone=alone)


async def test_what_another_process_has_chosen_is_known_after_a_few_seconds_or_when_it_must_be(
    world: World,
) -> None:
    one, other, line = book_of(world), book_of(world), Line(world.store)
    await other.load((ANN, None, BO), HERE.guild)
    assert line.asked == 2, "one question for all people, one for the server"
    await one.choose(ANN, Preferences("dm"))
    await one.choose_for_server(HERE.guild, ServerChoice("light"))
    assert (one.of(ANN).calls, one.server(HERE.guild).theme) == ("dm", "light")
    await world.advance(FRESH - 1)
    await other.load((ANN,), HERE.guild)
    assert (other.of(ANN), other.server(HERE.guild), line.asked) == (Preferences(), ServerChoice(), 2)
    await other.load((ANN,), fresh=True)
    assert (other.of(ANN).calls, other.server(HERE.guild), line.asked) == ("dm", ServerChoice(), 3)
    await world.advance(2)
    await other.load((ANN,), HERE.guild)
    assert (other.server(HERE.guild).theme, line.asked) == ("light", 4)


async def test_who_writes_alone_reads_once(world: World) -> None:
    book, line = book_of(world, alone=True), Line(world.store)
    for _ in range(2):
        await book.load((ANN, BO), HERE.guild, fresh=True)
        await world.advance(4 * FRESH)
    assert line.asked == 2


async def test_who_was_met_the_longest_ago_is_read_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preferences, "MOST", 2)
    book, line = book_of(world, alone=True), Line(world.store)
    for person in (ANN, BO, ANN, CY):
        await book.load((person,))
    assert line.asked == 3
    await book.load((ANN,))
    assert line.asked == 3
    await book.load((BO,))
    assert line.asked == 4


class Held(SqlPreferences):
    """A store of preferences that delays its answers until the test releases them."""

    def __init__(self, world: World) -> None:
        super().__init__(world.store.database)
        self.found, self.let_go = asyncio.Event(), asyncio.Event()

    async def find_preferences(self, persons: Collection[int]) -> Mapping[int, Preferences]:
        found = await super().find_preferences(persons)
        self.found.set()
        await self.let_go.wait()
        return found


async def test_a_choice_made_while_the_one_before_is_read_stays_known(world: World) -> None:
    held = Held(world)
    book = PreferenceBook(held, world.clock, alone=True)
    reading = asyncio.create_task(book.load((ANN,)))
    await held.found.wait()
    await book.choose(ANN, Preferences("dm"))
    held.let_go.set()
    await reading
    assert book.of(ANN).calls == "dm"


async def test_who_is_forgotten_while_they_are_read_is_known_no_more(world: World) -> None:
    await world.store.preferences.save_preferences(ANN, Preferences("dm"))
    held = Held(world)
    book = PreferenceBook(held, world.clock, alone=True)
    reading = asyncio.create_task(book.load((ANN,)))
    await held.found.wait()
    await world.store.people.delete_person(ANN, "Deleted player 1")
    book.drop(ANN)
    held.let_go.set()
    await reading
    assert book.of(ANN) == Preferences()
