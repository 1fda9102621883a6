"""Gear Head's expert: it knows when waiting is costly."""

from collections.abc import Sequence

from bot.engine.game import Chance
from bot.games.gear_head.robots.club_robot import choose, risk, waiting
from bot.games.gear_head.rules import components, model
from bot.games.gear_head.rules.actions import Action

_LITTLE, _NOTHING = 0.4, 0.15
"""The remaining share of the cost of another turn when only one point of bonus, or none, can be lost by it.

Found by playing hundreds of races of six against other figures. The cost of each round is not reduced: a race
of six experts without it lasted for seventy rounds, and won only 2 % more duels.
"""
_MANY = 3
"""With this many rivals still racing, a seat's last turn is far away."""


def expert(view: model.View, actions: Sequence[Action], chance: Chance) -> Action:
    """The choice of *club*, except that once no Pole Position is left it waits, for a better car or for its
    last turn.
    """
    return choose(view, actions, patient(view))


def patient(view: model.View) -> float:
    """The cost of another turn, in points."""
    lined, racing = len(view.line), len(view.held) - len(view.line) - 1
    if lined >= len(components.BONUSES):
        share = _NOTHING
    elif lined == len(components.BONUSES) - 1 and racing >= _MANY:
        share = _LITTLE
    else:
        share = 1.0
    return waiting(view) - (1 - share) * risk(racing, 0) if racing else 0.0
