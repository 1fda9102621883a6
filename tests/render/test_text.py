"""Tests of texts in pictures: unusual names, and names that are cut to fit."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from unicodedata import category

import pytest
from hypothesis import given, strategies as st

from bot.render.faces import FACES, JOINERS, Faces, opened
from bot.render.text import (
    TextRun,
    _has,
    _is_leftward,
    _run,
    _runs,
    fitted,
    legible,
    mask,
    measure,
    short_name,
)
from bot.render.theme import Weight

NONE = Faces(())
"""No fonts other than Roboto, whatever this machine has."""


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n  Lee\t", "Ann Lee"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Ольга", "Ольга"),
        ("Ελένη", "Ελένη"),
        ("**bold** `x` @everyone", "**bold** `x` @everyone"),
        ("🏎️ Ann 🔥", "Ann"),
        ("\U0001d4d5\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502", "Fancy"),
        ("\uff37\uff49\uff44\uff45", "Wide"),
        ("Z̷̢̛a̸l̵g̶o̴", "Zalgo"),
        ("\u202eevil", "evil"),
        ("!!!", "!!!"),
        ("小Ann", "#1 A"),
        ("小明2", "#1 2"),
    ],
)
def test_a_name_is_shown_in_characters_that_the_font_has(name: str, shown: str) -> None:
    assert legible(name, 1, NONE) == shown


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "\u3164", "🔥🔥", "李小龍", "مرحبا", "\u0301"])
def test_a_name_of_which_nothing_can_be_shown_becomes_the_number_of_the_car(name: str) -> None:
    assert legible(name, 5, NONE) == "#5"


@given(
    st.text(max_size=24),
    st.sampled_from(["\U0001f525", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u2764\ufe0f", "\u738b"]),
)
def test_no_name_is_drawn_as_an_empty_box_whatever_fonts_there_are(name: str, odd: str) -> None:
    for faces in (NONE, FACES):
        shown = legible(f"{odd}{name}{odd}", 3, faces)
        assert shown
        marks = [
            char for char in shown if not (char.isspace() or char in JOINERS or category(char)[0] == "M")
        ]
        assert all(_has(char) or faces.of(char) for char in marks)


@given(st.text(max_size=32), st.integers(80, 900))
def test_any_name_is_cut_to_fit(name: str, room: int) -> None:
    shown = legible(name, 11)
    text = fitted(shown, 48, "Bold", room)
    assert measure(text, 48, "Bold") <= room
    assert text == shown or text.endswith("…")
    label = TextRun(text, 48)
    assert mask(label).size == (label.width, label.height)


def test_a_cut_name_keeps_as_much_as_fits() -> None:
    text = fitted("W" * 32, 48, "Bold", 400)
    assert measure(text, 48, "Bold") <= 400 < measure("W" + text, 48, "Bold")


def test_a_name_of_several_words_loses_its_last_ones_and_never_its_number() -> None:
    room = measure("Grease (2)", 48, "Bold")
    assert short_name("Grease Lightly (2)", 48, "Bold", room) == "Grease (2)"
    assert short_name("Grease Lightly", 48, "Bold", 900) == "Grease Lightly"
    assert short_name("Maximiliane", 48, "Bold", 100).endswith("…")
    room = measure("Bartholomew von der", 48, "Bold")
    assert short_name("Bartholomew von der Heide", 48, "Bold", room) == "Bartholomew"
    assert short_name("Bartholomew von der", 48, "Bold", room) == "Bartholomew von der"


def test_no_text_is_cut_off_at_the_sides() -> None:
    for text in ("Wj", "fjord", "1st", "Ángström", "Player 12"):
        for weight in ("Medium", "Bold", "Black", "BlackItalic"):
            cover = mask(TextRun(text, 48, weight))
            box = cover.getbbox()
            assert box is not None
            assert box[2] < cover.width
            assert box[1] > 0
            assert box[3] < cover.height


ROBOTO = Path(str(files("font_roboto") / "files" / "Roboto-Bold.ttf"))


def test_a_font_is_found_by_the_script_of_a_character_and_only_if_it_has_it(tmp_path: Path) -> None:
    deep = tmp_path / "truetype" / "noto"
    deep.mkdir(parents=True)
    for name in ("NotoSansCyrillic-Bold.ttf", "NotoSansThai-Bold.ttf", "NotoSansGreek-Bold.otf"):
        (deep / name).write_bytes(ROBOTO.read_bytes())
    (deep / "NotoSansHebrew-Bold.ttf").write_text("no font")
    faces = Faces((tmp_path,))
    assert faces.of("Ж") == deep / "NotoSansCyrillic-Bold.ttf"
    assert [faces.of(char) for char in "กאω☃"] == [None] * 4


def test_characters_of_another_font_are_drawn_together() -> None:
    run = _run("Ольга", 48, ROBOTO)
    assert run.cover.getbbox() is not None
    assert run.advance == round(opened(ROBOTO, 48).getlength("Ольга"))
    assert run.colours is None


@pytest.mark.parametrize(
    ("name", "leftward"),
    [
        ("Ann", False),
        ("12 !", False),
        ("\u0645\u062d\u0645\u062f 2", True),
        ("7 \u05d3\u05d5\u05d3 Ann", True),
    ],
)
def test_the_first_letter_says_from_which_side_a_name_is_read(name: str, leftward: bool) -> None:
    assert _is_leftward(name) is leftward
    assert sorted("".join(run for run, _ in _runs(name))) == sorted(name)


def test_a_cut_name_does_not_end_in_half_a_character() -> None:
    text = fitted("a\u200d" * 20, 48, "Bold", 300)
    assert text.endswith("\u2026")
    assert "\u200d\u2026" not in text


@pytest.mark.parametrize("face", ["Bold", "Serif", "Caladea", "Manrope", "Fredoka", "Amatic"])
def test_what_follows_a_cut_name_does_not_cover_its_ellipsis(face: Weight) -> None:
    apart = measure("re\u2026", 54, face) + measure("is", 54, face)
    assert measure("re\u2026is", 54, face) >= apart - 6
