"""Rasant's learner robot, which considers only its own hand and the value of the round."""

from collections.abc import Sequence

from bot.engine.driver import nearly_best
from bot.engine.game import Chance
from bot.games.rasant.rules import components, model, overtaking
from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play

_SLIP = 2.0
"""The largest error of the robot's estimates, in points."""
_KEEP = 4.0
"""The value of a 130 in the hand, in points."""


def learner(view: model.View, actions: Sequence[Action], chance: Chance) -> Action:
    """Return one of the best actions for the robot's hand."""
    return nearly_best(actions, lambda action: _promise(view, action), _SLIP, chance)


def _promise(view: model.View, action: Action) -> float:
    match action:
        case Play(card):
            colour = view.colour or card.paint
            points = overtaking.worth(view.line, colour) if colour != "black" else 0
            return points * card.pace / components.TOP - _price(card)
        case Pay(card):
            return -_price(card)
        case Pass() | Name():
            return 0.0


def _price(card: components.Card) -> float:
    """Return the cost of giving up the card, in points."""
    return _KEEP * (card.pace / components.TOP) ** 2
