"""Tests of the contents of the pictures of Two Cards."""

from __future__ import annotations

from bot.render.text import TextRun
from tests.games.two_cards import board, rules
from tests.games.two_cards.test_rules import state

NAMES = ("Ann", "Bo")


def texts(seat: int | None) -> set[str]:
    """Return the texts in the picture that a seat, or a spectator, sees."""
    (drawn,) = board.scenes(rules.view(state(((3, 9), (4, 5)), (6,)), seat), NAMES)
    return {item.text for item, _, _ in drawn.marks if isinstance(item, TextRun)}


def test_the_board_says_whose_turn_it_is_and_what_is_left() -> None:
    assert {"Ann’s turn", "Stock: 2 cards. Turns to come: 4."} <= texts(None)


def test_a_hand_says_what_is_on_top() -> None:
    assert {"Wait for Ann", "On top: 6"} <= texts(1)
