"""Racesmack's beginner: it reads slowly, sometimes taps without looking, and plays random cards.

Its reading time is in bot.games.racesmack.rules.reflexes.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.racesmack.robots.club import club
from bot.games.racesmack.rules.actions import Action
from bot.games.racesmack.rules.model import View

_ERRORS = 12
"""Percentage of taps made without looking."""
_WHIMS = 25
"""Percentage of random picks."""


def learner(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """The club robot's choice, less carefully."""
    if view.phase == "picking" and chance.below(100) < _WHIMS:
        return chance.pick(actions)
    return club(view, actions, chance, _ERRORS)
