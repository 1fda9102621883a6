"""The cover of Scrapheap Scavengers: a corner of the yard, some cards turned up, cubes on others."""

from __future__ import annotations

from PIL.Image import Image

from bot.games.scrapheap.board.cubes import WIDTHS, cube, pawn
from bot.games.scrapheap.board.pieces import HEIGHT, back, face
from bot.games.scrapheap.rules.components import Card, Cell
from bot.render import cover as covers
from bot.render.pen import Pen
from bot.render.theme import BOARD

_ZOOM = 1.12
_UP: dict[Cell, Card] = {
    "B1": Card("Drop", 3),
    "D2": Card("Cog", 6),
    "G3": Card("Hammer", 2),
    "F1": Card("Brick", 5),
}
_GUARDED: dict[Cell, tuple[int, int]] = {"C1": (0, 2), "E3": (1, 3), "H2": (2, 1), "B3": (0, 1)}
_PAWNS: dict[Cell, int] = {"C2": 1, "G1": 0}


def cover() -> Image:
    """Three rows of the grid."""
    return covers.cover(_draw)


def _draw(pen: Pen) -> None:
    for row in "123":
        for at, column in enumerate("ABCDEFGHI"):
            x, y = 6 + at * 121.5, 4 + (int(row) - 1) * 132
            _square(pen, column + row, x, y)


def _square(pen: Pen, cell: Cell, x: float, y: float) -> None:
    if cell in _UP:
        covers.lay(pen, face(_UP[cell], up=True, private=False, laden=False), x, y, _ZOOM)
        return
    laden = cell in _GUARDED or cell in _PAWNS
    covers.lay(pen, back(cell, laden=laden), x, y, _ZOOM)
    if cell in _GUARDED:
        seat, count = _GUARDED[cell]
        covers.lay(pen, cube(seat, count, WIDTHS[0], BOARD), x + 2, y + HEIGHT * 0.55, _ZOOM)
    if cell in _PAWNS:
        figure = pawn(_PAWNS[cell], WIDTHS[0], BOARD, moving=cell == "C2")
        covers.lay(pen, figure, x + 2, y + HEIGHT * 0.55, _ZOOM)
