"""Tests that the messages fit the code that uses them, and follow the style rules (docs/translating.md,
section 3).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tools import messages


@pytest.mark.parametrize("found", messages.LISTS)
def test_every_message_is_said_with_its_arguments_and_in_our_voice(found: Callable[[], list[str]]) -> None:
    """Check the messages of one language. found: a function that returns errors. `make words` lists them,
    too.
    """
    assert found() == []


def test_headlines_prompts_and_buttons_are_found_in_the_code() -> None:
    roles = set(messages.roles())
    assert {("headline", "turn"), ("prompt", "gear-complete"), ("button", "hand-refresh")} <= roles


def test_what_a_message_needs_includes_what_it_refers_to() -> None:
    assert messages.needs("robot") == {"name", "level"}
    assert messages.needs("turn") == {"name"}


def test_the_longest_reading_of_a_message_has_one_variant_and_a_word_for_each_argument() -> None:
    assert (
        messages.plain("{ $points -> [one] { $points } point *[other] { $points } points }!")
        == "Name points!"
    )
