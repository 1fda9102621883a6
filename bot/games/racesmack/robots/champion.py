"""Racesmack's champion: as fast as the fastest people, and almost never taps without looking.

Its reading time is in bot.games.racesmack.rules.reflexes. It picks cards as the other robots do: any correct
tap wins the card, so the choice matters little.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.racesmack.robots.club import club
from bot.games.racesmack.rules.actions import Action
from bot.games.racesmack.rules.model import View

_ERRORS = 1
"""Percentage of taps made without looking."""


def champion(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """The club robot's choice, with almost no errors."""
    return club(view, actions, chance, _ERRORS)
