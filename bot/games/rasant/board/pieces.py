"""The cars, the cards and the players' numbers of Rasant, as sprites."""

from __future__ import annotations

from typing import Final

from bot.games.rasant.board.paints import PAINTS, shape
from bot.games.rasant.rules.components import COLOURS, START, Car, Card, Paint
from bot.render.canvas import Sprite
from bot.render.pen import Pen, Point, curve
from bot.render.theme import PANEL, PAPER, PRINT, QUIET, READABLE, SIGNAL, TEXT, Colour, blend, readable_on

BADGE: Final = 56


def badge(seat: int, ground: Colour) -> Sprite:
    """The number of a seat. It has no colour of its own: the colours belong to cars and cards."""
    return Sprite(_badge, BADGE, BADGE, ground, (seat,))


def _badge(pen: Pen, seat: int) -> None:
    middle = BADGE / 2
    pen.disc(middle, middle, 27, TEXT)
    pen.disc(middle, middle, 23.5, PRINT)
    pen.text(middle, middle, str(seat + 1), READABLE, "Black", PAPER)


DRIVER: Final = 130


def driver(seat: int, ground: Colour) -> Sprite:
    """A driver with a helmet, who has the number of the seat: who stands on the podium."""
    return Sprite(_driver, DRIVER, DRIVER, ground, (seat,))


def _driver(pen: Pen, seat: int) -> None:
    pen.shape(curve((20, 130), ((20, 96), (34, 84), (65, 84)), ((96, 84), (110, 96), (110, 130))), QUIET)
    pen.disc(65, 48, 46, TEXT)
    pen.disc(65, 48, 43, PRINT)
    pen.disc(65, 48, 40, SIGNAL)
    pen.box(26, 40, 78, 26, PRINT, 10)
    pen.box(34, 44, 30, 7, QUIET, 3)
    pen.disc(65, 106, 25, PRINT)
    pen.text(65, 106, str(seat + 1), READABLE, "Black", PAPER)


CAR_LENGTH: Final = 138
CAR_WIDTH: Final = 74


def racer(car: Car) -> Sprite:
    """A car on the road from above, driving to the left; the starting car is chequered, and says x2."""
    return Sprite(_racer, CAR_LENGTH, CAR_WIDTH, PANEL, (car,))


def _body(inset: float) -> list[Point]:
    top, low = 7 + inset, CAR_WIDTH - 7 - inset
    middle = CAR_WIDTH / 2
    nose, tail = 1 + inset, CAR_LENGTH - 2 - inset
    return curve(
        (nose, middle),
        ((nose, top + 12), (nose + 16, top + 3), (nose + 34, top + 2)),
        ((nose + 62, top), (tail - 34, top), (tail - 12, top + 3)),
        ((tail, top + 8), (tail, low - 8), (tail - 12, low - 3)),
        ((tail - 34, low), (nose + 62, low), (nose + 34, low - 2)),
        ((nose + 16, low - 3), (nose, low - 12), (nose, middle)),
    )


def _racer(pen: Pen, car: Car) -> None:
    paint = PAINTS[car.paint]
    for x in (20, 98):
        for y in (0, CAR_WIDTH - 12):
            pen.box(x, y, 24, 12, QUIET, 4)
    if car == START:
        _starter(pen)
        return
    ink = readable_on(paint)
    pen.shape(_body(0), paint)
    pen.box(129, 12, 9, CAR_WIDTH - 24, blend(paint, PRINT, 0.5), 3)
    _screen(pen, PRINT, PAPER)
    shape(pen.at(79, 37, 0.38), car.paint, ink)
    pen.text(113, 37, str(car.number), READABLE, "Black", ink)


def _screen(pen: Pen, glass: Colour, helmet: Colour) -> None:
    """The windscreen, and the driver behind it."""
    pen.shape(curve((45, 18), ((25, 24), (25, 50), (45, 56)), ((48, 44), (48, 30), (45, 18))), glass)
    pen.disc(41, 37, 9, helmet)


def _starter(pen: Pen) -> None:
    pen.shape(_body(0), TEXT)
    pen.shape(_body(4.5), PAINTS["black"])
    pen.disc(36, 37, 9, PAPER)
    for row in range(4):
        for column in range(2):
            if (row + column) % 2:
                pen.box(104 + column * 12, 13 + row * 12, 12, 12, PAPER)
    pen.text(75, 37, "x2", READABLE, "Black", PAPER)


CARD_WIDTH: Final = 136
CARD_HEIGHT: Final = 176


def face(card: Card, ground: Colour) -> Sprite:
    """A card: its pace, and the shape of its colour."""
    return Sprite(_face, CARD_WIDTH, CARD_HEIGHT, ground, (card,))


def _face(pen: Pen, card: Card) -> None:
    _sheet(pen, card, CARD_WIDTH, CARD_HEIGHT, 14)
    ink = _ink(card)
    pen.text(CARD_WIDTH / 2, 46, str(card.pace), 62, "Black", ink)
    shape(pen.at(CARD_WIDTH / 2, 120, 0.76), card.paint, ink)


SLIM_WIDTH: Final = 74
SLIM_HEIGHT: Final = 132


def slim(card: Card, ground: Colour) -> Sprite:
    """A narrow card, for long rounds."""
    return Sprite(_slim, SLIM_WIDTH, SLIM_HEIGHT, ground, (card,))


def _slim(pen: Pen, card: Card) -> None:
    _sheet(pen, card, SLIM_WIDTH, SLIM_HEIGHT, 10)
    ink = _ink(card)
    pen.text(SLIM_WIDTH / 2, 34, str(card.pace), READABLE, "Black", ink, room=66)
    shape(pen.at(SLIM_WIDTH / 2, 88, 0.52), card.paint, ink)


CHIP_WIDTH: Final = 138
CHIP_HEIGHT: Final = 58


def chip(card: Card, ground: Colour) -> Sprite:
    """A small card in a line of text."""
    return Sprite(_chip, CHIP_WIDTH, CHIP_HEIGHT, ground, (card,))


def _chip(pen: Pen, card: Card) -> None:
    _sheet(pen, card, CHIP_WIDTH, CHIP_HEIGHT, 8)
    ink = _ink(card)
    shape(pen.at(29, 29, 0.34), card.paint, ink)
    pen.text(92, 29, str(card.pace), READABLE, "Black", ink, room=78)


BIG_WIDTH: Final = 164
BIG_HEIGHT: Final = 236
RIM: Final = 10
"""How far the outline of a card that may be played reaches beyond the card."""


def held(card: Card, ground: Colour, *, open: bool) -> Sprite:
    """A card of a hand; `open` rims it: it may be played."""
    return Sprite(_held, BIG_WIDTH, BIG_HEIGHT, ground, (card, open))


def _held(pen: Pen, card: Card, open: bool) -> None:
    inner = pen.at(RIM, RIM)
    width, height = BIG_WIDTH - 2 * RIM, BIG_HEIGHT - 2 * RIM
    if open:
        pen.box(0, 0, BIG_WIDTH, BIG_HEIGHT, SIGNAL, 20)
        inner.box(-4, -4, width + 8, height + 8, PRINT, 17)
    _sheet(inner, card, width, height, 14)
    ink = _ink(card)
    inner.text(width / 2, 52, str(card.pace), 70, "Black", ink)
    shape(inner.at(width / 2, 142, 0.9), card.paint, ink)


def _sheet(pen: Pen, card: Card, width: float, height: float, corner: float) -> None:
    """The card's ground; black has a light edge."""
    if card.paint == "black":
        pen.box(0, 0, width, height, TEXT, corner)
        pen.box(4, 4, width - 8, height - 8, PAINTS["black"], corner - 3)
    else:
        pen.box(0, 0, width, height, PAINTS[card.paint], corner)


def _ink(card: Card) -> Colour:
    return readable_on(PAINTS[card.paint])


def lead(ground: Colour) -> Sprite:
    """The place of a round's first card: any colour, but not black."""
    return Sprite(_lead, CARD_WIDTH, CARD_HEIGHT, ground)


def _lead(pen: Pen) -> None:
    pen.rim(1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, QUIET, 3, 14)
    for at, paint in enumerate(COLOURS):
        row, column = divmod(at, 2)
        shape(pen.at(CARD_WIDTH / 2 - 28 + 56 * column, 60 + 56 * row, 0.42), paint, PAINTS[paint])


def place(paint: Paint, over: int, ground: Colour) -> Sprite:
    """The place of the next card: the round's colour or black, over that pace."""
    return Sprite(_place, CARD_WIDTH, CARD_HEIGHT, ground, (paint, over))


def _place(pen: Pen, paint: Paint, over: int) -> None:
    pen.rim(1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, QUIET, 3, 14)
    shape(pen.at(CARD_WIDTH / 2 - 28, 40, 0.4), paint, PAINTS[paint])
    shape(pen.at(CARD_WIDTH / 2 + 28, 40, 0.4), "black", TEXT)
    pen.text(CARD_WIDTH / 2, 94, "over", READABLE, "Medium", QUIET)
    pen.text(CARD_WIDTH / 2, 139, str(over), 48, "Black", TEXT)
