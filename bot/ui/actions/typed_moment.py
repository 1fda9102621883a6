"""A date and a time as people type them, in English, German or French: "20:30", "morgen 20 Uhr", "Fri 8 pm".

Nothing is guessed: a word that is not understood makes the whole text unreadable.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from babel.dates import get_day_names, get_month_names

from bot.ui.actions.typed_values import zone_named

_LANGUAGES = ("en", "de", "fr")
_CLOCK = re.compile(
    r"(?<![\d:.])(?P<hour>2[0-3]|[01]?\d)(?!\d)"
    r"(?:\s*(?::|h|uhr)\s*(?P<minute>[0-5]\d)(?!\d)|\s*(?:uhr|heures?|h|o'clock)(?!\w))?"
    r"(?:\s*(?P<half>[ap])\.?m\b\.?)?(?![:\w])"
)
_DOTTED = re.compile(r"(?<![\d:.])(?P<hour>2[0-3]|[01]?\d)\.(?P<minute>[0-5]\d)(?:\s*(?:uhr|h))?(?=\s|$)")
_ISO = re.compile(r"\b(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})\b")
_POINTS = re.compile(r"\b(?P<day>\d{1,2})\.\s?(?P<month>\d{1,2})\.(?:\s?(?P<year>\d{4})\b)?")
_SLASHES = re.compile(r"\b(?P<day>\d{1,2})/(?P<month>\d{1,2})(?:/(?P<year>\d{4}))?\b")
_NAMED = re.compile(
    r"\b(?P<day>\d{1,2})(?:\.|er|st|nd|rd|th)?\s+(?P<name>[^\W\d]+)\.?(?:\s+(?P<year>\d{4}))?\b"
)
_NAME_FIRST = re.compile(
    r"\b(?P<name>[^\W\d]+)\.?\s+(?P<day>\d{1,2})(?:st|nd|rd|th)?(?!\s*(?::|h|uhr|[ap]\.?m))(?:,?\s+(?P<year>\d{4}))?\b"
)
_AMOUNTS: Mapping[str, float] = {
    **dict.fromkeys(("a", "an", "one", "ein", "eine", "einem", "einer", "un", "une"), 1.0),
    "half a": 0.5,
    "half an": 0.5,
    "a half": 0.5,
    "einem halben": 0.5,
    "einer halben": 0.5,
    "une demi": 0.5,
    "a quarter of an": 0.25,
    "einer viertel": 0.25,
    "un quart d'": 0.25,
    "anderthalb": 1.5,
    "eineinhalb": 1.5,
    "one and a half": 1.5,
}
_AFTER = re.compile(
    rf"\b(?:in|dans)\s+(?P<number>\d{{1,3}}(?:[.,]\d{{1,2}})?|{'|'.join(_AMOUNTS)})[\s-]*"
    r"(?P<unit>min(?:uten?|utes?|s)?|h|hours?|hrs?|stunden?|std|heures?|days?|tag(?:en?)?|jours?)\b\.?"
    r"(?P<half>\s+(?:and\s+a\s+half|et\s+demie?))?"
)
_DAYS: Mapping[str, int] = {
    r"today|tonight|heute|aujourd'hui|ce\s+soir": 0,
    r"(?:the\s+)?day\s+after\s+tomorrow|übermorgen|après-demain": 2,
    r"tomorrow|morgen|demain": 1,
}
_FILLERS = frozenset(
    (
        *("at", "on", "the", "of", "this", "next", "evening"),
        *("um", "am", "den", "der", "diesen", "nächsten", "kommenden", "abend", "abends"),
        *("à", "le", "prochain", "soir"),
    )
)


def split_zone(typed: str) -> tuple[str, str]:
    """The text without the time zone at its end, and that zone, or ""."""
    words = typed.split()
    for number in (3, 2, 1):
        rest, last = words[:-number], " ".join(words[-number:])
        found = zone_named(last) if rest and not last[0].isdigit() else None
        if found is not None:
            return " ".join(rest), found
    return typed, ""


def moment_of(typed: str, zone: str, now: float, *, month_first: bool = False) -> float | None:
    """The Unix time that was typed, by the clocks of that zone; None for what cannot be read. now: Unix
    seconds. month_first: 11/28 is in November.
    """
    later = moment_after(typed, now)
    if later is not None:
        return later
    local = datetime.fromtimestamp(now, ZoneInfo(zone))
    day, text = _day(_plain(typed), local.date(), month_first=month_first)
    clock, text = _clock(text)
    if clock is None or any(word not in _FILLERS for word in re.findall(r"[^\s,]+", text)):
        return None
    hour, minute = clock
    found = day or local.date()
    at = datetime(found.year, found.month, found.day, hour, minute, tzinfo=local.tzinfo)
    if day is None and at.timestamp() <= now:
        at += timedelta(days=1)
    return at.timestamp()


def moment_after(typed: str, now: float) -> float | None:
    """The Unix time after a span that was typed, such as "in 2 hours" or "in einer Stunde", the same in every
    time zone; None for other text. now: Unix seconds.
    """
    later = _AFTER.fullmatch(_plain(typed))
    if later is None:
        return None
    number = _AMOUNTS.get(later["number"]) or float(later["number"].replace(",", "."))
    return now + (number + (0.5 if later["half"] else 0.0)) * _seconds(later["unit"])


def _plain(typed: str) -> str:
    return " ".join(typed.casefold().replace("’", "'").split())


def _seconds(unit: str) -> float:
    if unit.startswith("min"):
        return 60.0
    return 86_400.0 if unit[0] in "dtj" else 3_600.0


def _day(text: str, today: date, *, month_first: bool) -> tuple[date | None, str]:
    """The day in a text, None if it names none; and the rest of the text."""
    for found, match in _dates(text, today, month_first=month_first):
        return found, text[: match.start()] + " " + text[match.end() :]
    for words, ahead in _DAYS.items():
        if named := re.search(rf"(?<!\w)(?:{words})(?!\w)", text):
            return today + timedelta(days=ahead), text[: named.start()] + " " + text[named.end() :]
    for match in re.finditer(r"[^\W\d]+\.?", text):
        weekday = _weekdays().get(match[0].rstrip("."))
        if weekday is not None:
            ahead = (weekday - today.weekday()) % 7
            return today + timedelta(days=ahead), text[: match.start()] + " " + text[match.end() :]
    return None, text


def _dates(text: str, today: date, *, month_first: bool) -> Iterator[tuple[date, re.Match[str]]]:
    """Every date in a text."""
    for form in (_ISO, _POINTS, _SLASHES, _NAMED, _NAME_FIRST):
        for match in form.finditer(text):
            parts = match.groupdict()
            day, month = int(parts["day"]), _month(parts)
            if form is _SLASHES and month_first:
                day, month = month or 0, day
            found = _next_on(day, month or 0, parts.get("year"), today)
            if found is not None:
                yield found, match


def _month(parts: Mapping[str, str | None]) -> int | None:
    name = parts.get("name")
    return int(parts["month"] or 0) if name is None else _months().get(name)


def _next_on(day: int, month: int, year: str | None, today: date) -> date | None:
    """That day, of this year or the next if none is given; None if there is no such day."""
    for candidate in (int(year),) if year else (today.year, today.year + 1):
        try:
            found = date(candidate, month, day)
        except ValueError:
            continue
        if year or found >= today:
            return found
    return None


def _clock(text: str) -> tuple[tuple[int, int] | None, str]:
    """Hour and minute in a text, and the rest of the text."""
    match: re.Match[str] | None = _DOTTED.search(text) or _CLOCK.search(text)
    if match is None:
        return None, text
    hour, minute, half = int(match["hour"]), int(match["minute"] or 0), match.groupdict().get("half")
    if half is not None:
        if not 1 <= hour <= 12:
            return None, text
        hour = hour % 12 + (12 if half == "p" else 0)
    return (hour, minute), text[: match.start()] + " " + text[match.end() :]


@cache
def _weekdays() -> Mapping[str, int]:
    """The days of the week by their names, short and long, Monday is 0."""
    return {
        name.casefold().rstrip("."): number
        for language in _LANGUAGES
        for width in ("wide", "abbreviated")
        for number, name in get_day_names(width, locale=language).items()
    }


@cache
def _months() -> Mapping[str, int]:
    """The months by their names, short and long."""
    return {
        name.casefold().rstrip("."): number
        for language in _LANGUAGES
        for width in ("wide", "abbreviated")
        for number, name in get_month_names(width, locale=language).items()
    }
