"""Tests of the page's own texts: each language has all of them, and each is used."""

from __future__ import annotations

import json
import re

import pytest

from bot.sandbox.page import STATIC
from tools.translations import LANGUAGES, faults

WORDS = {
    path.suffixes[0].strip("."): json.loads(path.read_text()) for path in sorted(STATIC.glob("words.*.json"))
}
SAID = re.compile(r'(?:say|parts)\("([a-z-]+)"|data-say(?:-title|-label)?"?[=:] ?"([a-z-]+)"')
EITHER = re.compile(r'\? "([a-z-]+)" : "([a-z-]+)"')
COMPUTED = {f"looks-{each}" for each in ("system", "dark", "light")} | {"true", "false"}
SAME = {"optional", "linked-message"}
"""The words that are the same in two languages."""


def said() -> set[str]:
    """Return the ids of the texts that the page's files use."""
    found = set(COMPUTED)
    for path in (*STATIC.glob("*.js"), *STATIC.glob("*.html")):
        text = path.read_text()
        found |= {id for each in SAID.findall(text) for id in each if id}
        found |= {id for each in EITHER.findall(text) for id in each if id in WORDS["en"]}
    return found


def test_the_page_speaks_every_language_of_the_bot() -> None:
    assert {"en", *LANGUAGES} <= set(WORDS)


@pytest.mark.parametrize("language", WORDS)
def test_every_language_has_all_words_with_the_same_arguments(language: str) -> None:
    here, english = WORDS[language], WORDS["en"]
    assert here.keys() == english.keys() == said()
    for id, words in here.items():
        assert sorted(re.findall(r"\{\w+\}", words)) == sorted(re.findall(r"\{\w+\}", english[id])), id
    assert [fault for words in here.values() for fault in faults(words, language)] == []


@pytest.mark.parametrize("language", [each for each in WORDS if each != "en"])
def test_no_words_stay_english(language: str) -> None:
    here, english = WORDS[language], WORDS["en"]
    assert {id for id in here if here[id] == english[id]} <= SAME
