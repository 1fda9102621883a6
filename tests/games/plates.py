"""Number plates."""

from bot.engine.game import Seat
from bot.render.canvas import Sprite
from bot.render.pen import Pen
from bot.render.theme import CARS, PRINT, READABLE, TEXT, Colour, readable_on

PLATE = 60
"""The width and height of a number plate, in pixels."""


def plate(seat: Seat, ground: Colour) -> Sprite:
    """The number of a seat: a disc for the first six, a striped square for those who share their colours."""
    return Sprite(draw_plate, PLATE, PLATE, ground, (seat,))


def draw_plate(pen: Pen, seat: Seat) -> None:
    """Draw a number plate in a box of PLATE by PLATE from the origin."""
    paint = CARS[seat % len(CARS)]
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
