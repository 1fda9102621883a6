"""The value of a Rasant position for the champion robot, which compares hands with each other.

In a world of the search all hands are known, so the search knows who holds the highest card of each colour,
and not only how high a card is (docs/robots.md, section 3).
"""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.rasant.robots.position import prospects
from bot.games.rasant.robots.value import features as alone, stage
from bot.games.rasant.robots.weights import CONTESTS
from bot.games.rasant.rules import components, model

_LOW = 50
"""The highest pace of a low card. Low cards hardly ever win a round, and are kept to pay for a pass."""


def value(state: model.State, seat: Seat) -> float:
    """Return how many points more than the mean of its rivals the seat is expected to have at the end."""
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
    """Return the features of the seat's hand before a round: the features of `value.features`, the numbers of
    `_held`, the number of low cards, and once more the power, the 130s, the black cards, the fits and the low
    cards. The last five are multiplied by the fraction of the reserve that remains.
    """
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
    """Return four numbers that compare the seat's hand with all other hands together.

    The first is the sum of the points, in tens, of the colours in which the hand has the highest card (of
    that colour or black), minus the same sum for the colours in which another hand has it. The second is the
    largest term of that sum for a colour that the seat can lead now, or 0. The third is the number of the
    hand's cards that no other hand beats with the same paint or with black. The fourth is the number of
    coloured ones among these cards.
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
