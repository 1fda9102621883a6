"""What may lie face down, by what the others do.

A rival that has peeked at a card guards it if it is a good one for that rival, and comes for it; what it has
passed over is seldom good for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.games.scrapheap.rules.components import TURNS, Card
from bot.games.scrapheap.rules.model import Square, View
from bot.games.scrapheap.rules.scoring import worth

_GUARDED_ELSE = 0.02
"""How much likelier than a card of its own another one is under the cube of a rival who has seen it."""
_PASSED, _LATER, _LEAST = 0.62, 0.06, 0.3
"""How likely a rival leaves a card alone that brings it a point, once it has seen it: so much for each point,
less by so much for each turn it has had, but no less than that. In games of champions it was 0.6 to the
power of the points at first, and 0.4 after three turns.
"""


class Sighting(NamedTuple):
    """A rival who has peeked at a card, and whether a cube of it lies there."""

    rival: Seat
    guards: bool


Sightings: TypeAlias = tuple[Sighting, ...]


def sightings(view: View, square: Square) -> Sightings:
    """Which rivals with known tiles have peeked at that card."""
    return tuple(
        Sighting(rival, square.cubes[rival] > 0)
        for rival in square.peeked
        if rival != view.seat and view.tiles[rival]
    )


def odds(view: View, cards: Mapping[Card, int], seen: Sightings) -> dict[Card, float]:
    """How likely each of these cards lies there, one measured by another.

    cards: how many there are of each.
    """
    likely = {card: float(count) for card, count in cards.items()}
    for rival, guards in seen:
        share = _passed(view, rival)
        for card in likely:
            points = worth(card, view.tiles[rival], view.options)
            if guards:
                likely[card] *= points if points > 0 else _GUARDED_ELSE
            elif points > 0:
                likely[card] *= share**points
    return likely


def _passed(view: View, rival: Seat) -> float:
    """How likely that rival has left a card alone, for each point it would bring."""
    had = TURNS * view.options.tiles - view.turns[rival]
    return max(_LEAST, _PASSED - _LATER * had)
