"""Messages: phrases, which have no language yet, and their text in each language.

Only this module formats text: from the .ftl files with fluent.runtime, and with Babel's CLDR data.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

import babel
from babel.dates import format_skeleton, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt

from bot.locales.parsed_files import parsed

Locale: TypeAlias = str
"""The name of a language's folder, such as en, de or fr."""
ENGLISH: Final[Locale] = "en"


class Tenths(float):
    """A number rounded to one decimal place. Messages always show that place, and choose their variants by
    the rounded number.
    """

    __slots__ = ()

    def __new__(cls, number: float) -> Tenths:
        """Round the number to one decimal place."""
        return super().__new__(cls, round(number, 1))


class _Whole(FluentInt):
    """A whole number in a message, whose text is cached."""

    def format(self, locale: babel.Locale) -> str:
        return _digits(int(self), locale)


@lru_cache(maxsize=4_096)
def _digits(number: int, locale: babel.Locale) -> str:
    return FluentInt(number).format(locale)


class Phrase:
    """A message of the .ftl files with its arguments. `spoken` returns its text. id: the message's id, or
    "id.attribute". you: whether the message is about its reader, so that its attribute "you" is used if it
    has one. args: the arguments, by their names in the message.
    """

    __slots__ = ("_key", "args", "id", "you")

    def __init__(self, id: str, /, *, you: bool = False, **args: Arg) -> None:
        self.id = id
        self.you = you
        self.args: Mapping[str, Arg] = MappingProxyType(args)
        self._key = (id, you, tuple([(name, _frozen(value)) for name, value in sorted(args.items())]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        told = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Phrase({self.id!r}{', you=True' if self.you else ''}{told})"

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.id, self.you, dict(self.args))


Text: TypeAlias = str | Phrase
"""Text for a person. A plain string is the same in every language."""
Arg: TypeAlias = str | int | float | Phrase | Sequence[Text]
"""An argument of a message. A text that selects a variant (`{ $key -> }`) is in lower case. A list is joined
in the language's own way.
"""


class Readable(Exception):
    """An exception whose text is shown to a player."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        """Return the text in English, for the log and the command line."""
        return spoken(self.text, ENGLISH)


def _frozen(value: Arg) -> object:
    return value if isinstance(value, (str, int, float, Phrase)) else tuple(value)


def _restored(id: str, you: bool, args: dict[str, Arg]) -> Phrase:
    return Phrase(id, you=you, **args)


_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen that CLDR puts before a negative number."""
_COMMON: Final = "common"
"""The file whose messages every other file can refer to."""
ELSEWHERE: Final = dict[str, Path]()
"""The folders of messages outside LOCALES, by the first word of their ids. Each contains en.ftl, and can
contain such a file for each other language.
"""


LOCALES: Final[dict[Locale, Path]] = {
    each.parent.name: each.parent
    for each in sorted(
        Path(__file__).parent.glob(f"*/{_COMMON}.ftl"), key=lambda each: (each.parent.name != ENGLISH, each)
    )
}
"""The folder of each language by name, English first. A folder can be added before the bot starts."""


def known(tag: str) -> Locale:
    """Return the supported language for a tag such as en-GB or pt-BR, or English if there is none."""
    if tag in LOCALES:
        return tag
    bare = tag.partition("-")[0]
    return bare if bare in LOCALES else ENGLISH


def say(id: str, locale: Locale, /, *, you: bool = False, **args: Arg) -> str:
    """Return the text of a message in a language. See `Phrase` for the arguments. Raises LookupError if the
    message, an argument, or a message that it refers to is missing.
    """
    return spoken(Phrase(id, you=you, **args), locale)


def spoken(
    text: Text, locale: Locale, written: Callable[[str], str] = str, *, doer: Literal["you", "name"] = "name"
) -> str:
    """Return text in a language, or in English if the language lacks it. Raises LookupError as `say` does.
    written: converts plain strings, for example to escape Markdown. doer: whether the reader ("you") or
    someone else ("name") acts, for messages with `$doer`.
    """
    return written(text) if isinstance(text, str) else _said(text, locale, written, doer)


@lru_cache(maxsize=8_192)
def _said(text: Phrase, locale: Locale, written: Callable[[str], str], doer: str) -> str:
    id, _, attribute = text.id.partition(".")
    language = locale
    bundle = _bundle(language, id.partition("-")[0])
    if not bundle.has_message(id) or (attribute and attribute not in bundle.get_message(id).attributes):
        language, bundle = ENGLISH, _bundle(ENGLISH, id.partition("-")[0])
    message = bundle.get_message(id)
    if not attribute and text.you and "you" in message.attributes:
        attribute = "you"
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"the message {id} has no text of its own")
    inner = ("you" if text.you else "name") if "you" in message.attributes else doer
    args = {name: _argument(value, language, written, inner) for name, value in text.args.items()}
    args["doer"] = doer
    # like FluentBundle.format_pattern, which would replace each _Whole by a number that caches nothing
    environment = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=args), errors=[])
    try:
        said = pattern(environment)
    except ValueError as error:
        environment.errors.append(error)
    if environment.errors:
        raise LookupError(f"{text!r} in {language}: {environment.errors[0]}")
    if any(isinstance(value, (int, float)) and value < 0 for value in args.values()):
        return _HYPHEN.sub("\u2212", str(said))
    return str(said)


def lines(texts: Iterable[Text], locale: Locale) -> list[str]:
    """Return the texts in a language."""
    return [spoken(text, locale) for text in texts]


def whole(number: int) -> str:
    """Return a whole number, with a minus sign (U+2212) if it is negative."""
    return f"\u2212{-number}" if number < 0 else f"{number}"


def decimal(number: float, locale: Locale) -> str:
    """Return a number in a language, with one decimal place."""
    return format_decimal(number, "0.0", locale=_cldr(locale))


def month(first: date, locale: Locale) -> str:
    """Return the name and year of the month that starts on the given day."""
    return str(format_skeleton("yMMMM", first, locale=_cldr(locale)))


def day(at: date, locale: Locale) -> str:
    """Return the weekday and the date of a day without its year."""
    return str(format_skeleton("MMMEd", at, locale=_cldr(locale)))


def cities(locale: Locale) -> dict[str, str]:
    """Return the known names of the time zones' cities in a language, by time zone."""
    return {zone: told["city"] for zone, told in _cldr(locale).time_zones.items() if "city" in told}


def _argument(value: Arg, locale: Locale, written: Callable[[str], str], doer: str) -> str | int | float:
    match value:
        case Phrase():
            return _said(value, locale, written, doer)
        case str():
            return written(value)
        case Tenths():
            return FluentFloat(float(value), minimumFractionDigits=1, maximumFractionDigits=1)
        case int():
            return _Whole(value)
        case float():
            return FluentFloat(value)
        case _:
            told = [str(_argument(each, locale, written, doer)) for each in value]
            return format_list(told, locale=_cldr(locale))


def load(*locales: Locale) -> None:
    """Read all messages of the languages, by default of all, so that no file is read in the event loop
    later.
    """
    for locale in locales or LOCALES:
        for stem in {*(path.stem for path in LOCALES[locale].glob("*.ftl")), *ELSEWHERE}:
            _bundle(locale, stem)


@cache
def _bundle(locale: Locale, file: str) -> FluentBundle:
    """Return the messages of one file together with the common ones."""
    functions = {"ORDINAL": _ordinal(locale), "DURATION": _duration(locale)}
    bundle = FluentBundle([locale], functions=functions, use_isolating=False)
    for stem in dict.fromkeys((_COMMON, file)):
        path = LOCALES.get(locale, Path()) / f"{stem}.ftl"
        if stem in ELSEWHERE and not path.exists():
            path = ELSEWHERE[stem] / f"{locale}.ftl"
        if path.exists():
            bundle.add_resource(_resource(path))
    return bundle


_resource = cache(parsed)


def _ordinal(locale: Locale) -> Any:
    """Return the function ORDINAL($place), which gives the plural category of an ordinal number."""

    def category(number: Any) -> str:
        return str(_cldr(locale).ordinal_form(int(number)))

    return category


def _duration(locale: Locale) -> Any:
    """Return the function DURATION($seconds), which gives the approximate duration in its largest unit."""

    def told(seconds: Any) -> str:
        return format_timedelta(int(seconds), threshold=1.2, locale=_cldr(locale))

    return told


@cache
def _cldr(locale: Locale) -> babel.Locale:
    # British lists have no comma before the last "and"
    return babel.Locale.parse("en-GB" if locale.partition("-")[0] == ENGLISH else locale, sep="-")
