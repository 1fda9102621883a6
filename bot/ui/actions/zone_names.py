"""Recognises time zones as people type them: cities in any of the bot's languages, abbreviations, "UTC+1"."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from bot.locales.phrase import LOCALES, cities
from bot.model.time_zones import offset_zone

_MORE: Final = {
    "Africa/Casablanca": ("Rabat",),
    "America/Chicago": ("Dallas", "Houston"),
    "America/Los_Angeles": ("San Francisco", "Seattle", "San Diego"),
    "America/New_York": ("Boston", "Washington", "Miami", "Philadelphia", "NYC"),
    "America/Toronto": ("Montreal", "Ottawa", "Quebec"),
    "Asia/Kolkata": ("Mumbai", "Delhi"),
    "Europe/Amsterdam": ("Rotterdam", "The Hague", "Den Haag", "La Haye"),
    "Europe/Berlin": (
        "Hamburg",
        "Munich",
        "München",
        "Cologne",
        "Köln",
        "Frankfurt",
        "Stuttgart",
        "Düsseldorf",
        "Leipzig",
        "Dresden",
        "Hanover",
        "Hannover",
        "Nuremberg",
        "Nürnberg",
        "Bremen",
        "Deutschland",
        "Germany",
        "Allemagne",
    ),
    "Europe/Brussels": ("Antwerp", "Antwerpen", "Anvers", "Ghent", "Gent", "Gand", "Liège", "Lüttich"),
    "Europe/London": ("Manchester", "Edinburgh", "Birmingham", "Glasgow", "Leeds", "UK", "England"),
    "Europe/Madrid": ("Barcelona", "Barcelone", "Sevilla", "Valencia"),
    "Europe/Paris": (
        "Lyon",
        "Marseille",
        "Toulouse",
        "Bordeaux",
        "Lille",
        "Nantes",
        "Nice",
        "Rennes",
        "Strasbourg",
        "Strassburg",
        "Montpellier",
        "Grenoble",
        "France",
        "Frankreich",
    ),
    "Europe/Rome": ("Milan", "Milano", "Mailand", "Turin", "Torino", "Naples", "Napoli", "Neapel"),
    "Europe/Vienna": ("Graz", "Linz", "Salzburg", "Innsbruck", "Austria", "Österreich", "Autriche"),
    "Europe/Zurich": (
        "Geneva",
        "Genève",
        "Genf",
        "Basel",
        "Bâle",
        "Bern",
        "Berne",
        "Lausanne",
        "Lucerne",
        "Luzern",
        "Schweiz",
        "Suisse",
        "Switzerland",
    ),
}
"""Cities that are not in the name of a time zone, and countries with a single zone, by their zone."""
_SHORT: Final = {
    "America/New_York": ("ET", "EST", "EDT", "Eastern", "HNE", "HAE"),
    "America/Chicago": ("CT", "CST", "CDT", "Central", "HNC", "HAC"),
    "America/Denver": ("MT", "MST", "MDT", "Mountain"),
    "America/Los_Angeles": ("PT", "PST", "PDT", "Pacific", "HNP", "HAP"),
    "America/Anchorage": ("AKST", "AKDT"),
    "America/Halifax": ("AST", "ADT", "Atlantic"),
    "America/St_Johns": ("NST", "NDT"),
    "America/Sao_Paulo": ("BRT",),
    "Pacific/Honolulu": ("HST",),
    "Europe/Berlin": ("CET", "CEST", "MEZ", "MESZ", "Central European", "Mitteleuropäische", "HEC", "HNEC"),
    "Europe/London": ("BST", "British"),
    "Europe/Lisbon": ("WET", "WEST", "WEZ", "WESZ"),
    "Europe/Athens": ("EET", "EEST", "OEZ", "OESZ"),
    "Europe/Moscow": ("MSK",),
    "Asia/Kolkata": ("IST",),
    "Asia/Tokyo": ("JST",),
    "Asia/Seoul": ("KST",),
    "Asia/Hong_Kong": ("HKT",),
    "Asia/Singapore": ("SGT",),
    "Australia/Sydney": ("AEST", "AEDT", "AET"),
    "Australia/Adelaide": ("ACST", "ACDT"),
    "Australia/Perth": ("AWST",),
    "Pacific/Auckland": ("NZST", "NZDT", "NZT"),
    "Africa/Johannesburg": ("SAST",),
    "UTC": ("GMT", "UTC", "Z", "UCT", "Zulu"),
}
"""Abbreviations, in summer and winter, by the zone of most people who write them."""
_NO_CITY: Final = re.compile(r"(?:Etc|SystemV)/.*|(?:GMT|UTC).*|[A-Z]{3}(?:\d[A-Z]{3})?|Factory|localtime")
"""Zones that people do not call by their IANA name."""
_REGION: Final = re.compile(r"(?:Brazil|Canada|Chile|Mexico|US)/|Australia/(?:ACT|LHI|NSW|North|South|West)")
"""Zones whose last part is not a city, such as "Brazil/East"."""
_OFFSET: Final = re.compile(
    r"(?:utc|gmt)\s*(?P<sign>[+\N{MINUS SIGN}\N{EN DASH}-])\s*(?P<hours>\d{1,2})(?:[:.]?(?P<minutes>\d\d))?"
)
_AROUND: Final = re.compile(
    r"(?:the\s+)?(?:(?:in|à|en|nach)\s+)?(?:(?:time\s+in|zeit\s+in|(?:l')?heure\s+(?:de\s+|d'|à\s+)?)\s*)?(?P<name>.+?)"
    r"(?P<time>\s+(?:local\s+|standard\s+|summer\s+)?(?:time|zeit))?"
)


def zone_named(text: str) -> str | None:
    """Return the time zone for a name, for a city in any of the bot's languages, or for an offset such as
    "UTC+1", where + is east. Return None if there is no such zone.
    """
    typed = unicodedata.normalize("NFKC", text).casefold().replace("’", "'").strip(" ,.()[]")
    found = _OFFSET.fullmatch(typed)
    if found is not None:
        sign = "+" if found["sign"] == "+" else "-"
        return offset_zone(sign, int(found["hours"]), int(found["minutes"] or 0))
    around = _AROUND.fullmatch(typed)
    if around is None:
        return None
    name = _plain(around["name"])
    # in German, the time of Berlin is "Berliner Zeit"
    names = (name, name.removesuffix("er")) if around["time"] else (name,)
    return next((_zones()[each] for each in names if each in _zones()), None)


@cache
def _zones() -> dict[str, str]:
    """Return time zones by their plain names, the names of their cities, and their abbreviations."""
    found: dict[str, str] = {}
    known = sorted(each for each in available_timezones() if _NO_CITY.fullmatch(each) is None)
    for cities_of in (cities(locale) for locale in LOCALES):
        found |= {_plain(city): zone for zone, city in cities_of.items() if zone in known}
    found |= {_plain(city): zone for zone, names in _MORE.items() for city in names}
    for zone in reversed([each for each in known if _REGION.match(each) is None]):
        found[_plain(zone.rpartition("/")[2])] = zone
    found |= {_plain(zone): zone for zone in known}
    return found | {_plain(name): zone for zone, names in _SHORT.items() for name in names}


def _plain(name: str) -> str:
    """Return a name in lower case, without accents, and with spaces between words: "sao paulo" for
    "São_Paulo".
    """
    letters = unicodedata.normalize("NFKD", name.strip().casefold())
    bare = "".join(each for each in letters if not unicodedata.combining(each))
    return re.sub(r"[\s_'’.-]+", " ", bare)
