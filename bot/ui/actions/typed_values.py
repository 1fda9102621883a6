"""What people type into forms, as they write it in their language: times, the names of zones, numbers."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from bot.locales.phrase import LOCALES, Phrase, cities
from bot.ui.errors import Refusal
from bot.ui.text import cut, safe

_MORE: Final = {
    "Africa/Casablanca": ("Rabat",),
    "America/Chicago": ("Dallas", "Houston"),
    "America/Los_Angeles": ("San Francisco", "Seattle", "San Diego"),
    "America/New_York": ("Boston", "Washington", "Miami", "Philadelphia"),
    "America/Toronto": ("Montreal", "Ottawa", "Quebec"),
    "Asia/Kolkata": ("Mumbai", "Delhi"),
    "Europe/Amsterdam": ("Rotterdam", "The Hague", "Den Haag", "La Haye"),
    "Europe/Berlin": (
        *("Hamburg", "Munich", "München", "Cologne", "Köln", "Frankfurt", "Stuttgart", "Düsseldorf"),
        *("Leipzig", "Dresden", "Hanover", "Hannover", "Nuremberg", "Nürnberg", "Bremen", "Deutschland"),
    ),
    "Europe/Brussels": ("Antwerp", "Antwerpen", "Anvers", "Ghent", "Gent", "Gand", "Liège", "Lüttich"),
    "Europe/London": ("Manchester", "Edinburgh", "Birmingham", "Glasgow", "Leeds"),
    "Europe/Madrid": ("Barcelona", "Barcelone", "Sevilla", "Valencia"),
    "Europe/Paris": (
        *("Lyon", "Marseille", "Toulouse", "Bordeaux", "Lille", "Nantes", "Nice", "Rennes", "Strasbourg"),
        *("Strassburg", "Montpellier", "Grenoble", "France"),
    ),
    "Europe/Rome": ("Milan", "Milano", "Mailand", "Turin", "Torino", "Naples", "Napoli", "Neapel"),
    "Europe/Vienna": ("Graz", "Linz", "Salzburg", "Innsbruck"),
    "Europe/Zurich": (
        *("Geneva", "Genève", "Genf", "Basel", "Bâle", "Bern", "Berne", "Lausanne", "Lucerne", "Luzern"),
        *("Schweiz", "Suisse"),
    ),
}
"""Cities after which no time zone is named, by the zone of theirs."""
_TIME: Final = r"""
    (?P<hour{0}>[01]?\d|2[0-4])
    (?:\s*(?:[:.]|h(?:rs?|eures?)?(?![^\W\d_])|uhr\b)
       (?:\s*(?P<minute{0}>[0-5]\d)(?!\d|\s*(?:[:.]\d|h(?:rs?|eures?)?(?![^\W\d_])|uhr\b)))?)?
    (?:\s*(?P<half{0}>[ap])\.?m\b\.?)?
    (?![\d:])
"""
"""22:30, 22.30, 22h30, 22 Uhr 30, 22 h, 10 pm; what follows is no part of the time."""
_HOURS: Final = re.compile(
    rf"""
    (?:(?:from|between|von|zwischen|ab|de|d[eè]s|entre)\s+)? {_TIME.format(1)}
    [\s,]*(?:(?:to|till|until|and|bis|und|à|a|et|jusqu['’]à|[-\u2013\u2014])(?![^\W\d_]))?[\s,]*
    {_TIME.format(2)}
    [\s,]*(?:\(?(?:time\s+in|in|zeit\s+in|heure\s+de|à|en)\s+)? (?P<zone>.*)
    """,
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
_ONE: Final = re.compile(_TIME.format(""), re.VERBOSE | re.IGNORECASE)
_NUMBER: Final = re.compile(r"(?:#|n[ro°º]?\.?|num(?:ber|éro|ero)|nummer)?\s*(\d+)\.?", re.IGNORECASE)


def hours_of(text: str) -> tuple[str, str, str]:
    """From, until, and the time zone of a text such as "22:30 7:00 Berlin" or "22 Uhr bis 7 Uhr, Wien".

    What is missing is empty.
    """
    found = _HOURS.fullmatch(text.strip())
    if found is None:  # one time at most, and a zone
        begin, _, zone = text.strip().partition(" ") if text.strip()[:1].isdigit() else ("", "", text.strip())
        return begin, "", zone.strip()
    return _clock(found, "1"), _clock(found, "2"), found["zone"].strip(" )")


def minutes_of(text: str) -> int:
    """A time as minutes after midnight. Raises Refusal."""
    found = _ONE.fullmatch(text.strip())
    clock = _clock(found, "") if found is not None else ""
    hour, _, minute = clock.partition(":")
    if not clock or int(hour) * 60 + int(minute) > 24 * 60:
        raise Refusal(Phrase("refuse-time", time=safe(cut(text, 20))))
    return (int(hour) * 60 + int(minute)) % (24 * 60)


def _clock(found: re.Match[str], which: str) -> str:
    """A time that was found, as 22:30."""
    hour, half = int(found[f"hour{which}"]), (found[f"half{which}"] or "").lower()
    if half and hour <= 12:
        hour = hour % 12 + (12 if half == "p" else 0)
    return f"{hour}:{found[f'minute{which}'] or '00'}"


def zone_of(text: str) -> str:
    """The time zone of that name, or of a city in any of our languages. Raises Refusal."""
    found = zone_named(text)
    if found is None:
        raise Refusal(Phrase("refuse-zone-unknown", zone=safe(cut(text.strip(), 40))))
    return found


def zone_named(text: str) -> str | None:
    """The same; None if there is none."""
    return _zones().get(_plain(text))


def number_of(text: str) -> int | None:
    """A whole number, as 7, #7 or Nr. 7; None for any other text."""
    found = _NUMBER.fullmatch(text.strip())
    return None if found is None else int(found[1])


@cache
def _zones() -> dict[str, str]:
    """Every time zone by its plain name, and by its city's. Cached, because it reads the disk."""
    found: dict[str, str] = {}
    known = sorted(available_timezones())
    for cities_of in (cities(locale) for locale in LOCALES):
        found |= {_plain(city): zone for zone, city in cities_of.items() if zone in known}
    found |= {_plain(city): zone for zone, names in _MORE.items() for city in names}
    for zone in reversed(known):
        found[_plain(zone.rpartition("/")[2])] = zone
    return found | {_plain(zone): zone for zone in known}


def _plain(name: str) -> str:
    """A name without case, accents and signs between its words: "Sao Paulo" is "São_Paulo"."""
    letters = unicodedata.normalize("NFKD", name.strip().casefold())
    bare = "".join(each for each in letters if not unicodedata.combining(each))
    return re.sub(r"[\s_'’.-]+", " ", bare)
