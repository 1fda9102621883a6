"""Rasant's learner robot, which considers its own hand and the value of the round.

It ignores the cards played and the cards that the others hold, and does not play for the next lead.
"""

from collections.abc import Sequence

from bot.engine.driver import nearly_best
from bot.engine.game import Chance
from bot.games.rasant.rules import components, model, overtaking
from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play

_SLIP = 2.0
"""The largest error of the robot's estimates, in points."""
_KEEP = 4.0
"""The value of a 130 in the hand, in points. The value of a card grows with the square of its pace."""


def learner(view: model.View, actions: Sequence[Action], chance: Chance) -> Action:
    """Return one of the best actions for the robot's own hand."""
    return nearly_best(actions, lambda action: _promise(view, action), _SLIP, chance)


def _promise(view: model.View, action: Action) -> float:
    """Return how much the action promises, in points. A higher card is assumed to be likelier to win."""
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
