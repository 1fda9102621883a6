"""Tests of the texts of messages: arguments, lists, ordinals, and missing messages."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from bot.locales.phrase import LOCALES, Phrase, Tenths, say, spoken


def test_a_message_takes_numbers_and_phrases() -> None:
    assert say("points", "en", points=1) == "1 point"
    assert say("turn", "en", name=Phrase("place", place=22)) == "22nd’s turn"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_negative_number_has_a_minus_sign_and_a_name_keeps_its_hyphen(locale: str) -> None:
    assert say("points", locale, points=-6).startswith("\u22126 ")
    told = say("win", locale, name="Max-1", points=-6)
    assert "Max-1" in told
    assert "\u22126 " in told


def test_a_list_is_joined_as_the_language_does_it() -> None:
    assert say("turn", "en", name=["Ann", "Bo", Phrase("points", points=2)]) == "Ann, Bo and 2 points’s turn"


def test_the_reader_is_addressed_where_the_message_has_words_for_it() -> None:
    assert say("turn", "en", name="Ann", you=True) == "Your turn"
    assert say("points", "en", points=3, you=True) == "3 points"


@pytest.mark.parametrize(
    ("place", "words"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (23, "23rd")]
)
def test_places_are_ordinals(place: int, words: str) -> None:
    assert say("place", "en", place=place) == words


@pytest.mark.parametrize(
    ("loss", "words"),
    [(0.3, "environ 0,3 point"), (1.94, "environ 1,9 point"), (1.96, "environ 2,0 points")],
)
def test_a_number_with_one_decimal_place_is_singular_or_plural_as_it_is_written(
    loss: float, words: str
) -> None:
    assert say("review-points", "fr", loss=Tenths(loss)) == words


def test_a_deed_without_a_subject_knows_whether_it_is_the_readers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LOCALES, "fr-CA", tmp_path)
    (tmp_path / "story.ftl").write_text("story-deed = { $name } { $deed }.\n    .you = Tu { $deed }.\n")
    tapped = "smack-tapped = { $doer -> \n    [you] touches\n   *[name] touche\n} { $letter }\n"
    (tmp_path / "smack.ftl").write_text(tapped)
    deed = Phrase("smack-tapped", letter="B")
    assert say("story-deed", "fr-CA", name="Ann", deed=deed) == "Ann touche B."
    assert say("story-deed", "fr-CA", name="Ann", deed=[deed, deed], you=True) == "Tu touches B et touches B."
    assert spoken(deed, "fr-CA", doer="you") == "touches B"


def test_a_plain_string_is_the_same_in_every_language() -> None:
    assert spoken("Ann", "en") == "Ann"


def test_a_language_that_lacks_a_message_says_it_in_english() -> None:
    assert say("points", "sv", points=2) == "2 points"


def test_what_is_missing_is_an_error_and_never_a_blank() -> None:
    with pytest.raises(LookupError):
        say("no-such-message", "en")
    with pytest.raises(LookupError, match="points"):
        say("points", "en")


def test_phrases_compare_by_what_they_say_and_travel_between_processes() -> None:
    phrase = Phrase("turn", name=["Ann", "Bo"], you=True)
    assert phrase == Phrase("turn", you=True, name=["Ann", "Bo"]) != Phrase("turn", name=["Ann", "Bo"])
    assert pickle.loads(pickle.dumps(phrase)) == phrase
    assert len({phrase, Phrase("turn", you=True, name=("Ann", "Bo"))}) == 1
