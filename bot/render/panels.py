"""Panels and frames: the layout of pictures that have no world."""

from functools import lru_cache
from typing import Final

from bot.render.canvas import Backdrop, Block, Mark, Sprite
from bot.render.pen import Pen
from bot.render.theme import (
    BOARD,
    FRAME,
    PANEL,
    RULE,
    SIGNAL,
    WIDTH,
)

EDGE: Final = 8
"""How thick the light frame round a picture is: it holds the dark board on a light page."""
LEFT: Final = 28
RIGHT: Final = WIDTH - LEFT


def framed(height: int, marks: list[Mark]) -> Backdrop:
    """A board of that height in its light frame, with what always lies on it."""
    inner: Mark = (Block(WIDTH - 2 * EDGE, height - 2 * EDGE, BOARD), EDGE, EDGE)
    return Backdrop(WIDTH, height, FRAME, (inner, *marks))


def panel(width: int, height: int, strong: bool = False) -> Sprite:
    """A dark panel with round corners; `strong` rims it with a thick bright line."""
    return Sprite(rimmed, width, height, BOARD, (width, height, strong))


def rimmed(pen: Pen, width: int, height: int, strong: bool = False) -> None:
    """Paint such a panel, for a sprite that goes on upon it."""
    line = (4 if height < 80 else 6) if strong else 2
    pen.box(0, 0, width, height, SIGNAL if strong else RULE, 16)
    pen.box(line, line, width - 2 * line, height - 2 * line, PANEL, 16 - line)


@lru_cache(maxsize=32)
def backdrop(height: int) -> Backdrop:
    """An empty board of that height in its frame."""
    return framed(height, [])
