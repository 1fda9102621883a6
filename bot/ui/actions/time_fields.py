"""The form fields for a day, a time of day and a time zone, and the values that people fill in."""

import re
import unicodedata
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.locales.phrase import ENGLISH, Phrase, day
from bot.model.preferences import Preferences
from bot.model.time_zones import readable, time_zone
from bot.ui.actions.text_form import Choice, Line, chosen_value, typed_text
from bot.ui.actions.zone_names import zone_named
from bot.ui.client import Interaction
from bot.ui.components import Option
from bot.ui.errors import Refusal
from bot.ui.text import cut, locale_of, safe, said

DAYS = 25
"""The number of days to choose from: as many as a Discord menu can hold."""
LONGEST = 40
"""The maximum number of characters of a typed time or time zone."""
_TIME: Final = re.compile(
    r"(?P<hour>\d{1,2})\s*(?:(?P<between>[:.h]|uhr)?\s*(?P<minute>\d\d))?"
    r"\s*(?P<mark>h|uhr|(?P<half>[ap])\.?\s?m\.?)?"
)


def day_field(interaction: Interaction, zone: str, chosen: float | None = None) -> Choice:
    """Return the menu of the next days. zone: the user's time zone, or "" if it is unknown. chosen: the Unix
    time whose day is chosen initially, by default today.
    """
    now, here = interaction.client.registry.clock.unix_now(), time_zone(zone or "UTC")
    today = datetime.fromtimestamp(now, here).date()
    # west of Greenwich, it can still be yesterday
    first = today if zone else today - timedelta(days=1)
    days = [first + timedelta(days=each) for each in range(DAYS)]
    wanted = today if chosen is None else datetime.fromtimestamp(chosen, here).date()
    options = [Option(each.isoformat(), day(each, locale_of(interaction))) for each in days]
    label = said(interaction, "night-day")
    return Choice("day", label, options, (wanted if wanted in days else today).isoformat())


def time_field(
    interaction: Interaction, name: str, label: str, value: str = "", *, needed: bool = True
) -> Line:
    """Return the line for a time of day. label: the id of its label. value: the time that is filled in, or
    "". needed: whether the line must not be empty.
    """
    example = said(interaction, "settings-time-example")
    return Line(name, said(interaction, label), LONGEST, example, needed=needed, value=value)


def zone_field(interaction: Interaction, zone: str, *, needed: bool = True) -> Line:
    """Return the line for the time zone. zone: the one that is filled in, or "". needed: see `time_field`."""
    label, example = (said(interaction, each) for each in ("settings-zone", "settings-zone-example"))
    return Line("zone", label, LONGEST, example, needed=needed, value=readable(zone))


def zone_of(person: Preferences) -> str:
    """Return a person's time zone, or "" if it is unknown."""
    return person.zone or (person.quiet.zone if person.quiet is not None else "")


def typed_zone(interaction: Interaction) -> str:
    """Return the typed time zone. Raises Refusal if there is none, or it is unknown."""
    typed = typed_text(interaction, LONGEST, "zone").strip()
    if not typed:
        raise Refusal(Phrase("refuse-zone"))
    zone = zone_named(typed)
    if zone is None:
        raise Refusal(Phrase("refuse-zone-unknown", zone=safe(cut(typed, LONGEST))))
    return zone


def typed_times(interaction: Interaction, name: str) -> Sequence[int]:
    """Return the times of day that a typed text can mean, in minutes after midnight: two for "8:30" in
    English, which can be a.m. or p.m. Raises Refusal if the text is no time.
    """
    typed = typed_text(interaction, LONGEST, name)
    text = unicodedata.normalize("NFKC", typed).casefold().strip()
    found = _TIME.fullmatch(text)
    wrong = Refusal(Phrase("refuse-time", time=safe(cut(typed.strip(), 20))))
    if found is None:
        raise wrong
    hour, minute, half = int(found["hour"]), int(found["minute"] or 0), found["half"]
    if minute > 59 or not (1 <= hour <= 12 if half else hour < 24):
        raise wrong
    if half:
        return [60 * (hour % 12 + 12 * (half == "p")) + minute]
    english = str(interaction.locale).partition("-")[0] == ENGLISH
    of_24_hours = found["mark"] or found["between"] in ("h", "uhr") or (found["minute"] and not english)
    if of_24_hours or hour >= 12 or text.startswith("0"):
        return [60 * hour + minute]
    return [60 * hour + minute, 60 * (hour + 12) + minute]


def moments(interaction: Interaction, zone: str, minutes: Sequence[int]) -> Sequence[float]:
    """Return the Unix times at the given minutes after midnight on the chosen day, without those in the past.
    Raises Refusal if none is left, or if the day cannot be chosen any more.
    """
    now = interaction.client.registry.clock.unix_now()
    today = datetime.fromtimestamp(now, UTC).date()
    try:
        chosen = date.fromisoformat(chosen_value(interaction, "day"))
    except ValueError:
        raise Refusal(Phrase("refuse-moved-on")) from None
    if abs((chosen - today).days) > DAYS:
        raise Refusal(Phrase("refuse-moved-on"))
    times = [datetime.combine(chosen, time(*divmod(each, 60)), time_zone(zone)) for each in minutes]
    ahead = [each.timestamp() for each in times if each.timestamp() > now]
    if not ahead:
        raise Refusal(Phrase("night-refuse-past"))
    return ahead
