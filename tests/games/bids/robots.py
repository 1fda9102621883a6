"""The robot of Bids."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Chance
from tests.games.bids.rules import Action, View


def club(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Bid the card that is nearest to the prize, or one of its neighbours."""
    near = sorted(actions, key=lambda action: abs(action.card - view.prize))
    return chance.pick(near[:2])
