"""The car of a hand, from its side: it grows with the Parts that the hand has."""

from __future__ import annotations

from typing import Final

from bot.engine.game import Seat
from bot.games.gear_head.board.symbols import COLOURS, symbol
from bot.games.gear_head.rules.components import PARTS, Part
from bot.render.canvas import Sprite
from bot.render.cars import CAR_HEIGHT, CAR_WIDTH, RACER_BODY, draw_car
from bot.render.pen import Pen, turned
from bot.render.theme import EDGING, FAINT, PANEL, PAPER, PRINT, QUIET, TEXT, Colour, car_colour

ZOOM: Final = 2.6
WIDTH: Final = round(CAR_WIDTH * ZOOM)
HEIGHT: Final = round((CAR_HEIGHT + 4) * ZOOM)
_WHEELS: Final = (40, 156)
_PLACES: Final[dict[Part, tuple[float, float]]] = {
    "Fuel": (18, 36),
    "Battery": (68, 42),
    "Gearshift": (98, 35),
    "Pistons": (130, 42),
    "Driveshaft": (98, 70),
}
"""Where each Part is in the car, in the units of bot.render.cars; the Tires are on its wheels."""


def machine(seat: Seat, has: frozenset[Part], ground: Colour = PANEL) -> Sprite:
    """The car of a seat with these Parts; with all of them it is a car that drives."""
    return Sprite(
        _machine, WIDTH, HEIGHT, ground, (seat, tuple(part for part in PARTS if part in has), ground)
    )


def _machine(pen: Pen, seat: Seat, has: tuple[Part, ...], ground: Colour) -> None:
    pen = pen.at(0, 0, ZOOM)
    if len(has) == len(PARTS):
        draw_car(pen, seat)
        return
    for at in range(0, len(RACER_BODY) - 1, 2):
        pen.stroke(RACER_BODY[at : at + 2], car_colour(seat), 1.6)
    pen.box(12, 66, 172, 5, FAINT, 2)
    _wheels(pen, "Tires" in has)
    for part, (x, y) in _PLACES.items():
        _part(pen.at(x, y), part, part in has, ground)


def _wheels(pen: Pen, there: bool) -> None:
    """Wheels with tires, or axles on blocks."""
    for x in _WHEELS:
        if there:
            pen.disc(x, 67, 23, TEXT)
            pen.disc(x, 67, 21, PAPER)
            symbol(pen.at(x, 67, 0.42), "Tires", COLOURS["Tires"], PAPER)
        else:
            pen.shape([(x - 9, 74), (x + 9, 74), (x + 14, 92), (x - 14, 92)], FAINT)
            pen.disc(x, 68, 9, QUIET)
            pen.disc(x, 68, 4, PRINT)
            for step in range(12):
                pen.at(x, 67).stroke(turned([(-4, -22), (4, -22)], step * 30), FAINT, 1.4)


def _part(pen: Pen, part: Part, there: bool, ground: Colour) -> None:
    """A Part on a plate of paper, or its place."""
    if there:
        pen.disc(0, 0, 15.5, EDGING)
        pen.disc(0, 0, 14.7, PAPER)
        symbol(pen.at(0, 0, 0.2), part, COLOURS[part], PAPER)
        return
    pen.disc(0, 0, 15.5, FAINT)
    pen.disc(0, 0, 14.3, ground)
    symbol(pen.at(0, 0, 0.2), part, FAINT, ground)
