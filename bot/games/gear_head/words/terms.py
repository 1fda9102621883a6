"""The names of cards, ranks at the line, and missing Parts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.gear_head.rules.components import PARTS, Card
from bot.words.phrases import ordinal


def named(card: Card) -> str:
    """A card: Fuel 3."""
    return f"{card.part} {card.value}"


def ranked(rank: int, bonus: int) -> str:
    """The rank of a car at the line, from 1, with its bonus if it has one: 2nd (+2)."""
    return f"{ordinal(rank)} (+{bonus})" if bonus else ordinal(rank)


def missing(hand: Sequence[Card]) -> list[str]:
    """The Parts of which a hand has no card."""
    return [part for part in PARTS if all(card.part != part for card in hand)]
