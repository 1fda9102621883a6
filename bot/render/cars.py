"""Cars, number plates and the chequered flag: what stands for a player, in every game."""

from __future__ import annotations

from bot.engine.game import Seat
from bot.render.canvas import Sprite
from bot.render.pen import Pen, curve
from bot.render.theme import CARS, PANEL, PRINT, SMALLEST, TEXT, Colour, blend, car_colour, readable_on

PLATE = 60
"""The width and height of a number plate, in pixels."""


def plate(seat: Seat, ground: Colour) -> Sprite:
    """The number of a seat: a disc for the first six, a striped square for those who share their colours."""
    return Sprite(_plate, PLATE, PLATE, ground, (seat,))


def _plate(pen: Pen, seat: Seat) -> None:
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
    pen.text(middle, middle, str(seat + 1), SMALLEST, "Black", ink, room=44)


CAR_WIDTH, CAR_HEIGHT = 192, 84


def car(seat: Seat, ground: Colour, zoom: float = 1.0) -> Sprite:
    """A car from its side: an open racer for the first six seats, a striped coupe for the others."""
    return Sprite(_car, round(CAR_WIDTH * zoom), round(CAR_HEIGHT * zoom), ground, (seat, zoom))


def _car(pen: Pen, seat: Seat, zoom: float) -> None:
    pen = pen.at(0, 0, zoom)
    paint = car_colour(seat)
    if seat < len(CARS):
        _racer(pen, paint)
        x, y = 92.0, 41.0
        pen.disc(x, y, 27, PRINT)
        pen.disc(x, y, 25, TEXT)
    else:
        _coupe(pen, paint)
        x, y = 98.0, 46.0
        pen.box(x - 27, y - 25, 54, 50, PRINT, 8)
        pen.box(x - 25, y - 23, 50, 46, TEXT, 6)
    pen.text(x, y, str(seat + 1), SMALLEST / min(zoom, 1.0), "Black", PRINT, room=44)


def _racer(pen: Pen, paint: Colour) -> None:
    shade = blend(paint, PRINT, 0.35)
    pen.box(4, 18, 40, 8, TEXT, 3)
    pen.shape([(12, 24), (22, 24), (34, 52), (24, 52)], shade)
    body = curve(
        (22, 60),
        ((24, 40), (44, 36), (62, 34)),
        ((72, 16), (96, 12), (106, 32)),
        ((136, 36), (168, 46), (186, 60)),
        ((180, 68), (60, 68), (22, 66)),
    )
    pen.shape(body, paint)
    pen.shape([(26, 58), (180, 58), (176, 66), (24, 66)], shade)
    pen.shape(curve((108, 32), ((112, 24), (122, 24), (126, 36)), ((120, 36), (112, 34), (108, 32))), TEXT)
    pen.box(158, 62, 32, 7, TEXT, 3)
    for x in (44, 146):
        _wheel(pen, x, 58, 22)


def _coupe(pen: Pen, paint: Colour) -> None:
    shade = blend(paint, PRINT, 0.35)
    pen.box(2, 16, 34, 8, TEXT, 3)
    pen.shape([(12, 22), (20, 22), (26, 40), (16, 40)], shade)
    body = curve(
        (8, 64),
        ((6, 44), (20, 36), (48, 32)),
        ((62, 10), (116, 6), (134, 30)),
        ((166, 34), (186, 42), (186, 64)),
        ((140, 72), (50, 72), (8, 64)),
    )
    pen.shape(body, paint)
    pen.shape(curve((58, 32), ((66, 16), (110, 12), (124, 32)), ((100, 34), (80, 34), (58, 32))), PRINT)
    pen.shape([(10, 54), (186, 54), (186, 61), (8, 61)], readable_on(paint))
    for x in (42, 150):
        _wheel(pen, x, 62, 20)


def _wheel(pen: Pen, x: float, y: float, radius: float) -> None:
    pen.disc(x, y, radius, TEXT)
    pen.disc(x, y, radius - 2.5, PRINT)
    pen.disc(x, y, radius * 0.5, TEXT)
    pen.disc(x, y, radius * 0.26, PRINT)


def chequers(columns: int, rows: int, side: int, ground: Colour = PANEL) -> Sprite:
    """A chequered strip of squares, `side` pixels each."""
    return Sprite(_chequers, columns * side, rows * side, ground, (columns, rows, side))


def _chequers(pen: Pen, columns: int, rows: int, side: int) -> None:
    for row in range(rows):
        for column in range(columns):
            light = (row + column) % 2 == 0
            pen.box(column * side, row * side, side, side, TEXT if light else PRINT)
