"""The robots of Two Cards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Chance
from tests.games.two_cards.rules import Action, View


def club(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Play the lowest card that scores, or the lowest card if none does."""
    cards = sorted(actions, key=lambda action: action.card)
    below = view.pile[-1] if view.pile else 0
    return next((action for action in cards if view.pile and action.card > below), cards[0])
