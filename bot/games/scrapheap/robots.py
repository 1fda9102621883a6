"""Scrapheap Scavengers' driver: it peeks round one corner, and collects what brings most for its price.

The figures below were tried in thousands of games against others: a cube on the grid helps; a plan over two
targets won no more than the best next one. With two or four seats two cubes won more games than the one that
it leaves.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import assert_never

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.scrapheap.rules.actions import (
    Action,
    Choose,
    Claim,
    Done,
    EndTurn,
    Enter,
    Flip,
    Move,
    Peek,
    Place,
    Take,
)
from bot.games.scrapheap.rules.components import (
    AT,
    CLAIM_OTHER,
    CLAIM_OWN,
    CORNERS,
    DECK,
    DIRECTIONS,
    FLIP,
    ROWS,
    TAKE,
    Corner,
    Direction,
)
from bot.games.scrapheap.rules.grid import RAYS
from bot.games.scrapheap.rules.model import Square, View
from bot.games.scrapheap.rules.scoring import worth

_FUTURE = 0.15
"""What a cube is worth for the action point that it gives in each later turn, in points."""
_EAGER = 1.3
"""How much more than its price the gain of a target counts: rivals come for the best cards, too."""
_MOVES: dict[Direction, Action] = {direction: Move(direction) for direction in DIRECTIONS}


def careful(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Choose by the phase."""
    match view.phase:
        case "peeking":
            return _peek(view, actions)
        case "placing":
            return _place(view)
        case "choosing":
            return Choose(_home(view))
        case "collecting" | "finished":
            return _collect(view, actions)
        case _:
            assert_never(view.phase)


# the peek rounds


def _home(view: View) -> Corner:
    """The corner round which the seat knows the best cards; at first each seat has another one."""
    me = _me(view)
    tiles = view.tiles[me]
    known = [
        (at, square.card.value)
        for at, square in enumerate(view.grid)
        if square.card is not None and square.card.symbol in tiles
    ]

    def wealth(corner: Corner) -> float:
        return sum(value / (2 + _far(AT[corner], at)) for at, value in known)

    first = CORNERS[me]
    return max((first, *CORNERS), key=wealth)


def _far(one: int, other: int) -> int:
    """How many steps two places are apart on a full grid."""
    column, row = divmod(one, len(ROWS))
    x, y = divmod(other, len(ROWS))
    return abs(column - x) + abs(row - y)


def _peek(view: View, actions: Sequence[Action]) -> Action:
    """Peek at what is nearest to the corner where the pawn will begin."""
    corner = AT[_home(view)]
    peeks = [action for action in actions if isinstance(action, Peek)]
    return min(peeks, key=lambda peek: _far(corner, AT[peek.cell]), default=Done())


def _place(view: View) -> Action:
    """Put one cube on the best card it knows, no more: most cubes go first, but each that lies there costs a
    point and an action point in every turn. A cube that a player had lifted before leaving goes back.
    """
    me = _me(view)
    if view.lifted is not None:
        return Place(view.lifted)
    wanted = [
        (square.card.value, square.cell)
        for square in view.grid
        if square.card is not None and square.card.symbol in view.tiles[me]
    ]
    if not wanted or any(square.cubes[me] for square in view.grid):
        return Done()
    _, cell = max(wanted)
    return Place(cell)


# the collection


def _collect(view: View, actions: Sequence[Action]) -> Action:
    """Do the next thing for the target that brings most for its price; end the turn if there is none."""
    me = _me(view)
    reach = _reach(view)
    hidden = _Hidden.of(view)
    best, choice = 0.0, -1
    for at, (far, _) in reach.items():
        gain, cost, least = _prospect(view, view.grid[at], hidden)
        if gain <= 0 or (view.turns[me] == 1 and far + least > view.points):
            continue
        rate = gain**_EAGER / (far + cost)
        if rate > best:
            best, choice = rate, at
    if choice < 0:
        return EndTurn()
    far, first = reach[choice]
    action = first if far else _serve(view, view.grid[choice], hidden)
    return action if action in actions else EndTurn()  # too few points for it now


def _reach(view: View) -> dict[int, tuple[int, Action]]:
    """For each place with a card the moves to it, and the first of them; the pawn's own place needs none."""
    pawn = view.pawns[_me(view)]
    assert pawn is not None
    found: dict[int, tuple[int, Action]] = {}
    if not pawn.outside:
        found[AT[pawn.cell]] = (0, EndTurn())
    queue = deque[int]()
    for direction, cell in view.leads:
        at = AT[cell]
        found[at] = (1, Enter() if direction is None else _MOVES[direction])
        queue.append(at)
    lies = [square.lies != "gap" for square in view.grid]
    while queue:
        far, first = found[at := queue.popleft()]
        for _, ray in RAYS[at]:
            for other in ray:
                if lies[other]:
                    if other not in found:
                        found[other] = (far + 1, first)
                        queue.append(other)
                    break
    return found


def _me(view: View) -> Seat:
    """Whose view it is. Raises ValueError for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to decide")
    return view.seat


@dataclass(frozen=True, slots=True)
class _Hidden:
    """What a card that the seat does not know may be expected to bring.

    gain: in points. cost: in action points. look: better turn it over first, and take it only if that pays.
    """

    gain: float
    cost: float
    look: bool

    @staticmethod
    def of(view: View) -> _Hidden:
        """Judge by the cards that are nowhere to be seen."""
        unseen = list(DECK)
        known = chain((each.card for each in view.grid), (each.card for own in view.taken for each in own))
        for card in known:
            if card is not None:
                unseen.remove(card)
        tiles = view.tiles[_me(view)]
        points = [worth(card, tiles, view.options) for card in unseen]
        good = [each for each in points if each > 0]
        count = max(1, len(points))
        blind, looked = sum(points) / count, sum(good) / count
        price = FLIP + TAKE * len(good) / count
        look = blind / TAKE < looked / price
        return _Hidden(looked, price, look) if look else _Hidden(blind, TAKE, look)


def _prospect(view: View, square: Square, hidden: _Hidden) -> tuple[float, float, int]:
    """What a place may be expected to bring, in points, for how many action points; and how many of these it
    takes to gain anything.
    """
    me = _me(view)
    if square.lies == "gap":
        return 0.0, 1.0, 0
    if square.card is None:
        points, price = hidden.gain, hidden.cost
    else:
        points, price = float(worth(square.card, view.tiles[me], view.options)), float(TAKE)
    count, own = sum(square.cubes), square.cubes[me]
    gain = count * (1 + _FUTURE * (view.turns[me] - 1))
    cost = CLAIM_OWN * own + CLAIM_OTHER * (count - own)
    least = (CLAIM_OWN if own else CLAIM_OTHER) if count else TAKE
    return (gain + points, cost + price, least) if points > 0 else (gain, float(cost), least)


def _serve(view: View, square: Square, hidden: _Hidden) -> Action:
    """The next thing to do where the pawn stands: learn the card if it lies hidden, clear it, take it."""
    me = _me(view)
    if square.card is None and hidden.look:
        return Flip()
    for owner in sorted(range(len(square.cubes)), key=lambda seat: seat != me):
        if square.cubes[owner]:
            return Claim(owner)
    return Take()
