"""What people type, as they write it in English, German and French."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from bot.model.time_zones import time_zone
from bot.ui.actions.typed_values import hours_of, minutes_of, number_of
from bot.ui.actions.typed_zones import zone_of
from bot.ui.errors import Refusal


@pytest.mark.parametrize(
    ("typed", "begin", "end", "zone"),
    [
        ("22:30 7:00 Berlin", 1350, 420, "Europe/Berlin"),
        ("22h30 à 7h, Londres", 1350, 420, "Europe/London"),
        ("22 Uhr 30 bis 7 Uhr Wien", 1350, 420, "Europe/Vienna"),
        ("from 10 pm to 7 am London", 1320, 420, "Europe/London"),
        ("10:30pm-7am New York", 1350, 420, "America/New_York"),
        ("9.30 a.m. until 5 p.m., Lisbon", 570, 1020, "Europe/Lisbon"),
        ("22.30\u20137.00 Kopenhagen", 1350, 420, "Europe/Copenhagen"),
        ("von 22 Uhr bis 10 Uhr, Zürich", 1320, 600, "Europe/Zurich"),
        ("de 22\u202fh\u202f30 jusqu’à 7\u202fh\u202f15 à Bruxelles", 1350, 435, "Europe/Brussels"),
        ("22 h 7 h Hamburg", 1320, 420, "Europe/Berlin"),
        ("entre 23 h et 8 h Genève", 1380, 480, "Europe/Zurich"),
        ("22:30 7:00 Helsinki", 1350, 420, "Europe/Helsinki"),
        ("24:00 7 America/Argentina/Buenos_Aires", 0, 420, "America/Argentina/Buenos_Aires"),
        ("12 am 12 pm Tokyo", 0, 720, "Asia/Tokyo"),
        ("22:30 7:00 GMT+1", 1350, 420, "UTC+1"),
        ("22:30 7:00 UTC-5", 1350, 420, "UTC-5"),
        ("22-7 UTC+5:30", 1320, 420, "UTC+5:30"),
        ("10 pm to 7 am EST", 1320, 420, "America/New_York"),
        ("midnight to 8 am London", 0, 480, "Europe/London"),
        ("von Mitternacht bis 8 Uhr, MEZ", 0, 480, "Europe/Berlin"),
        ("de minuit à midi, heure de Paris", 0, 720, "Europe/Paris"),
    ],
)
def test_quiet_hours_are_understood_as_each_language_writes_them(
    typed: str, begin: int, end: int, zone: str
) -> None:
    start, stop, place = hours_of(typed)
    assert (minutes_of(start), minutes_of(stop), zone_of(place)) == (begin, end, zone)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", ("", "", "")),
        ("Berlin", ("", "", "Berlin")),
        ("22 7", ("22:00", "7:00", "")),
        ("22:30 Berlin", ("22:30", "", "Berlin")),
        ("25:99 7 Berlin", ("25:99", "", "7 Berlin")),
    ],
)
def test_what_is_missing_is_empty(typed: str, found: tuple[str, str, str]) -> None:
    assert hours_of(typed) == found


@pytest.mark.parametrize("typed", ["25:99", "24:30", "nine", "2230", "22:3", ""])
def test_what_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(Refusal):
        minutes_of(typed)


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
    assert zone_of(typed) == zone


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
    assert zone_of(typed) == zone


@pytest.mark.parametrize("typed", ["UTC+15", "GMT-13", "UTC+5:20", "UTC+25", "Etc/GMT+1", "GMT1", "UTC+"])
def test_hours_that_no_zone_has_and_the_reversed_sign_are_refused(typed: str) -> None:
    with pytest.raises(Refusal):
        zone_of(typed)


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
    zone = time_zone(zone_of(typed))
    offsets = [datetime(2026, month, 15, tzinfo=zone).utcoffset() for month in (7, 12)]
    assert offsets == [timedelta(hours=summer), timedelta(hours=winter)]


def test_no_city_stands_for_the_zone_of_another() -> None:
    assert {zone_of(each) for each in ("Moscow", "Moskau")} == {"Europe/Moscow"}
    with pytest.raises(Refusal):
        zone_of("Mars")


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("7", 7),
        ("#7", 7),
        ("Nr. 7", 7),
        ("n° 07", 7),
        ("No. 46", 46),
        ("1,5", None),
        ("x7", None),
        ("", None),
    ],
)
def test_a_number_is_understood_with_its_sign(typed: str, number: int | None) -> None:
    assert number_of(typed) == number
