"""The cheapest path of a pawn to each card."""

from collections import deque
from collections.abc import Sequence

from bot.games.scrapheap.rules import actions, components, grid, model

_MOVES: dict[components.Direction, actions.Move] = {
    direction: actions.Move(direction) for direction in components.DIRECTIONS
}


def ways(
    cards: Sequence[bool], pawn: model.Pawn, leads: Sequence[model.Lead] = ()
) -> dict[int, tuple[actions.Enter | actions.Move, ...]]:
    """Return the moves to each reachable card by the index of its cell, nearest first. The pawn's own cell is
    included with no moves. cards: whether each cell has a card. leads: the moves with which a pawn outside
    the grid can enter.
    """
    found: dict[int, tuple[actions.Enter | actions.Move, ...]] = {}
    if pawn.outside:
        found.update((components.AT[lead.cell], (actions.Enter(),)) for lead in leads)
    else:
        found[components.AT[pawn.cell]] = ()
    queue = deque(found)
    while queue:
        way = found[at := queue.popleft()]
        for direction, ray in grid.RAYS[at]:
            for other in ray:
                if cards[other]:
                    if other not in found:
                        found[other] = (*way, _MOVES[direction])
                        queue.append(other)
                    break
    return found


def ways_of(view: model.View) -> dict[int, tuple[actions.Enter | actions.Move, ...]]:
    """Return the paths of the mover's pawn, regardless of its action points. Outside the collection there are
    none.
    """
    pawn = view.pawns[view.mover] if view.mover is not None else None
    if view.phase != "collecting" or pawn is None:
        return {}
    return ways([square.lies != "gap" for square in view.grid], pawn, view.leads)


def prices(view: model.View) -> dict[int, int]:
    """Return the price of going to each other card that is within the mover's action points, by the index of
    its cell.
    """
    return {at: len(way) for at, way in ways_of(view).items() if 0 < len(way) <= view.points}
