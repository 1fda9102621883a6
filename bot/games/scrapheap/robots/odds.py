"""The probabilities of face-down cards, inferred from the rivals' actions."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.games.scrapheap.rules import components, model, scoring

_GUARDED_ELSE = 0.02
"""The relative likelihood that a rival who has seen a card guards it although it is worth nothing to that
rival.
"""
_PASSED, _LATER, _LEAST = 0.62, 0.06, 0.3
"""The probability that a rival leaves a seen card alone, per point of its worth: the base, the reduction for
each turn that the rival has had, and the minimum.
"""


class Sighting(NamedTuple):
    """A rival that has peeked at a card. guards: whether a cube of that rival is on the card."""

    rival: Seat
    guards: bool


Sightings: TypeAlias = tuple[Sighting, ...]


def sightings(view: model.View, square: model.Square) -> Sightings:
    """Return the rivals with known tiles that have peeked at the card in the cell."""
    return tuple(
        Sighting(rival, square.cubes[rival] > 0)
        for rival in square.peeked
        if rival != view.seat and view.tiles[rival]
    )


def odds(
    view: model.View, cards: Mapping[components.Card, int], seen: Sightings
) -> dict[components.Card, float]:
    """Return, for each card, the relative likelihood that it is in a cell. cards: the number of unseen copies
    of each card. seen: the rivals that have peeked there.
    """
    likely = {card: float(count) for card, count in cards.items()}
    for rival, guards in seen:
        share = _passed(view, rival)
        for card in likely:
            points = scoring.worth(card, view.tiles[rival], view.options)
            if guards:
                likely[card] *= points if points > 0 else _GUARDED_ELSE
            elif points > 0:
                likely[card] *= share**points
    return likely


def _passed(view: model.View, rival: Seat) -> float:
    """Return the probability that the rival has left a card alone, per point of its worth."""
    had = components.TURNS * view.options.tiles - view.turns[rival]
    return max(_LEAST, _PASSED - _LATER * had)
