"""What people type into forms, as they write it in their language: times of day and numbers."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bot.locales.phrase import Phrase
from bot.ui.actions import time_words
from bot.ui.errors import Refusal
from bot.ui.text import cut, safe

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
_WORDS: Final = (
    (re.compile(rf"(?<!\w)(?:{time_words.PARTS['noon']})(?!\w)", re.IGNORECASE), "12:00"),
    (re.compile(rf"(?<!\w)(?:{time_words.PARTS['midnight']})(?!\w)", re.IGNORECASE), "0:00"),
)
_NUMBER: Final = re.compile(r"(?:#|n[ro°º]?\.?|num(?:ber|éro|ero)|nummer)?\s*(\d+)\.?", re.IGNORECASE)


def hours_of(text: str) -> tuple[str, str, str]:
    """From, until, and the time zone of a text such as "22:30 7:00 Berlin" or "22 Uhr bis 7 Uhr, Wien".

    What is missing is empty.
    """
    text = _in_digits(text)
    found = _HOURS.fullmatch(text)
    if found is None:  # one time at most, and a zone
        begin, _, zone = text.partition(" ") if text[:1].isdigit() else ("", "", text)
        return begin, "", zone.strip()
    return _clock(found, "1"), _clock(found, "2"), found["zone"].strip(" )")


def minutes_of(text: str) -> int:
    """A time as minutes after midnight. Raises Refusal."""
    found = _ONE.fullmatch(_in_digits(text))
    clock = _clock(found, "") if found is not None else ""
    hour, _, minute = clock.partition(":")
    if not clock or int(hour) * 60 + int(minute) > 24 * 60:
        raise Refusal(Phrase("refuse-time", time=safe(cut(text, 20))))
    return (int(hour) * 60 + int(minute)) % (24 * 60)


def _in_digits(text: str) -> str:
    """The text with noon and midnight as times."""
    text = unicodedata.normalize("NFKC", text)
    for words, time in _WORDS:
        text = words.sub(time, text)
    return text.strip()


def _clock(found: re.Match[str], which: str) -> str:
    """A time that was found, as 22:30."""
    hour, half = int(found[f"hour{which}"]), (found[f"half{which}"] or "").lower()
    if half and hour <= 12:
        hour = hour % 12 + (12 if half == "p" else 0)
    return f"{hour}:{found[f'minute{which}'] or '00'}"


def number_of(text: str) -> int | None:
    """A whole number, as 7, #7 or Nr. 7; None for any other text."""
    found = _NUMBER.fullmatch(text.strip())
    return None if found is None else int(found[1])
