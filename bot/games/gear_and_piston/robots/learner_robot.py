"""Gear & Piston's learner robot, which considers only one investor."""

from collections.abc import Sequence
from math import inf

from bot.engine import driver, game, values
from bot.games.gear_and_piston.robots.club_robot import club, value
from bot.games.gear_and_piston.rules.actions import Action, Done
from bot.games.gear_and_piston.rules.model import View

_SLIP = 2.5
"""The largest error of the robot's estimates, in points."""


def learner(view: View, actions: Sequence[Action], chance: game.Chance) -> Action:
    """Return one of the best actions, as if only the first investor counted."""
    known = values.replace(view, investors=view.investors[:1])
    best = club(known, actions, chance)
    if view.phase == "discarding" or isinstance(best, Done):
        return best
    done = value(known, Done()) if view.phase == "working" else -inf
    ways = [action for action in actions if value(known, action) > done]
    return driver.nearly_best(ways, lambda action: value(known, action), _SLIP, chance)
