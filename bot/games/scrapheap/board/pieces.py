"""The cards of the grid, tiles, dice and cards taken, as sprites."""

from __future__ import annotations

from typing import Final

from bot.games.scrapheap.board.symbols import COLOURS, symbol
from bot.games.scrapheap.rules.components import Card, Cell, Symbol
from bot.render.canvas import Sprite
from bot.render.greenbox import BACK
from bot.render.panels import pips
from bot.render.pen import Pen
from bot.render.theme import (
    BOARD,
    EDGING,
    FAINT,
    FRAME,
    PANEL,
    PAPER,
    PRINT,
    QUIET,
    READABLE,
    SIGNAL,
    SLOT,
    TEXT,
    Colour,
    blend,
)

WIDTH, HEIGHT = 105, 118
"""Of a card of the grid."""
LINE: Final = 36
"""How high the line is that a laden card is told in, above what lies on it."""
_EAR: Final = 30
_COORDINATE: Final = blend(BACK, PAPER, 0.8)


def back(cell: Cell, *, laden: bool) -> Sprite:
    """A card face down, with the name of its place."""
    return Sprite(_back, WIDTH, HEIGHT, BOARD, (cell, laden))


def _back(pen: Pen, cell: Cell, laden: bool) -> None:
    pen.box(0, 0, WIDTH, HEIGHT, BACK, 10)
    if laden:
        pen.text(WIDTH / 2, LINE / 2 + 1, cell, READABLE, "Bold", _COORDINATE)
    else:
        pen.text(WIDTH / 2, HEIGHT / 2, cell, READABLE, "Bold", _COORDINATE)


PRICE_WIDTHS, PRICE_HEIGHT = (36, 58), 39
"""Of a price of one digit, and of two; it stays below a card's value."""


def price(points: int, ground: Colour) -> Sprite:
    """What it costs to go to a card, in action points."""
    width = PRICE_WIDTHS[points > 9]
    return Sprite(_price, width, PRICE_HEIGHT, ground, (points, width))


def _price(pen: Pen, points: int, width: int) -> None:
    pen.box(0, 0, width, PRICE_HEIGHT, BOARD, 9)
    pen.text(width / 2, PRICE_HEIGHT / 2, str(points), READABLE, "Black", SIGNAL, room=width - 4)


def gap() -> Sprite:
    """The place of a card that was taken."""
    return Sprite(_gap, WIDTH, HEIGHT, BOARD)


def _gap(pen: Pen) -> None:
    pen.box(0, 0, WIDTH, HEIGHT, FAINT, 10)
    pen.box(2, 2, WIDTH - 4, HEIGHT - 4, PANEL, 8)


def face(card: Card, *, up: bool, private: bool, laden: bool) -> Sprite:
    """A card that the viewer knows: face up it is all paper, face down it has the rim of its back.

    private: not everybody knows it, which a bright corner says.
    """
    return Sprite(_face, WIDTH, HEIGHT, BOARD, (card, up, private, laden))


def _face(pen: Pen, card: Card, up: bool, private: bool, laden: bool) -> None:
    ink, paper = COLOURS[card.symbol], PAPER if up else FRAME
    pen.box(0, 0, WIDTH, HEIGHT, EDGING if up else BACK, 10)
    if up:
        pen.box(2, 2, WIDTH - 4, HEIGHT - 4, PAPER, 8)
    else:
        pen.box(7, 5, WIDTH - 14, LINE - 2 if laden else HEIGHT - 10, paper, 5)
    if private:
        pen.shape([(WIDTH - _EAR, 0), (WIDTH, 0), (WIDTH, _EAR)], BOARD)
        pen.shape([(WIDTH - _EAR, 0), (WIDTH, _EAR), (WIDTH - _EAR, _EAR)], SIGNAL)
    if laden:
        symbol(pen.at(28, LINE / 2 + 2, 0.31), card.symbol, ink, paper)
        pen.text(66, LINE / 2 + 3, str(card.value), READABLE, "Black", ink)
    else:
        symbol(pen.at(34, HEIGHT / 2 - 5, 0.46), card.symbol, ink, paper)
        pen.text(79, HEIGHT / 2 - 5, str(card.value), 56, "Black", ink)


def ground_of(lies: str) -> Colour:
    """The colour on which lies what is on a card, or in a gap."""
    return {"up": PAPER, "down": BACK}.get(lies, PANEL)


EAR_WIDTH, EAR_HEIGHT = 46, 40


def ear(ground: Colour) -> Sprite:
    """A small card with the bright corner, for the legend."""
    return Sprite(_ear, EAR_WIDTH, EAR_HEIGHT, ground, (ground,))


def _ear(pen: Pen, ground: Colour) -> None:
    pen.box(0, 0, EAR_WIDTH, EAR_HEIGHT, BACK, 6)
    pen.box(4, 4, EAR_WIDTH - 8, EAR_HEIGHT - 8, FRAME, 4)
    pen.shape([(EAR_WIDTH - 22, 0), (EAR_WIDTH, 0), (EAR_WIDTH, 22)], ground)
    pen.shape([(EAR_WIDTH - 22, 0), (EAR_WIDTH, 22), (EAR_WIDTH - 22, 22)], SIGNAL)


TILE: Final = 56


def tile(which: Symbol, ground: Colour) -> Sprite:
    """A symbol tile."""
    return Sprite(_tile, TILE, TILE, ground, (which,))


def _tile(pen: Pen, which: Symbol) -> None:
    pen.box(0, 0, TILE, TILE, SIGNAL, 10)
    pen.box(4, 4, TILE - 8, TILE - 8, PAPER, 7)
    symbol(pen.at(TILE / 2, TILE / 2, 0.4), which, COLOURS[which], PAPER)


LOOT_WIDTH, LOOT_HEIGHT = 80, 52


def loot(which: Symbol, total: int, ground: Colour, *, wanted: bool) -> Sprite:
    """What the cards taken of a symbol are worth together; `wanted`: there is a tile for it."""
    return Sprite(_loot, LOOT_WIDTH, LOOT_HEIGHT, ground, (which, total, wanted))


def _loot(pen: Pen, which: Symbol, total: int, wanted: bool) -> None:
    pen.box(0, 0, LOOT_WIDTH, LOOT_HEIGHT, SIGNAL if wanted else FAINT, 8)
    line = 4 if wanted else 2
    paper = PAPER if wanted else SLOT
    pen.box(line, line, LOOT_WIDTH - 2 * line, LOOT_HEIGHT - 2 * line, paper, 6)
    ink = COLOURS[which] if wanted else QUIET
    symbol(pen.at(20, LOOT_HEIGHT / 2, 0.27), which, ink, paper)
    pen.text(56, LOOT_HEIGHT / 2, str(total), READABLE, "Black", ink, room=40)


DIE: Final = 44


def die(number: int, ground: Colour) -> Sprite:
    """A die that shows a number."""
    return Sprite(_die, DIE, DIE, ground, (number,))


def _die(pen: Pen, number: int) -> None:
    pen.box(0, 0, DIE, DIE, PAPER, 8)
    pips(pen.at(DIE / 2, DIE / 2), number, 12, 4.5, PRINT)


FACE_DOWN_WIDTH, FACE_DOWN_HEIGHT = 36, 44


def face_down(ground: Colour) -> Sprite:
    """A small card face down, before how many of them somebody took."""
    return Sprite(_face_down, FACE_DOWN_WIDTH, FACE_DOWN_HEIGHT, ground)


def _face_down(pen: Pen) -> None:
    pen.box(0, 0, FACE_DOWN_WIDTH, FACE_DOWN_HEIGHT, TEXT, 6)
    pen.box(3, 3, FACE_DOWN_WIDTH - 6, FACE_DOWN_HEIGHT - 6, BACK, 4)
