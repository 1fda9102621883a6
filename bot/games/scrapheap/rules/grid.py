"""The grid: a pawn's possible moves, and copies of the grid with one cell changed
(docs/rules/scrapheap-scavengers.md, section 5).
"""

from collections.abc import Iterable, Sequence

from bot.games.scrapheap.rules import components, model

_HIGH = len(components.ROWS)
_STEPS: dict[components.Direction, tuple[int, int]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}


def _ray(at: int, direction: components.Direction) -> tuple[int, ...]:
    """Return the indices of the cells beyond cell `at` in the direction, in order."""
    across, down = _STEPS[direction]
    column, row = divmod(at, _HIGH)
    steps = range(1, len(components.COLUMNS))
    line = ((column + across * step, row + down * step) for step in steps)
    return tuple(x * _HIGH + y for x, y in line if 0 <= x < len(components.COLUMNS) and 0 <= y < _HIGH)


RAYS: tuple[tuple[tuple[components.Direction, tuple[int, ...]], ...], ...] = tuple(
    tuple((direction, _ray(at, direction)) for direction in components.DIRECTIONS)
    for at in range(len(components.CELLS))
)
"""For each cell and each direction, the indices of the cells beyond it, in order."""


def _far(one: int, other: int) -> int:
    (column, row), (x, y) = divmod(one, _HIGH), divmod(other, _HIGH)
    return abs(column - x) + abs(row - y)


FAR: tuple[tuple[int, ...], ...] = tuple(
    tuple(_far(one, other) for other in range(len(components.CELLS))) for one in range(len(components.CELLS))
)
"""The distance between any two cells on a full grid, in steps."""


def leads(grid: Sequence[model.Spot], pawn: model.Pawn) -> list[model.Lead]:
    """Return the pawn's possible moves: into the grid if it is outside, otherwise to the next card in each
    direction, across gaps.
    """
    if pawn.outside:
        cell = entry(grid, pawn.cell)
        return [] if cell is None else [model.Lead(None, cell)]
    found = []
    for direction, ray in RAYS[components.AT[pawn.cell]]:
        for at in ray:
            if grid[at].card is not None:
                found.append(model.Lead(direction, components.CELLS[at]))
                break
    return found


def entry(grid: Sequence[model.Spot], corner: components.Cell) -> components.Cell | None:
    """Return the cell where a pawn outside the corner enters, or None if the grid is empty
    (docs/rules/scrapheap-scavengers.md, Ruling 9).
    """
    column, row = divmod(components.AT[corner], _HIGH)

    def far(at: int) -> tuple[bool, bool, int, int]:
        x, y = divmod(at, _HIGH)
        across, down = abs(x - column), abs(y - row)
        return down > 0, across > 0, across + down, across

    if grid[components.AT[corner]].card is not None:
        return corner
    cards = [at for at, spot in enumerate(grid) if spot.card is not None]
    return components.CELLS[min(cards, key=far)] if cards else None


def changed(grid: tuple[model.Spot, ...], at: int, spot: model.Spot) -> tuple[model.Spot, ...]:
    """Return the grid with the spot at index `at` replaced."""
    return (*grid[:at], spot, *grid[at + 1 :])


def counts(grid: Iterable[model.Spot], seats: int) -> tuple[int, ...]:
    """Return the number of each seat's cubes on the grid."""
    total = [0] * seats
    for spot in grid:
        for owner in spot.cubes:
            total[owner] += 1
    return tuple(total)
