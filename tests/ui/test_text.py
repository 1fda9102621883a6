"""Tests of small pieces of text in Discord's format."""

from __future__ import annotations

import pytest

from bot.ui.text import bare, cut, moment, plain, safe


@pytest.mark.parametrize(
    "name",
    ["**Ann**", "@everyone", "<@12345678901234567>", "[x](y)", "`Bo`", "> Cy", "<t:1:R>", "||Di||", "# Ed"],
)
def test_a_name_has_no_power_over_the_message(name: str) -> None:
    shown = safe(name)
    assert shown != name
    for power in ("@everyone", "<@12345678901234567>"):
        assert power not in shown
    assert bare(f"**{shown}** drew.") == f"{name} drew."


UNSEEN = [
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u034f",
    "\u180e",
    "\xad",
    "\u206a\u206f",
    "\U000e0041\U000e007f",
]
"""Characters that are invisible, although Python does not count them as white space."""


@pytest.mark.parametrize("blank", UNSEEN)
def test_letters_that_nobody_sees_are_a_space(blank: str) -> None:
    assert plain(f"{blank}Ann{blank}Bo") == "Ann Bo"
    assert safe(f"Ann{blank}Bo") == "Ann Bo"


@pytest.mark.parametrize("blank", [*UNSEEN, "\u200d\ufe0f", " ", ""])
def test_a_name_that_nobody_sees_is_somebodys(blank: str) -> None:
    assert plain(blank) == "?"


@pytest.mark.parametrize(
    "name",
    [
        "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  # the flag of England
        "\U0001f469\u200d\U0001f680",  # an astronaut
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian, with a zero-width non-joiner
        "1\ufe0f\u20e3",
        "\U0001fabf",  # newer than the Python that reads it
        "\u0928\u0940\u0932",
    ],
)
def test_signs_that_a_script_or_an_emoji_needs_stay_in_a_name(name: str) -> None:
    assert plain(name) == safe(name) == name


def test_an_ordinary_name_stays_as_it_is() -> None:
    assert safe("Ann Other-Name 7") == "Ann Other-Name 7"


def test_text_is_cut_at_the_end_of_a_line() -> None:
    assert cut("one\ntwo\nthree", 100) == "one\ntwo\nthree"
    assert cut("one\ntwo\nthree", 10) == "one\ntwo\n…"
    assert cut("abcdefghij", 5) == "abcd…"
    assert all(len(cut("a bc\n" * 50, limit)) <= limit for limit in range(2, 100))


def test_a_moment_is_shown_by_each_readers_own_clock() -> None:
    assert moment(90.9) == "<t:90:R>"
