"""The cards of Gear Head: faces, backs and small ones, as sprites."""

from __future__ import annotations

from typing import Final

from bot.games.gear_head.board.symbols import COLOURS, symbol
from bot.games.gear_head.rules.components import HAND, Card, Part
from bot.render.canvas import Sprite
from bot.render.greenbox import BACK, gear
from bot.render.pen import Pen
from bot.render.theme import EDGING, FAINT, PAPER, PRINT, QUIET, READABLE, SIGNAL, TEXT, Colour, rgb

UNLIT: Final = rgb("D9D5C9")
FACE_WIDTH, FACE_HEIGHT = 166, 240
EDGE = 60
"""How much of a card shows above the one that lies on it, in pixels."""


def sheet(pen: Pen, width: float, height: float, corner: float) -> None:
    """The paper of a card, with an edge that holds it on a light board."""
    pen.box(0, 0, width, height, EDGING, corner)
    pen.box(2, 2, width - 4, height - 4, PAPER, corner - 2)


def face(card: Card, ground: Colour) -> Sprite:
    """A large card: value, symbol, power as a gauge and the name of the Part."""
    return Sprite(_face, FACE_WIDTH, FACE_HEIGHT, ground, (card,))


def _face(pen: Pen, card: Card) -> None:
    part, value = card
    ink = COLOURS[part]
    sheet(pen, FACE_WIDTH, FACE_HEIGHT, 14)
    pen.text(15, 30, str(value), 66, "Black", ink, "l")
    symbol(pen.at(FACE_WIDTH / 2 + 14, 118, 1.02), part, ink, PAPER)
    for step in range(6):
        lit = step < value
        y = 160 - step * 17
        pen.box(14, y, 20, 12, ink if lit else UNLIT)
    pen.box(0, FACE_HEIGHT - 60, FACE_WIDTH, 60, ink, 14)
    pen.box(0, FACE_HEIGHT - 60, FACE_WIDTH, 20, ink)
    pen.text(FACE_WIDTH / 2, FACE_HEIGHT - 30, part, READABLE, "Bold", PAPER, room=FACE_WIDTH - 14)


def edge(card: Card, ground: Colour) -> Sprite:
    """The upper edge of a large card that lies behind another: value and a small symbol."""
    return Sprite(_edge, FACE_WIDTH, EDGE, ground, (card,))


def _edge(pen: Pen, card: Card) -> None:
    sheet(pen, FACE_WIDTH, FACE_HEIGHT, 14)
    pen.text(15, 30, str(card.value), 66, "Black", COLOURS[card.part], "l")
    pen.box(0, EDGE - 3, FACE_WIDTH, 3, PRINT)
    symbol(pen.at(FACE_WIDTH - 32, 31, 0.42), card.part, COLOURS[card.part], PAPER)


def backs(count: int, width: int, height: int, pitch: int, ground: Colour) -> Sprite:
    """The six slots of a car with `count` cards face down, one every `pitch` pixels; a seventh is rimmed."""
    return Sprite(_backs, pitch * HAND + width, height, ground, (count, width, height, pitch))


def _backs(pen: Pen, count: int, width: int, height: int, pitch: int) -> None:
    for at in range(max(count, HAND)):
        place = pen.at(at * pitch, 0)
        if at < count:
            _back(place, width, height, SIGNAL if at >= HAND else TEXT)
        else:
            place.rim(0, 0, width, height, FAINT, 2, max(4, width // 10))


def _back(pen: Pen, width: float, height: float, rim: Colour = TEXT) -> None:
    corner = max(4, width // 10)
    line = 2.5 if width < 60 else 4
    pen.box(0, 0, width, height, rim, corner)
    pen.box(line, line, width - 2 * line, height - 2 * line, BACK, corner - 1)
    gear(pen.at(width / 2, height / 2, width / 130))


def slot(part: Part, ground: Colour) -> Sprite:
    """The place of a Part that is missing: a dashed outline, the symbol in grey, the name."""
    return Sprite(_slot, FACE_WIDTH, FACE_HEIGHT, ground, (part, ground))


def _slot(pen: Pen, part: Part, ground: Colour) -> None:
    _dashed(pen)
    symbol(pen.at(FACE_WIDTH / 2, 92, 1.0), part, FAINT, ground)
    pen.text(FACE_WIDTH / 2, FACE_HEIGHT - 32, part, READABLE, "Bold", QUIET, room=FACE_WIDTH - 26)


CHIP_WIDTH, CHIP_HEIGHT = 84, 60


def chip(card: Card, ground: Colour) -> Sprite:
    """A small card: symbol and value side by side."""
    return Sprite(_chip, CHIP_WIDTH, CHIP_HEIGHT, ground, (card,))


def _chip(pen: Pen, card: Card) -> None:
    ink = COLOURS[card.part]
    sheet(pen, CHIP_WIDTH, CHIP_HEIGHT, 8)
    symbol(pen.at(28, 30, 0.42), card.part, ink, PAPER)
    pen.text(65, 30, str(card.value), READABLE, "Black", ink)


def pile(count: int, ground: Colour) -> Sprite:
    """A deck of that many cards, face down."""
    return Sprite(_pile, FACE_WIDTH, FACE_HEIGHT, ground, (count,))


def _pile(pen: Pen, count: int) -> None:
    layers = min(3, count) - 1
    for layer in range(layers, -1, -1):
        _back(pen.at(0, layer * 5), FACE_WIDTH, FACE_HEIGHT - layers * 5)
    middle = (FACE_HEIGHT - layers * 5) / 2
    pen.disc(FACE_WIDTH / 2, middle, 48, TEXT)
    pen.disc(FACE_WIDTH / 2, middle, 44, PRINT)
    pen.text(FACE_WIDTH / 2, middle, str(count), 54, "Black", PAPER, room=80)


def empty(ground: Colour) -> Sprite:
    """The place of a pile that has no card."""
    return Sprite(_empty, FACE_WIDTH, FACE_HEIGHT, ground, ())


def _empty(pen: Pen) -> None:
    _dashed(pen)
    pen.text(FACE_WIDTH / 2, FACE_HEIGHT / 2, "empty", READABLE, "Bold", QUIET)


def _dashed(pen: Pen) -> None:
    """A dashed outline, in whole pixels: soft edges would cost bytes and show nothing."""
    right, bottom = FACE_WIDTH - 5, FACE_HEIGHT - 5
    for x in range(0, FACE_WIDTH, 29):
        pen.box(x, 0, 21, 5, QUIET)
        pen.box(x, bottom, 21, 5, QUIET)
    for y in range(0, FACE_HEIGHT, 31):
        pen.box(0, y, 5, 23, QUIET)
        pen.box(right, y, 5, 23, QUIET)
