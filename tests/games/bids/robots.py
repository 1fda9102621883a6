"""The robot of Bids."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Chance
from tests.games.bids.rules import Action, View


def club(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Bid one of the two cards that are closest to the prize."""
    near = sorted(actions, key=lambda action: abs(action.card - view.prize))
    return chance.pick(near[:2])
