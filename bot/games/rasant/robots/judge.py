"""The estimated promise of a Rasant action, for now and for later, with learned weights."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.rasant.robots.features import kind, rows
from bot.games.rasant.robots.weights import ACTIONS
from bot.games.rasant.rules.actions import Action
from bot.games.rasant.rules.model import View


def promised(view: View, actions: Sequence[Action]) -> list[float]:
    """The expected points of each action, above those of the rivals."""
    weights = ACTIONS[kind(view)]
    return [
        sum(weight * number for weight, number in zip(weights, row, strict=True))
        for row in rows(view, actions)
    ]
