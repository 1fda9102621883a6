"""Dates and times as people type them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.ui.actions.typed_moment import moment_of, split_zone
from tests.venue import Venue, text_of, words_of

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 26, 18, 5, tzinfo=BERLIN).timestamp()
"""A Thursday."""


def read(typed: str, *, month_first: bool = False, now: float = NOW) -> str | None:
    at = moment_of(typed, "Europe/Berlin", now, month_first=month_first)
    return None if at is None else f"{datetime.fromtimestamp(at, BERLIN):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("20:30", "2026-11-26 20:30"),
        ("8 pm", "2026-11-26 20:00"),
        ("8:15pm", "2026-11-26 20:15"),
        ("12 am", "2026-11-27 00:00"),
        ("17:00", "2026-11-27 17:00"),  # that has passed today
        ("tomorrow 8 pm", "2026-11-27 20:00"),
        ("8 pm tomorrow", "2026-11-27 20:00"),
        ("Tomorrow at 8 p.m.", "2026-11-27 20:00"),
        ("morgen 20:30", "2026-11-27 20:30"),
        ("morgen um 20 Uhr", "2026-11-27 20:00"),
        ("übermorgen 20.30 Uhr", "2026-11-28 20:30"),
        ("heute Abend 21 Uhr", "2026-11-26 21:00"),
        ("demain à 20h30", "2026-11-27 20:30"),
        ("après-demain 20h", "2026-11-28 20:00"),
        ("ce soir 21 heures", "2026-11-26 21:00"),
        ("Friday 8 pm", "2026-11-27 20:00"),
        ("am Freitag um 20 Uhr", "2026-11-27 20:00"),
        ("Mi 19:30", "2026-12-02 19:30"),
        ("samedi 20h30", "2026-11-28 20:30"),
        ("2026-12-03 19:00", "2026-12-03 19:00"),
        ("28.11. 20:30", "2026-11-28 20:30"),
        ("28.11.2026 20 Uhr", "2026-11-28 20:00"),
        ("28/11 20h", "2026-11-28 20:00"),
        ("28 Nov 20:30", "2026-11-28 20:30"),
        ("Nov 28, 8 pm", "2026-11-28 20:00"),
        ("3. Dezember 19:30", "2026-12-03 19:30"),
        ("3 décembre à 19h30", "2026-12-03 19:30"),
        ("1er janvier 15h", "2027-01-01 15:00"),
        ("5.1. 20:00", "2027-01-05 20:00"),  # that of next year
        ("in 2 hours", "2026-11-26 20:05"),
        ("in 30 Minuten", "2026-11-26 18:35"),
        ("dans 3 jours", "2026-11-29 18:05"),
        ("in an hour", "2026-11-26 19:05"),
        ("in half an hour", "2026-11-26 18:35"),
        ("in an hour and a half", "2026-11-26 19:35"),
        ("in one and a half hours", "2026-11-26 19:35"),
        ("in 1.5 hours", "2026-11-26 19:35"),
        ("in einer Stunde", "2026-11-26 19:05"),
        ("in einer halben Stunde", "2026-11-26 18:35"),
        ("in einer Viertelstunde", "2026-11-26 18:20"),
        ("in 1,5 Stunden", "2026-11-26 19:35"),
        ("in anderthalb Stunden", "2026-11-26 19:35"),
        ("in einem Tag", "2026-11-27 18:05"),
        ("dans une heure", "2026-11-26 19:05"),
        ("dans une demi-heure", "2026-11-26 18:35"),
        ("dans une heure et demie", "2026-11-26 19:35"),
        ("dans un quart d’heure", "2026-11-26 18:20"),
        ("dans 1,5 heure", "2026-11-26 19:35"),
    ],
)
def test_it_is_read_as_it_is_meant(typed: str, meant: str) -> None:
    assert read(typed) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "tomorrow",
        "25:00",
        "31.11. 20:00",
        "20:30 or 21:00",
        "13 pm",
        "Friday maybe 8 pm",
        "8:75 pm",
        "in a while",
        "in 1,5",
        "in keiner Stunde",
    ],
)
def test_what_is_not_understood_is_not_guessed(typed: str) -> None:
    assert read(typed) is None


def test_in_america_the_month_comes_first() -> None:
    assert read("12/1 8 pm", month_first=True) == "2026-12-01 20:00"
    assert read("12/1 8 pm") == "2027-01-12 20:00"


def test_a_time_is_that_of_the_clock_on_the_wall_when_the_clocks_change() -> None:
    before = datetime(2026, 10, 24, 12, 0, tzinfo=BERLIN).timestamp()
    assert read("tomorrow 20:00", now=before) == "2026-10-25 20:00"


@pytest.mark.parametrize(
    ("typed", "rest", "zone"),
    [
        ("tomorrow 8 pm New York", "tomorrow 8 pm", "America/New_York"),
        ("20:30 Europe/Paris", "20:30", "Europe/Paris"),
        ("20:30 berlin", "20:30", "Europe/Berlin"),
        ("20:30 UTC", "20:30", "UTC"),
        ("tomorrow 20:30", "tomorrow 20:30", ""),
        ("20:30 tomorrow", "20:30 tomorrow", ""),
        ("Berlin", "Berlin", ""),
    ],
)
def test_a_time_zone_may_stand_at_the_end(typed: str, rest: str, zone: str) -> None:
    assert split_zone(typed) == (rest, zone)


@pytest.mark.parametrize(
    ("locale", "buttons", "typed", "asks"),
    [
        ("en-GB", ("League", "Plan race night"), "in 2 hours", "time zone"),
        ("de", ("Liga", "Spieleabend planen"), "in 2 Stunden", "Zeitzone"),
        ("fr", ("Ligue", "Prévoir une soirée"), "dans 2 heures", "fuseau"),
    ],
)
async def test_a_night_after_a_span_needs_no_time_zone(
    venue: Venue, locale: str, buttons: tuple[str, str], typed: str, asks: str
) -> None:
    mo = venue.manager("Mo")
    mo.user.locale = locale
    hub = (await mo.slash(venue.channel, "paddock")).answer
    league = (await mo.click(hub, label=buttons[0])).answer
    form = await mo.click(league, label=buttons[1])
    assert asks in words_of(await mo.submit_modal(form, {"text": "20:30"}))
    at = int(venue.bot.registry.clock.unix_now()) + 2 * 3_600
    panel = (await mo.submit_modal(await mo.click(league, label=buttons[1]), {"text": typed})).answer
    assert text_of(panel).splitlines()[2:] == [f"**<t:{at}:F>** (<t:{at}:R>)"], "no zone is named"
