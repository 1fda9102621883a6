"""Tests that the robot of Bids makes the obvious choices."""

from __future__ import annotations

from bot.engine.game import Chance
from tests.games.bids import rules
from tests.games.bids.robots import club
from tests.games.bids.rules import Bid
from tests.games.bids.test_rules import state


def test_it_bids_about_what_the_prize_is_worth() -> None:
    at = state((1, 4, 5), (1, 2))
    assert club(rules.view(at, 0), rules.legal(at, 0), Chance("robot", 0)) in (Bid(4), Bid(5))
