"""What is said of a game of Bids."""

from __future__ import annotations

from tests.english import english
from tests.games.bids import words
from tests.games.bids.rules import Chose, Shown

NAMES = ("Ann", "Bo")


def test_a_bid_is_told_once_all_have_bid() -> None:
    assert english(words.tell(Chose(0, None), NAMES, None).text) == "has bid"
    shown = words.tell(Shown((2, 3), 4, 1), NAMES, None).text
    assert english(shown) == "Ann bid 2 and Bo bid 3. Bo gets the 4."
