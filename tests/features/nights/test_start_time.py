"""Tests of the form that asks when a race night starts."""

from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.sandbox.model import Interaction, Message
from bot.sandbox.shapes import MenuOption
from tests.start_times import start_in
from tests.venue import Venue, labels, text_of, words_of

OPENED = {
    "en-GB": ("League", "Plan race night"),
    "en-US": ("League", "Plan race night"),
    "de": ("Liga", "Spieleabend planen"),
    "fr": ("Ligue", "Prévoir une soirée"),
}


async def form(venue: Venue, locale: str = "en-GB") -> Interaction:
    """Make Mo open the form for a new race night."""
    mo = venue.people.get("Mo") or venue.manager("Mo")
    mo.user.locale = locale
    panel = (await mo.slash(venue.channel, "paddock")).answer
    for label in OPENED[locale][:-1]:
        panel = (await mo.click(panel, label=label)).answer
    return await mo.click(panel, label=OPENED[locale][-1])


async def filled(venue: Venue, locale: str = "en-GB", **fields: Any) -> Interaction:
    """Make Mo plan a race night for tomorrow in Berlin. fields: other values for fields of the form."""
    shown = await form(venue, locale)
    start = start_in(venue, 24) | {"zone": "Berlin"} | fields
    return await venue.people["Mo"].submit_modal(shown, start)


def starts(panel: Message) -> datetime:
    """Return the start of a planned night, in Berlin's time zone."""
    unix = int(text_of(panel).partition("<t:")[2].partition(":")[0])
    return datetime.fromtimestamp(unix, ZoneInfo("Europe/Berlin"))


def days(shown: Interaction) -> list[MenuOption]:
    assert shown.modal is not None
    return shown.modal["components"][0]["component"]["options"]


@pytest.mark.parametrize(
    ("locale", "typed", "hour", "minute"),
    [
        ("en-GB", "20:30", 20, 30),
        ("en-GB", " 20.30 ", 20, 30),
        ("en-US", "8:30 pm", 20, 30),
        ("en-US", "8:30PM", 20, 30),
        ("en-GB", "8 p.m.", 20, 0),
        ("en-US", "12 am", 0, 0),
        ("en-US", "12 pm", 12, 0),
        ("en-GB", "12", 12, 0),
        ("en-GB", "08:30", 8, 30),
        ("en-GB", "2030", 20, 30),
        ("de", "20 Uhr", 20, 0),
        ("de", "20:30 Uhr", 20, 30),
        ("de", "20 Uhr 30", 20, 30),
        ("de", "8:30", 8, 30),
        ("fr", "20h30", 20, 30),
        ("fr", "20 h", 20, 0),
        ("fr", "8h", 8, 0),
        ("fr", "0h15", 0, 15),
    ],
)
async def test_a_time_of_day_is_read_as_people_write_it(
    venue: Venue, locale: str, typed: str, hour: int, minute: int
) -> None:
    at = starts((await filled(venue, locale, time=typed)).answer)
    assert (at.hour, at.minute) == (hour, minute)
    assert at.date() == date.fromisoformat(start_in(venue, 24)["day"][0])


@pytest.mark.parametrize("typed", ["tonight 8", "24:00", "20:60", "13 pm", "0 am", "soon", "20:30 ET", "8:5"])
async def test_what_is_no_time_is_refused_with_an_example(venue: Venue, typed: str) -> None:
    assert f"I can’t read “{typed}” as a time. Type one like" in words_of(await filled(venue, time=typed))


@pytest.mark.parametrize(
    ("locale", "typed", "shown"),
    [
        ("en-GB", "8:30", ["08:30", "20:30"]),
        ("en-GB", "8", ["08:00", "20:00"]),
        ("de", "8", ["08:00", "20:00"]),
        ("fr", "11", ["11:00", "23:00"]),
    ],
)
async def test_of_two_meanings_one_press_chooses(
    venue: Venue, locale: str, typed: str, shown: list[str]
) -> None:
    question = (await filled(venue, locale, time=typed)).answer
    assert "Europe/Berlin" in text_of(question)
    assert labels(question)[:2] == shown
    await venue.people["Mo"].click(question, label=shown[1])
    assert f"{starts(question):%H:%M}" == shown[1]


async def test_a_meaning_that_is_past_is_not_asked_about(venue: Venue) -> None:
    now = datetime.fromtimestamp(venue.bot.registry.clock.unix_now(), ZoneInfo("UTC"))
    await venue.skip(timedelta(hours=(34 - now.hour) % 24).total_seconds())
    at = starts((await filled(venue, **start_in(venue, 0) | {"time": "9"})).answer)
    assert at.astimezone(ZoneInfo("UTC")).hour == 21


async def test_the_days_begin_with_today_where_the_person_is(venue: Venue) -> None:
    now = venue.bot.registry.clock.unix_now()
    unknown = days(await form(venue))
    assert len(unknown) == 25
    today = datetime.fromtimestamp(now, ZoneInfo("UTC")).date()
    assert [each["value"] for each in unknown if each.get("default")] == [today.isoformat()]
    assert unknown[0]["value"] == (today - timedelta(days=1)).isoformat(), "for people west of Greenwich"
    for zone in ("Pacific/Kiritimati", "Pacific/Honolulu"):
        await filled(venue, zone=zone)
        first = days(await form(venue))[0]
        assert first["value"] == datetime.fromtimestamp(now, ZoneInfo(zone)).date().isoformat()
        assert first["default"]


@pytest.mark.parametrize("locale", ["en-GB", "de", "fr"])
async def test_days_are_written_in_the_language(venue: Venue, locale: str) -> None:
    await venue.skip(
        (datetime(2026, 3, 2, tzinfo=ZoneInfo("UTC")).timestamp()) - venue.bot.registry.clock.unix_now()
    )
    shown = [each["label"] for each in days(await form(venue, locale)) if each["value"] == "2026-03-03"]
    assert shown == {"en-GB": ["Tue 3 Mar"], "de": ["Di., 3. März"], "fr": ["mar. 3 mars"]}[locale]


@pytest.mark.parametrize("day", ["", "soon", "0001-01-01", "9999-12-31"])
async def test_a_day_that_was_not_offered_is_refused(venue: Venue, day: str) -> None:
    shown = await form(venue)
    days(shown).append({"value": day or "x", "label": "x"})
    told = await venue.people["Mo"].submit_modal(shown, {"day": [day or "x"], "time": "20:30", "zone": "UTC"})
    assert "Look again" in words_of(told)


async def test_the_present_start_is_filled_in(venue: Venue) -> None:
    panel = (await filled(venue, time="20:30")).answer
    changing = await venue.people["Mo"].click(panel, label="Change time")
    assert changing.modal is not None
    day, time, zone = [each["component"] for each in changing.modal["components"]]
    assert [each["value"] for each in day["options"] if each.get("default")] == start_in(venue, 24)["day"]
    assert (time["value"], zone["value"]) == ("20:30", "Europe/Berlin")
