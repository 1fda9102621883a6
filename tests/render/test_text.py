"""Words in pictures: odd names, and cutting to fit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.text import Label, fitted, legible, mask, measure


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
        ("小Ann", "◊Ann"),
    ],
)
def test_a_name_is_shown_in_characters_that_the_font_has(name: str, shown: str) -> None:
    assert legible(name, 0) == shown


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "\u3164", "🔥🔥", "李小龍", "مرحبا", "\u0301"])
def test_a_name_of_which_nothing_can_be_shown_becomes_the_number_of_the_seat(name: str) -> None:
    assert legible(name, 4) == "Player 5"


@given(st.text(max_size=32), st.integers(80, 900))
def test_any_name_is_cut_to_fit(name: str, room: int) -> None:
    shown = legible(name, 11)
    text = fitted(shown, 48, "Bold", room)
    assert measure(text, 48, "Bold") <= room
    assert text == shown or text.endswith("…")
    label = Label(text, 48)
    assert mask(label).size == (label.width, label.height)


def test_a_cut_name_keeps_as_much_as_fits() -> None:
    text = fitted("W" * 32, 48, "Bold", 400)
    assert measure(text, 48, "Bold") <= 400 < measure("W" + text, 48, "Bold")


def test_no_text_is_cut_off_at_the_sides() -> None:
    for text in ("Wj", "fjord", "1st", "Ángström", "Player 12"):
        for weight in ("Medium", "Bold", "Black", "BlackItalic"):
            cover = mask(Label(text, 48, weight))
            box = cover.getbbox()
            assert box is not None
            assert box[2] < cover.width
            assert box[1] > 0
            assert box[3] < cover.height
