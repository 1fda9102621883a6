"""Number plates and the chequered flag."""

from bot.engine.game import Seat
from bot.render.canvas import Sprite
from bot.render.pen import Pen
from bot.render.theme import CARS, PANEL, PAPER, PRINT, READABLE, TEXT, Colour, car_colour, readable_on

PLATE = 60
"""The width and height of a number plate, in pixels."""


def plate(seat: Seat, ground: Colour) -> Sprite:
    """The number of a seat: a disc for the first six, a striped square for those who share their colours."""
    return Sprite(draw_plate, PLATE, PLATE, ground, (seat,))


def draw_plate(pen: Pen, seat: Seat) -> None:
    """Draw a number plate in a box of PLATE by PLATE from the origin."""
    paint = car_colour(seat)
    ink = readable_on(paint)
    middle = PLATE / 2
    if seat < len(CARS):
        pen.disc(middle, middle, 29, TEXT)
        pen.disc(middle, middle, 27, PRINT)
        pen.disc(middle, middle, 25, paint)
    else:
        pen.box(1, 1, 58, 58, TEXT, 10)
        pen.box(3, 3, 54, 54, PRINT, 8)
        pen.box(5, 5, 50, 50, paint, 6)
        pen.box(5, 9, 50, 4, ink)
        pen.box(5, 47, 50, 4, ink)
    pen.text(middle, middle, str(seat + 1), READABLE, "Black", ink, room=44)


def chequers(columns: int, rows: int, side: int, ground: Colour = PANEL) -> Sprite:
    """A chequered strip of squares, `side` pixels each, in a thin light frame."""
    return Sprite(_chequers, columns * side + 6, rows * side + 6, ground, (columns, rows, side))


def _chequers(pen: Pen, columns: int, rows: int, side: int) -> None:
    pen.box(0, 0, columns * side + 6, rows * side + 6, PAPER, 4)
    for row in range(rows):
        for column in range((row + 1) % 2, columns, 2):
            pen.box(3 + column * side, 3 + row * side, side, side, PRINT)
