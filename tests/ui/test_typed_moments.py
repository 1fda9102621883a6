"""Tests of dates and times as people type them. tests/ui/actions/moments has a table of them for each
language.
"""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.model.time_zones import time_zone
from bot.sandbox.model import Interaction, Message
from bot.ui.actions.typed_moment import Reading, read_moment
from bot.ui.errors import Refusal
from tests.venue import Venue, labels, text_of, words_of

BERLIN = "Europe/Berlin"
MOMENTS = Path(__file__).parent / "actions" / "moments"
LOCALES = {"en": "en-GB", "de": "de", "fr": "fr"}


def seconds(now: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(now).replace(tzinfo=ZoneInfo(zone)).timestamp()


def told(read: Reading) -> str:
    """Return the moment that was read, in the format of the tables of examples."""
    zone = time_zone(read.zone)
    times = " or ".join(f"{datetime.fromtimestamp(each, zone):%Y-%m-%d %H:%M}" for each in read.times)
    asks = "" if read.sure or len(read.times) > 1 else "?"
    return times + ("" if read.zone == BERLIN else f" {read.zone}") + asks


def read(typed: str, now: str, locale: str = "en-GB") -> str:
    """Return the text as the bot reads it, or the id of its refusal."""
    try:
        return told(read_moment(typed, BERLIN, seconds(now), locale))
    except Refusal as refusal:
        return getattr(refusal.text, "id", str(refusal.text))


def table(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield the current time, the typed text and its meaning from every line of a table."""
    now = ""
    for line in (MOMENTS / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        typed, _, meant = line.rpartition(" = ")
        if typed == "now":
            now = meant
        else:
            yield now, typed, meant


@pytest.mark.parametrize("language", LOCALES)
def test_everything_in_the_table_is_read_as_it_is_meant(language: str) -> None:
    lines = list(table(language))
    assert len({typed for _, typed, _ in lines}) >= 200
    wrong = [
        (typed, meant, found)
        for now, typed, meant in lines
        if (found := read(typed, now, LOCALES[language])) != meant
    ]
    assert wrong == []


@pytest.mark.parametrize("locale", LOCALES.values())
def test_no_word_of_another_language_is_needed_to_read_ones_own(locale: str) -> None:
    """Check that a phrase means the same whatever language Discord is in, unless it contains a clock time or
    slashes.
    """
    for language in LOCALES:
        for now, typed, meant in table(language):
            if " or " not in meant and "/" not in typed and ":" not in typed:
                assert meant in read(typed, now, locale), typed


def test_the_month_stands_where_the_language_has_it_and_both_are_offered() -> None:
    now = "2026-11-26 18:05"
    assert read("12/1 8 pm", now, "en-US") == "2026-12-01 20:00 or 2027-01-12 20:00"
    assert read("12/1 8 pm", now, "en-GB") == "2027-01-12 20:00 or 2026-12-01 20:00"
    assert read("11/28 8 pm", now, "en-US") == read("28/11 8 pm", now, "en-US") == "2026-11-28 20:00"
    assert read("12/1 20h", now, "fr") == "2027-01-12 20:00"


@pytest.mark.parametrize(
    ("typed", "now", "meant"),
    [
        # the clocks go forward at 02:00 on 29 March 2026, and back at 03:00 on 25 October 2026
        ("tomorrow 20:00", "2026-03-28 12:00", "2026-03-29 20:00"),
        ("tomorrow 20:00", "2026-10-24 12:00", "2026-10-25 20:00"),
        ("tomorrow 02:30", "2026-03-28 12:00", "2026-03-29 03:30?"),
        ("tomorrow 02:30", "2026-10-24 12:00", "2026-10-25 02:30 or 2026-10-25 02:30"),
        ("in a day", "2026-03-28 12:00", "2026-03-29 12:00"),
        ("in a week", "2026-10-24 12:00", "2026-10-31 12:00"),
        ("in 2 days at 8 pm", "2026-03-27 12:00", "2026-03-29 20:00"),
        ("in 24 hours", "2026-03-28 12:00", "2026-03-29 13:00"),
        ("in 24 hours", "2026-10-24 12:00", "2026-10-25 11:00"),
        ("in 2 hours", "2026-03-29 01:00", "2026-03-29 04:00"),
        ("in 2 hours", "2026-10-25 01:30", "2026-10-25 02:30"),
        ("tomorrow 24:00", "2026-03-28 12:00", "2026-03-30 00:00"),
        ("noon", "2026-10-24 18:00", "2026-10-25 12:00?"),
        ("Sunday 8 pm EST", "2026-03-07 12:00", "2026-03-08 20:00 America/New_York"),
        ("8 am EDT tomorrow", "2026-03-07 12:00", "2026-03-08 08:00 America/New_York"),
        ("tomorrow 02:30 UTC+1", "2026-03-28 12:00", "2026-03-29 02:30 UTC+1"),
        ("in a month", "2026-01-31 12:00", "2026-02-28 12:00"),
    ],
)
def test_the_clock_on_the_wall_counts_for_days_and_the_seconds_for_hours(
    typed: str, now: str, meant: str
) -> None:
    assert read(typed, now) == meant


def test_a_time_that_the_clocks_show_twice_is_two_moments() -> None:
    first, second = read_moment("tomorrow 02:30", BERLIN, seconds("2026-10-24 12:00"), "en-GB").times
    assert second - first == 3_600.0


@pytest.mark.parametrize(
    ("typed", "zone", "hour"),
    [
        ("20:30 GMT+1", "UTC+1", 19.5),
        ("20:30 GMT-5", "UTC-5", 1.5),
        ("20:30 UTC+5:30", "UTC+5:30", 15.0),
        ("20:30 UTC\N{MINUS SIGN}3", "UTC-3", 23.5),
        ("2026-11-26T20:30Z", "UTC", 20.5),
        ("2026-11-26T20:30+01:00", "UTC+1", 19.5),
        ("20:30 (UTC)", "UTC", 20.5),
    ],
)
def test_hours_from_utc_have_the_sign_that_people_write(typed: str, zone: str, hour: float) -> None:
    now = seconds("2026-11-26 00:00", "UTC")
    found = read_moment(typed, BERLIN, now, "en-GB")
    assert (found.zone, (found.times[0] - now) / 3_600) == (zone, hour)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("soon", "night-refuse-word"),
        ("tomorrow", "night-refuse-timeless"),
        ("25:00", "night-refuse-hour"),
        ("31.11. 20:00", "night-refuse-date"),
        ("31.12.9999 24:00", "night-refuse-date"),
        ("20:30", "night-refuse-zone"),
        ("in 3 days", "night-refuse-zone"),
    ],
)
def test_without_a_zone_what_is_wrong_is_said_first(typed: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_moment(typed, "", seconds("2026-11-26 18:05"), "en-GB")
    assert getattr(refused.value.text, "id", "") == reason


async def _asked(venue: Venue, typed: str, locale: str = "en-GB") -> Interaction:
    """Make Mo type a time for a new race night, and return the answer."""
    mo = venue.manager("Mo")
    mo.user.locale = locale
    hub = (await mo.slash(venue.channel, "paddock")).answer
    league = (await mo.click(hub, label="League")).answer
    return await mo.submit_modal(await mo.click(league, label="Plan race night"), {"text": typed})


def _starts(panel: Message) -> int:
    """Return the Unix time at which a planned night starts."""
    return int(text_of(panel).partition("<t:")[2].partition(":")[0])


async def test_of_two_meanings_one_press_chooses(venue: Venue) -> None:
    question = (await _asked(venue, "tomorrow 8 Berlin")).answer
    assert text_of(question).strip() == "Which do you mean? Times are in the Europe/Berlin time zone."
    morning, evening, change, _back = labels(question)
    assert morning.endswith("08:00")
    assert evening.endswith("20:00")
    assert change == "Change time"
    await venue.people["Mo"].click(question, label=evening)
    assert "Plan a race night" in text_of(question)
    assert datetime.fromtimestamp(_starts(question), ZoneInfo(BERLIN)).hour == 20


async def test_an_odd_meaning_is_confirmed_or_typed_again(venue: Venue) -> None:
    question = (await _asked(venue, "20:30 IST tomorrow")).answer
    assert ", 20:30**, Asia/Kolkata. Is that right?" in text_of(question)
    assert labels(question) == ["That’s right", "Change time", "Back"]
    mo = venue.people["Mo"]
    form = await mo.click(question, label="Change time")
    panel = (await mo.submit_modal(form, {"text": "tomorrow 20:30 Berlin"})).answer
    assert panel is question
    assert "Plan a race night" in text_of(panel)


async def test_an_odd_meaning_is_right(venue: Venue) -> None:
    question = (await _asked(venue, "20:30 IST tomorrow")).answer
    await venue.people["Mo"].click(question, label="That’s right")
    assert "Plan a race night" in text_of(question)


async def test_a_night_that_is_announced_is_moved_only_once_it_is_clear(venue: Venue) -> None:
    panel = (await _asked(venue, "in 2 hours UTC")).answer
    mo = venue.people["Mo"]
    await mo.click(panel, label="Announce")
    await venue.wait(3)
    anchor = venue.anchor()
    before = text_of(anchor)
    manage = (await mo.click(anchor, label="Manage")).answer
    await mo.submit_modal(await mo.click(manage, label="Change time"), {"text": "tomorrow 8"})
    await venue.wait(3)
    assert text_of(anchor) == before
    await mo.click(manage, label=labels(manage)[1])
    await venue.wait(3)
    assert text_of(anchor) != before
    assert f"<t:{_starts(manage)}:F>" in text_of(anchor)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("banana 20:00", "I don’t know the word “banana”"),
        ("tomorrow", "Add a time of day"),
        ("25:00", "“25:00” isn’t a time of day"),
        ("20:00", "Add your time zone"),
    ],
)
async def test_nonsense_is_answered_with_what_is_wrong_with_it(venue: Venue, typed: str, answer: str) -> None:
    assert answer in words_of(await _asked(venue, typed))


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
    assert f"**<t:{at}:F>** (<t:{at}:R>)" in text_of(panel).splitlines()
    assert asks not in text_of(panel)
