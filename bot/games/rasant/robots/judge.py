"""What an action of Rasant promises at first sight: what it brings now and leaves for later, as learnt."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.rasant.robots.features import kind, rows
from bot.games.rasant.robots.weights import ACTIONS
from bot.games.rasant.rules.actions import Action
from bot.games.rasant.rules.model import View


def promised(view: View, actions: Sequence[Action]) -> list[float]:
    """What each action may be expected to bring, in points more than the rivals."""
    weights = ACTIONS[kind(view)]
    return [
        sum(weight * number for weight, number in zip(weights, row, strict=True))
        for row in rows(view, actions)
    ]
