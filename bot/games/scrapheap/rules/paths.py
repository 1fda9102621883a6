"""The cheapest way of a pawn to each card: a move costs a point, so it is the one with the fewest moves."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from bot.games.scrapheap.rules.actions import Enter, Move
from bot.games.scrapheap.rules.components import AT, DIRECTIONS, Direction
from bot.games.scrapheap.rules.grid import RAYS
from bot.games.scrapheap.rules.model import Lead, Pawn, View

_MOVES: dict[Direction, Move] = {direction: Move(direction) for direction in DIRECTIONS}


def ways(
    cards: Sequence[bool], pawn: Pawn, leads: Sequence[Lead] = ()
) -> dict[int, tuple[Enter | Move, ...]]:
    """The moves to each place with a card that can be reached, the nearest places first; none to the place
    where the pawn stands.

    cards: where cards lie. leads: how a pawn that is outside can enter.
    """
    found: dict[int, tuple[Enter | Move, ...]] = {}
    if pawn.outside:
        found.update((AT[lead.cell], (Enter(),)) for lead in leads)
    else:
        found[AT[pawn.cell]] = ()
    queue = deque(found)
    while queue:
        way = found[at := queue.popleft()]
        for direction, ray in RAYS[at]:
            for other in ray:
                if cards[other]:
                    if other not in found:
                        found[other] = (*way, _MOVES[direction])
                        queue.append(other)
                    break
    return found


def ways_of(view: View) -> dict[int, tuple[Enter | Move, ...]]:
    """The ways of the mover's pawn in a turn of the collection, whatever points are left; else none."""
    pawn = view.pawns[view.mover] if view.mover is not None else None
    if view.phase != "collecting" or pawn is None:
        return {}
    return ways([square.lies != "gap" for square in view.grid], pawn, view.leads)


def prices(view: View) -> dict[int, int]:
    """What it costs the mover to go to each card that is in reach of the points left."""
    return {at: len(way) for at, way in ways_of(view).items() if 0 < len(way) <= view.points}
