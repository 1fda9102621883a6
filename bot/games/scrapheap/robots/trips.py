"""Plans a turn of the collection as a trip to several cells, so that few action points are wasted."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from bot.games.scrapheap.robots.wishes import Weights
from bot.games.scrapheap.rules.grid import FAR

_MOST = 14
"""The maximum number of targets from which trips are formed."""
_DEPTH, _WIDTH = 5, 10
"""The maximum number of cells in a trip, and the number of trips that are extended further after each cell.
"""


class Target(NamedTuple):
    """A cell to go to: its index, its expected gain, its distance in steps, and the price there in action
    points.
    """

    at: int
    gain: float
    way: int
    cost: float

    @property
    def rate(self) -> float:
        """Return the expected gain per action point."""
        return self.gain / (self.way + self.cost)


class _Trip(NamedTuple):
    """A sequence of targets, with the total gain, the total price, the last and the first cell, and all
    cells.
    """

    gain: float
    price: float
    last: int
    first: int
    seen: frozenset[int]


def best_first(targets: Sequence[Target], points: int, weights: Weights) -> int | None:
    """Return the first cell of the best trip with `points` action points, or None if there are no targets."""
    found = sorted(targets, key=lambda each: (-each.rate, each.at))[:_MOST]
    if not found:
        return None
    rate = found[0].rate
    trips = [
        _Trip(each.gain, each.way + each.cost, each.at, each.at, frozenset((each.at,))) for each in found
    ]
    best, most = found[0].at, -inf
    for _ in range(_DEPTH):
        for trip in trips:
            spare = points - trip.price
            share = weights.rest * weights.kept if spare > 0 else weights.late
            value = trip.gain + rate * share * spare
            if value > most:
                best, most = trip.first, value
        longer = [
            _with(trip, each)
            for trip in trips
            if trip.price < points
            for each in found
            if each.at not in trip.seen
        ]
        longer.sort(key=lambda trip: rate * weights.rest * trip.price - trip.gain)
        trips = longer[:_WIDTH]
    return best


def _with(trip: _Trip, more: Target) -> _Trip:
    """Return the trip with one more target, at the direct distance from the last one."""
    price = trip.price + FAR[trip.last][more.at] + more.cost
    return _Trip(trip.gain + more.gain, price, more.at, trip.first, trip.seen | {more.at})
