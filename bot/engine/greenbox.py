"""The Green Box deck that two games share: six suits of nine cards (docs/rules/gear-head.md, section 2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

S = TypeVar("S")
C = TypeVar("C")

VALUES = (1, 1, 1, 2, 2, 3, 4, 5, 6)
"""What the nine cards of a suit are worth."""


def deck(card: Callable[[S, int], C], suits: Sequence[S]) -> tuple[C, ...]:
    """All the cards, suit by suit; each game has its own name for a suit, and its own card."""
    return tuple(card(suit, value) for suit in suits for value in VALUES)
