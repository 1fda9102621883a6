"""The symbols of the types of part and of what a part carries, each in a box from -50 to 50."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from bot.games.gear_and_piston.rules.components import Attribute, PartType
from bot.render.pen import Pen, turned
from bot.render.theme import PAPER, PRINT, Colour


def symbol(pen: Pen, type: PartType, ink: Colour, paper: Colour) -> None:
    """Draw the symbol of the type in `ink`, with `paper` for what is cut out of it."""
    _SYMBOLS[type](pen, ink, paper)


def _motor(pen: Pen, ink: Colour, paper: Colour) -> None:
    block = [(-30, -22), (22, -22), (32, -10), (32, -2), (42, -2), (42, 30), (30, 30), (20, 40), (-22, 40)]
    pen.shape([*block, (-34, 28), (-34, 18), (-38, 18), (-38, -6), (-30, -6)], ink)
    pen.box(-10, -34, 12, 14, ink)
    pen.box(-28, -44, 48, 12, ink, 3)
    pen.box(-50, -12, 9, 38, ink, 3)
    pen.box(44, -10, 6, 48, ink, 2)
    for x in (-22, -4, 14):
        pen.box(x, -10, 9, 38, paper, 3)


def _fuel(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.shape([(36, -16), (18, -36), (-30, -36), (-38, -28), (-38, 48), (36, 48)], ink)
    pen.shape([(48, -30), (38, -42), (18, -22), (28, -12)], ink)
    pen.rim(-28, -50, 34, 20, ink, 7, 6)
    pen.stroke([(-20, 0), (22, 34)], paper, 8)
    pen.stroke([(22, 0), (-20, 34)], paper, 8)
    pen.box(-26, -25, 36, 7, paper, 3)


def _gear(pen: Pen, ink: Colour, paper: Colour) -> None:
    for step in range(8):
        pen.shape(turned([(-10, -50), (10, -50), (14, -32), (-14, -32)], step * 45), ink)
    pen.disc(0, 0, 38, ink)
    pen.disc(0, 0, 17, paper)


def _axle(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.box(-44, -6, 88, 12, ink)
    pen.disc(0, 0, 15, ink)
    pen.disc(0, 0, 6, paper)
    for x in (-50, 24):
        pen.box(x, -42, 26, 84, ink, 9)
        for y in (-26, -4, 18):
            pen.box(x, y, 26, 6, paper)


def _steering(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.disc(0, 0, 48, ink)
    pen.disc(0, 0, 36, paper)
    pen.disc(0, 4, 15, ink)
    for angle in (-172, -8, 90):
        x, y = 42 * cos(angle * pi / 180), 42 * sin(angle * pi / 180)
        pen.stroke([(0, 4), (x, y)], ink, 11)


def _improvement(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.stroke([(-30, 34), (16, -18)], ink, 19)
    pen.disc(20, -22, 27, ink)
    jaw = [(-9, -34), (9, -34), (9, 2), (-9, 2)]
    pen.shape([(26 + x, -30 + y) for x, y in turned(jaw, 42)], paper)
    pen.disc(-31, 35, 14, ink)
    pen.disc(-31, 35, 5, paper)


_SYMBOLS: Final[dict[PartType, Callable[[Pen, Colour, Colour], None]]] = {
    "motor": _motor,
    "fuel supply": _fuel,
    "gear": _gear,
    "axle": _axle,
    "steering": _steering,
    "improvement": _improvement,
}


def burst(pen: Pen, ink: Colour = PRINT, rim: Colour = PAPER) -> None:
    """Volatility: a star that bursts."""
    for size, colour in ((1.0, rim), (0.8, ink)):
        radii = (50 * size, 31 * size)
        points = [(radii[at % 2] * sin(at * pi / 8), -radii[at % 2] * cos(at * pi / 8)) for at in range(16)]
        pen.shape(points, colour)
    pen.box(-5, -24, 10, 28, rim, 3)
    pen.disc(0, 16, 7, rim)


def shield(pen: Pen, ink: Colour = PAPER, rim: Colour = PRINT) -> None:
    """Reliability: a shield with a tick."""
    for size, colour in ((1.0, rim), (0.84, ink)):
        edge = [(0, -50), (40, -36), (38, 10), (22, 34), (0, 50), (-22, 34), (-38, 10), (-40, -36)]
        pen.shape([(x * size, y * size) for x, y in edge], colour)
    pen.stroke([(-18, -2), (-4, 14), (19, -18)], rim, 11)


def attribute(pen: Pen, icon: Attribute, ink: Colour, paper: Colour) -> None:
    """Comfort is an armchair, Power two chevrons that point up, Range a pin of a map."""
    _ATTRIBUTES[icon](pen, ink, paper)


def _armchair(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.box(-30, -44, 60, 60, ink, 16)
    pen.box(-46, -12, 24, 50, paper, 12)
    pen.box(22, -12, 24, 50, paper, 12)
    pen.box(-44, -10, 20, 46, ink, 10)
    pen.box(24, -10, 20, 46, ink, 10)
    pen.box(-22, 10, 44, 26, ink, 4)
    pen.box(-20, 4, 40, 5, paper)
    for x in (-34, 22):
        pen.box(x, 34, 12, 12, ink, 2)


def _chevrons(pen: Pen, ink: Colour, paper: Colour) -> None:
    for y in (-42.0, 2.0):
        pen.shape([(0, y), (40, y + 34), (40, y + 50), (0, y + 17), (-40, y + 50), (-40, y + 34)], ink)


def _pin(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.disc(0, -16, 33, ink)
    pen.shape([(-30, -2), (30, -2), (0, 50)], ink)
    pen.disc(0, -16, 13, paper)


_ATTRIBUTES: Final[dict[Attribute, Callable[[Pen, Colour, Colour], None]]] = {
    "comfort": _armchair,
    "power": _chevrons,
    "range": _pin,
}
