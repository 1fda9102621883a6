"""Tests that the robot of Two Cards makes the obvious choices."""

from __future__ import annotations

import pytest

from bot.engine.game import Chance
from tests.games.two_cards import rules
from tests.games.two_cards.robots import club
from tests.games.two_cards.test_rules import state


@pytest.mark.parametrize(
    ("hand", "pile", "played"), [((8, 9), (7,), 8), ((3, 9), (7,), 9), ((3, 5), (7,), 3), ((3, 9), (), 3)]
)
def test_it_plays_the_lowest_card_that_scores_or_else_the_lowest(
    hand: tuple[int, ...], pile: tuple[int, ...], played: int
) -> None:
    at = state((hand, (1, 2)), pile)
    assert club(rules.view(at, 0), rules.legal(at, 0), Chance("robot", 0)).card == played
