"""Tests of numbers as people type them into a form."""

import pytest

from bot.ui.actions.text_form import number_in


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("7", 7),
        ("#7", 7),
        ("Nr. 7", 7),
        ("n° 07", 7),
        ("No. 46", 46),
        ("1,5", None),
        ("x7", None),
        ("", None),
    ],
)
def test_a_number_is_understood_with_its_sign(typed: str, number: int | None) -> None:
    assert number_in(typed) == number
