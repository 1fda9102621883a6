"""Racesmack's champion: as quick as the quickest people, and hardly a tap without having looked.

How long it reads is in bot.games.racesmack.rules.reflexes. It plays the cards of its hand as the others do:
a card is won by whatever right tap, so which one is played decides little.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.racesmack.robots.club import club
from bot.games.racesmack.rules.actions import Action
from bot.games.racesmack.rules.model import View

_ERRORS = 1
"""Of a hundred taps, how many it makes without looking."""


def champion(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """What a club robot does, with hardly an error."""
    return club(view, actions, chance, _ERRORS)
