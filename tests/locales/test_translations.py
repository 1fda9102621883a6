"""Tests that every language in bot/locales fits the English messages, and follows its own typography."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.locales.phrase import LOCALES, Locale
from tools import translations

FAULTY = """
points = { $points } Punkt'e'
turn = Es ist Ihr Zug; { $person }
win = { $name } gewinnt "mit" { points }!
    .you = Du gewinnst...
level = { $level ->
    [learner] leicht
    [master] Meister
   *[other] zufällig
}
place = { ORDINAL($place) ->
    [two] { $place }te
   *[other] { $place }.
}
sun = Sonne
hand-away = Ein Roboter spielt für dich. Drück *Zurück*.
"""
HAND = """
hand-away = Ein Roboter spielt für dich. Drück *Zurück*.
hand-back = Bin wieder da und spiele wieder mit euch
"""


@pytest.mark.parametrize("locale", translations.LANGUAGES)
@pytest.mark.parametrize("found", translations.LISTS)
def test_every_language_fits_the_english_messages_and_its_own_writing(
    found: Callable[[Locale], list[str]], locale: Locale
) -> None:
    """Check one language. found: a function that returns errors. `make words` lists them, too."""
    assert found(locale) == []


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Locale]:
    """Yield a language of two files with every kind of fault."""
    folder: Path = tmp_path_factory.mktemp("languages") / "de-AT"
    folder.mkdir()
    (folder / "common.ftl").write_text(FAULTY)
    (folder / "hand.ftl").write_text(HAND.replace("hand-away", "away"))
    LOCALES[folder.name] = folder
    yield folder.name
    del LOCALES[folder.name]


def test_what_is_missing_or_superfluous_is_found(faulty: Locale) -> None:
    assert {"tie", "hand-refresh", "robot"} <= set(translations.incomplete(faulty))
    assert {"points", "turn.you"}.isdisjoint(translations.incomplete(faulty))
    assert translations.unknown(faulty) == ["sun", "away"]
    assert translations.misplaced(faulty) == ["hand-away in common.ftl"]


def test_arguments_and_keys_that_do_not_fit_are_found(faulty: Locale) -> None:
    found = translations.mismatched(faulty)
    assert {"turn has no person", "turn does without name"} <= set(found)
    assert any(each.endswith("turn lacks person") for each in found)
    assert set(translations.miskeyed(faulty)) >= {
        "level: $level is never master",
        "level: $level may be club",
    }


def test_writing_that_does_not_fit_is_found(faulty: Locale) -> None:
    found = "\n".join(translations.voice(faulty))
    for fault in ("apostrophe", "turn: 'Ihr'", "a semicolon", "straight quotation", "three full stops"):
        assert fault in found
    assert [each.partition(":")[0] for each in translations.long(faulty)] == ["button hand-back"]
    assert translations.misquoted(faulty) == [
        "hand-away: *I’m back* is Bin wieder da und spiele wieder mit euch, not Zurück"
    ]
