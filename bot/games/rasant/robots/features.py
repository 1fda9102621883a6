"""The features by which Rasant's strong robots judge an action before they search (docs/robots.md)."""

from collections.abc import Sequence

from bot.games.rasant.robots.position import POWER, Position, after, position, prospects
from bot.games.rasant.robots.value import fits, stage
from bot.games.rasant.robots.weights import ACTIONS
from bot.games.rasant.rules.actions import Action, Pass, Pay, Play
from bot.games.rasant.rules.components import HAND, TOP, Card, Colour
from bot.games.rasant.rules.model import View


def kind(view: View) -> str:
    """Return the key of the weights for a position: the kind of decision, and the stage of the game."""
    return f"{view.phase}, {stage(len(view.held), late=view.costs)}"


def rows(view: View, actions: Sequence[Action]) -> list[list[float]]:
    """Return the row of features of each action."""
    here = position(view)
    return [_row(here, action) for action in actions]


def _row(here: Position, action: Action) -> list[float]:
    """Return the features of an action, in the order of the weights in ACTIONS."""
    view = here.view
    card = None if isinstance(action, Pass) else _card(action)
    played = isinstance(action, Play)
    colour = view.colour or (card.paint if played and card and card.paint != "black" else None)
    hand = [other for other in view.hand if other != card]
    ends = played and card is not None and card.pace == TOP
    return [
        1.0,
        *_round(here, card if played else None, colour),
        *_stays(view, hand),
        *_next(view, hand, colour, first=isinstance(action, Pass) or ends),
        float(ends),
    ]


def _card(action: Action) -> Card:
    """Return the card that an action gives up. Raises ValueError for an action without a card."""
    if isinstance(action, Play | Pay):
        return action.card
    raise ValueError(f"no card in {action}")


def _round(here: Position, card: Card | None, colour: Colour | None) -> tuple[float, float, float, float]:
    """Return four features of the round in progress, in tens of points."""
    view = here.view
    if colour is None:
        return 0.0, 0.0, 0.0, 0.0
    points = prospects(view.line)[colour] / 10
    if card is None:
        return 0.0, 0.0, 0.0, points if view.phase == "following" else 0.0
    quiet = here.quiet(card, colour)
    higher = (each for each in view.hand if each.pace > card.pace and each.paint in (colour, "black"))
    later = max((here.quiet(each, colour) for each in higher), default=0.0)
    return quiet * points, (1 - quiet) * points, (1 - quiet) * points * later, 0.0


def _stays(view: View, hand: Sequence[Card]) -> tuple[float, ...]:
    """Return the features of the hand that remains after an action."""
    return (
        sum(POWER[card] for card in hand),
        sum(card.pace == TOP for card in hand),
        sum(card.paint == "black" for card in hand),
        len(hand),
        min(HAND - len(hand), view.reserve),
        (sum(view.held) - len(view.hand)) / HAND,
    )


def _next(
    view: View, hand: Sequence[Card], colour: Colour | None, *, first: bool
) -> tuple[float, float, float, float]:
    """Return four features of the next lead, in tens of points. first: whether the action is a pass or ends
    the round.
    """
    points = prospects(after(view.line, colour) if colour else view.line)
    suited = fits(hand, points)
    best = max(suited, default=0.0)
    if first and not view.passed:
        return sum(suited), best, best, 0.0
    return sum(suited), best, 0.0, max(points.values()) / 10


def promised(view: View, actions: Sequence[Action]) -> list[float]:
    """Return, for each action, how many points more than the mean of its rivals the seat can expect to gain
    from now on.
    """
    weights = ACTIONS[kind(view)]
    return [
        sum(weight * number for weight, number in zip(weights, row, strict=True))
        for row in rows(view, actions)
    ]
