"""Tests of the texts of Bids."""

from __future__ import annotations

from tests.english import english
from tests.games.bids import words
from tests.games.bids.rules import Chose, Shown

NAMES = ("Ann", "Bo")


def test_a_bid_is_told_once_all_have_bid() -> None:
    assert english(words.tell(Chose(0, None), NAMES, None).text) == "has bid"
    shown = [words.tell(Shown((2, 3), 4, 1), NAMES, reader).text for reader in (None, 1)]
    assert english(shown) == "Bids: Ann 2 and Bo 3. Bo gets the 4.\nBids: Ann 2 and you 3. You get the 4."
