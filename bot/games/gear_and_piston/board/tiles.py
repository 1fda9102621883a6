"""The parts as tiles: the ground is the colour, and every icon of the part lies on it."""

from __future__ import annotations

from typing import Final

from bot.games.gear_and_piston.board.paints import PAINTS, mark
from bot.games.gear_and_piston.board.symbols import burst, shield, symbol
from bot.games.gear_and_piston.rules.components import Attribute, Part
from bot.render.canvas import Sprite
from bot.render.pen import Pen
from bot.render.theme import PAPER, PRINT, QUIET, RULE, SIGNAL, SMALLEST, TEXT, Colour, blend, readable_on

LARGE: Final = 150
MIDDLE: Final = 100
SMALL: Final = 80
"""How wide and high a tile is: in a hand, on the board and on a car, on a long car."""
LETTERS: Final[dict[Attribute, str]] = {"comfort": "C", "power": "P", "range": "R"}


def tile(part: Part, side: int, ground: Colour) -> Sprite:
    """A part: its type in the middle, the mark of its colour, and what else it carries, in the corners."""
    return Sprite(_tile, side, side, ground, (part, side))


def _tile(pen: Pen, part: Part, side: int) -> None:
    zoom = side / 100
    pen = pen.at(0, 0, zoom)
    paint = PAINTS[part.colour]
    ink = readable_on(paint)
    _plate(pen, part, paint)
    if part.stock == "scrap":
        _patches(pen, paint, ink)
    symbol(pen.at(48, 50, 0.56), part.type, ink, paint)
    mark(pen.at(16, 20, 0.27), part.colour, ink)
    if part.stock == "scrap":
        _grade(pen, part.volatility, zoom)
    elif part.volatility:
        burst(pen.at(79, 76, 0.42))
    if part.icon:
        letter(pen.at(77, 77), part.icon, zoom)
    if part.reliability:
        shield(pen.at(81, 23, 0.36))


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


def _grade(pen: Pen, volatility: int, zoom: float) -> None:
    """The Volatility of a scrap: a burst with its number."""
    size = max(46.0, 46 / zoom)
    burst(pen.at(97 - size / 2, 97 - size / 2, size / 100), PRINT, PRINT)
    pen.disc(97 - size / 2, 97 - size / 2, size * 0.4, PRINT)
    pen.text(97 - size / 2, 97 - size / 2, str(volatility), max(SMALLEST / zoom, 34), "Black", TEXT)


def letter(pen: Pen, icon: Attribute, zoom: float = 1.0) -> None:
    """An attribute round the origin: its letter on a light disc."""
    size = max(SMALLEST / zoom, 30)
    pen.disc(0, 0, size * 0.58, PRINT)
    pen.disc(0, 0, size * 0.51, PAPER)
    pen.text(0, 0, LETTERS[icon], size, "Black", PRINT)


ICON: Final = 48
"""How wide and high an icon in a line of text is."""


def attribute(icon: Attribute, ground: Colour) -> Sprite:
    """An attribute, for a line of text."""
    return Sprite(_attribute, ICON, ICON, ground, (icon,))


def _attribute(pen: Pen, icon: Attribute) -> None:
    letter(pen.at(ICON / 2, ICON / 2), icon)


def volatile(ground: Colour) -> Sprite:
    """Volatility, for a line of text."""
    return Sprite(_volatile, ICON, ICON, ground)


def _volatile(pen: Pen) -> None:
    burst(pen.at(ICON / 2, ICON / 2, 0.48), PRINT, TEXT)


def empty(name: str, side: int, ground: Colour, *, bright: bool) -> Sprite:
    """A place for a part, with its name; `bright`: one may be put there now."""
    return Sprite(_empty, side, side, ground, (name, side, bright))


def _empty(pen: Pen, name: str, side: int, bright: bool) -> None:
    ink = SIGNAL if bright else RULE
    pen.rim(4, 4, side - 8, side - 8, ink, 4, 8)
    if name:
        pen.text(side / 2, side / 2, name, 40, "Black", TEXT if bright else QUIET, room=side - 20)
