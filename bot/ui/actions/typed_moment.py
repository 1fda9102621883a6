"""Reads a date and a time, or daily hours, as people type them in English, German or French."""

import re
import unicodedata
from calendar import monthrange
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import MAXYEAR, date, datetime, timedelta, tzinfo
from typing import Final

from bot.locales.phrase import Phrase
from bot.model.time_zones import time_zone
from bot.ui.actions import time_words
from bot.ui.actions.time_words import Part, Which
from bot.ui.actions.typed_zones import unsure, zone_named
from bot.ui.errors import Refusal
from bot.ui.text import cut, safe

_HOUR, _DAY, _MINUTE = r"(?P<hour>2[0-4]|[01]?\d)", r"(?P<day>\d{1,2})", r"(?P<minute>[0-5]\d)"
_HALF: Final = r"(?:\s*(?P<half>[ap])(?:\.?\s?m\b\.?))?"
_END: Final = r"(?![\w:])(?!\.\d)"
_BEGIN: Final = r"(?<![\w:.])"
_UHR: Final = r"(?:uhr|heures?|h|hrs?)"
_CLOCKS: Final = tuple(
    re.compile(each)
    for each in (
        rf"{_BEGIN}(?P<hour>1[0-2]|[1-9])(?::[0-5]\d)?\s*o'clock{_END}{_HALF}",
        rf"{_BEGIN}half\s+(?:past\s+)?{_HOUR}(?:\s*o'clock)?{_HALF}{_END}(?P<add30>)",
        rf"{_BEGIN}(?:a\s+)?quarter\s+past\s+{_HOUR}{_HALF}{_END}(?P<add15>)",
        rf"{_BEGIN}(?:a\s+)?quarter\s+to\s+{_HOUR}{_HALF}{_END}(?P<sub15>)",
        rf"{_BEGIN}(?P<past>[0-5]?\d)(?:\s*minutes)?\s+past\s+{_HOUR}{_HALF}{_END}",
        rf"{_BEGIN}halb\s+{_HOUR}(?:\s*uhr)?{_END}(?P<sub30>)",
        rf"{_BEGIN}(?:dreiviertel|drei\s+viertel|3\s+viertel|viertel\s+vor)\s+{_HOUR}(?:\s*uhr)?{_END}(?P<sub15>)",
        rf"{_BEGIN}viertel\s+nach\s+{_HOUR}(?:\s*uhr)?{_END}(?P<add15>)",
        rf"{_BEGIN}viertel\s+{_HOUR}(?:\s*uhr)?{_END}(?P<sub45>)",
        rf"{_BEGIN}(?P<past>[0-5]?\d)(?:\s*minuten)?\s+nach\s+{_HOUR}(?:\s*uhr)?{_END}",
        rf"{_BEGIN}{_HOUR}\s*(?P<uhr>heures?|h)\s+et\s+demie?{_END}(?P<add30>)",
        rf"{_BEGIN}{_HOUR}\s*(?P<uhr>heures?|h)\s+et\s+quart{_END}(?P<add15>)",
        rf"{_BEGIN}{_HOUR}\s*(?P<uhr>heures?|h)\s+moins\s+le\s+quart{_END}(?P<sub15>)",
        rf"{_BEGIN}{_HOUR}\s*:\s*{_MINUTE}(?::[0-5]\d)?(?:\s*(?P<uhr>{_UHR}))?{_HALF}{_END}",
        rf"{_BEGIN}{_HOUR}\s*(?P<uhr>{_UHR})\s*{_MINUTE}{_END}",
        rf"{_BEGIN}{_HOUR}\s*(?P<uhr>{_UHR}){_END}",
        rf"{_BEGIN}{_HOUR}(?:[.\s]{_MINUTE})?\s*(?P<half>[ap])(?:\.?\s?m\b\.?)(?!\w)",
        rf"{_BEGIN}{_HOUR}(?::{_MINUTE})?(?P<half>[ap]){_END}",
        rf"{_BEGIN}{_HOUR}\.{_MINUTE}\s*(?P<uhr>{_UHR}){_END}",
    )
)
"""Patterns of texts that can only be times of day."""
_DOTTED: Final = re.compile(rf"{_BEGIN}{_HOUR}\.{_MINUTE}(?![\w:.])")
_LATE_CLOCKS: Final = (
    _DOTTED,
    re.compile(r"(?<![\w:./-])(?P<hour>[01]\d|2[0-3])(?P<minute>[0-5]\d)(?![\w:./-])"),
    re.compile(rf"(?<![\w:./-]){_HOUR}\s(?P<minute>00|15|30|45)(?![\w:./-])"),
    re.compile(rf"(?<![\w:./-]){_HOUR}(?![\w:/-])(?!\.\d)"),
)
"""Patterns of texts that can be times of day, but can also mean something else."""
_YEAR: Final = r"(?P<year>\d{4}|\d\d)"
_DATES: Final = (
    re.compile(rf"(?<!\d)(?P<year>\d{{4}})[-/.](?P<month>\d{{1,2}})[-/.]{_DAY}(?!\d)(?:t(?=\d))?"),
    re.compile(
        rf"(?<![\d.:]){_DAY}\.\s?(?P<month>\d{{1,2}})\.(?:\s?(?P<year>\d{{4}})(?![\d:])|(?P<short>\d\d)(?![\d:h.]))?"
    ),
    re.compile(rf"(?<![\d/:]){_DAY}(?P<slash>/)(?P<month>\d{{1,2}})(?:/{_YEAR})?(?![\d/])"),
    re.compile(rf"(?<![\d:-]){_DAY}-(?P<month>\d{{1,2}})(?:-{_YEAR})?(?![\d:-]|\s*(?:{_UHR}|[ap]\.?m)\b)"),
)
_DATE_DOTTED: Final = re.compile(rf"(?<![\d.:]){_DAY}\.(?P<month>\d{{1,2}})(?![\d:.])")
_DAY_MONTH: Final = re.compile(
    rf"(?<![\w:.]){_DAY}(?:\.|er|st|nd|rd|th)?\s*(?:of\s+|de\s+|d')?(?P<name>[^\W\d]{{3,}})\b\.?(?:,?\s+(?P<year>\d{{4}})(?![\d:]))?"
)
_MONTH_DAY: Final = re.compile(
    rf"\b(?P<name>[^\W\d]{{3,}})\.?\s+(?:the\s+)?{_DAY}(?:st|nd|rd|th)?(?![\d:.]|\s*(?:o'clock|{_UHR}\b|[ap]\.?m\b))(?:,?\s+(?P<year>20\d\d)(?![\d:]))?"
)
_COUNT: Final = (
    rf"(?P<number>\d{{1,4}}(?:[.,]\d{{1,2}})?|{'|'.join(sorted(time_words.AMOUNTS, key=len, reverse=True))})"
)
_UNIT: Final = "|".join(f"(?P<{unit}>{words})" for unit, words in time_words.UNITS.items())
_AND_MORE: Final = (
    r"(?:(?P<half>\s+(?:and\s+a\s+half|und\s+eine\s+halbe|et\s+demie?))"
    r"|(?:,?\s*(?:and\s+|und\s+|et\s+)?(?P<minutes_more>\d{1,2})\s*(?:min(?:uten?|utes?|s)?|m)?\b(?!\s*(?:uhr|h\b|:|[ap]\.?m))))?"
)
_AFTER: Final = (
    re.compile(rf"(?<!\w)(?:in|dans|d'ici)\s+{_COUNT}[\s-]*(?:{_UNIT})(?![^\W\d_])\.?{_AND_MORE}"),
    re.compile(rf"(?<!\w){_COUNT}[\s-]*(?:{_UNIT})\s+(?:from\s+(?:now|today)|later)(?!\w)"),
    re.compile(rf"(?<!\w){_COUNT}\s+(?:{_UNIT})\s+(?:from|on)(?=\s+[^\W\d])"),
)
_WEEKS_LATER: Final = re.compile(
    r"(?<=day)\s+week(?!\w)|(?<!\w)en\s+(?:8|(?P<fifteen>15))(?!\s*(?:h|heures?)\b|\w)"
)
_SINCE: Final = re.compile(r"(?:from|between|after|starting|von|zwischen|nach|entre|(?:à|a)\s+partir\s+de)\s")
"""Words that can precede the first of two times."""
_UNTIL: Final = (
    re.compile(r"[-/→~]|(?<!\w)(?:to|till?|until|through|thru|and|bis|und|à|a|et|jusqu'(?:à|a))(?!\w)"),
    re.compile(r"[\s,]+(?![ap]\.?m\b)"),
)
"""The separators between two times, in the order in which they are tried."""
_FARTHEST_YEAR: Final = 9
_LONG: Final = timedelta(days=183)
"""The distance beyond which a day without a year is possibly a mistake."""
_TAKEN: Final = " \x00 "
"""The mark that replaces each part that was understood, so that no pattern matches across it."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The result of reading a text."""

    times: tuple[float, ...]
    """The possible Unix times. If a date can be read in two orders, the one usual in the user's language
    comes first.
    """
    sure: bool
    """Whether the text has only one meaning, and nothing in it is unusual."""
    zone: str
    """The time zone of the text or, if it names none, the known one. It can be "" only for a span from
    now.
    """


@dataclass(frozen=True, slots=True)
class _Clock:
    """A time of day. hours: the possible hours, each with its number of days after the named day."""

    hours: tuple[tuple[int, int], ...]
    minute: int


@dataclass(slots=True)
class _Text:
    """A text while it is read. left: the parts that are not understood yet. sure: whether nothing unusual was
    found so far. parts: the parts of the day that were named.
    """

    left: str
    sure: bool = True
    parts: list[Part] = field(default_factory=list)

    def take(self, match: re.Match[str]) -> re.Match[str]:
        """Remove a part that was understood, and return it."""
        self.left = self.left[: match.start()] + _TAKEN + self.left[match.end() :]
        return match

    def find(self, pattern: str) -> re.Match[str] | None:
        """Remove the first match of the words in a pattern, and return it, or None if there is none."""
        match = re.search(rf"(?<![^\W_])(?:{pattern})(?![^\W_])", self.left)
        return None if match is None else self.take(match)


def read_moment(typed: str, known_zone: str, now: float, locale: str) -> Reading:
    """Return the typed moment. Raises a Refusal that explains what is wrong with the text. known_zone: the
    time zone to use if the text names none, or "". now: the Unix time. locale: Discord's name of the
    language, which decides how ambiguous texts such as 11/12 are read.
    """
    bare, zone, sure = _split_offset(typed) or _split_zone(typed)
    text = _Text(_plain(bare), sure)
    if time_words.AGO.search(text.left):
        raise Refusal(Phrase("night-refuse-past"))
    zone = zone or known_zone
    ahead = _hours_ahead(text)
    if ahead is not None:
        _must_be_read(text)
        return Reading((now + ahead,), text.sure, zone)
    local = datetime.fromtimestamp(now, time_zone(zone or "UTC"))
    days = _days(text, local.date(), locale)
    clock = _clock(text, locale)
    _must_be_read(text)
    if clock is None and days is not None and days.span:
        clock = _Clock(((local.hour, 0),), local.minute)
    if clock is None:
        raise Refusal(
            Phrase(
                "night-refuse-timeless" if days is not None or text.parts else "night-refuse-time",
                time=safe(cut(typed, 40)),
            )
        )
    if not zone:
        raise Refusal(Phrase("night-refuse-zone"))
    return _reading(text, days=days, clock=clock, local=local, zone=zone)


def _plain(typed: str) -> str:
    """Return the text with small letters, digits for number words, and plain signs, as the patterns expect
    it.
    """
    text = unicodedata.normalize("NFKC", typed).casefold().replace("’", "'")
    text = re.sub("[\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}\N{NON-BREAKING HYPHEN}]", "-", text)
    text = " ".join(text.replace(";", " ").replace("(", " ").replace(")", " ").replace("!", " ").split())
    names = "|".join(sorted((each for each in time_words.weekdays() if len(each) > 4), key=len, reverse=True))
    together = r"morgens?|vormittags?|mittags?|nachmittags?|abends?|nachts?"
    text = re.sub(rf"\b({names}|morgen)(früh|{together})\b", r"\1 \2", text)
    text = re.sub(rf"\b(?:({names})|am)\s+morgen\b", lambda found: f"{found[1] or ''} morgens", text)
    # "vendredi soir prochain" is the evening of "vendredi prochain"
    parted = rf"\b({names})\s+(matin|midi|(?:après|apres)-midi|soir)\s+(prochain|dernier)\b"
    text = re.sub(parted, r"\1 \3 \2", text)
    return time_words.with_digits(text)


def _split_zone(typed: str) -> tuple[str, str, bool]:
    """Return the text without its time zone, the zone or "", and whether the zone is unambiguous. Raises
    Refusal for an offset that no zone has.
    """
    offset = re.search(
        r"(?i)(?<!\w)(?:utc|gmt)\s?[+\N{MINUS SIGN}\N{EN DASH}-]\s?\d{1,2}(?::?\d\d)?(?![\d:])", typed
    )
    if offset is not None:
        zone = zone_named(offset[0])
        if zone is None:
            raise Refusal(Phrase("refuse-zone-unknown", zone=safe(offset[0])))
        return typed[: offset.start()] + " " + typed[offset.end() :], zone, True
    words, shouted = typed.split(), typed.isupper()
    for size in (4, 3, 2, 1):
        for first in range(len(words) - size, -1, -1):
            named = words[first : first + size]
            tidy = [each.strip("(),.;") for each in named]
            if any(re.search(r"\d", each) for each in tidy) or not all(tidy):
                continue
            ends = first + size == len(words) and re.search(r"\d|^[AP]M$", words[first - 1]) is not None
            capitals = shouted and not ends  # after a time, "ET" is New York's even if all is in capitals
            if all(_is_time_word(each) and (capitals or not each.isupper()) for each in tidy):
                continue
            zone = zone_named(" ".join(tidy))
            if zone is not None:
                return " ".join([*words[:first], *words[first + size :]]), zone, not unsure(tidy[-1])
    return typed, "", True


def _split_offset(typed: str) -> tuple[str, str, bool] | None:
    """Return a text without its offset such as +01:00, the zone, and True, or None if it has no offset of a
    zone.
    """
    written = re.search(r"(?<=:\d\d)\s?([+\N{MINUS SIGN}-]\d\d:?\d\d)(?!\d)|(?<=:\d\d)[zZ](?!\w)", typed)
    if written is None:
        return None
    zone = zone_named(f"utc{written[1]}" if written[1] else "utc")
    return None if zone is None else (typed[: written.start()] + " " + typed[written.end() :], zone, True)


def _is_time_word(word: str) -> bool:
    """Return whether a word can belong to a date or time."""
    return unicodedata.normalize("NFKC", word).casefold() in time_words.all_words()


def _hours_ahead(text: _Text) -> float | None:
    """Remove a span of hours or minutes from now, such as "in 2 hours", from the text, and return its number
    of seconds, or None if there is none.
    """
    for form in _AFTER[:2]:
        match = form.search(text.left)
        if match is not None:
            parts = match.groupdict()
            seconds = 3_600.0 if parts.get("hours") else 60.0 if parts.get("minutes") else 0.0
            if seconds:
                text.take(match)
                number = _number(match) + (0.5 if parts.get("half") else 0.0)
                return number * seconds + 60 * int(parts.get("minutes_more") or 0)
    return None


def _number(match: re.Match[str]) -> float:
    return time_words.AMOUNTS.get(match["number"]) or float(match["number"].replace(",", "."))


# the day


@dataclass(frozen=True, slots=True)
class _Days:
    """The days that a text names. span: whether they were named by a span from now. today: whether they were
    named by today's weekday.
    """

    dates: tuple[date, ...]
    span: bool = False
    today: bool = False


def _days(text: _Text, today: date, locale: str) -> _Days | None:
    """Remove the words for days from a text, and return the days that they can mean, or None if there are
    none. Raises Refusal for days that contradict each other, do not exist or are past.
    """
    later = 0
    if match := _WEEKS_LATER.search(text.left):
        text.take(match)
        later = 14 if match["fifteen"] else 7
    weekend = _weekend(text, today)
    dates, span = _dates(text, today, locale), _span(text, today)
    part = next((each for each, words in time_words.TODAY.items() if text.find(words)), None)
    if part is not None:
        text.parts.append(part)
    week = 2 if text.find(time_words.AFTER_NEXT_WEEK) else 1 if text.find(time_words.NEXT_WEEK) else 0
    relative = [ahead for words, ahead in time_words.DAYS.items() if text.find(words) is not None]
    if part is not None and not relative:
        relative = [0]
    weekday = _weekday(text)
    if len(relative) > 1 or (dates and (relative or span or week or weekend)) or (weekend and relative):
        raise Refusal(Phrase("night-refuse-days"))
    if dates := dates or weekend:
        if weekday is not None:
            dates = tuple(each for each in dates if each.weekday() == weekday[0])
            if not dates:
                raise Refusal(Phrase("night-refuse-weekday"))
        return _Days(dates)
    if weekday is not None:
        if relative:
            found = today + timedelta(days=relative[0])
            if found.weekday() != weekday[0]:
                raise Refusal(Phrase("night-refuse-weekday"))
            return _Days((found,))
        return _on_weekday(weekday, today=today, week=week, later=later, span=span)
    if relative:
        weeks = (span[0] - today).days if span else later
        return _Days((today + timedelta(days=relative[0] + weeks),))
    if span:
        return _Days(span, span=True)
    if week:
        text.sure = False
        return _Days((today + timedelta(days=7 * week),))
    return None


def _weekend(text: _Text, today: date) -> tuple[date, ...]:
    """Remove a named weekend from a text, and return its possible days that are not past, or nothing if there
    is none.
    """
    saturday = today + timedelta(days=5 - today.weekday())
    days = (saturday, saturday + timedelta(days=1))
    if text.find(time_words.NEXT_WEEKEND):
        later = tuple(each + timedelta(days=7) for each in days)
        return later if today >= saturday else (*days, *later)
    return tuple(each for each in days if each >= today) if text.find(time_words.WEEKEND) else ()


def _on_weekday(
    weekday: tuple[int, Which], today: date, week: int, later: int, span: Sequence[date]
) -> _Days:
    """Return the days that a named weekday can mean. weekday: its number, and the word before or after it.
    week: how many weeks after this one it is, or 0 if no week is named. later: the number of days after the
    next such weekday, or 0. span: the days of `_span`. Raises Refusal for "last Friday".
    """
    day, which = weekday
    ahead = (day - today.weekday()) % 7
    if which == "last":
        raise Refusal(Phrase("night-refuse-past"))
    if week:
        return _Days((today + timedelta(days=7 * week - today.weekday() + day),))
    if span or later:
        return _Days((today + timedelta(days=ahead + (later or (span[0] - today).days)),))
    if which == "after next":
        first = today + timedelta(days=ahead + 7)
        return _Days((first, first + timedelta(days=7)) if ahead else (first + timedelta(days=7),))
    if which in ("next", "coming") and not ahead:
        return _Days((today + timedelta(days=7),))
    if which == "next":
        return _Days((today + timedelta(days=ahead), today + timedelta(days=ahead + 7)))
    return _Days((today + timedelta(days=ahead),), today=not ahead)


def _weekday(text: _Text) -> tuple[int, Which] | None:
    """Remove the weekday from a text, and return its number and the word that chooses between such weekdays,
    or None if there is none. Raises Refusal if there are two.
    """
    found: tuple[int, Which] | None = None
    for match in list(re.finditer(r"[^\W\d_]+\.?", text.left)):
        number = time_words.weekdays().get(match[0].rstrip("."))
        if number is None:
            continue
        if found is not None:
            raise Refusal(Phrase("night-refuse-days"))
        found = number, ""
        name = re.escape(match[0])
    if found is None:
        return None
    for which, words in time_words.WHICH.items():
        either = rf"(?<!\w)(?:{words})\s+{name}(?!\w)|(?<!\w){name}\s+(?:{words})(?!\w)"
        if beside := re.search(either, text.left):
            text.take(beside)
            return found[0], which
    text.find(name)
    return found


def _span(text: _Text, today: date) -> tuple[date, ...]:
    """Remove a span such as "in a week" from a text, and return the possible days that it leads to, or
    nothing if there is none.
    """
    for form in _AFTER:
        match = form.search(text.left)
        if match is None:
            continue
        parts, number = match.groupdict(), _number(match)
        if parts.get("months"):
            text.take(match)
            month = today.month - 1 + int(number)
            year, month = today.year + month // 12, month % 12 + 1
            return (today.replace(year=year, month=month, day=min(today.day, monthrange(year, month)[1])),)
        days = 1 if parts.get("days") else 7 if parts.get("weeks") else 14 if parts.get("fortnights") else 0
        if days and number * days == int(number * days):
            text.take(match)
            found = today + timedelta(days=int(number * days))
            # in German and French, eight days are a week, and fifteen are two in French
            if days == 1 and re.search(r"tag|jour", match[0]) and number in (8, 15):
                return (found - timedelta(days=1), found)
            return (found,)
    return ()


def _dates(text: _Text, today: date, locale: str) -> tuple[date, ...]:
    """Remove the date from a text, and return every day that it can mean, or nothing if there is none. Raises
    Refusal for a date that does not exist.
    """
    match = _a_date(text, locale)
    if match is None:
        return ()
    text.take(match)
    parts = match.groupdict()
    name = parts.get("name")
    day, month = int(parts["day"]), time_words.months()[name] if name else int(parts["month"] or 0)
    orders = [(day, month)]
    if parts.get("slash"):
        orders = [(month, day), (day, month)] if locale == "en-US" else [(day, month), (month, day)]
        if locale.partition("-")[0] != "en":
            orders = orders[:1] + ([] if _next_on(*orders[0], parts.get("year"), today) else orders[1:])
    year = parts.get("year") or parts.get("short")
    found = [_next_on(*each, year, today) for each in dict.fromkeys(orders)]
    dates = tuple(each for each in found if each is not None)
    if not dates:
        raise Refusal(Phrase("night-refuse-date", date=safe(match[0].strip())))
    if not year and any(each - today > _LONG for each in dates):
        text.sure = False
    return dates


def _a_date(text: _Text, locale: str) -> re.Match[str] | None:
    for form in _DATES:
        if match := form.search(text.left):
            return match
    for match in _DAY_MONTH.finditer(text.left):
        if match["name"] in time_words.months():
            return match
    for match in _MONTH_DAY.finditer(text.left):
        tuesday = match["name"] == "mar" and locale == "fr"
        if match["name"] in time_words.english_months() and not tuesday:
            return match
    return _a_dotted_date(text)


def _a_dotted_date(text: _Text) -> re.Match[str] | None:
    """Return the match of a date such as 28.11, or None. It is no date if it can be the only time in the
    text.
    """
    dotted = list(_DATE_DOTTED.finditer(text.left))
    if not dotted or re.match(r"\s*(?:uhr|h\b|[ap]\.?m)", text.left[dotted[0].end() :]):
        return None
    rest = text.left[: dotted[0].start()] + _TAKEN + text.left[dotted[0].end() :]
    another = any(each.search(rest) for each in (*_CLOCKS, *_LATE_CLOCKS)) or any(
        re.search(time_words.PARTS[each], rest) for each in ("noon", "midnight")
    )
    return dotted[0] if another or _DOTTED.fullmatch(dotted[0][0]) is None else None


def _next_on(day: int, month: int, year: str | None, today: date) -> date | None:
    """Return a day in the given year or, without one, the next such day, or None if there is none."""
    century = today.year // 100 * 100
    years = range(today.year, today.year + _FARTHEST_YEAR)
    for candidate in (int(year) + (century if len(year) == 2 else 0),) if year else years:
        try:
            found = date(candidate, month, day)
        except ValueError:
            continue
        if found.year < MAXYEAR and (year or found >= today):
            return found
    return None


# the time of day


def _clock(text: _Text, locale: str) -> _Clock | None:
    """Remove the time of day from a text, and return it, or None if there is none. Raises Refusal if there
    are two, and like `_hours`.
    """
    match = next((found for each in _CLOCKS if (found := each.search(text.left))), None)
    if match is not None:
        text.take(match)
    for part, words in time_words.PARTS.items():
        if text.find(words):
            text.parts.append(part)
    if match is None and not (set(text.parts) & {"noon", "midnight"} and _without_number(text)):
        match = next((found for each in _LATE_CLOCKS if (found := each.search(text.left))), None)
        if match is not None:
            text.take(match)
    another = any(each.search(text.left) for each in (*_CLOCKS, *_LATE_CLOCKS))
    if another and match is not None:
        raise Refusal(Phrase("night-refuse-times"))
    if match is None:
        return _named_hour(text)
    return _Clock(_hours(text, match, locale), _minute(match)[0])


def _without_number(text: _Text) -> bool:
    return re.search(r"\d", text.left) is None


def _named_hour(text: _Text) -> _Clock | None:
    if "noon" in text.parts:
        return _Clock(((12, 0),), 0)
    if "midnight" in text.parts:  # the midnight before the day, or the one after it
        return _Clock(((0, 1), (0, 0)), 0)
    return None


def _minute(match: re.Match[str]) -> tuple[int, int]:
    """Return the minute of a time, and the number of hours by which it precedes the named hour: 1 in "halb
    acht", 0 in "half past seven".
    """
    parts = match.groupdict()
    change = next((each for each in ("add30", "add15", "sub15", "sub30", "sub45") if each in parts), "")
    if change.startswith("sub"):
        return 60 - int(change[3:]), 1
    minute = int(change[3:]) if change else int(parts.get("minute") or parts.get("past") or 0)
    return minute, 0


def _hours(text: _Text, match: re.Match[str], locale: str) -> tuple[tuple[int, int], ...]:
    """Return the possible hours of a time, each with its number of days after the named day. Raises Refusal
    for an hour that does not exist, or is not in the named part of the day.
    """
    parts = match.groupdict()
    hour, half = int(parts["hour"]), parts.get("half")
    minute, before = _minute(match)
    wrong = Refusal(Phrase("night-refuse-hour", time=safe(match[0].strip())))
    if half:
        if not 1 <= hour <= 12:
            raise wrong
        return (_hour(hour % 12 + (12 if half == "p" else 0) - before),)
    if hour == 24 and minute:
        raise wrong
    short = 1 <= hour <= 12 and not parts["hour"].startswith("0")
    part = text.parts[0] if text.parts else None
    if part is not None and (short or hour <= 12):
        hours = _in_part(hour, part)
        if not hours:
            raise wrong
        return tuple(_hour(each - before, later) for each, later in hours)
    if part == "morning" and hour > 12:
        raise wrong
    if hour == 24:
        return ((0, 1),)
    written = parts.get("uhr") or parts["hour"].startswith("0")
    certain = written or (":" in match[0] and locale.partition("-")[0] != "en") or _DOTTED.fullmatch(match[0])
    if certain or not short or hour == 12:
        return (_hour(hour - before),)
    return (_hour(hour - before), _hour(hour + 12 - before))


def _hour(hour: int, later: int = 0) -> tuple[int, int]:
    """Return an hour from 0 to 23, and its number of days after the named day. hour: can be -1 or 24."""
    return hour % 24, later + hour // 24


def _in_part(hour: int, part: Part) -> tuple[tuple[int, int], ...]:
    """Return the hours that an hour from 0 to 12 can mean in a part of the day, each with its number of days
    after the named day.
    """
    match part:
        case "morning":
            return ((hour, 0),) if hour < 12 else ()
        case "noon":
            return ((hour, 0),) if hour >= 10 else ((hour + 12, 0),) if 1 <= hour <= 3 else ()
        case "afternoon":
            return ((12, 0),) if hour == 12 else ((hour + 12, 0),) if 1 <= hour <= 8 else ()
        case "evening":
            return ((0, 1),) if hour in (0, 12) else ((hour + 12, 0),) if hour >= 4 else ((hour, 1),)
        case "midnight":
            return ((0, 1), (0, 0)) if hour in (0, 12) else ()
        case "night":
            return ((hour + 12, 0),) if 6 <= hour <= 11 else ((hour % 12, 1), (hour % 12, 0))


# both together


def _reading(text: _Text, days: _Days | None, clock: _Clock, local: datetime, zone: str) -> Reading:
    """Return the possible times for days and a time of day in a time zone. Raises Refusal if all are past."""
    now, today = local.timestamp(), local.date()
    dates = days.dates if days is not None else (today,)
    times = list(_instants(text, dates, clock, local.tzinfo))
    if days is None or days.today:
        left = [each for each in times if each > now]
        if not left:
            text.sure = False
            ahead = timedelta(days=7 if days is not None else 1)
            left = list(_instants(text, [each + ahead for each in dates], clock, local.tzinfo))
            if len(left) > 1 and days is None:
                left = [each for each in left if each <= now + 86_400] or left
        times = left
    ahead_of_now = tuple(dict.fromkeys(each for each in times if each > now))
    if not ahead_of_now:
        raise Refusal(Phrase("night-refuse-past"))
    return Reading(ahead_of_now, text.sure and len(ahead_of_now) == 1, zone)


def _instants(text: _Text, dates: Sequence[date], clock: _Clock, zone: tzinfo | None) -> Iterator[float]:
    """Yield the Unix times at which clocks in a zone show a time on the dates. A skipped time makes the text
    unsure.
    """
    for each in dates:
        for hour, later in clock.hours:
            on = each + timedelta(days=later)
            first = datetime(on.year, on.month, on.day, hour, clock.minute, tzinfo=zone)
            second = first.replace(fold=1)
            yield first.timestamp()
            if first.utcoffset() == second.utcoffset():
                continue
            if first.timestamp() < second.timestamp():
                yield second.timestamp()
            else:
                text.sure = False


def _must_be_read(text: _Text) -> None:
    """Raise Refusal for a word that is not understood."""
    for word in re.findall(r"[^\s,\x00]+", text.left):
        bare = word.strip(".,:-+/|")
        if not bare or bare in time_words.FILLERS:
            continue
        if re.fullmatch(r"\d.*", bare):
            raise Refusal(Phrase("night-refuse-hour", time=safe(cut(bare, 20))))
        raise Refusal(Phrase("night-refuse-word", word=safe(cut(bare, 30))))


# daily hours


@dataclass(frozen=True, slots=True)
class Hours:
    """Daily hours that were typed. times: the start and the end in minutes after midnight, or None. zone: the
    time zone, or "".
    """

    times: tuple[int, int] | None
    zone: str


def read_hours(typed: str, locale: str) -> Hours:
    """Return the daily hours that were typed. Raises a Refusal that explains what is wrong with the text."""
    bare, zone, _ = _split_zone(typed)
    words = bare.split()
    if not words and zone:
        return Hours(None, zone)
    times = _from_until(bare, locale)
    if times is not None:
        return Hours(times, zone)
    for at in range(len(words) - 1, 0, -1):
        if re.search(r"\d", words[at]):
            break
        if _from_until(" ".join(words[:at]), locale) is not None:
            raise Refusal(Phrase("refuse-zone-unknown", zone=safe(cut(" ".join(words[at:]), 40))))
    for each in words:
        if each[0].isdigit() and _minutes(_plain(each), locale) is None:
            raise Refusal(Phrase("refuse-time", time=safe(cut(each, 20))))
    raise Refusal(Phrase("refuse-quiet-both"))


def _from_until(typed: str, locale: str) -> tuple[int, int] | None:
    """Return two times of day in minutes after midnight, or None if the text is anything else."""
    text = re.sub(rf"(?<!\w)(?:{time_words.EVERY_DAY})(?!\w)", " ", _plain(typed)).strip(" ,:")
    if since := _SINCE.match(text):
        text = text[since.end() :]
    for between in _UNTIL:
        for each in between.finditer(text):
            begin, end = (_minutes(part, locale) for part in (text[: each.start()], text[each.end() :]))
            if begin is not None and end is not None:
                return begin, end
    return None


def _minutes(plain: str, locale: str) -> int | None:
    """Return one time of day in minutes after midnight, or None if the text is anything else."""
    text = _Text(plain)
    try:
        clock = _clock(text, locale)
        _must_be_read(text)
    except Refusal:
        return None
    return None if clock is None else clock.hours[0][0] * 60 + clock.minute
