"""Quiet hours: when they are, and how they lengthen what must be waited for."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.preferences import Quiet

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


@pytest.mark.parametrize("zone", ["US/Nowhere", "../passwd", "Europe"])
def test_a_time_zone_that_this_machine_lacks_counts_as_utc_and_is_told_once(
    zone: str, caplog: pytest.LogCaptureFixture
) -> None:
    quiet = Quiet(NIGHT.begin, NIGHT.end, zone)
    noon = datetime(2026, 6, 3, 12, tzinfo=UTC).timestamp()
    assert [quiet.left(noon), quiet.left(noon + 10.5 * HOUR)] == [0, 8.5 * HOUR]
    assert caplog.messages == [f"the time zone {zone} is unknown here: quiet hours in it count in UTC"]


@given(st.integers(0, 1439), st.integers(1, 600), st.floats(0, 3e5), st.floats(1.7e9, 1.9e9))
def test_waiting_ends_at_last_and_never_within_quiet_hours(
    begin: int, minutes: int, seconds: float, unix: float
) -> None:
    quiet = Quiet(begin, (begin + minutes) % 1440, "America/New_York")
    done = quiet.after(unix, seconds)
    assert unix + seconds <= done + 1e-3
    assert done - unix <= (seconds + 86_400) * 2.5
