"""What things are called: cards, and ranks at the line."""

from __future__ import annotations

from bot.games.gear_head.rules.components import Card
from bot.words.phrases import ordinal


def named(card: Card) -> str:
    """A card: Fuel 3."""
    return f"{card.part} {card.value}"


def ranked(rank: int, bonus: int) -> str:
    """The rank of a car at the line, from 1, with its bonus if it has one: 2nd (+2)."""
    return f"{ordinal(rank)} (+{bonus})" if bonus else ordinal(rank)
