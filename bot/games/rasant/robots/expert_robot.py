"""Rasant's expert robot, which evaluates every action, and plays out the best of them to the end of the
round.
"""

from collections.abc import Sequence

from bot.engine.game import Chance
from bot.engine.search import Budget, best
from bot.games.rasant.robots.lookahead import mind
from bot.games.rasant.robots.value import value
from bot.games.rasant.rules.actions import Action
from bot.games.rasant.rules.model import View

DUEL = Budget(playouts=24, widest=4, doubt=0.5)
TABLE = Budget(playouts=32, widest=4, doubt=0.5)
"""The budget for three or more players (docs/robots.md, section 3)."""
ROUNDS = 1
"""The number of rounds that the robot plays out before it evaluates the hands."""


def expert(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Return the best action by a short search. In a draft, return a random action."""
    return tried(DUEL if len(view.held) == 2 else TABLE, view, actions, chance)


def tried(budget: Budget, view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Return the action that an expert robot with the given budget chooses."""
    if view.phase == "drafting" or view.seat is None:
        return chance.pick(actions)
    return best(mind(ROUNDS, value), budget, view, actions, view.seat, chance)
