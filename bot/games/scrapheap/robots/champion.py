"""Scrapheap's champion: an expert that infers the others' cards from their actions.

Everybody sees who peeks where. A player who has seen a good card guards it or comes for it; a card left alone
is rarely good for that player (`odds.py`). So the champion knows where nobody else will be in a hurry.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.scrapheap.robots.expert import hurry
from bot.games.scrapheap.robots.wishes import Weights
from bot.games.scrapheap.rules.actions import Action
from bot.games.scrapheap.rules.model import View

TWO = Weights(calm=0.0, soon=0.3, raid=0.6, late=2.0, discreet=True, reads=True)
MORE = Weights(calm=0.0, soon=0.3, unknown=1.5, own=1.6, late=3.0, discreet=True, reads=True)


def champion(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Take the most urgent action, given everything that the table shows."""
    return hurry(view, actions, chance, TWO if len(view.held) == 2 else MORE)
