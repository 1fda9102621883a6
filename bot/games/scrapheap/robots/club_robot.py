"""Scrapheap Scavengers' club robot, which peeks around one corner, and collects the card that gains most for
its price. The numbers below were found in simulated games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.game import Chance, Seat
from bot.games.scrapheap.rules import actions as act, components, goals, grid, guess, model, paths, scoring

_CUBES = 2
"""The smallest number of cubes that the robot wants on the grid."""
_DEAR = 4
"""The smallest number of a rival's cubes on the grid that the robot does not outbid."""
_FUTURE = 0.15
"""The value of a cube's action point in each later turn, in points."""
_EAGER = 1.3
"""The exponent of a target's gain in its rate."""


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
    """Return the peek nearest to the corner where the pawn will start, or Done if no peek is possible."""
    corner = components.AT[goals.home(view, whose(view))]
    peeks = [action for action in actions if isinstance(action, act.Peek)]
    return min(peeks, key=lambda peek: grid.FAR[corner][components.AT[peek.cell]], default=act.Done())


def _place(view: model.View) -> act.Action:
    """Return the placing of a cube on the best known card of the robot's tiles, or Done if that is not
    needed.
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
    """Return the number of cubes that the robot wants on the grid."""
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
        """Return the gain, raised to the power of _EAGER, per action point."""
        return float(self.gain**_EAGER) / self.price

    def behind(self, other: Target) -> float:
        """Return how many more points this target would have to gain to have the other's rate."""
        return float((other.rate * self.price) ** (1 / _EAGER)) - self.gain


def _collect(view: model.View, actions: Sequence[act.Action]) -> act.Action:
    """Return the next action for the target that gains most for its price."""
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
    """Return the next action for the target. If there is none, or it costs too much, end the turn or finish
    for good.
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
        """Return the estimates from the average of all unseen cards."""
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
    """Return the next action in the pawn's cell. look: whether to flip an unknown card first."""
    me = whose(view)
    if square.card is None and look:
        return act.Flip()
    for owner in sorted(range(len(square.cubes)), key=lambda seat: seat != me):
        if square.cubes[owner]:
            return act.Claim(owner)
    return act.Take()
