"""A turn of the collection planned as a trip round several places, so that its points are not left over."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from bot.games.scrapheap.robots.wishes import Weights
from bot.games.scrapheap.rules.grid import FAR

_MOST = 14
"""Of so many places, the best by themselves, trips are made."""
_DEPTH, _WIDTH = 5, 10
"""A trip has so many places at the most; after each one only the best trips, so many, are gone on with."""


class Target(NamedTuple):
    """A place to go to: what it promises, how many steps away it is, and what is to be paid there."""

    at: int
    gain: float
    way: int
    cost: float

    @property
    def rate(self) -> float:
        """What it promises for each action point."""
        return self.gain / (self.way + self.cost)


class _Trip(NamedTuple):
    """Some targets in a row: what they promise together, for how many points; the last and the first one."""

    gain: float
    price: float
    last: int
    first: int
    seen: frozenset[int]


def best_first(targets: Sequence[Target], points: int, weights: Weights) -> int | None:
    """The first place of the best trip for so many points; None: there is nowhere to go.

    What a trip leaves of the points counts as much as they bring elsewhere, but for a part that is lost; what
    it takes more is the next turn's.
    """
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
    """The trip with one target more, as the crow flies."""
    price = trip.price + FAR[trip.last][more.at] + more.cost
    return _Trip(trip.gain + more.gain, price, more.at, trip.first, trip.seen | {more.at})
