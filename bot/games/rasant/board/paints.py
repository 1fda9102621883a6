"""The colours of Rasant's cars and cards, and the shape that says the same without colour."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from bot.games.rasant.rules.components import Paint
from bot.render.pen import Pen
from bot.render.theme import Colour, rgb

PAINTS: Final[dict[Paint, Colour]] = {
    "red": rgb("CA382D"),
    "blue": rgb("4C9BE8"),
    "yellow": rgb("F0E442"),
    "green": rgb("35A862"),
    "black": rgb("0B0C0F"),
}
"""What each colour looks like; on the dark board the black of cars and cards has a light edge."""


def shape(pen: Pen, paint: Paint, ink: Colour) -> None:
    """Draw the colour's shape in `ink`, in a box from -50 to 50 round the origin."""
    _SHAPES[paint](pen, ink)


def _triangle(pen: Pen, ink: Colour) -> None:
    pen.shape([(0, -46), (50, 42), (-50, 42)], ink)


def _disc(pen: Pen, ink: Colour) -> None:
    pen.disc(0, 0, 45, ink)


def _star(pen: Pen, ink: Colour) -> None:
    radii = (53, 22)
    points = [(radii[at % 2] * sin(at * pi / 5), 4 - radii[at % 2] * cos(at * pi / 5)) for at in range(10)]
    pen.shape(points, ink)


def _square(pen: Pen, ink: Colour) -> None:
    pen.box(-41, -41, 82, 82, ink, 6)


def _flag(pen: Pen, ink: Colour) -> None:
    pen.rim(-45, -45, 90, 90, ink, 5)
    for row in range(4):
        for column in range(row % 2, 4, 2):
            pen.box(-40 + column * 20, -40 + row * 20, 20, 20, ink)


_SHAPES: Final[dict[Paint, Callable[[Pen, Colour], None]]] = {
    "red": _triangle,
    "blue": _disc,
    "yellow": _star,
    "green": _square,
    "black": _flag,
}
