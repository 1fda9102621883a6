"""Scrapheap Scavengers' club robot, which peeks around one corner, and collects the card that gains most for
its price.

The numbers below were tested in games against robots with other numbers (200 games each). With two cubes on
the grid, a robot wins 61 of 100 games for two players against one with a single cube. With one cube more than
the rival at the end, it wins 62 of 100 against one that stays with two, because the seat with the most cubes
goes first. A plan over two targets won no more games than the best next target.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.game import Chance, Seat
from bot.games.scrapheap.rules import actions as act, components, goals, grid, guess, model, paths, scoring

_CUBES = 2
"""The smallest number of cubes that the robot wants on the grid. They guard its best cards, and the seat with
the most cubes goes first.
"""
_DEAR = 4
"""The smallest number of a rival's cubes on the grid that the robot does not outbid. Each cube costs a point,
and an action point per turn.
"""
_FUTURE = 0.15
"""The value of a cube's action point in each later turn, in points."""
_EAGER = 1.3
"""The exponent of a target's gain in its rate. Above 1 it favours large gains, because rivals also come for
the best cards.
"""


def club(view: model.View, actions: Sequence[act.Action], chance: Chance) -> act.Action:
    """Return the club robot's choice in the view's phase."""
    match view.phase:
        case "peeking":
            return _peek(view, actions)
        case "placing":
            return _place(view)
        case "choosing":
            return act.Choose(goals.home(view, whose(view)))
        case "collecting" | "finished":
            return _collect(view, actions)


# the peek rounds


def _peek(view: model.View, actions: Sequence[act.Action]) -> act.Action:
    """Return the peek at the card nearest to the corner where the pawn will start, or Done if no peek is
    possible.
    """
    corner = components.AT[goals.home(view, whose(view))]
    peeks = [action for action in actions if isinstance(action, act.Peek)]
    return min(peeks, key=lambda peek: grid.FAR[corner][components.AT[peek.cell]], default=act.Done())


def _place(view: model.View) -> act.Action:
    """Return the action that puts a cube on the best matching card that the seat knows and has not guarded,
    or Done. A cube that a player lifted before the robot took over goes back.
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


def _goal(view: model.View, me: Seat) -> int:
    """Return the number of cubes that the robot wants on the grid: in its last placing one more than any
    rival, unless that is too expensive.
    """
    if not (view.again and view.round == view.options.tiles):
        return _CUBES
    most = max(_lying(view, seat) for seat in range(len(view.held)) if seat != me)
    return max(_CUBES, most + 1) if most < _DEAR else _CUBES


def _lying(view: model.View, seat: Seat) -> int:
    """Return the number of the seat's cubes on the grid."""
    return sum(square.cubes[seat] for square in view.grid)


# the collection


class Target(NamedTuple):
    """A cell to go to."""

    at: int
    way: tuple[act.Enter | act.Move, ...]
    """The moves to the cell."""
    gain: float
    """The expected gain, in points."""
    price: float
    """The action points for the moves and for the gain."""

    @property
    def rate(self) -> float:
        """Return the gain per action point, where the gain is raised to the power of _EAGER. The target with
        the highest rate is chosen.
        """
        return float(self.gain**_EAGER) / self.price

    def behind(self, other: Target) -> float:
        """Return how many more points this target would have to gain to have the other's rate."""
        return float((other.rate * self.price) ** (1 / _EAGER)) - self.gain


def _collect(view: model.View, actions: Sequence[act.Action]) -> act.Action:
    """Return the next action for the target that gains most for its price. Without a target, finish for good,
    or end the turn if that is not allowed.
    """
    hidden = Hidden.of(view)
    best = max(targets(view, hidden), key=lambda target: target.rate, default=None)
    return toward(view, actions, best, hidden)


def targets(view: model.View, hidden: Hidden) -> list[Target]:
    """Return every cell that promises a gain and can still be reached in time, nearest first."""
    last = view.turns[whose(view)] == 1
    found = []
    for at, way in paths.ways_of(view).items():
        gain, cost, least = _prospect(view, view.grid[at], hidden)
        if gain > 0 and not (last and len(way) + least > view.points):
            found.append(Target(at, way, gain, len(way) + cost))
    return found


def toward(
    view: model.View, actions: Sequence[act.Action], target: Target | None, hidden: Hidden
) -> act.Action:
    """Return the next action for the target, or end the turn if it costs more than is left. Without a target,
    finish for good, or end the turn if that is not allowed.
    """
    if target is None:
        return act.Retire() if act.Retire() in actions else act.EndTurn()
    action = target.way[0] if target.way else serve(view, view.grid[target.at], hidden.look)
    return action if action in actions else act.EndTurn()  # otherwise it costs more than is left


def whose(view: model.View) -> Seat:
    """Return the view's seat. Raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to decide")
    return view.seat


@dataclass(frozen=True, slots=True)
class Hidden:
    """The estimates for a card that the seat does not know."""

    gain: float
    """The expected gain, in points."""
    cost: float
    """The expected cost, in action points."""
    look: bool
    """Whether to turn the card over first, and take it only if that pays."""

    @staticmethod
    def of(view: model.View) -> Hidden:
        """Return the average over all unseen cards, for looking at the card first or for taking it unseen,
        whichever is better.
        """
        tiles = view.tiles[whose(view)]
        points = [scoring.worth(card, tiles, view.options) for card in guess.unseen(view)]
        good = [each for each in points if each > 0]
        count = max(1, len(points))
        blind, looked = sum(points) / count, sum(good) / count
        price = components.FLIP + components.TAKE * len(good) / count
        look = blind / components.TAKE < looked / price
        return Hidden(looked, price, look) if look else Hidden(blind, components.TAKE, look)


def _prospect(view: model.View, square: model.Square, hidden: Hidden) -> tuple[float, float, int]:
    """Return the expected gain of a cell in points, the action points for it, and the action points needed to
    gain anything there.
    """
    me = whose(view)
    if square.lies == "gap":
        return 0.0, 1.0, 0
    if square.card is None:
        points, price = hidden.gain, hidden.cost
    else:
        points, price = (
            float(scoring.worth(square.card, view.tiles[me], view.options)),
            float(components.TAKE),
        )
    count, own = sum(square.cubes), square.cubes[me]
    gain = count * (1 + _FUTURE * (view.turns[me] - 1))
    cost = components.CLAIM_OWN * own + components.CLAIM_OTHER * (count - own)
    least = (components.CLAIM_OWN if own else components.CLAIM_OTHER) if count else components.TAKE
    return (gain + points, cost + price, least) if points > 0 else (gain, float(cost), least)


def serve(view: model.View, square: model.Square, look: bool) -> act.Action:
    """Return the next action in the pawn's cell: flip the card if it is unknown and `look` is set, otherwise
    claim a cube from it, or take it if it has none.
    """
    me = whose(view)
    if square.card is None and look:
        return act.Flip()
    for owner in sorted(range(len(square.cubes)), key=lambda seat: seat != me):
        if square.cubes[owner]:
            return act.Claim(owner)
    return act.Take()
