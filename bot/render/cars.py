"""Cars, number plates and the chequered flag: what stands for a player, in every game."""

from bot.engine.game import Seat
from bot.render.canvas import Sprite
from bot.render.pen import Pen, curve
from bot.render.theme import (
    CARS,
    PANEL,
    PAPER,
    PRINT,
    QUIET,
    READABLE,
    RULE,
    SLOT,
    TEXT,
    Colour,
    blend,
    car_colour,
    readable_on,
)

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


CAR_WIDTH, CAR_HEIGHT = 192, 92


def car(seat: Seat, ground: Colour, zoom: float = 1.0, gone: bool = False) -> Sprite:
    """A car from its side: a racer for the first six seats, a striped coupe for the others.

    `gone` draws the grey place that it has left.
    """
    width, height = round(CAR_WIDTH * zoom), round(CAR_HEIGHT * zoom)
    return Sprite(_car, width, height, ground, (seat, zoom, SLOT if gone else car_colour(seat)))


def _car(pen: Pen, seat: Seat, zoom: float, paint: Colour) -> None:
    pen = pen.at(0, 0, zoom)
    size = READABLE / min(zoom, 1.0)
    sign = QUIET if paint == SLOT else PAPER
    if seat < len(CARS):
        _racer(pen, paint)
        pen.disc(108, 47, 26, PRINT)
        pen.disc(108, 47, 23.5, sign)
        pen.text(108, 47, str(seat + 1), size, "Black", PRINT, room=42)
    else:
        _coupe(pen, paint)
        pen.box(76, 22, 52, 50, PRINT, 8)
        pen.box(78.5, 24.5, 47, 45, sign, 6)
        pen.text(102, 47, str(seat + 1), size, "Black", PRINT, room=42)


RACER_BODY = curve(
    (4, 54),
    ((8, 36), (26, 28), (46, 26)),
    ((60, 30), (70, 30), (80, 26)),
    ((124, 18), (166, 24), (184, 44)),
    ((190, 52), (190, 62), (184, 70)),
    ((150, 76), (60, 76), (20, 72)),
    ((10, 68), (4, 62), (4, 54)),
)
"""The outline of a racer without its wheels, in the box of a car."""


def _racer(pen: Pen, paint: Colour) -> None:
    """A cigar of the fifties: helmet, windscreen, a long bonnet, spoked wheels."""
    shade, light = blend(paint, PRINT, 0.4), RULE if paint == SLOT else blend(paint, PAPER, 0.45)
    metal = RULE if paint == SLOT else PAPER
    pen.disc(62, 20, 15, metal)
    pen.shape([(62, 13), (78, 13), (78, 22), (64, 24)], PRINT)
    pen.shape(RACER_BODY, paint)
    belly = ((150, 76), (60, 76), (20, 72))
    pen.shape(
        curve((14, 64), ((60, 68), (150, 68), (187, 62)), ((187, 66), (186, 68), (184, 70)), belly), shade
    )
    pen.shape(curve((80, 27), ((84, 16), (90, 12), (96, 11)), ((94, 16), (92, 20), (92, 25))), light)
    for y in (38, 46, 54):
        pen.stroke([(168, y), (180, y)], shade, 3)
    pen.stroke([(20, 46), (40, 42)], light, 4)
    for x in (40, 156):
        _wheel(pen, x, 67, 23, metal)


def _coupe(pen: Pen, paint: Colour) -> None:
    """A closed racing car: tall cabin, rear wing, two stripes."""
    shade, stripe = blend(paint, PRINT, 0.4), PRINT if paint == SLOT else readable_on(paint)
    metal = RULE if paint == SLOT else PAPER
    pen.box(2, 20, 30, 8, metal, 3)
    pen.shape([(10, 26), (18, 26), (24, 42), (14, 42)], shade)
    body = curve(
        (6, 66),
        ((4, 48), (10, 38), (36, 34)),
        ((56, 2), (126, 0), (142, 32)),
        ((172, 36), (188, 46), (188, 66)),
        ((186, 76), (180, 78), (170, 78)),
        ((130, 80), (60, 80), (14, 78)),
        ((8, 76), (6, 72), (6, 66)),
    )
    pen.shape(body, paint)
    glass = curve((48, 33), ((62, 12), (112, 8), (130, 32)), ((110, 35), (70, 35), (48, 33)))
    pen.shape(glass, PRINT)
    pen.shape([(7, 58), (188, 58), (188, 63), (6, 63)], stripe)
    pen.shape([(6, 68), (187, 68), (186, 72), (7, 72)], stripe)
    for x in (42, 156):
        _wheel(pen, x, 69, 21, metal)


def _wheel(pen: Pen, x: float, y: float, radius: float, metal: Colour) -> None:
    pen.disc(x, y, radius, metal)
    pen.disc(x, y, radius - 2.5, PRINT)
    pen.disc(x, y, radius * 0.56, metal)
    pen.disc(x, y, radius * 0.36, PRINT)
    pen.disc(x, y, radius * 0.16, metal)


def chequers(columns: int, rows: int, side: int, ground: Colour = PANEL) -> Sprite:
    """A chequered strip of squares, `side` pixels each, in a thin light frame."""
    return Sprite(_chequers, columns * side + 6, rows * side + 6, ground, (columns, rows, side))


def _chequers(pen: Pen, columns: int, rows: int, side: int) -> None:
    pen.box(0, 0, columns * side + 6, rows * side + 6, PAPER, 4)
    for row in range(rows):
        for column in range((row + 1) % 2, columns, 2):
            pen.box(3 + column * side, 3 + row * side, side, side, PRINT)
