"""Gear Head's learner robot, which judges cards only by its own car."""

from collections.abc import Iterable, Sequence

from bot.engine.driver import nearly_best
from bot.engine.game import Chance
from bot.games.gear_head.rules import components, model
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.scoring import best

_SLIP = 3.5
"""The largest error of the robot's estimates, in points."""
_MISSING = 10
"""The extra value of the first card of a Part, in points."""
_ENOUGH = 0.2
"""The average gain of a draw, in points, that is worth as much as pulling up."""


def learner(view: model.View, actions: Sequence[Action], chance: Chance) -> Action:
    """Return one of the best actions for the car."""
    if view.last:
        actions = [action for action in actions if isinstance(action, PullUp)] or actions
    return nearly_best(actions, lambda action: _promise(view, action), _SLIP, chance)


def _promise(view: model.View, action: Action) -> float:
    match action:
        case Take():
            return _gain(view.heap[-1], view.hand)
        case Draw():
            return _hope(view.hand)
        case PullUp(card):
            return _ENOUGH - _loss(view.hand, card)
        case Discard(card):
            return _hope(view.hand) - _loss(view.hand, card)


def _hope(hand: Sequence[components.Card]) -> float:
    """Return the average gain of a card from a full deck, in points."""
    return sum(_gain(card, hand) for card in components.DECK) / len(components.DECK)


def _gain(card: components.Card, hand: Iterable[components.Card]) -> int:
    """Return the card's gain for the car built from the hand, in points."""
    car = best(hand)
    return max(0, card.value - car[card.part]) if card.part in car else card.value + _MISSING


def _loss(hand: Sequence[components.Card], card: components.Card) -> int:
    kept = list(hand)
    kept.remove(card)
    return _gain(card, kept)
