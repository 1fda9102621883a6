"""The Green Box deck that two games share: six suits of nine cards (docs/rules/gear-head.md, section 2)."""

from collections.abc import Callable, Sequence
from typing import TypeVar

S = TypeVar("S")
C = TypeVar("C")

VALUES = (1, 1, 1, 2, 2, 3, 4, 5, 6)
"""The values of the nine cards of a suit."""


def deck(card: Callable[[S, int], C], suits: Sequence[S]) -> tuple[C, ...]:
    """Return all cards, suit by suit. card: makes a game's card from a suit and a value."""
    return tuple(card(suit, value) for suit in suits for value in VALUES)
