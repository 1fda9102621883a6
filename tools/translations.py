"""Compares each language in bot/locales with the English messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

import babel
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from bot.catalogue import TITLES
from bot.locales.phrase import ENGLISH, LOCALES, Locale
from bot.title import AnyTitle
from tools.messages import DOER, messages, needs, plain, roles, takes, uses

LANGUAGES: Final = tuple(each for each in LOCALES if each != ENGLISH)
"""The languages other than English."""
MOST: Final = {"headline": 60, "prompt": 105, "button": 26, "refusal": 145, "command": 100, "label": 24}
"""The maximum number of characters in a text of each role. A price or value on a button does not count."""


FIRST: Final = frozenset(("gear_head", "rasant", "scrapheap", "racesmack", "gear_and_piston"))
"""The games that are translated into every language."""


def untranslated(locale: Locale) -> set[str]:
    """Return the keys of the games outside FIRST for whose messages the language has no file."""
    later = (title for key, title in TITLES.items() if key not in FIRST)
    return {title.key for title in later if not (LOCALES[locale] / messages_of(title)).exists()}


def messages_of(title: AnyTitle) -> str:
    """Return the name of the file with a game's messages."""
    return f"{str(getattr(title.words.credit, 'id', '')).partition('-')[0]}.ftl"


def incomplete(locale: Locale) -> list[str]:
    """Return the ids of the messages and attributes that the language lacks. A missing `.you` is allowed, and
    so is a missing file of a game outside FIRST.
    """
    files, there = _files(ENGLISH), set(_files(locale).values())
    if LOCALES[locale].parent == LOCALES[ENGLISH].parent:
        there |= set(files.values()) - {messages_of(TITLES[key]) for key in untranslated(locale)}
    return [
        id
        for id in messages()
        if id not in messages(locale) and not id.endswith(".you") and files[id.partition(".")[0]] in there
    ]


def unknown(locale: Locale) -> list[str]:
    """Return the ids of the messages that do not exist in English, and to which no other message of the
    language refers.
    """
    forms = set().union(*(part.forms for part in messages(locale).values()))
    return [id for id in messages(locale) if id.removesuffix(".you") not in messages().keys() | forms]


def misplaced(locale: Locale) -> list[str]:
    """Return a line for each message that is in a different file than in English."""
    english = _files(ENGLISH)
    return [f"{id} in {file}" for id, file in _files(locale).items() if english.get(id, file) != file]


@cache
def _files(locale: Locale) -> Mapping[str, str]:
    """Return the file of each message and term."""
    return {
        entry.id.name: file.name
        for file in sorted(LOCALES[locale].glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, (ftl.Message, ftl.Term))
    }


def mismatched(locale: Locale) -> list[str]:
    """Return a line for each argument that a translation adds or leaves out, and for each argument that it
    needs and a call does not pass.
    """
    found = []
    for id in _both(locale):
        ours, theirs = takes(id), takes(id, locale)
        found += [f"{id} has no {name}" for name in sorted(theirs - ours)]
        found += [f"{id} does without {name}" for name in sorted(needs(id) - theirs)]
    for use in uses():
        if use.args is not None and use.id in messages(locale):
            lacks = needs(use.id, locale) - use.args
            found += [f"{use.where}: {use.id} lacks {name}" for name in sorted(lacks)]
    return found


def _both(locale: Locale) -> list[str]:
    return [id for id in messages(locale) if id in messages()]


class _Keys(Visitor):
    """Collects the keys of the variants of a message, by the argument that selects among them."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  the visitor's name
        chosen: object = node.selector
        name = chosen.id.name if isinstance(chosen, (ftl.VariableReference, ftl.FunctionReference)) else ""
        for each in node.variants:
            key = each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value
            self.found.setdefault(name, set()).add(key)
        self.generic_visit(node)


@cache
def _keys(locale: Locale) -> Mapping[str, Mapping[str, set[str]]]:
    """Return the keys of the variants of each message, by the argument that selects among them."""
    found = {}
    for file in sorted(LOCALES[locale].glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                keys = _Keys()
                keys.visit(entry)
                found[entry.id.name] = keys.found
    return found


PLURAL: Final = {"zero", "one", "two", "few", "many", "other"}


def _categories(locale: Locale, name: str) -> set[str]:
    """Return the plural categories of a language, or those of ordinal numbers if `name` is ORDINAL."""
    language = babel.Locale.parse(locale, sep="-")
    rule = language.ordinal_form if name == "ORDINAL" else language.plural_form
    return {*rule.tags, "other"}


def miskeyed(locale: Locale) -> list[str]:
    """Return a line for each variant that is never selected, and for each English variant that the
    translation lacks.
    """
    every: dict[str, set[str]] = {DOER: {"you", "name"}}
    for keys in _keys(ENGLISH).values():
        for name, known in keys.items():
            every.setdefault(name, set()).update(known)
    found = []
    for id, keys in _keys(locale).items():
        for name, given in keys.items():
            words = {key for key in given if not key.isdigit()} - PLURAL
            if not words:
                found += [
                    f"{id}: no number is {key}" for key in sorted(given & PLURAL - _categories(locale, name))
                ]
            found += [f"{id}: ${name} is never {key}" for key in sorted(words - every.get(name, set()))]
            asked = _keys(ENGLISH).get(id, {}).get(name, set()) - PLURAL
            if words and asked & words:
                lost = {key for key in asked if not key.isdigit()} - words
                found += [f"{id}: ${name} may be {key}" for key in sorted(lost)]
    return found


@cache
def _roles() -> tuple[tuple[str, str], ...]:
    """Return the role and the id of each message with a maximum length."""
    known = [*dict.fromkeys(roles())]
    for id in messages():
        if re.match(r"(\w+-)?refuse-", id):
            known.append(("refusal", id))
        elif id.startswith("command-"):
            known.append(("command", id))
        elif "-picture-" in id:
            known.append(("label", id))
    return tuple(known)


def long(locale: Locale) -> list[str]:
    """Return a line for each message with a role that has too many characters."""
    found = []
    for role, id in _roles():
        for each in {id, f"{id}.you"} & messages(locale).keys():
            text = plain(messages(locale)[each].text).replace("`", "").replace("**", "")
            shown = re.split(" · |\u202f?: ", text)[0] if role == "button" else text
            if len(shown) > MOST[role]:
                found.append(f"{role} {each}: {len(shown)} characters: {shown}")
    return found


FORBIDDEN: Final = {
    "de": (
        *("Spieler(?:in|innen)?", "Mitspieler(?:in|innen)?", "Gegner(?:in|innen)?", "Gewinner(?:in|innen)?"),
        *("(?<=\\w )Ihr(?:e|en|em|er|es)?", "(?<=\\w )Ihnen", "Match", "Seed", "Grid", "Queue"),
    ),
    "fr": ("vous", "votre", "vos", "veuillez", "match", "seed", "driver", "grid"),
}
"""The words that messages must not contain, as patterns."""
_QUOTED: Final = re.compile(r"(?<![*\w])\*([^*\n{}\[\]]+)\*(?!\*)")
_CODE: Final = re.compile(r"`[^`]*`|\]\([^)]*\)|https?:\S+|<[^>]*>|\d:\d|words:|deal:")
"""Matches text with punctuation of its own: commands, addresses and times."""
_SELECTS: Final = re.compile(r"\{\s*[^{}]*->|\*?\[[\w-]+\]|\}")
"""Matches the syntax around the variants of a selection."""


def voice(locale: Locale) -> list[str]:
    """Return a line for each forbidden word or kind of punctuation in a message."""
    found = []
    for id, part in messages(locale).items():
        text = _variants(part.text)
        found += [f"{id}: {fault}" for fault in faults(text, locale)]
    return found


def faults(text: str, locale: Locale) -> list[str]:
    """Return the errors in a text: forbidden words, and punctuation that the language does not use."""
    language = locale.partition("-")[0]
    words = [word for each in FORBIDDEN.get(language, ()) for word in re.findall(rf"\b(?:{each})\b", text)]
    signs = (*_ANYWHERE, *_SIGNS.get(language, ()))
    return [repr(word) for word in words] + [
        f"{fault}: {text}" for pattern, fault in signs if re.search(pattern, text)
    ]


def _variants(pattern: str) -> str:
    """Return the texts of all variants of a pattern, joined by slashes. "Name" stands for each argument, and
    "code" for each command, address or time.
    """
    text = re.sub(r"\{[^{}]*\}", lambda found: found.group() if "->" in found.group() else "Name", pattern)
    return re.sub("[ \n]*\n[ \n]*", " / ", _SELECTS.sub("\n", _CODE.sub("code", text)).strip())


_ANYWHERE: Final = (
    (r"(?<!\w);|;(?= )", "a semicolon"),
    ("'", "a straight apostrophe"),
    ('"', "straight quotation marks"),
    (r"(?<=\S)  +(?=\S)", "two spaces"),
    (r" -(?=\d)|(?<=\d) ?x ?(?=\d)", "a hyphen for minus, or an x for times"),
    (r"\.\.\.", "three full stops"),
)
_SIGNS: Final[Mapping[Locale, tuple[tuple[str, str], ...]]] = {
    "de": (
        ("[”«»\u2039\u203a]|“(?=\\w)", "quotation marks that are not „“"),
        (" [!?:](?= |$)", "a space before a sign"),
    ),
    "fr": (
        (r"[^\s\u202f!?…](?=[!?]+(?:\W|$))", "no narrow space before ! or ?"),
        (r"[^\s\u202f](?=:(?:\s|$))", "no narrow space before a colon"),
        (r"[ \u00a0](?=[!?:](?:\s|$))", "another space than a narrow one before a sign"),
        ("[“”„\u2039\u203a]", "quotation marks that are not « »"),
        ("«(?!\u202f)|(?<!\u202f)»", "no narrow space inside « »"),
    ),
}


def misquoted(locale: Locale) -> list[str]:
    """Return a line for each button to which a message refers in *asterisks*, but not by the button's
    label.
    """
    labels = _labels()
    found = []
    for id in _both(locale):
        here = set(_QUOTED.findall(messages(locale)[id].text))
        for quoted in _QUOTED.findall(messages()[id].text):
            own = {
                plain(messages(locale)[each].text)
                for each in labels.get(quoted, ())
                if each in messages(locale)
            }
            if own and not own & here:
                found.append(f"{id}: *{quoted}* is {' or '.join(sorted(own))}, not {', '.join(sorted(here))}")
    return found


@cache
def _labels() -> Mapping[str, list[str]]:
    """Return the ids of all messages by their English text."""
    found: dict[str, list[str]] = {}
    for id, part in messages().items():
        found.setdefault(plain(part.text), []).append(id)
    return found


LISTS: Final[tuple[Callable[[Locale], list[str]], ...]] = (
    *(incomplete, unknown, misplaced, mismatched, miskeyed),
    *(long, voice, misquoted),
)


def every() -> Iterator[tuple[str, list[str]]]:
    """Yield every list of errors for every language, each with its name."""
    for locale in LANGUAGES:
        for each in LISTS:
            yield f"{locale} {each.__name__}", each(locale)
