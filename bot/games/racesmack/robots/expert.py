"""Racesmack's expert: it reads faster than the club's robot, and seldom taps without having looked.

How long it reads is in bot.games.racesmack.rules.reflexes.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.racesmack.robots.club import club
from bot.games.racesmack.rules.actions import Action
from bot.games.racesmack.rules.model import View

_ERRORS = 3
"""Of a hundred taps, how many it makes without looking."""


def expert(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """What a club robot does, more carefully."""
    return club(view, actions, chance, _ERRORS)
