"""The cards and tiles in a view that may be hidden from other viewers."""

from __future__ import annotations

from collections.abc import Hashable

from bot.games.scrapheap.rules.model import View


def shown(view: View) -> tuple[Hashable, ...]:
    """The cards of the grid and those taken, each by its cell, and the tiles of each seat."""
    cards = [(square.cell, square.card) for square in view.grid if square.card]
    taken = [(loot.cell, loot.card) for loots in view.taken for loot in loots if loot.card]
    return (*cards, *taken, *((seat, tiles) for seat, tiles in enumerate(view.tiles) if tiles))
