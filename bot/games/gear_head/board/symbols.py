"""The symbols of the six Parts, each drawn in a box from -50 to 50 round the origin."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from bot.games.gear_head.rules.components import PARTS, Part
from bot.render.greenbox import INKS, drop
from bot.render.pen import Pen, turned
from bot.render.theme import Colour

COLOURS: Final[dict[Part, Colour]] = dict(zip(PARTS, INKS, strict=True))
"""The print of each Part on its cards; the symbol and the name say the same without colour."""


def symbol(pen: Pen, part: Part, ink: Colour, paper: Colour) -> None:
    """Draw the symbol of the Part in `ink`, with `paper` for what is cut out of it."""
    _SYMBOLS[part](pen, ink, paper)


def _pistons(pen: Pen, ink: Colour, paper: Colour) -> None:
    for x, y, rod in ((-25, -46, 34), (25, -30, 50)):
        pen.box(x - 21, y, 42, 40, ink, 6)
        pen.box(x - 21, y + 9, 42, 4, paper)
        pen.box(x - 21, y + 18, 42, 4, paper)
        pen.shape([(x - 6, y + 30), (x + 6, y + 30), (x + 8, y + rod + 20), (x - 8, y + rod + 20)], ink)
        pen.disc(x, 32, 17, ink)
        pen.disc(x, 32, 8, paper)
        pen.disc(x, y + 31, 4, paper)


def _battery(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.box(-36, -38, 20, 16, ink, 3)
    pen.box(16, -38, 20, 16, ink, 3)
    pen.box(-48, -26, 96, 66, ink, 9)
    pen.box(-48, -12, 96, 5, paper)
    pen.box(-36, 12, 24, 7, paper)
    pen.box(12, 12, 24, 7, paper)
    pen.box(20.5, 3.5, 7, 24, paper)


def _driveshaft(pen: Pen, ink: Colour, paper: Colour) -> None:
    def slab(x0: float, y0: float, x1: float, y1: float, fill: Colour) -> None:
        pen.shape(turned([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], -40), fill)

    slab(-34, -9, 34, 9, ink)
    for side in (-1, 1):
        inner, outer = 34 * side, 56 * side
        slab(min(inner, outer), -8, max(inner, outer), 8, ink)
        slab(36 * side - 6, -26, 36 * side + 6, 26, ink)
        slab(51 * side - 5, -19, 51 * side + 5, 19, ink)
        (x, y), *_ = turned([(36 * side, 17)], -40)
        pen.disc(x, y, 3.5, paper)
        (x, y), *_ = turned([(36 * side, -17)], -40)
        pen.disc(x, y, 3.5, paper)
    slab(-24, -3, 24, 0.5, paper)


def _tires(pen: Pen, ink: Colour, paper: Colour) -> None:
    for step in range(16):
        block = turned([(-6, -50), (6, -50), (6, -40), (-6, -40)], step * 22.5)
        pen.shape(block, ink)
    pen.disc(0, 0, 45, ink)
    pen.disc(0, 0, 29, paper)
    pen.disc(0, 0, 24, ink)
    for step in range(5):
        angle = (step * 72 - 90 + 36) * pi / 180
        pen.disc(14.5 * cos(angle), 14.5 * sin(angle), 5.5, paper)
    pen.disc(0, 0, 4, paper)


def _gearshift(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.disc(0, 0, 49, ink)
    pen.disc(0, 0, 43, paper)
    pen.disc(0, 0, 39, ink)
    for x in (-20, 0, 20):
        pen.stroke([(x, -22), (x, 22)], paper, 7)
    pen.stroke([(-20, 0), (20, 0)], paper, 7)
    pen.disc(20, -20, 10, paper)


_SYMBOLS: Final[dict[Part, Callable[[Pen, Colour, Colour], None]]] = {
    "Fuel": drop,
    "Pistons": _pistons,
    "Battery": _battery,
    "Driveshaft": _driveshaft,
    "Tires": _tires,
    "Gearshift": _gearshift,
}
