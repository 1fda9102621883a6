"""Tests of the contents of the pictures of Bids."""

from __future__ import annotations

from tests.games.bids import board, rules
from tests.games.bids.rules import Bid
from tests.games.bids.test_rules import LUCK, state
from tests.render.masters import words


def test_the_board_says_who_has_bid_and_a_hand_that_must_bid_does_not() -> None:
    after = rules.apply(state((1, 2), (1, 2)), 1, Bid(2), LUCK).state
    shown = []
    for seat in (None, 0):
        (drawn,) = board.scenes(rules.view(after, seat), ("Ann", "Bo"))
        shown.append([word for word in words(drawn) if "has bid" in word])
    assert shown == [["0 points · has bid"], []]
