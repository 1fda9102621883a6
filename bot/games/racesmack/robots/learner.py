"""Racesmack's beginner: it reads slowly, taps now and then without having looked, and plays cards it likes.

How long it reads is in bot.games.racesmack.rules.reflexes.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.racesmack.robots.club import club
from bot.games.racesmack.rules.actions import Action
from bot.games.racesmack.rules.model import View

_ERRORS = 12
"""Of a hundred taps, how many it makes without looking."""
_WHIMS = 25
"""Of a hundred picks, how many are any card of the hand."""


def learner(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """What a club robot does, less carefully."""
    if view.phase == "picking" and chance.below(100) < _WHIMS:
        return chance.pick(actions)
    return club(view, actions, chance, _ERRORS)
