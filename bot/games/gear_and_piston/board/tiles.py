"""The parts as tiles: the ground is the colour, and every icon of the part lies on it."""

from __future__ import annotations

from typing import Final

from bot.games.gear_and_piston.board.paints import PAINTS, mark
from bot.games.gear_and_piston.board.symbols import attribute as sign
from bot.games.gear_and_piston.board.symbols import burst, shield, symbol
from bot.games.gear_and_piston.rules.components import Attribute, Part
from bot.render.canvas import Sprite
from bot.render.pen import Pen
from bot.render.theme import PAPER, PRINT, QUIET, SIGNAL, Colour, blend, readable_on

LARGE: Final = 136
MIDDLE: Final = 108
"""How wide and high a tile is: in a hand, and beside the locations."""


def tile(part: Part, side: int, ground: Colour) -> Sprite:
    """A part: its type in the middle, the mark of its colour, and what else it carries, in the corners."""
    return Sprite(_tile, side, side, ground, (part, side))


def _tile(pen: Pen, part: Part, side: int) -> None:
    pen = pen.at(0, 0, side / 100)
    paint = PAINTS[part.colour]
    ink = readable_on(paint)
    _plate(pen, part, paint)
    if part.stock == "scrap":
        _patches(pen, paint, ink)
    carries = part.icon or part.volatility
    symbol(pen.at(44 if carries else 50, 47 if carries else 52, 0.56), part.type, ink, paint)
    mark(pen.at(15, 17, 0.28), part.colour, ink)
    for at in range(part.volatility):
        burst(pen.at(76 - 40 * at, 76, 0.44))
    if part.icon:
        disc(pen.at(74, 74, 0.5), part.icon)
    if part.reliability:
        shield(pen.at(80, 24, 0.42))


def _plate(pen: Pen, part: Part, paint: Colour) -> None:
    """Top parts are round above, bottom parts stand on the ground."""
    if part.row == "top":
        pen.box(1, 1, 98, 98, paint, 24)
        pen.box(1, 50, 98, 49, paint, 4)
    else:
        pen.box(1, 1, 98, 98, paint, 4)
        pen.box(1, 93, 98, 6, PRINT)
        pen.box(1, 95, 98, 4, paint)


def _patches(pen: Pen, paint: Colour, ink: Colour) -> None:
    """What scrap looks like: a dashed seam all round."""
    seam = blend(paint, ink, 0.75)
    for at in range(5):
        pen.box(8 + at * 18, 3, 11, 4, seam)
        pen.box(8 + at * 18, 92, 11, 4, seam)
        pen.box(3, 8 + at * 18, 4, 11, seam)
        pen.box(93, 8 + at * 18, 4, 11, seam)


def disc(pen: Pen, icon: Attribute) -> None:
    """An attribute on a light disc, in a box from -50 to 50 round the origin."""
    pen.disc(0, 0, 50, PRINT)
    pen.disc(0, 0, 46, PAPER)
    sign(pen.at(0, 0, 0.66), icon, PRINT, PAPER)


ICON: Final = 52
"""How wide and high an icon in a line of text is."""


def attribute(icon: Attribute, ground: Colour) -> Sprite:
    """An attribute, for a line of text."""
    return Sprite(_attribute, ICON, ICON, ground, (icon,))


def _attribute(pen: Pen, icon: Attribute) -> None:
    disc(pen.at(ICON / 2, ICON / 2, ICON / 100), icon)


def volatile(ground: Colour) -> Sprite:
    """Volatility, for a line of text."""
    return Sprite(_volatile, ICON, ICON, ground)


def _volatile(pen: Pen) -> None:
    burst(pen.at(ICON / 2, ICON / 2, 0.5))


def reliable(ground: Colour) -> Sprite:
    """Reliability, for a line of text."""
    return Sprite(_reliable, ICON, ICON, ground)


def _reliable(pen: Pen) -> None:
    shield(pen.at(ICON / 2, ICON / 2, 0.5))


def empty(side: int, ground: Colour, *, bright: bool) -> Sprite:
    """A place for a part; `bright`: one may be put there now."""
    return Sprite(_empty, side, side, ground, (side, ground, bright))


def _empty(pen: Pen, side: int, ground: Colour, bright: bool) -> None:
    ink = SIGNAL if bright else QUIET
    line = max(3.0, side / 24)
    pen.rim(3, 3, side - 6, side - 6, ink, line, 8)
    for at in range(3):
        cut = side * (0.2 + 0.22 * at)
        pen.box(cut, 0, side * 0.1, side, ground)
        pen.box(0, cut, side, side * 0.1, ground)
    if bright:
        middle, arm = side / 2, side * 0.2
        pen.stroke([(middle - arm, middle), (middle + arm, middle)], ink, side / 12)
        pen.stroke([(middle, middle - arm), (middle, middle + arm)], ink, side / 12)
