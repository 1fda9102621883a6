"""The value of a Rasant position, from features of the hands and the line (docs/robots.md)."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.rasant.robots.position import POWER, prospects
from bot.games.rasant.robots.weights import HANDS
from bot.games.rasant.rules import components, model


def value(state: model.State, seat: Seat) -> float:
    """Return how many points more than the mean of its rivals the seat is expected to have at the end, with
    each hand valued by itself.
    """
    promised = [
        points + promise(state, each) if isinstance(state.phase, model.Leading) else points
        for each, points in enumerate(state.points)
    ]
    own = promised[seat]
    return own - (sum(promised) - own) / (len(promised) - 1)


def promise(state: model.State, seat: Seat) -> float:
    """Return the promise of the seat's hand before a round, in points. Only differences between hands are
    meaningful.
    """
    weights = HANDS[stage(len(state.hands), late=not state.reserve)]
    return sum(
        weight * number for weight, number in zip(weights, features(state, seat), strict=True) if number
    )


def stage(seats: int, *, late: bool) -> str:
    """Return the key of the weights for a table with the given number of seats. late: whether the reserve is
    empty.
    """
    return f"{'two' if seats == 2 else 'more'}, {'late' if late else 'early'}"


def features(state: model.State, seat: Seat) -> tuple[float, ...]:
    """Return the features of the seat's hand before a round, in the order of the weights in HANDS."""
    hand = state.hands[seat]
    leads = state.phase.seat == seat if isinstance(state.phase, model.Leading) else False
    suited = fits(hand, prospects(state.line))
    return (
        sum(POWER[card] for card in hand),
        sum(card.pace == components.TOP for card in hand),
        sum(card.paint == "black" for card in hand),
        len(hand),
        sum(suited),
        max(suited, default=0.0) if leads else 0.0,
        leads,
    )


def fits(hand: Sequence[components.Card], points: dict[components.Colour, int]) -> list[float]:
    """Return, for each colour in the hand, the power of its best card times the points of overtaking with it,
    in tens of points.
    """
    best: dict[components.Colour, float] = {}
    for card in hand:
        if card.paint != "black":
            best[card.paint] = max(best.get(card.paint, 0.0), POWER[card])
    return [power * points[colour] / 10 for colour, power in best.items()]
