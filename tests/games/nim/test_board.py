"""Tests of the contents of the picture of Nim."""

from __future__ import annotations

from tests.games.nim import board, rules
from tests.games.nim.test_rules import state
from tests.render.masters import words


def test_the_board_says_whose_turn_it_is_and_how_many_sticks_are_left() -> None:
    (drawn,) = board.scenes(rules.view(state(3, 0, 5), None), ("Ann", "Bo"))
    assert {"Ann’s turn", "A 3", "B 0", "C 5"} <= set(words(drawn))
