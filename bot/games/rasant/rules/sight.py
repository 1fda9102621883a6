"""The cards in a view that may be hidden from other viewers."""

from __future__ import annotations

from collections.abc import Hashable

from bot.games.rasant.rules.components import Card
from bot.games.rasant.rules.model import View


def shown(view: View) -> tuple[Hashable, ...]:
    """The seat's own hand, the round's cards, and those out of the game.

    A new round is new information for all, and so is the leader, or a seat that handed on the lead: it
    reveals something about their hand.
    """
    handed = [] if view.laid else [("handed on", seat) for seat in view.passed]
    leads = [("leads", view.mover)] if view.phase == "leading" else []
    cards = (*view.hand, *(laid.card for laid in view.laid), *view.discards)
    return (*cards, ("round", view.round), *handed, *leads)


def hand(view: View) -> tuple[Card, ...]:
    """The seat's own hand."""
    return view.hand
