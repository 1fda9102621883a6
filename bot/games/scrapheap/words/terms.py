"""The names of colours, cards and cubes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.game import Seat
from bot.games.scrapheap.rules.components import SYMBOLS, Card, Symbol
from bot.words.phrases import counted, listed

COLOURS = ("yellow", "orange", "pink", "blue")
"""The colour of each seat's cubes, as the pictures show them."""


def named(card: Card) -> str:
    """A card: Cog 5."""
    return f"{card.symbol} {card.value}"


def sorted_cards(cards: Sequence[Card]) -> str:
    """One or more cards by symbol: Drop 6, 3; Cog 1."""
    held = {
        symbol: sorted((c.value for c in cards if c.symbol == symbol), reverse=True) for symbol in SYMBOLS
    }
    return "; ".join(f"{symbol} {', '.join(map(str, values))}" for symbol, values in held.items() if values)


def cubes(owners: Sequence[int]) -> str:
    """How many cubes of which colours, "" for none: 2 yellow and 1 pink."""
    kinds = list(_kinds(owners))
    return listed(kinds) if kinds else ""


def _kinds(owners: Sequence[int]) -> Iterator[str]:
    for seat, count in enumerate(owners):
        if count:
            yield f"{count} {COLOURS[seat]}"


def possession(seat: Seat, supply: Sequence[int]) -> str:
    """A player's cubes: 18 cubes; 19 cubes (18 yellow and 1 pink)."""
    whole = counted(sum(supply), "cube")
    return whole if sum(supply) == supply[seat] else f"{whole} ({cubes(supply)})"


def tiles(symbols: Sequence[Symbol]) -> str:
    """One or more tiles: Drop and Cog."""
    return listed(list(symbols))
