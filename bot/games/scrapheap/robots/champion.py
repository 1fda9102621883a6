"""Scrapheap's champion: an expert who reads in what the others do where their cards lie.

Everybody sees who peeks where. Whoever has seen a card guards it or comes for it if it is good; one that it
leaves lying is seldom one of its own (`odds.py`). So the champion knows where nobody else will be in a hurry.
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
    """Do what is in most haste, by all that the table tells."""
    return hurry(view, actions, chance, TWO if len(view.held) == 2 else MORE)
