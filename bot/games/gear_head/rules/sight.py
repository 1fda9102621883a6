"""The cards in a view that may be hidden from other viewers."""

from __future__ import annotations

from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.model import View


def shown(view: View) -> tuple[Card, ...]:
    """The seat's own hand and the Scrap Heap."""
    return (*view.hand, *view.heap)


def hand(view: View) -> tuple[Card, ...]:
    """The seat's own hand."""
    return view.hand
