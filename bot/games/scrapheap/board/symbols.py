"""The six symbols of the scrapyard's cards and tiles, each in a box from -50 to 50 round the origin."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from bot.games.scrapheap.rules.components import SYMBOLS, Symbol
from bot.render.greenbox import INKS, drop
from bot.render.pen import Pen, turned
from bot.render.theme import Colour

COLOURS: Final[dict[Symbol, Colour]] = dict(zip(SYMBOLS, INKS, strict=True))
"""The print of each symbol; its shape says the same without colour."""


def symbol(pen: Pen, which: Symbol, ink: Colour, paper: Colour) -> None:
    """Draw the symbol in `ink`, with `paper` for what is cut out of it."""
    _SYMBOLS[which](pen, ink, paper)


def _hammer(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen = pen.at(-3, 3, 0.88)

    def part(x0: float, y0: float, x1: float, y1: float, fill: Colour) -> None:
        pen.shape(turned([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], 40), fill)

    part(-8, -30, 8, 60, ink)
    part(-8, -17, 8, -12, paper)
    head = [(-38, -52), (14, -52), (46, -37), (46, -31), (14, -18), (-38, -18)]
    pen.shape(turned(head, 40), ink)
    part(-26, -52, -20, -18, paper)


def _circle(pen: Pen, ink: Colour, paper: Colour) -> None:
    for radius, fill in ((49, ink), (36, paper), (26, ink), (11, paper)):
        pen.disc(0, 0, radius, fill)


def _brick(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.box(-50, -42, 100, 84, ink, 5)
    for y in (-17, 10):
        pen.box(-50, y, 100, 7, paper)
    for x, y in ((-4, -42), (-30, -10), (22, -10), (-4, 17)):
        pen.box(x, y, 7, 27, paper)


def _cog(pen: Pen, ink: Colour, paper: Colour) -> None:
    for step in range(8):
        pen.shape(turned([(-10, -51), (10, -51), (14, -34), (-14, -34)], step * 45), ink)
    pen.disc(0, 0, 38, ink)
    pen.disc(0, 0, 16, paper)
    for step in range(4):
        angle = (step * 90 + 45) * pi / 180
        pen.disc(27 * cos(angle), 27 * sin(angle), 4.5, paper)


def _arrow(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.shape([(0, -50), (46, 0), (20, 0), (20, 50), (-20, 50), (-20, 0), (-46, 0)], ink)
    pen.box(-7, 22, 14, 6, paper)
    pen.box(-7, 34, 14, 6, paper)


_SYMBOLS: Final[dict[Symbol, Callable[[Pen, Colour, Colour], None]]] = {
    "Drop": drop,
    "Hammer": _hammer,
    "Circle": _circle,
    "Brick": _brick,
    "Cog": _cog,
    "Arrow": _arrow,
}
