"""Tests of time zones as people type them, in English, German and French."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from bot.model.time_zones import time_zone
from bot.ui.actions.zone_names import zone_named


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("zurich", "Europe/Zurich"),
        ("ZÜRICH", "Europe/Zurich"),
        ("sao paulo", "America/Sao_Paulo"),
        ("Athen", "Europe/Athens"),
        ("Lissabon", "Europe/Lisbon"),
        ("Genf", "Europe/Zurich"),
        ("Europe/Paris", "Europe/Paris"),
        ("Berliner Zeit", "Europe/Berlin"),
        ("heure de Paris", "Europe/Paris"),
        ("New York time", "America/New_York"),
    ],
)
def test_a_city_is_known_by_its_name_in_each_language(typed: str, zone: str) -> None:
    assert zone_named(typed) == zone


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("UTC", "UTC"),
        ("GMT", "UTC"),
        ("UTC+0", "UTC"),
        ("UTC+1", "UTC+1"),
        ("GMT+1", "UTC+1"),
        ("gmt +01:00", "UTC+1"),
        ("GMT-5", "UTC-5"),
        ("UTC\N{MINUS SIGN}3", "UTC-3"),
        ("UTC\N{EN DASH}3:30", "UTC-3:30"),
        ("UTC+5:30", "UTC+5:30"),
        ("UTC+0530", "UTC+5:30"),
        ("UTC+14", "UTC+14"),
    ],
)
def test_hours_from_utc_have_the_sign_that_people_write(typed: str, zone: str) -> None:
    assert zone_named(typed) == zone


@pytest.mark.parametrize("typed", ["UTC+15", "GMT-13", "UTC+5:20", "UTC+25", "Etc/GMT+1", "GMT1", "UTC+"])
def test_hours_that_no_zone_has_and_the_reversed_sign_are_refused(typed: str) -> None:
    assert zone_named(typed) is None


@pytest.mark.parametrize(
    ("typed", "summer", "winter"),
    [
        *((each, -4, -5) for each in ("EST", "EDT", "ET", "Eastern", "Eastern time")),
        *((each, 2, 1) for each in ("CET", "CEST", "MEZ", "MESZ", "Central European Time")),
        ("PST", -7, -8),
        ("MST", -6, -7),
        ("BST", 1, 0),
        ("UTC+1", 1, 1),
        ("GMT-5", -5, -5),
    ],
)
def test_an_abbreviation_has_the_summer_of_its_place(typed: str, summer: int, winter: int) -> None:
    zone = time_zone(zone_named(typed) or "")
    offsets = [datetime(2026, month, 15, tzinfo=zone).utcoffset() for month in (7, 12)]
    assert offsets == [timedelta(hours=summer), timedelta(hours=winter)]


def test_no_city_stands_for_the_zone_of_another() -> None:
    assert {zone_named(each) for each in ("Moscow", "Moskau")} == {"Europe/Moscow"}
    assert zone_named("Mars") is None
