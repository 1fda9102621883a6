"""Tests of the contents of the pictures of Two Cards."""

from __future__ import annotations

from tests.games.two_cards import board, rules
from tests.games.two_cards.test_rules import state
from tests.render.masters import words

NAMES = ("Ann", "Bo")


def test_the_board_says_whose_turn_it_is_and_what_is_left() -> None:
    (drawn,) = board.scenes(rules.view(state(((3, 9), (4, 5)), (6,)), None), NAMES)
    assert {"Ann’s turn", "Stock: 2 cards. Turns to come: 4."} <= set(words(drawn))


def test_a_hand_says_what_is_on_top() -> None:
    (drawn,) = board.scenes(rules.view(state(((3, 9), (4, 5)), (6,)), 1), NAMES)
    assert {"Wait for Ann", "On top: 6"} <= set(words(drawn))
