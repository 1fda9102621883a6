"""The cards of Gear Head: faces, backs and small ones, as sprites."""

from __future__ import annotations

from typing import Final

from bot.games.gear_head.components import Card, Part
from bot.render.canvas import Sprite
from bot.render.gear_head.parts import COLOURS, symbol
from bot.render.pen import Pen, turned
from bot.render.theme import PAPER, PRINT, QUIET, RULE, SMALLEST, TEXT, Colour, blend, rgb

BACK: Final = rgb("27436B")
FACE_WIDTH, FACE_HEIGHT = 166, 240
EDGE = 60
"""How much of a card shows above the one that lies on it, in pixels."""


def face(card: Card, ground: Colour, height: int = FACE_HEIGHT) -> Sprite:
    """A large card: value, symbol, power and the name of the Part; a low `height` shows its upper edge."""
    return Sprite(_face, FACE_WIDTH, height, ground, (card,))


def _face(pen: Pen, card: Card) -> None:
    part, value = card
    ink = COLOURS[part]
    pen.box(0, 0, FACE_WIDTH, FACE_HEIGHT, PRINT, 16)
    pen.box(2, 2, FACE_WIDTH - 4, FACE_HEIGHT - 4, PAPER, 14)
    pen.text(16, 34, str(value), 66, "Black", ink, "l")
    symbol(pen.at(FACE_WIDTH / 2 + 14, 118, 1.02), part, ink, PAPER)
    for step in range(6):
        lit = step < value
        y = 160 - step * 17
        pen.box(14, y, 20, 12, ink if lit else blend(PAPER, PRINT, 0.14), 3)
    pen.box(2, FACE_HEIGHT - 56, FACE_WIDTH - 4, 54, ink, 14)
    pen.box(2, FACE_HEIGHT - 56, FACE_WIDTH - 4, 20, ink)
    pen.text(FACE_WIDTH / 2, FACE_HEIGHT - 28, part, SMALLEST, "Bold", PAPER, room=FACE_WIDTH - 18)


def back(width: int, height: int, ground: Colour) -> Sprite:
    """A card face down."""
    return Sprite(_back, width, height, ground, (width, height))


def backs(count: int, width: int, height: int, pitch: int, ground: Colour) -> Sprite:
    """A row of cards face down, one every `pitch` pixels."""
    return Sprite(_backs, pitch * (count - 1) + width, height, ground, (count, width, height, pitch))


def _backs(pen: Pen, count: int, width: int, height: int, pitch: int) -> None:
    for at in range(count):
        _back(pen.at(at * pitch, 0), width, height)


def _back(pen: Pen, width: int, height: int) -> None:
    corner = max(4, width // 10)
    pen.box(0, 0, width, height, TEXT, corner)
    rim = 2 if width < 60 else 4
    pen.box(rim, rim, width - 2 * rim, height - 2 * rim, BACK, corner - 1)
    _gear(pen.at(width / 2, height / 2, width / 130))


def _gear(pen: Pen) -> None:
    light = blend(BACK, TEXT, 0.55)
    for step in range(8):
        pen.shape(turned([(-9, -48), (9, -48), (12, -34), (-12, -34)], step * 45), light)
    pen.disc(0, 0, 37, light)
    pen.disc(0, 0, 17, BACK)


def slot(part: Part, ground: Colour) -> Sprite:
    """The place of a Part that is missing: a dashed outline, the symbol in grey, the name."""
    return Sprite(_slot, FACE_WIDTH, FACE_HEIGHT, ground, (part, ground))


def _slot(pen: Pen, part: Part, ground: Colour) -> None:
    _dashed(pen)
    symbol(pen.at(FACE_WIDTH / 2, 92, 1.0), part, RULE, ground)
    pen.text(FACE_WIDTH / 2, FACE_HEIGHT - 32, part, SMALLEST, "Bold", QUIET, room=FACE_WIDTH - 22)


CHIP_WIDTH, CHIP_HEIGHT = 84, 60


def chip(card: Card, ground: Colour) -> Sprite:
    """A small card: symbol and value side by side."""
    return Sprite(_chip, CHIP_WIDTH, CHIP_HEIGHT, ground, (card,))


def _chip(pen: Pen, card: Card) -> None:
    ink = COLOURS[card.part]
    pen.box(0, 0, CHIP_WIDTH, CHIP_HEIGHT, PAPER, 8)
    symbol(pen.at(27, 30, 0.42), card.part, ink, PAPER)
    pen.text(64, 30, str(card.value), 44, "Black", ink)


def glyph(part: Part, ink: Colour, ground: Colour, side: int) -> Sprite:
    """The symbol alone, `side` pixels wide and high."""
    return Sprite(_glyph, side, side, ground, (part, ink, ground, side))


def _glyph(pen: Pen, part: Part, ink: Colour, ground: Colour, side: int) -> None:
    symbol(pen.at(side / 2, side / 2, side / 104), part, ink, ground)


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
    pen.text(FACE_WIDTH / 2, middle, str(count), 54, "Black", TEXT, room=80)


def empty(ground: Colour) -> Sprite:
    """The place of a pile that has no card."""
    return Sprite(_empty, FACE_WIDTH, FACE_HEIGHT, ground, ())


def _empty(pen: Pen) -> None:
    _dashed(pen)
    pen.text(FACE_WIDTH / 2, FACE_HEIGHT / 2, "empty", SMALLEST, "Bold", QUIET)


def _dashed(pen: Pen) -> None:
    right, bottom = FACE_WIDTH - 3, FACE_HEIGHT - 3
    for start, end, count in (
        ((3, 3), (right, 3), 6),
        ((right, 3), (right, bottom), 9),
        ((right, bottom), (3, bottom), 6),
        ((3, bottom), (3, 3), 9),
    ):
        pen.dashes(start, end, QUIET, 5, count)
