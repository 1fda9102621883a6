"""Scrapheap Scavengers' driver: it peeks round one corner, and collects what brings most for its price.

The figures below were tried in games against others (200 of each): with two cubes on the grid 61 of 100 games
between two are won against a robot with one; by one cube more than the rival at last, 62 against a robot that
stays with two, for most cubes go first. A plan over two targets won no more than the best next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, assert_never

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.scrapheap.rules import actions as act
from bot.games.scrapheap.rules import components
from bot.games.scrapheap.rules.grid import FAR
from bot.games.scrapheap.rules.guess import unseen
from bot.games.scrapheap.rules.model import Square, View
from bot.games.scrapheap.rules.paths import ways_of
from bot.games.scrapheap.rules.scoring import worth

_CUBES = 2
"""So many cubes it puts on the grid at the least: they keep its best cards, and most of them go first."""
_DEAR = 4
"""Rivals with so many cubes on the grid may go first: each costs a point, and an action point a turn."""
_FUTURE = 0.15
"""What a cube is worth for the action point that it gives in each later turn, in points."""
_EAGER = 1.3
"""How much more than its price the gain of a target counts: rivals come for the best cards, too."""


def club(view: View, actions: Sequence[act.Action], chance: Chance) -> act.Action:
    """Choose by the phase."""
    match view.phase:
        case "peeking":
            return _peek(view, actions)
        case "placing":
            return _place(view)
        case "choosing":
            return act.Choose(_home(view))
        case "collecting" | "finished":
            return _collect(view, actions)
        case _:
            assert_never(view.phase)


# the peek rounds


def _home(view: View) -> components.Corner:
    """The corner round which the seat knows the best cards; at first each seat has another one."""
    me = whose(view)
    tiles = view.tiles[me]
    known = [
        (at, square.card.value)
        for at, square in enumerate(view.grid)
        if square.card is not None and square.card.symbol in tiles
    ]

    def wealth(corner: components.Corner) -> float:
        return sum(value / (2 + FAR[components.AT[corner]][at]) for at, value in known)

    first = components.CORNERS[me]
    return max((first, *components.CORNERS), key=wealth)


def _peek(view: View, actions: Sequence[act.Action]) -> act.Action:
    """Peek at what is nearest to the corner where the pawn will begin."""
    corner = components.AT[_home(view)]
    peeks = [action for action in actions if isinstance(action, act.Peek)]
    return min(peeks, key=lambda peek: FAR[corner][components.AT[peek.cell]], default=act.Done())


def _place(view: View) -> act.Action:
    """Put cubes on the best cards it knows, one on each. A cube that a player had lifted before leaving goes
    back.
    """
    me = whose(view)
    if view.lifted is not None:
        return act.Place(view.lifted)
    wanted = [
        (square.card.value, square.cell)
        for square in view.grid
        if square.card is not None and square.card.symbol in view.tiles[me] and not square.cubes[me]
    ]
    if not wanted or _lying(view, me) >= _goal(view, me):
        return act.Done()
    _, cell = max(wanted)
    return act.Place(cell)


def _goal(view: View, me: Seat) -> int:
    """How many cubes to have on the grid: at last one more than any rival, if that is not dear."""
    if not (view.again and view.round == view.options.tiles):
        return _CUBES
    most = max(_lying(view, seat) for seat in range(len(view.held)) if seat != me)
    return max(_CUBES, most + 1) if most < _DEAR else _CUBES


def _lying(view: View, seat: Seat) -> int:
    """How many cubes of that seat lie on the grid."""
    return sum(square.cubes[seat] for square in view.grid)


# the collection


class Target(NamedTuple):
    """A place to go to. way: the moves there. gain: what it may be expected to bring, in points. price: for
    how many action points, the way included.
    """

    at: int
    way: tuple[act.Enter | act.Move, ...]
    gain: float
    price: float

    @property
    def rate(self) -> float:
        """How much it brings for its price: what the target is chosen by."""
        return float(self.gain**_EAGER) / self.price

    def behind(self, other: Target) -> float:
        """How many points more it would have to bring to be as good as the other."""
        return float((other.rate * self.price) ** (1 / _EAGER)) - self.gain


def _collect(view: View, actions: Sequence[act.Action]) -> act.Action:
    """Do the next thing for the target that brings most for its price; be done for good if there is none, for
    nothing that others may do would bring one.
    """
    hidden = Hidden.of(view)
    best = max(targets(view, hidden), key=lambda target: target.rate, default=None)
    return toward(view, actions, best, hidden)


def targets(view: View, hidden: Hidden) -> list[Target]:
    """Every place that promises something and can still be reached in time, the nearest first."""
    last = view.turns[whose(view)] == 1
    found = []
    for at, way in ways_of(view).items():
        gain, cost, least = _prospect(view, view.grid[at], hidden)
        if gain > 0 and not (last and len(way) + least > view.points):
            found.append(Target(at, way, gain, len(way) + cost))
    return found


def toward(view: View, actions: Sequence[act.Action], target: Target | None, hidden: Hidden) -> act.Action:
    """The next thing to do for that target; without one to be done for good, as far as the rules allow."""
    if target is None:
        return act.Retire() if act.Retire() in actions else act.EndTurn()
    action = target.way[0] if target.way else serve(view, view.grid[target.at], hidden.look)
    return action if action in actions else act.EndTurn()  # too few points for it now


def whose(view: View) -> Seat:
    """Whose view it is. Raises ValueError for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to decide")
    return view.seat


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a card that the seat does not know may be expected to bring.

    gain: in points. cost: in action points. look: better turn it over first, and take it only if that pays.
    """

    gain: float
    cost: float
    look: bool

    @staticmethod
    def of(view: View) -> Hidden:
        """Judge by the cards that are nowhere to be seen."""
        tiles = view.tiles[whose(view)]
        points = [worth(card, tiles, view.options) for card in unseen(view)]
        good = [each for each in points if each > 0]
        count = max(1, len(points))
        blind, looked = sum(points) / count, sum(good) / count
        price = components.FLIP + components.TAKE * len(good) / count
        look = blind / components.TAKE < looked / price
        return Hidden(looked, price, look) if look else Hidden(blind, components.TAKE, look)


def _prospect(view: View, square: Square, hidden: Hidden) -> tuple[float, float, int]:
    """What a place may be expected to bring, in points, for how many action points; and how many of these it
    takes to gain anything.
    """
    me = whose(view)
    if square.lies == "gap":
        return 0.0, 1.0, 0
    if square.card is None:
        points, price = hidden.gain, hidden.cost
    else:
        points, price = float(worth(square.card, view.tiles[me], view.options)), float(components.TAKE)
    count, own = sum(square.cubes), square.cubes[me]
    gain = count * (1 + _FUTURE * (view.turns[me] - 1))
    cost = components.CLAIM_OWN * own + components.CLAIM_OTHER * (count - own)
    least = (components.CLAIM_OWN if own else components.CLAIM_OTHER) if count else components.TAKE
    return (gain + points, cost + price, least) if points > 0 else (gain, float(cost), least)


def serve(view: View, square: Square, look: bool) -> act.Action:
    """The next thing to do where the pawn stands: learn the card if it is not known and
    `look` says so, clear it, take it.
    """
    me = whose(view)
    if square.card is None and look:
        return act.Flip()
    for owner in sorted(range(len(square.cubes)), key=lambda seat: seat != me):
        if square.cubes[owner]:
            return act.Claim(owner)
    return act.Take()
