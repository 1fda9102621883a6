"""Panels, tags and frames: what every picture is laid out with."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.render.canvas import Backdrop, Block, Mark, Sprite
from bot.render.pen import Pen
from bot.render.text import measure
from bot.render.theme import (
    BOARD,
    FRAME,
    PANEL,
    PAPER,
    PRINT,
    QUIET,
    READABLE,
    RULE,
    SIGNAL,
    STAMP,
    WIDTH,
    Colour,
)

EDGE: Final = 8
"""How thick the light frame round a picture is: it holds the dark board on a light page."""
LEFT: Final = 28
RIGHT: Final = WIDTH - LEFT
TAG_HEIGHT: Final = 48


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


def tag(text: str, ground: Colour, margin: int = 14) -> Sprite:
    """A short word in capitals on a bright plate."""
    width = measure(text, READABLE, "Black") + 2 * margin
    return Sprite(_tag, width, TAG_HEIGHT, ground, (text, width))


def _tag(pen: Pen, text: str, width: int) -> None:
    pen.box(0, 0, width, TAG_HEIGHT, SIGNAL, 10)
    pen.text(width / 2, TAG_HEIGHT / 2, text, READABLE, "Black", STAMP)


@lru_cache(maxsize=32)
def backdrop(height: int) -> Backdrop:
    """An empty board of that height in its frame."""
    return framed(height, [])


def pointer(ground: Colour) -> Sprite:
    """A bright plate with a triangle: here."""
    return Sprite(_pointer, TAG_HEIGHT, TAG_HEIGHT, ground)


def _pointer(pen: Pen) -> None:
    pen.box(0, 0, TAG_HEIGHT, TAG_HEIGHT, SIGNAL, 10)
    pen.shape([(34, 10), (34, 38), (11, 24)], STAMP)


def bracket(width: int, height: int) -> Sprite:
    """A box painted on the track for one car: a line before it and along its sides."""
    return Sprite(_bracket, width, height, PANEL, (width, height))


def _bracket(pen: Pen, width: int, height: int) -> None:
    for x, y, w, h in ((0, 0, width, 5), (0, 0, 5, height), (width - 5, 0, 5, height)):
        pen.box(x, y, w, h, QUIET)


PACK: Final = 46
PACK_WIDTH: Final = 36


def pack(ground: Colour, *, empty: bool) -> Sprite:
    """A small pack of cards, face down, or the place where it was."""
    return Sprite(_pack, PACK_WIDTH, PACK, ground, (empty,))


def _pack(pen: Pen, empty: bool) -> None:
    if empty:
        pen.rim(1, 3, 33, 42, RULE, 3, 5)
        return
    pen.box(4, 0, 32, 42, QUIET, 5)
    pen.box(0, 4, 32, 42, PAPER, 5)
    pen.box(3, 7, 26, 36, PRINT, 3)
    pen.disc(16, 25, 7, PAPER)


_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def pips(pen: Pen, number: int, step: float, radius: float, ink: Colour) -> None:
    """The dots of a die's face round the origin, `step` apart."""
    for x, y in _PIPS[number]:
        pen.disc(step * x, step * y, radius, ink)
