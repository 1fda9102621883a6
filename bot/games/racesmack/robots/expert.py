"""Racesmack's expert: it reads faster than the club robot, and rarely taps without looking.

Its reading time is in bot.games.racesmack.rules.reflexes.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.racesmack.robots.club import club
from bot.games.racesmack.rules.actions import Action
from bot.games.racesmack.rules.model import View

_ERRORS = 3
"""Percentage of taps made without looking."""


def expert(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """The club robot's choice, more carefully."""
    return club(view, actions, chance, _ERRORS)
