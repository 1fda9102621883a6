"""The cards (tests/games/example/two-cards.md, section 2)."""

from __future__ import annotations

from typing import TypeAlias

Card: TypeAlias = int

HAND = 2


def deck(seats: int, rounds: int) -> tuple[Card, ...]:
    """All the cards: so many that everyone draws in every turn."""
    return tuple(range(1, seats * (HAND + rounds) + 1))
