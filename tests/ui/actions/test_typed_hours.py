"""Tests of quiet hours as people type them in English, German and French."""

import pytest

from bot.ui.actions.typed_moment import Hours, read_hours
from bot.ui.errors import Refusal

PHRASES = {
    "en-GB": {
        "22:30 7:00 Berlin": "22:30 07:00 Europe/Berlin",
        "22:00-08:00": "22:00 08:00",
        "22:00-08:00 Berlin": "22:00 08:00 Europe/Berlin",
        "22-7": "22:00 07:00",
        "22 7": "22:00 07:00",
        "2200 0730": "22:00 07:30",
        "22.30\N{EN DASH}7.00 Copenhagen": "22:30 07:00 Europe/Copenhagen",
        "10pm to 8am": "22:00 08:00",
        "10 pm to 8 am, London": "22:00 08:00 Europe/London",
        "10PM - 8AM": "22:00 08:00",
        "10:30pm-7am New York": "22:30 07:00 America/New_York",
        "from 10 pm to 7 am EST": "22:00 07:00 America/New_York",
        "between 10 pm and 7 am": "22:00 07:00",
        "9.30 a.m. until 5 p.m., Lisbon": "09:30 17:00 Europe/Lisbon",
        "after 11 in the evening until 7 in the morning": "23:00 07:00",
        "11 at night till 7 in the morning": "23:00 07:00",
        "half past ten in the evening to seven": "22:30 07:00",
        "quarter to 11 pm to 6 am": "22:45 06:00",
        "ten in the evening to eight in the morning, UTC": "22:00 08:00 UTC",
        "midnight to 8 am London": "00:00 08:00 Europe/London",
        "midnight to noon": "00:00 12:00",
        "noon - 5 pm": "12:00 17:00",
        "12 am 12 pm Tokyo": "00:00 12:00 Asia/Tokyo",
        "24:00 7 America/Argentina/Buenos_Aires": "00:00 07:00 America/Argentina/Buenos_Aires",
        "22:30 7:00 GMT+1": "22:30 07:00 UTC+1",
        "22:30 7:00 UTC-5": "22:30 07:00 UTC-5",
        "22-7 UTC+5:30": "22:00 07:00 UTC+5:30",
        "22:30 until 7:00 (Helsinki)": "22:30 07:00 Europe/Helsinki",
        "every night from 22:00 to 7:00": "22:00 07:00",
        "10 pm to 7 am every day": "22:00 07:00",
        "Berlin": "- Europe/Berlin",
        "UTC+1": "- UTC+1",
    },
    "de": {
        "22:30 7:00 Berlin": "22:30 07:00 Europe/Berlin",
        "22\N{EN DASH}7": "22:00 07:00",
        "von 22 bis 8 Uhr": "22:00 08:00",
        "von 22 Uhr bis 8 Uhr": "22:00 08:00",
        "22 Uhr 30 bis 7 Uhr Wien": "22:30 07:00 Europe/Vienna",
        "von 22.30 Uhr bis 7.15 Uhr": "22:30 07:15",
        "von 22 Uhr bis 10 Uhr, Zürich": "22:00 10:00 Europe/Zurich",
        "zwischen 23 und 7 Uhr": "23:00 07:00",
        "zwischen 23 Uhr und 7 Uhr MEZ": "23:00 07:00 Europe/Berlin",
        "ab 22 Uhr bis um 7": "22:00 07:00",
        "halb elf abends bis sieben Uhr morgens": "22:30 07:00",
        "abends 10 bis morgens 8": "22:00 08:00",
        "10 Uhr abends bis 8 Uhr früh": "22:00 08:00",
        "viertel vor 11 nachts bis halb 8 morgens": "22:45 07:30",
        "von Mitternacht bis 8 Uhr, MEZ": "00:00 08:00 Europe/Berlin",
        "Mitternacht bis Mittag": "00:00 12:00",
        "jeden Tag von 22 bis 7 Uhr": "22:00 07:00",
        "jede Nacht 23-6 Berliner Zeit": "23:00 06:00 Europe/Berlin",
        "22 h 7 h Hamburg": "22:00 07:00 Europe/Berlin",
        "Wien": "- Europe/Vienna",
    },
    "fr": {
        "22:30 7:00 Paris": "22:30 07:00 Europe/Paris",
        "22h-8h": "22:00 08:00",
        "de 22 h à 8 h": "22:00 08:00",
        "de 22h à 8h": "22:00 08:00",
        "22h30 à 7h, Londres": "22:30 07:00 Europe/London",
        "de 22\N{NARROW NO-BREAK SPACE}h\N{NARROW NO-BREAK SPACE}30 jusqu\N{RIGHT SINGLE QUOTATION MARK}à"
        " 7\N{NARROW NO-BREAK SPACE}h\N{NARROW NO-BREAK SPACE}15 à Bruxelles": "22:30 07:15 Europe/Brussels",
        "entre 23 h et 8 h Genève": "23:00 08:00 Europe/Zurich",
        "à partir de 22 heures jusqu'à 7 heures": "22:00 07:00",
        "10 heures du soir à 8 heures du matin": "22:00 08:00",
        "dix heures et demie du soir à sept heures": "22:30 07:00",
        "22 h et demie à 7 h et quart": "22:30 07:15",
        "11 h moins le quart du soir à 6 h": "22:45 06:00",
        "de minuit à midi, heure de Paris": "00:00 12:00 Europe/Paris",
        "minuit - 8 h": "00:00 08:00",
        "midi et demi à 14 h": "12:30 14:00",
        "tous les jours de 22 h à 8 h": "22:00 08:00",
        "toutes les nuits, 23 h - 6 h, Lyon": "23:00 06:00 Europe/Paris",
        "Genève": "- Europe/Zurich",
    },
}
"""Phrases as people type them in each language, with their meaning: begin, end and zone."""


def told(hours: Hours) -> str:
    """Return the meaning of hours in the format of PHRASES."""
    times = " ".join(f"{each // 60:02}:{each % 60:02}" for each in hours.times) if hours.times else "-"
    return f"{times} {hours.zone}".strip()


def read(typed: str, locale: str) -> str:
    """Return the text as the bot reads it, or the id of its refusal."""
    try:
        return told(read_hours(typed, locale))
    except Refusal as refusal:
        return getattr(refusal.text, "id", str(refusal.text))


@pytest.mark.parametrize("locale", PHRASES)
@pytest.mark.parametrize("language", PHRASES)
def test_hours_of_every_day_are_read_as_each_language_writes_them_whoever_reads(
    language: str, locale: str
) -> None:
    assert {typed: read(typed, locale) for typed in PHRASES[language]} == PHRASES[language]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "refuse-quiet-both"),
        ("22:30 Berlin", "refuse-quiet-both"),
        ("10 pm", "refuse-quiet-both"),
        ("tonight", "refuse-quiet-both"),
        ("morning to evening", "refuse-quiet-both"),
        ("22 to 7 to 8", "refuse-quiet-both"),
        ("22 7 Mars", "refuse-zone-unknown"),
        ("10 pm to 7 am Middle Earth", "refuse-zone-unknown"),
        ("25:00 7 Berlin", "refuse-time"),
        ("25:99 7 Berlin", "refuse-time"),
        ("24:30 to 7", "refuse-time"),
        ("22:3 to 7", "refuse-time"),
        ("13 pm to 7 am", "refuse-quiet-both"),
    ],
)
def test_the_refusal_says_what_is_wrong_with_the_hours(typed: str, why: str) -> None:
    assert read(typed, "en-GB") == why
