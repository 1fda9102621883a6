"""Tests that the robot of Nim makes the obvious choices."""

from __future__ import annotations

from bot.engine.game import Chance
from tests.games.nim import rules
from tests.games.nim.robots import club
from tests.games.nim.rules import Take
from tests.games.nim.test_rules import state


def test_it_leaves_two_equal_heaps() -> None:
    at = state(0, 3, 5)
    assert club(rules.view(at, 0), rules.legal(at, 0), Chance("robot", 0)) == Take(2, 2)
