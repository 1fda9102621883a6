"""Tests that no English remains in another language: in its messages, and in all texts of whole games."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import pytest

from bot.catalogue import TITLES
from bot.locales.phrase import ENGLISH, Locale, spoken
from bot.title import AnyTitle
from tests.games.golden import GAMES, NAMES as PLAYERS, played, told, transcript_of
from tests.games.hooks import Golden
from tests.locales.samples import NAME, samples
from tools.translations import LANGUAGES, untranslated

NAMES: Final = (
    *(*PLAYERS, NAME, "Paddock", "Discord", "Green Box of Games", "Berlin"),
    "other",  # the key of every sample that has no words of its own in the message
    *(title.name for title in TITLES.values()),
)
ENGLISH_WORDS: Final = re.compile(
    r"\b(?:the|your?|you(?:’re|’ve)|it(?:’s|s)?|is|are|has|have|with|and|of|to|from|at|for|by|turn|cards?|"
    r"points?|players?|game|press|deck|discard|draws?|takes?|plays?|wins?|round|left|no|yes)\b"
)
"""Matches English words. A text in another language can contain only those in SHARED."""
SHARED: Final[Mapping[Locale, frozenset[str]]] = {
    "de": frozenset(
        ["ap", "champion", "hammer", "hand", "live", "min", "minimal", "minus", "normal", "orange", "plus"]
    ),
    "fr": frozenset(
        (
            *("champion", "circuit", "cube", "cubes", "draft", "expert", "final", "min", "minus", "normal"),
            *("orange", "options", "pages", "pistons", "place", "plus", "point", "points", "pt", "pts"),
            *("rectangle", "rectangles", "replay", "robot", "robots", "secret", "standard", "table"),
            *("triangle", "triangles"),
        )
    ),
}
"""The words that are the same in English and in each of these languages, in lower case."""


def english(text: str, locale: Locale) -> list[str]:
    """Return the English words in a text of another language, except commands and addresses."""
    return [word for word in ENGLISH_WORDS.findall(_own(text)) if word not in SHARED.get(locale, ())]


def same(text: str, locale: Locale) -> bool:
    """Return whether a text can be the same in another language as in English, because it only contains
    names, numbers and words that both languages have.
    """
    words = re.findall(r"[^\W\d_]{2,}", _own(text).lower())
    return set(words) <= SHARED.get(locale, frozenset())


def _own(text: str) -> str:
    """Return the text without names, commands and addresses."""
    words = re.sub(r"`[^`]*`|\]\([^)]*\)|https?:\S+|<[^>]*>|/\w+( \w+)?", " ", text)
    return re.sub(rf"\b(?:{'|'.join(map(re.escape, NAMES))})\b", " ", words)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_variant_of_every_message_is_in_its_language(locale: Locale) -> None:
    found = {}
    for phrase in samples(locale):
        text = spoken(phrase, locale)
        if text == spoken(phrase, ENGLISH) and not same(text.replace(NAME, " "), locale):
            found[f"{phrase.id}: {text}"] = "as in English"
        for word in english(text, locale):
            found[f"{phrase.id}: {text}"] = word
    assert found == {}


SCAFFOLD: Final = re.compile(r"\A(?:Seats: .*|--- after move .*|.*, seed .*)\Z|\[\w+ hears: |^\d+\. \w+: ")
"""Matches the texts in a golden game's file that do not come from the game, such as its headings."""
OURS: Final = [(title, golden) for title, golden in GAMES if title.key in TITLES]


@pytest.mark.few(2)
@pytest.mark.parametrize(("title", "golden"), OURS, ids=[f"{title.key}-{one.seed}" for title, one in OURS])
def test_a_golden_game_reads_well_in_every_language(title: AnyTitle, golden: Golden) -> None:
    game = played(title, golden)
    for locale in LANGUAGES:
        lines = told(title, game, locale).splitlines()
        if title.key in untranslated(locale):
            continue  # its texts are in English. A message that cannot be said would have raised an error
        for ours, theirs in zip(lines, transcript_of(title, golden).splitlines(), strict=True):
            text = SCAFFOLD.sub("", ours)
            assert english(text, locale) == [], ours
            assert ours != theirs or same(text, locale), ours
