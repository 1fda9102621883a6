"""What a view shows of the cards, which may be hidden from somebody."""

from __future__ import annotations

from collections.abc import Hashable

from bot.games.rasant.rules.components import Card
from bot.games.rasant.rules.model import View


def shown(view: View) -> tuple[Hashable, ...]:
    """The own hand, the round's cards, and those out of the game. A new round is new to all, and so is who
    leads or had to hand the lead on: it tells of their hand.
    """
    handed = [] if view.laid else [("handed on", seat) for seat in view.passed]
    leads = [("leads", view.mover)] if view.phase == "leading" else []
    cards = (*view.hand, *(laid.card for laid in view.laid), *view.discards)
    return (*cards, ("round", view.round), *handed, *leads)


def hand(view: View) -> tuple[Card, ...]:
    """The own hand."""
    return view.hand
