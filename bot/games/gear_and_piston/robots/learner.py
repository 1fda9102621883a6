"""Gear & Piston's beginner: it builds a car that holds together, and reads what one investor wants.

It does not play for the others, and overlooks some of what it could do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.chance import Chance
from bot.games.gear_and_piston.robots.club import club
from bot.games.gear_and_piston.rules.actions import Action
from bot.games.gear_and_piston.rules.model import View

_OVERLOOKS = 20
"""Of a hundred actions, how many it does not think of."""


def learner(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """What a club robot would do who pleases nobody but the first investor, with what it sees."""
    *others, last = actions  # in the Workshop the last one is to be done
    seen = [action for action in others if chance.below(100) >= _OVERLOOKS]
    return club(replace(view, investors=view.investors[:1]), [*seen, last], chance)
