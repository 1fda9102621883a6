"""Small pieces of English."""

from __future__ import annotations

import pytest

from bot.words.phrases import READER, addressed, span


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            f"{READER} won the round: 2 cars. {READER} is to lead.",
            "You won the round: 2 cars. You are to lead.",
        ),
        (f"Bo and {READER} lost 1 each.", "Bo and you lost 1 each."),
        (f"claimed 2 cubes of {READER}'s, and moved", "claimed 2 cubes of yours, and moved"),
        (f"claimed one of {READER}'s pink cubes", "claimed one of your pink cubes"),
        (f"{READER}'s car is complete.", "Your car is complete."),
        (f"took 2 of {READER}'s and left", "took 2 of yours and left"),
        (f"Only {READER} is not there. Ann leads.", "Only you are not there. Ann leads."),
    ],
)
def test_the_reader_of_a_text_is_you(text: str, told: str) -> None:
    assert addressed(text) == told


def test_numbers_from_one_to_another_are_told_by_the_first_and_the_last() -> None:
    assert (span(range(2, 5)), span(range(2, 3))) == ("2 to 4", "2")
