"""Rasant's expert: it weighs what an action brings now and leaves for later, as games have taught it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.rasant.robots.features import kind, rows
from bot.games.rasant.robots.weights import ACTIONS
from bot.games.rasant.rules.actions import Action
from bot.games.rasant.rules.model import View


def expert(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Play, pass or pay with what promises most, in points; in a draft name any colour."""
    if view.phase == "drafting":
        return chance.pick(actions)
    promises = promised(view, actions)
    return actions[max(range(len(actions)), key=promises.__getitem__)]


def promised(view: View, actions: Sequence[Action]) -> list[float]:
    """What each action may be expected to bring, in points more than the rivals."""
    weights = ACTIONS[kind(view)]
    return [
        sum(weight * number for weight, number in zip(weights, row, strict=True))
        for row in rows(view, actions)
    ]
