"""How cards are called."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.phrases import listed
from tests.games.example.rules.components import Card


def cards(held: Sequence[Card]) -> str:
    """Cards in a row; "none" if there are none."""
    return listed([str(card) for card in held]) if held else "none"
