"""What a view shows of the cards, which may be hidden from somebody."""

from __future__ import annotations

from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.model import View


def shown(view: View) -> tuple[Card, ...]:
    """The own hand and the Scrap Heap."""
    return (*view.hand, *view.heap)


def hand(view: View) -> tuple[Card, ...]:
    """The own hand."""
    return view.hand
