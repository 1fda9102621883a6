"""Scrapheap's expert: it hurries to what rivals want, too, and leaves for later what nobody else does.

With the points there are everybody gets round the whole yard sooner or later: what only one player wants is
safe. So a game is decided by the cards that several want, and by cubes, which everybody wants. The figures
here and in `wishes.py` were tried in games against the club's robot (`python -m bot arena scrapheap`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.scrapheap.robots.club import club, serve, whose
from bot.games.scrapheap.robots.wishes import EAGER, cube_wish, wish
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

_AROUND = 0.5
"""How much what lies around a place counts beside the place itself."""


def expert(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Peek and place as the club does; choose and collect by haste."""
    if view.phase == "choosing":
        return Choose(corner(view))
    if view.phase != "collecting":
        return club(view, actions, chance)
    found = targets(view)
    return towards(view, actions, found.places[0], found.look) if found.places else done(actions)


def done(actions: Sequence[Action]) -> Action:
    """Nothing is worth a point any more: be done for good, if the rules allow it."""
    return Retire() if Retire() in actions else EndTurn()


def towards(view: View, actions: Sequence[Action], place: int, look: bool) -> Action:
    """The next thing to do for that place: a step on the way there, or what is to be done where it lies."""
    way = ways_of(view)[place]
    action = way[0] if way else serve(view, view.grid[place], look)
    return action if action in actions else EndTurn()  # too few points for it now


def corner(view: View) -> Corner:
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


@dataclass(frozen=True, slots=True)
class Targets:
    """Where to go. places: what promises most for its price first. rates: how much that is.
    look: turn a card that is not known over before taking it.
    """

    places: tuple[int, ...]
    rates: tuple[float, ...]
    look: bool


def targets(view: View) -> Targets:
    """All places in reach that promise something."""
    me = whose(view)
    hidden = _Hidden.of(view, me)
    last = view.turns[me] == 1
    found: list[_Target] = []
    for at, way in ways_of(view).items():
        gain, cost, least = _prospect(view, me, view.grid[at], hidden)
        if gain > 0 and not (last and len(way) + least > view.points):
            found.append(_Target(at, gain**EAGER, len(way), cost))
    rates = [_rate(target, found) for target in found]
    ranked = sorted(range(len(found)), key=lambda at: (-rates[at], found[at].at))
    return Targets(tuple(found[at].at for at in ranked), tuple(rates[at] for at in ranked), hidden.look)


class _Target(NamedTuple):
    """A place to go to: what it promises, how many steps away it is, and what is to be paid there."""

    at: int
    gain: float
    way: int
    cost: float


def _rate(target: _Target, found: Sequence[_Target]) -> float:
    """What the target promises for each point of its price, with the best of what lies around it."""
    far = FAR[target.at]
    after = max((next.gain / (far[next.at] + next.cost) for next in found if next is not target), default=0.0)
    return target.gain / (target.way + target.cost) + _AROUND * after / (1 + target.way)


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
class _Hidden:
    """What a card that the seat does not know promises, for how many points, and whether to look first."""

    gain: float
    cost: float
    look: bool

    @staticmethod
    def of(view: View, me: Seat) -> _Hidden:
        """Judge by the cards that are nowhere to be seen."""
        cards = unseen(view)
        points = [worth(card, view.tiles[me], view.options) for card in cards]
        good = [card_wish(view, me, card) for card, own in zip(cards, points, strict=True) if own > 0]
        count = max(1, len(cards))
        blind, looked = (sum(good) + sum(own for own in points if own <= 0)) / count, sum(good) / count
        price = FLIP + TAKE * len(good) / count
        look = blind / TAKE < looked / price
        return _Hidden(looked, price, look) if look else _Hidden(blind, TAKE, look)


def _prospect(view: View, me: Seat, square: Square, hidden: _Hidden) -> tuple[float, float, int]:
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
