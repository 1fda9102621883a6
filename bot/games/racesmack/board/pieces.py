"""The cards and signs of Racesmack as sprites."""

from __future__ import annotations

from typing import Final

from bot.games.racesmack.board.captions import finish_lines, rule_lines
from bot.games.racesmack.board.gears import amount
from bot.games.racesmack.board.symbols import symbol
from bot.games.racesmack.rules.components import Card, Regular, RulesCard
from bot.games.racesmack.rules.model import LETTERS
from bot.render.canvas import Sprite
from bot.render.pen import Pen
from bot.render.text import measure
from bot.render.theme import BOARD, PAPER, PRINT, QUIET, SIGNAL, SLOT, SMALLEST, TEXT, Colour

BADGE: Final = 56


def badge(seat: int, ground: Colour) -> Sprite:
    """The letter of a seat, which its card has too. It has no colour: those are the cards'."""
    return Sprite(_badge, BADGE, BADGE, ground, (seat,))


def _badge(pen: Pen, seat: int) -> None:
    middle = BADGE / 2
    pen.disc(middle, middle, 27, TEXT)
    pen.disc(middle, middle, 23.5, PRINT)
    pen.text(middle, middle, LETTERS[seat], SMALLEST, "Black", TEXT)


TAB: Final = 76
ART: Final = 256
HEIGHT: Final = 190
"""How large the tab with a card's letter, and the card beside it are."""


def tab(letter: str, ground: Colour, *, bright: bool, pile: int) -> Sprite:
    """The letter of a revealed card, and how many cards lie there if it is not the only one; bright: the card
    is correct.
    """
    return Sprite(_tab, TAB, HEIGHT, ground, (letter, bright, pile))


def _tab(pen: Pen, letter: str, bright: bool, pile: int) -> None:
    ink = PRINT if bright else TEXT
    pen.box(0, 0, TAB + 20, HEIGHT, SIGNAL if bright else QUIET, 16)
    if not bright:
        pen.box(4, 4, TAB + 20, HEIGHT - 8, SLOT, 12)
    if pile > 1:
        pen.text(TAB / 2, 60, letter, 72, "Black", ink)
        pen.text(TAB / 2, 142, f"\u00d7{pile}", 44, "Bold", ink, room=64)
    elif bright:
        pen.text(TAB / 2, 62, letter, 72, "Black", ink)
        pen.stroke([(18, 138), (32, 154), (58, 116)], PRINT, 10)
    else:
        pen.text(TAB / 2, HEIGHT / 2, letter, 72, "Black", ink)


def art(card: Card, ground: Colour, *, bright: bool) -> Sprite:
    """A revealed card, to stand right of its tab."""
    return Sprite(_art, ART, HEIGHT, ground, (card, bright))


def _art(pen: Pen, card: Card, bright: bool) -> None:
    line = 9 if bright else 4
    pen.box(-20, 0, ART + 20, HEIGHT, SIGNAL if bright else QUIET, 16)
    pen.box(-20, line, ART + 20 - line, HEIGHT - 2 * line, _paper(card), 16 - line)
    _print(pen.at(ART / 2 - 4, HEIGHT / 2), card, 114)


HELD_WIDTH: Final = 252
HELD_HEIGHT: Final = 200


def held(card: Card, ground: Colour, *, bright: bool) -> Sprite:
    """A card of a hand; bright: it may be chosen, or is the one that was picked."""
    return Sprite(_held, HELD_WIDTH, HELD_HEIGHT, ground, (card, bright))


def _held(pen: Pen, card: Card, bright: bool) -> None:
    line = 9 if bright else 4
    pen.box(0, 0, HELD_WIDTH, HELD_HEIGHT, SIGNAL if bright else QUIET, 16)
    pen.box(line, line, HELD_WIDTH - 2 * line, HELD_HEIGHT - 2 * line, _paper(card), 16 - line)
    _print(pen.at(HELD_WIDTH / 2, HELD_HEIGHT / 2), card, 106)


HALF_WIDTH: Final = HELD_WIDTH // 2
HALF_HEIGHT: Final = 96


def half(card: Regular, ground: Colour) -> Sprite:
    """A card of a Race that may be given up."""
    return Sprite(_half, HALF_WIDTH, HALF_HEIGHT, ground, (card,))


def _half(pen: Pen, card: Regular) -> None:
    pen.box(0, 0, HALF_WIDTH, HALF_HEIGHT, SIGNAL, 12)
    pen.box(5, 5, HALF_WIDTH - 10, HALF_HEIGHT - 10, PAPER, 8)
    _print(pen.at(HALF_WIDTH / 2, HALF_HEIGHT / 2, 0.48), card, 0)


def _paper(card: Card) -> Colour:
    return PAPER if isinstance(card, Regular) else PRINT


PLATE_WIDTH: Final = 58
PLATE_HEIGHT: Final = 44

_PLACES: Final = {
    1: ((0, 0),),
    2: ((-58, 0), (58, 0)),
    3: ((-80, 0), (0, 0), (80, 0)),
    4: ((-54, -43), (54, -43), (-54, 43), (54, 43)),
}
_SIZES: Final = {1: 1.3, 2: 0.98, 3: 0.68, 4: 0.76}
"""Where the symbols of a card stand, and how large they are, by their number."""


def _print(pen: Pen, card: Card, half: int) -> None:
    """What a card shows, in a box from -120 to 120 and from -90 to 90; words from -half to half."""
    if isinstance(card, RulesCard):
        _decree(pen, card, half)
        return
    count = len(card.symbols)
    if card.style != "plain":
        amount(pen.at(-62, 0, 1.0), card.style, count)
        symbol(pen.at(60, 0, 0.98), *card.symbols[0])
        return
    for (x, y), each in zip(_PLACES[count], card.symbols, strict=True):
        symbol(pen.at(x, y, _SIZES[count]), *each)


def _decree(pen: Pen, card: RulesCard, half: int) -> None:
    """A Rules Card: its number and its rule in bright print, and what its owner needs to win beneath."""
    one, two = rule_lines(card.rule)
    room = 2 * half
    pen.box(-half, -85, PLATE_WIDTH, PLATE_HEIGHT, SIGNAL, 8)
    pen.text(PLATE_WIDTH / 2 - half, -85 + PLATE_HEIGHT / 2, str(card.number), SMALLEST, "Black", PRINT)
    indent = PLATE_WIDTH + 9
    pen.text(indent - half, -85 + PLATE_HEIGHT / 2, one, SMALLEST, "Black", SIGNAL, "l", room=room - indent)
    pen.text(-half, -20, two, SMALLEST, "Black", SIGNAL, "l", room=room)
    pen.box(-half, 3, room, 3, QUIET)
    for at, words in enumerate(finish_lines(card.finish)):
        pen.text(-half, 29 + 40 * at, words, SMALLEST, "Medium", TEXT, "l", room=room)


MINI: Final = 38
MINI_HEIGHT: Final = 64


def mini(card: Regular, ground: Colour) -> Sprite:
    """A card of a Race, small: its symbols, as many as it counts for."""
    return Sprite(_mini, MINI, MINI_HEIGHT, ground, (card,))


_SPOTS: Final = {
    1: ((0, 0),),
    2: ((0, -15), (0, 15)),
    3: ((0, -20), (-6, 0), (6, 20)),
    4: ((-8, -21), (8, -7), (-8, 7), (8, 21)),
}
_SMALL: Final = {1: 0.34, 2: 0.28, 3: 0.21, 4: 0.19}


def _mini(pen: Pen, card: Regular) -> None:
    pen.box(0, 0, MINI, MINI_HEIGHT, PAPER, 6)
    count = len(card.symbols)
    for (x, y), each in zip(_SPOTS[count], card.symbols, strict=True):
        symbol(pen.at(MINI / 2 + x, MINI_HEIGHT / 2 + y, _SMALL[count]), *each, line=9)


SLIM: Final = 22
SLIM_PITCH: Final = SLIM + 2


def slim(card: Regular, ground: Colour) -> Sprite:
    """A card of a long Race: its symbols in a column."""
    return Sprite(_slim, SLIM, MINI_HEIGHT, ground, (card,))


def _slim(pen: Pen, card: Regular) -> None:
    pen.box(0, 0, SLIM, MINI_HEIGHT, PAPER, 5)
    count = len(card.symbols)
    pitch = min(20, 60 / count)
    for at, each in enumerate(card.symbols):
        y = MINI_HEIGHT / 2 + (at - (count - 1) / 2) * pitch
        symbol(pen.at(SLIM / 2, y, 0.19 if count < 4 else 0.155), *each, line=10)


def line(text: str, room: int, ground: Colour) -> Sprite:
    """Words in one line, a little narrower where they would not fit."""
    width = min(room, measure(text, SMALLEST, "Bold") + 2)
    return Sprite(_line, width, TALL_LINE, ground, (text, width))


TALL_LINE: Final = 48


def _line(pen: Pen, text: str, width: int) -> None:
    pen.text(0, TALL_LINE / 2, text, SMALLEST, "Bold", TEXT, "l", room=width)


def plate(number: int, ground: Colour) -> Sprite:
    """The number of a Rules Card."""
    return Sprite(_plate, PLATE_WIDTH, PLATE_HEIGHT, ground, (number,))


def _plate(pen: Pen, number: int) -> None:
    pen.box(0, 0, PLATE_WIDTH, PLATE_HEIGHT, SIGNAL, 8)
    pen.text(PLATE_WIDTH / 2, PLATE_HEIGHT / 2, str(number), SMALLEST, "Black", PRINT)


def back(ground: Colour) -> Sprite:
    """A card that was picked in secret, right of its tab."""
    return Sprite(_back, ART, HEIGHT, ground)


def _back(pen: Pen) -> None:
    pen.box(-20, 0, ART + 20, HEIGHT, QUIET, 16)
    pen.box(-20, 4, ART + 16, HEIGHT - 8, PRINT, 12)
    for row in range(6):
        for column in range(8):
            if (row + column) % 2:
                pen.box(8 + column * 29, 11 + row * 29, 29, 29, SLOT)


def gap(ground: Colour) -> Sprite:
    """The place of a card that is still to come, right of its tab."""
    return Sprite(_gap, ART, HEIGHT, ground)


def _gap(pen: Pen) -> None:
    pen.box(-20, 0, ART + 20, HEIGHT, QUIET, 16)
    pen.box(-20, 4, ART + 16, HEIGHT - 8, BOARD, 12)


SIGN: Final = 46


def tick(ground: Colour) -> Sprite:
    """A bright plate with a tick: correct, or done."""
    return Sprite(_tick, SIGN, SIGN, ground)


def _tick(pen: Pen) -> None:
    pen.box(0, 0, SIGN, SIGN, SIGNAL, 10)
    pen.stroke([(11, 24), (20, 33), (35, 13)], PRINT, 6)


def cross(ground: Colour) -> Sprite:
    """A dark plate with a cross: incorrect."""
    return Sprite(_cross, SIGN, SIGN, ground)


def _cross(pen: Pen) -> None:
    pen.box(0, 0, SIGN, SIGN, QUIET, 10)
    pen.box(3, 3, SIGN - 6, SIGN - 6, PRINT, 8)
    pen.stroke([(14, 14), (32, 32)], TEXT, 6)
    pen.stroke([(32, 14), (14, 32)], TEXT, 6)


def finger(ground: Colour) -> Sprite:
    """A finger that points up: tapped."""
    return Sprite(_finger, SIGN, SIGN, ground)


def _finger(pen: Pen, ink: Colour = TEXT) -> None:
    pen.stroke([(19, 8), (19, 26)], ink, 12)
    pen.box(13, 20, 27, 25, ink, 8)
    pen.stroke([(9, 28), (17, 38)], ink, 9)
    for x in (25, 32):
        pen.stroke([(x, 24), (x, 30)], PRINT, 2.5)


def refused(ground: Colour) -> Sprite:
    """A finger struck out: chosen, but somebody else got it."""
    return Sprite(_refused, SIGN, SIGN, ground)


def _refused(pen: Pen) -> None:
    _finger(pen, QUIET)
    pen.stroke([(5, 5), (41, 41)], BOARD, 14)
    pen.stroke([(5, 5), (41, 41)], TEXT, 6)
