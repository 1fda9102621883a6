"""What a view shows of the cards, which may be hidden from somebody."""

from __future__ import annotations

from collections.abc import Hashable

from bot.games.rasant.rules.components import Card
from bot.games.rasant.rules.model import View


def shown(view: View) -> tuple[Hashable, ...]:
    """The own hand, the round's cards, and those out of the game. A new round is new to all, and so is that
    somebody had to hand the lead on: it tells of their hand.
    """
    handed = [] if view.laid else [("handed on", seat) for seat in view.passed]
    return (*view.hand, *(laid.card for laid in view.laid), *view.discards, ("round", view.round), *handed)


def hand(view: View) -> tuple[Card, ...]:
    """The own hand."""
    return view.hand
