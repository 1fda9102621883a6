"""Rasant's club robot, which prefers rounds that move many cars. The numbers below were found in simulated
games.
"""

from collections.abc import Sequence

from bot.engine.game import Chance
from bot.games.rasant.robots.position import Position, after, position, prospects
from bot.games.rasant.rules import components, model
from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play

_AGAIN = 0.8
"""The weight of a higher card's chance to win if a lower card is played first."""
_RIVAL = 0.2
"""The cost of another player's point, in the robot's own points."""
_KEEP = 6.0
"""The value of a 130 in the hand, in points."""
_FRESH = 2.0
"""The value of a card drawn from the reserve, in points."""
_LEAD = 0.6
"""The value of leading the next round, as a fraction of the best possible lead."""


def club(view: model.View, actions: Sequence[Action], chance: Chance) -> Action:
    """Return the action with the highest estimated value. In a draft, return a random action."""
    if view.phase == "drafting":
        return chance.pick(actions)
    here = position(view)
    return max(actions, key=lambda action: promise(here, action))


def promise(here: Position, action: Action) -> float:
    """Return how much the action promises, in points."""
    view = here.view
    match action:
        case Play(card):
            return _hope(here, card)
        case Pass() if view.colour:
            price = min(_price(view, card) for card in view.hand) if view.costs else 0.0
            return _next_lead(view, view.colour, None) - price - _RIVAL * prospects(view.line)[view.colour]
        case Pay(card):
            return -_price(view, card)
        case Pass() | Name():
            return 0.0


def _hope(here: Position, card: components.Card) -> float:
    """Return the promise of playing the card, in points."""
    view = here.view
    colour = _colour(view, card)
    won = here.quiet(card, colour)
    higher = [other for other in view.hand if other.pace > card.pace and other.paint in (colour, "black")]
    won += (1 - won) * _AGAIN * max((here.quiet(other, colour) for other in higher), default=0.0)
    lead = _next_lead(view, colour, card) if card.pace == components.TOP else 0.0
    return lead + (won - (1 - won) * _RIVAL) * prospects(view.line)[colour] - _price(view, card)


def _colour(view: model.View, card: components.Card) -> components.Colour:
    """Return the round's colour, or the card's colour if it is led. Raises ValueError for a black lead."""
    if view.colour:
        return view.colour
    if card.paint == "black":
        raise ValueError("a black card is never led")
    return card.paint


def _price(view: model.View, card: components.Card) -> float:
    """Return the cost of giving up the card, in points."""
    kept = _KEEP * (card.pace / components.TOP) ** 2
    return kept - _FRESH if view.reserve else kept


def _next_lead(view: model.View, colour: components.Colour, spent: components.Card | None) -> float:
    """Return the value of leading the next round, in points. It is 0 if a player has already passed."""
    if view.passed:
        return 0.0
    points = prospects(after(view.line, colour))
    hand = [card for card in view.hand if card != spent]
    return _LEAD * max(
        (points[card.paint] * (card.pace / components.TOP) ** 2 for card in hand if card.paint != "black"),
        default=0.0,
    )
