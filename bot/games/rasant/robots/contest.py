"""The value of a Rasant position for the champion robot, which compares all hands (docs/robots.md, section
3).
"""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.rasant.robots.position import prospects
from bot.games.rasant.robots.value import features as alone, stage
from bot.games.rasant.robots.weights import CONTESTS
from bot.games.rasant.rules import components, model

_LOW = 50
"""The highest pace of a low card, which hardly ever wins a round."""


def value(state: model.State, seat: Seat) -> float:
    """Return how many points more than the mean of its rivals the seat is expected to have at the end, from a
    comparison of all hands.
    """
    promised = [float(points) for points in state.points]
    if isinstance(state.phase, model.Leading):
        weights = CONTESTS[stage(len(state.hands), late=not state.reserve)]
        for each in range(len(promised)):
            promised[each] += sum(
                weight * number for weight, number in zip(weights, features(state, each), strict=True)
            )
    own = promised[seat]
    return own - (sum(promised) - own) / (len(promised) - 1)


def features(state: model.State, seat: Seat) -> tuple[float, ...]:
    """Return the features of the seat's hand before a round, in the order of the weights in CONTESTS."""
    hand = state.hands[seat]
    power, tops, black, cards, fits, *lead = alone(state, seat)
    low = sum(card.pace <= _LOW for card in hand)
    left = len(state.reserve) / (len(components.DECK) - components.HAND * len(state.hands))
    return (
        *(power, tops, black, cards, fits, *lead),
        *_held(state, seat),
        low,
        *(number * left for number in (power, tops, black, fits, low)),
    )


def _held(state: model.State, seat: Seat) -> tuple[float, float, int, int]:
    """Return four features that compare the seat's hand with all other hands together: its advantage over all
    colours and in the best colour to lead, both in tens of points, and the number of its cards that no other
    hand beats, with and without black ones.
    """
    hand, points = state.hands[seat], prospects(state.line)
    own = _highest(hand)
    other = _highest([card for at, cards in enumerate(state.hands) if at != seat for card in cards])
    leads = isinstance(state.phase, model.Leading) and state.phase.seat == seat
    all_of, best = 0.0, 0.0
    for colour in components.COLOURS:
        mine, theirs = max(own[colour], own["black"]), max(other[colour], other["black"])
        share = points[colour] / 10 * ((mine > theirs) - (mine < theirs))
        all_of += share
        if leads and own[colour]:
            best = max(best, share)
    sure = [card for card in hand if card.pace >= max(other[card.paint], other["black"])]
    return all_of, best, len(sure), sum(card.paint != "black" for card in sure)


def _highest(cards: Sequence[components.Card]) -> dict[components.Paint, int]:
    """Return the highest pace of each paint among the cards, or 0 for a paint without cards."""
    highest: dict[components.Paint, int] = dict.fromkeys((*components.COLOURS, "black"), 0)
    for paint, pace in cards:
        highest[paint] = max(highest[paint], pace)
    return highest
