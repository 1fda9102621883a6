"""What belongs to a player: the mark of each colour, cubes, pawns, as sprites."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.engine.game import Seat
from bot.render.canvas import Overlay, Sprite
from bot.render.pen import Pen
from bot.render.theme import GLOW, PANEL, PRINT, READABLE, SIGNAL, Colour, car_colour, readable_on

HEIGHT: Final = 39
"""How high cubes and pawns are, in pixels."""
WIDTHS: Final = (101, 49, 31, 23)
"""How wide they are, in pixels, where one, two, three or four lie side by side on a card."""
ROOMY: Final = 40
"""From this width on a mark stands beside a number; in narrower ones above it."""


def mark(pen: Pen, seat: Seat, ink: Colour) -> None:
    """Draw the mark of the seat's colour, in a box from -50 to 50 round the origin."""
    _MARKS[seat](pen, ink)


def _disc(pen: Pen, ink: Colour) -> None:
    pen.disc(0, 0, 46, ink)


def _triangle(pen: Pen, ink: Colour) -> None:
    pen.shape([(0, -48), (52, 44), (-52, 44)], ink)


def _square(pen: Pen, ink: Colour) -> None:
    pen.box(-42, -42, 84, 84, ink)


def _cross(pen: Pen, ink: Colour) -> None:
    arm = [(-50, -28), (-28, -50), (50, 28), (28, 50)]
    pen.shape(arm, ink)
    pen.shape([(-x, y) for x, y in arm], ink)


_MARKS: Final[tuple[Callable[[Pen, Colour], None], ...]] = (_disc, _triangle, _square, _cross)


def cube(seat: Seat, count: int, width: int, ground: Colour) -> Sprite:
    """So many cubes of a colour; 0 shows the mark alone."""
    return Sprite(_cube, width, HEIGHT, ground, (seat, count, width))


def _cube(pen: Pen, seat: Seat, count: int, width: int) -> None:
    paint = car_colour(seat)
    ink = readable_on(paint)
    pen.box(0, 0, width, HEIGHT, PRINT, 7)
    pen.box(2, 2, width - 4, HEIGHT - 4, paint, 5)
    middle = HEIGHT / 2
    if not count:
        mark(pen.at(width / 2, middle, 0.26), seat, ink)
    elif width >= ROOMY:
        wide = width > WIDTHS[1]
        mark(pen.at(width * (0.29 if wide else 0.26), middle, 0.25 if wide else 0.17), seat, ink)
        pen.text(width * 0.71, middle, str(count), READABLE, "Black", ink, room=width * 0.46)
    else:
        if count == 1:
            mark(pen.at(width / 2, middle, 0.2 if width > WIDTHS[3] else 0.15), seat, ink)
            return
        mark(pen.at(8, 9, 0.08), seat, ink)
        pen.text(width / 2 + 3, middle, str(count), READABLE, "Black", ink, room=width - 12)


def pawn(seat: Seat, width: int, ground: Colour, *, moving: bool) -> Sprite:
    """A pawn; `moving` rims the one whose turn it is in a bright line."""
    return Sprite(_pawn, width, HEIGHT, ground, (seat, width, moving))


def _pawn(pen: Pen, seat: Seat, width: int, moving: bool) -> None:
    paint = car_colour(seat)
    pen.box(0, 0, width, HEIGHT, SIGNAL if moving else paint, 7)
    line = 3 if width >= ROOMY else 2
    pen.box(line, line, width - 2 * line, HEIGHT - 2 * line, PANEL, 4)
    _figure(pen.at(width * 0.29 if width >= ROOMY else width / 2, HEIGHT / 2), paint)
    if width >= ROOMY:
        mark(pen.at(width * 0.68, HEIGHT / 2, 0.18 if width == WIDTHS[1] else 0.24), seat, paint)


FLAG: Final = 44
"""The width and height of the mark of whoever moved last."""


def flag(seat: Seat) -> Overlay:
    """The mark of whoever moved last, in a bright rim, to lie on the corner of a card."""
    return Overlay(_flag, FLAG, FLAG, (seat,))


def _flag(pen: Pen, seat: Seat) -> None:
    middle = FLAG / 2
    pen.disc(middle, middle, 21.5, PRINT)
    pen.disc(middle, middle, 20, GLOW)
    pen.disc(middle, middle, 15.5, PRINT)
    pen.disc(middle, middle, 14, car_colour(seat))
    mark(pen.at(middle, middle, 0.16), seat, readable_on(car_colour(seat)))


def _figure(pen: Pen, paint: Colour) -> None:
    """A pawn as in chess: head, collar, body, foot."""
    pen.disc(0, -7.5, 6, paint)
    pen.box(-7, -3, 14, 4, paint, 2)
    pen.shape([(-3, 0), (3, 0), (6, 9), (-6, 9)], paint)
    pen.box(-8, 8, 16, 5, paint, 2)
