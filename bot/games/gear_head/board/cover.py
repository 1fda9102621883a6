"""The cover of Gear Head: the six parts of a car, and the line that it pulls up to."""

from __future__ import annotations

from PIL.Image import Image

from bot.games.gear_head.board.pieces import FACE_WIDTH, face
from bot.games.gear_head.rules.components import PARTS, Card
from bot.render import cover as covers
from bot.render.pen import Pen
from bot.render.theme import BOARD, PRINT, TEXT

_VALUES = (2, 4, 5, 3, 6, 1)
_RISES = (34, 12, 0, 0, 12, 34)


def cover() -> Image:
    """The six parts, side by side."""
    return covers.cover(_draw)


def _draw(pen: Pen) -> None:
    for row in range(2):
        for column in range(44):
            pen.box(column * 25, 350 + row * 25, 25, 25, TEXT if (row + column) % 2 else PRINT)
    for at, (part, value, rise) in enumerate(zip(PARTS, _VALUES, _RISES, strict=True)):
        x = 28 + at * (FACE_WIDTH + 9.6)
        covers.lay(pen, face(Card(part, value), BOARD), x, 40 + rise)
