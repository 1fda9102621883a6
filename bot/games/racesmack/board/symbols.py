"""The symbols of Racesmack: four shapes in four colours, each colour with a mark of its own inside."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from bot.games.racesmack.rules.components import Colour, Shape
from bot.render import theme
from bot.render.pen import Pen, Point, turned
from bot.render.theme import PRINT, readable_on, rgb

PAINTS: Final[dict[Colour, theme.Colour]] = {
    "red": rgb("CA382D"),
    "green": rgb("35A862"),
    "blue": rgb("4C9BE8"),
    "purple": rgb("CC79A7"),
}
"""What each colour looks like; on the paper of the cards every symbol has a dark outline."""


def symbol(pen: Pen, shape: Shape, colour: Colour, line: float = 7) -> None:
    """Draw a symbol in a box from -50 to 50 round the origin, its outline `line` thick."""
    _SHAPES[shape](pen, 0, PRINT)
    _SHAPES[shape](pen, line, PAINTS[colour])
    _MARKS[colour](pen.at(0, _DROPS[shape]), readable_on(PAINTS[colour]))


def mark(pen: Pen, colour: Colour, ink: theme.Colour) -> None:
    """Draw only the colour's mark, round the origin."""
    _MARKS[colour](pen, ink)


def silhouette(pen: Pen, shape: Shape, ink: theme.Colour) -> None:
    """Draw only the shape, in a box from -50 to 50 round the origin."""
    _SHAPES[shape](pen, 0, ink)


def blob(pen: Pen, colour: Colour, rim: theme.Colour) -> None:
    """Draw only the colour, with its mark: a patch of no shape that a card has, in a box from -50 to 50."""
    for turn in range(3):
        pen.shape(turned([(-46, -23), (46, -23), (46, 23), (-46, 23)], 60 * turn), rim)
    for turn in range(3):
        pen.shape(turned([(-40, -20), (40, -20), (40, 20), (-40, 20)], 60 * turn), PAINTS[colour])
    _MARKS[colour](pen.at(0, 0, 1.5), readable_on(PAINTS[colour]))


def _rectangle(pen: Pen, inset: float, ink: theme.Colour) -> None:
    width, height = 100 - 2 * inset, 72 - 2 * inset
    pen.box(-width / 2, -height / 2, width, height, ink, max(2, 8 - inset))


def _triangle(pen: Pen, inset: float, ink: theme.Colour) -> None:
    pen.shape(_ring((0, 16), 64 - 2 * inset, 64 - 2 * inset, 3), ink)


def _circle(pen: Pen, inset: float, ink: theme.Colour) -> None:
    pen.disc(0, 0, 47 - inset, ink)


def _star(pen: Pen, inset: float, ink: theme.Colour) -> None:
    pen.shape(_ring((0, 4), 55 - 2 * inset, 28 - 1.1 * inset, 10), ink)


def _ring(middle: Point, outer: float, inner: float, corners: int) -> list[Point]:
    """The corners of a polygon that points upwards, at the radii `outer` and `inner` by turns."""
    step = 2 * pi / corners
    radii = [outer, inner]
    return [
        (middle[0] + radii[at % 2] * sin(at * step), middle[1] - radii[at % 2] * cos(at * step))
        for at in range(corners)
    ]


_SHAPES: Final[dict[Shape, Callable[[Pen, float, theme.Colour], None]]] = {
    "rectangle": _rectangle,
    "triangle": _triangle,
    "circle": _circle,
    "star": _star,
}
_DROPS: Final[dict[Shape, float]] = {"rectangle": 0, "triangle": 16, "circle": 0, "star": 5}
"""How far below its middle the widest part of a shape lies, where the mark is."""


def _cross(pen: Pen, ink: theme.Colour) -> None:
    pen.stroke([(-12, -12), (12, 12)], ink, 8)
    pen.stroke([(12, -12), (-12, 12)], ink, 8)


def _dot(pen: Pen, ink: theme.Colour) -> None:
    pen.disc(0, 0, 12, ink)


def _bar(pen: Pen, ink: theme.Colour) -> None:
    pen.stroke([(-15, 0), (15, 0)], ink, 9)


def _post(pen: Pen, ink: theme.Colour) -> None:
    pen.stroke([(0, -14), (0, 14)], ink, 9)


_MARKS: Final[dict[Colour, Callable[[Pen, theme.Colour], None]]] = {
    "red": _cross,
    "green": _dot,
    "blue": _bar,
    "purple": _post,
}
