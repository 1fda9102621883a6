"""The colours of Gear & Piston's parts, and the mark that says the same without colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.games.gear_and_piston.rules.components import Colour as Propulsion
from bot.render.pen import Pen, curve
from bot.render.theme import QUIET, Colour, rgb

PAINTS: Final[dict[Propulsion, Colour]] = {
    "electric": rgb("35A862"),
    "gasoline": rgb("CA382D"),
    "steam": rgb("C9953A"),
    "generic": QUIET,
}
"""Green, red, brass and grey."""


def mark(pen: Pen, colour: Propulsion, ink: Colour) -> None:
    """Draw the colour's mark in `ink`, in a box from -50 to 50 round the origin; generic parts have none."""
    if colour in _MARKS:
        _MARKS[colour](pen, ink)


def _bolt(pen: Pen, ink: Colour) -> None:
    pen.shape([(14, -50), (-34, 8), (-6, 8), (-16, 50), (34, -12), (4, -12)], ink)


def _drop(pen: Pen, ink: Colour) -> None:
    sides = ((12, -26), (36, -4), (36, 16)), ((36, 38), (18, 50), (0, 50))
    back = ((-18, 50), (-36, 38), (-36, 16)), ((-36, -4), (-12, -26), (0, -50))
    pen.shape(curve((0, -50), *sides, *back), ink)


def _puff(pen: Pen, ink: Colour) -> None:
    for x, y, radius in ((-24, 14, 25), (24, 14, 25), (2, -14, 30)):
        pen.disc(x, y, radius, ink)
    pen.box(-26, 10, 52, 29, ink)


_MARKS: Final[dict[Propulsion, Callable[[Pen, Colour], None]]] = {
    "electric": _bolt,
    "gasoline": _drop,
    "steam": _puff,
}
