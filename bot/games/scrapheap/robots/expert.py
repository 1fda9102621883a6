"""Scrapheap's expert: it hurries to what rivals want, too, and leaves for later what nobody else does.

With the points there are everybody gets round the whole yard sooner or later: what only one player wants is
safe. So a game is decided by the cards that several want, and by cubes, which everybody wants. A turn
is planned as a trip round several places, so that its points are not left over. The figures here and in
`wishes.py` were tried in games against the club's robot (`python -m bot arena scrapheap`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.scrapheap.robots.club import club, serve, whose
from bot.games.scrapheap.robots.wishes import cube_wish, wish
from bot.games.scrapheap.rules.actions import Action, Choose, EndTurn, Retire
from bot.games.scrapheap.rules.components import (
    AT,
    CLAIM_OTHER,
    CLAIM_OWN,
    CORNERS,
    FLIP,
    SYMBOLS,
    TAKE,
    Card,
    Corner,
)
from bot.games.scrapheap.rules.grid import FAR
from bot.games.scrapheap.rules.guess import unseen
from bot.games.scrapheap.rules.model import Square, View
from bot.games.scrapheap.rules.paths import ways_of
from bot.games.scrapheap.rules.scoring import worth

_MOST = 14
"""Of so many places, the best by themselves, trips are made."""
_DEPTH, _WIDTH = 5, 10
"""A trip has so many places at the most; after each one only the best trips, so many, are gone on with."""
_RATE = 0.8
"""What a point brings elsewhere, as a share of what the best place brings for each of its own."""
_KEPT = 0.8
"""Which share of the points that a trip leaves is of use."""


def expert(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Peek and place as the club does; choose and collect by haste."""
    if view.phase == "choosing":
        return Choose(_corner(view))
    if view.phase != "collecting":
        return club(view, actions, chance)
    hidden = Hidden.of(view, whose(view))
    place = target(view, hidden)
    if place is None:
        return Retire() if Retire() in actions else EndTurn()
    way = ways_of(view)[place]
    action = way[0] if way else serve(view, view.grid[place], hidden.look)
    return action if action in actions else EndTurn()  # too few points for it now


def _corner(view: View) -> Corner:
    """The corner round which the seat knows the cards that are wished for most."""
    me = whose(view)
    known = [
        (at, value)
        for at, square in enumerate(view.grid)
        if square.card is not None and (value := card_wish(view, me, square.card)) > 0
    ]

    def wealth(corner: Corner) -> float:
        return sum(value / (2 + FAR[AT[corner]][at]) for at, value in known)

    return max(CORNERS, key=wealth)


class _Target(NamedTuple):
    """A place to go to: what it promises, how many steps away it is, and what is to be paid there."""

    at: int
    gain: float
    way: int
    cost: float


class _Trip(NamedTuple):
    """Some targets in a row: what they promise together, for how many points; the last and the first one."""

    gain: float
    price: float
    last: int
    first: int
    seen: frozenset[int]


def target(view: View, look: Hidden) -> int | None:
    """Where to go next: to the first place of the best trip for the points that are left; None: nowhere.

    What a trip leaves of the points counts as much as they bring elsewhere, but for a part that is lost; what
    it takes more is the next turn's.
    """
    found = _targets(view, look)
    if not found:
        return None
    rate = found[0].gain / (found[0].way + found[0].cost)
    trips = [
        _Trip(each.gain, each.way + each.cost, each.at, each.at, frozenset((each.at,))) for each in found
    ]
    best, most = found[0].at, -inf
    for _ in range(_DEPTH):
        for trip in trips:
            spare = view.points - trip.price
            value = trip.gain + rate * _RATE * (spare * _KEPT if spare > 0 else spare)
            if value > most:
                best, most = trip.first, value
        longer = [
            _with(trip, each)
            for trip in trips
            if trip.price < view.points
            for each in found
            if each.at not in trip.seen
        ]
        longer.sort(key=lambda trip: rate * _RATE * trip.price - trip.gain)
        trips = longer[:_WIDTH]
    return best


def _with(trip: _Trip, more: _Target) -> _Trip:
    """The trip with one target more, as the crow flies."""
    price = trip.price + FAR[trip.last][more.at] + more.cost
    return _Trip(trip.gain + more.gain, price, more.at, trip.first, trip.seen | {more.at})


def _targets(view: View, look: Hidden) -> list[_Target]:
    """The places in reach that promise most for their price, the best first."""
    me = whose(view)
    last = view.turns[me] == 1
    found = []
    for at, way in ways_of(view).items():
        gain, cost, least = _prospect(view, me, view.grid[at], look)
        if gain > 0 and not (last and len(way) + least > view.points):
            found.append(_Target(at, gain, len(way), cost))
    found.sort(key=lambda each: (-each.gain / (each.way + each.cost), each.at))
    return found[:_MOST]


def card_wish(view: View, me: Seat, card: Card) -> float:
    """What it is worth to be first at that card."""
    rival, wanted, rivals = 0.0, 0.0, 0
    for seat, tiles in enumerate(view.tiles):
        if seat == me or seat in view.retired:
            continue
        rivals += 1
        likely = view.options.tiles / len(SYMBOLS) if view.options.mismatch != "plus" else 1.0
        points = worth(card, tiles, view.options) if tiles else card.value
        if points > 0:
            rival, wanted = max(rival, points), min(1.0, wanted + (1.0 if tiles else likely))
    return wish(worth(card, view.tiles[me], view.options), rival, wanted, view.turns[me], rivals)


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a card that the seat does not know promises, for how many points, and whether to look first."""

    gain: float
    cost: float
    look: bool

    @staticmethod
    def of(view: View, me: Seat) -> Hidden:
        """Judge by the cards that are nowhere to be seen."""
        cards = unseen(view)
        points = [worth(card, view.tiles[me], view.options) for card in cards]
        good = [card_wish(view, me, card) for card, own in zip(cards, points, strict=True) if own > 0]
        count = max(1, len(cards))
        blind, looked = (sum(good) + sum(own for own in points if own <= 0)) / count, sum(good) / count
        price = FLIP + TAKE * len(good) / count
        look = blind / TAKE < looked / price
        return Hidden(looked, price, look) if look else Hidden(blind, TAKE, look)


def _prospect(view: View, me: Seat, square: Square, hidden: Hidden) -> tuple[float, float, int]:
    """What a place promises, for how many action points; and how many of these it takes to gain anything."""
    if square.lies == "gap":
        return 0.0, 1.0, 0
    points, price = hidden.gain, hidden.cost
    if square.card is not None:
        points, price = card_wish(view, me, square.card), TAKE
    count, own = sum(square.cubes), square.cubes[me]
    gain, cost = count * cube_wish(view.turns[me] - 1), float(CLAIM_OWN * own + CLAIM_OTHER * (count - own))
    least = (CLAIM_OWN if own else CLAIM_OTHER) if count else TAKE
    return (gain + points, cost + price, least) if points > 0 else (gain, cost, least)
