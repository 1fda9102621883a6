"""The cards and signs of Racesmack as sprites."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias

from bot.games.racesmack.board.captions import rule_line
from bot.games.racesmack.board.formula import HIGH as FORMULA
from bot.games.racesmack.board.formula import draw as draw_formula
from bot.games.racesmack.board.formula import pieces as formula_pieces
from bot.games.racesmack.board.formula import width as formula_width
from bot.games.racesmack.board.gears import amount
from bot.games.racesmack.board.symbols import symbol
from bot.games.racesmack.rules.components import Card, Regular, RulesCard
from bot.games.racesmack.rules.model import LETTERS
from bot.render.canvas import Sprite
from bot.render.pen import Pen, Point
from bot.render.text import measure
from bot.render.theme import BOARD, GLOW, PANEL, PAPER, QUIET, READABLE, SIGNAL, SLOT, STAMP, TEXT, Colour

BADGE: Final = 60

Tapper: TypeAlias = Literal["plain", "first", "last", "missed"]
"""How a badge stands at a card: its player tapped it; was the first of all to tap; was the last one so far;
wanted it, and did not get it (untimed).
"""


def badge(seat: int, ground: Colour, kind: Tapper = "plain") -> Sprite:
    """The letter of a seat, which its card has too. It has no colour: those are the cards'."""
    return Sprite(_badge, BADGE, BADGE, ground, (seat, kind))


def _badge(pen: Pen, seat: int, kind: Tapper) -> None:
    middle = BADGE / 2
    disc, ink = (SIGNAL, STAMP) if kind == "first" else (PANEL, QUIET if kind == "missed" else TEXT)
    pen.disc(middle, middle, 30, PANEL)
    pen.disc(middle, middle, 29, GLOW if kind == "last" else QUIET if kind == "missed" else TEXT)
    pen.disc(middle, middle, 24 if kind == "last" else 25.5, disc)
    pen.text(middle, middle, LETTERS[seat], READABLE, "Black", ink)
    if kind == "missed":
        pen.stroke([(7, 53), (53, 7)], PANEL, 12)
        pen.stroke([(7, 53), (53, 7)], TEXT, 5)


class Size:
    """How large a revealed card is: its tab with the letter, its art beside that, and the letter."""

    __slots__ = ("art", "height", "letter", "tab")

    def __init__(self, tab: int, art: int, height: int, letter: int) -> None:
        self.tab, self.art, self.height, self.letter = tab, art, height, letter

    @property
    def width(self) -> int:
        """Of the whole card."""
        return self.tab + self.art


def tab(
    letter: str,
    size: Size,
    *,
    bright: bool = False,
    pile: int = 1,
    tappers: tuple[tuple[int, Tapper], ...] = (),
) -> Sprite:
    """The letter of a revealed card, how many cards lie there if it is not the only one, and the badges of
    those who tapped it; bright: the card is correct.
    """
    args = (letter, size.tab, size.height, size.letter, bright, pile, tappers)
    return Sprite(_tab, size.tab, size.height, BOARD, args)


def _tab(
    pen: Pen,
    letter: str,
    width: int,
    height: int,
    size: int,
    bright: bool,
    pile: int,
    tappers: tuple[tuple[int, Tapper], ...],
) -> None:
    ink = STAMP if bright else TEXT
    _left_half(pen, 0, width, height, SIGNAL if bright else QUIET)
    if not bright:
        _left_half(pen, 4, width, height, SLOT)
    middle, y = width / 2 + 1, 10 + size * 0.42
    if not tappers and pile == 1 and not bright:
        y = height / 2
    pen.text(middle, y, letter, size, "Black", ink)
    low = y + size * 0.42 + 8
    if pile > 1:
        pen.text(middle, low + 22, f"\u00d7{pile}", READABLE, "Bold", ink, room=width - 10)
        low += 50
    if tappers:
        _tappers(pen, tappers, middle, low, height, ink)
    elif bright and pile == 1:
        pen.stroke([(middle - 18, low + 24), (middle - 5, low + 38), (middle + 20, low + 6)], ink, 9)


def _left_half(pen: Pen, inset: int, width: int, height: int, ink: Colour) -> None:
    """A box that is round at the left."""
    high = height - 2 * inset
    pen.box(inset, inset, width - inset, high, ink, 16 - inset)
    pen.box(width - 24, inset, 24, high, ink)


def _right_half(pen: Pen, inset: int, width: int, height: int, ink: Colour) -> None:
    """A box that is round at the right."""
    high = height - 2 * inset
    pen.box(0, inset, width - inset, high, ink, max(0, 16 - inset))
    pen.box(0, inset, 24, high, ink)


def _tappers(
    pen: Pen, tappers: tuple[tuple[int, Tapper], ...], middle: float, low: float, height: int, ink: Colour
) -> None:
    """As many badges as there is room for below `low`; of the rest how many they are."""
    room = max(1, int((height - 6 - low) // (BADGE + 2)))
    shown = tappers if len(tappers) <= room else tappers[: max(1, room - 1)]
    for at, (seat, kind) in enumerate(shown):
        _badge(pen.at(middle - BADGE / 2, low + at * (BADGE + 2)), seat, kind)
    if len(shown) < len(tappers) and room > 1:
        y = low + len(shown) * (BADGE + 2) + BADGE / 2
        pen.text(middle, y, f"+{len(tappers) - len(shown)}", READABLE, "Black", ink)


def art(card: Card, size: Size, *, bright: bool = False) -> Sprite:
    """A revealed card, to stand right of its tab."""
    return Sprite(_art, size.art, size.height, BOARD, (card, size.art, size.height, bright))


def _art(pen: Pen, card: Card, width: int, height: int, bright: bool) -> None:
    line = 9 if bright else 4
    _right_half(pen, 0, width, height, SIGNAL if bright else QUIET)
    _right_half(pen, line, width, height, _paper(card))
    _print(pen, card, width - line, height)


def back(size: Size) -> Sprite:
    """A card that was picked in secret, right of its tab."""
    return Sprite(_back, size.art, size.height, BOARD, (size.art, size.height))


def _back(pen: Pen, width: int, height: int) -> None:
    _gap(pen, width, height, PANEL)
    side = 26
    for row in range((height - 20) // side):
        for column in range((width - 20) // side):
            if (row + column) % 2:
                pen.box(8 + column * side, 10 + row * side, side, side, SLOT)


def gap(size: Size) -> Sprite:
    """The place of a card that is still to come, right of its tab."""
    return Sprite(_gap, size.art, size.height, BOARD, (size.art, size.height, BOARD))


def _gap(pen: Pen, width: int, height: int, ground: Colour) -> None:
    _right_half(pen, 0, width, height, QUIET)
    _right_half(pen, 4, width, height, ground)


HELD_WIDTH: Final = 252
HELD_HEIGHT: Final = 300


def held(card: Card, *, bright: bool) -> Sprite:
    """A card of a hand; bright: it may be chosen, or is the one that was picked."""
    return Sprite(_held, HELD_WIDTH, HELD_HEIGHT, BOARD, (card, HELD_WIDTH, HELD_HEIGHT, bright))


HALF_WIDTH: Final = 124
HALF_HEIGHT: Final = 124


def half(card: Regular) -> Sprite:
    """A card of a Race that may be given up."""
    return Sprite(_held, HALF_WIDTH, HALF_HEIGHT, BOARD, (card, HALF_WIDTH, HALF_HEIGHT, True))


def _held(pen: Pen, card: Card, width: int, height: int, bright: bool) -> None:
    line = 9 if bright else 4
    pen.box(0, 0, width, height, SIGNAL if bright else QUIET, 16)
    pen.box(line, line, width - 2 * line, height - 2 * line, _paper(card), 16 - line)
    _print(pen, card, width, height)


def _paper(card: Card) -> Colour:
    return PAPER if isinstance(card, Regular) else PANEL


PLATE_WIDTH: Final = 70
PLATE_HEIGHT: Final = 52


def _print(pen: Pen, card: Card, width: int, height: int) -> None:
    """What a card shows."""
    if isinstance(card, RulesCard):
        _decree(pen, card, width, height)
        return
    count = 2 if card.style != "plain" else len(card.symbols)
    zoom, spots = _spots(count, width, height)
    if card.style != "plain":
        (x, y), (other_x, other_y) = spots
        amount(pen.at(x, y, zoom), card.style, len(card.symbols), zoom)
        symbol(pen.at(other_x, other_y, zoom), *card.symbols[0])
        return
    for (x, y), each in zip(spots, card.symbols, strict=True):
        symbol(pen.at(x, y, zoom), *each)


@lru_cache(maxsize=256)
def _spots(count: int, width: int, height: int) -> tuple[float, tuple[Point, ...]]:
    """How large so many symbols are on a card of that size, and where they stand: as large as can be."""
    best: tuple[float, tuple[Point, ...]] = (0, ())
    for rows in (1, 2) if count < 4 else (2, 1):
        columns = -(-count // rows)
        zoom = min((width - 26) / columns, (height - 24) / rows, 190) / 108
        if zoom > best[0]:
            lines = [min(columns, count - row * columns) for row in range(rows)]
            pitch = min(width / columns, 150 * zoom)
            drop = min(height / rows, 130 * zoom)
            spots = tuple(
                (
                    width / 2 + (at - (line - 1) / 2) * pitch,
                    height / 2 + (row - (rows - 1) / 2) * drop,
                )
                for row, line in enumerate(lines)
                for at in range(line)
            )
            best = (zoom, spots)
    return best


SMALL: Final = 180
"""On a card that is less high, a Rules Card is its number alone."""


def _decree(pen: Pen, card: RulesCard, width: int, height: int) -> None:
    """A Rules Card: its number and its rule in bright print, and what its owner needs to win beneath."""
    if height < SMALL:
        _plate(pen.at((width - PLATE_WIDTH) / 2, (height - PLATE_HEIGHT) / 2), card.number)
        return
    left, room = 14, width - 28
    lines = _broken(rule_line(card.rule), room)
    _plate(pen.at(left, 12), card.number)
    needs = formula_pieces(card.finish)
    for at, words in enumerate(lines):
        pen.text(left, 88 + 48 * at, words, READABLE, "Black", SIGNAL, "l", room=room)
    low = height - FORMULA - 6
    pen.box(left, low - 4, room, 3, QUIET)
    zoom = min(1.0, room / formula_width(card.finish))
    draw_formula(pen.at(left, low + 2), needs, TEXT, zoom)


@lru_cache(maxsize=256)
def _broken(text: str, room: int) -> tuple[str, ...]:
    """The words in three lines at most; the last line is squeezed if it must."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < 3 and measure(longer, READABLE, "Black") > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


MINI: Final = 40
MINI_HEIGHT: Final = 66


def mini(card: Regular, ground: Colour) -> Sprite:
    """A card of a Race, small: its symbols, as many as it counts for."""
    return Sprite(_mini, MINI, MINI_HEIGHT, ground, (card,))


_SPOTS: Final = {
    1: ((0, 0),),
    2: ((0, -16), (0, 16)),
    3: ((0, -21), (-6, 0), (6, 21)),
    4: ((-8, -22), (8, -7), (-8, 7), (8, 22)),
}
_SMALL: Final = {1: 0.36, 2: 0.29, 3: 0.22, 4: 0.2}


def _mini(pen: Pen, card: Regular) -> None:
    pen.box(0, 0, MINI, MINI_HEIGHT, QUIET, 6)
    pen.box(2, 2, MINI - 4, MINI_HEIGHT - 4, PAPER, 4)
    count = len(card.symbols)
    for (x, y), each in zip(_SPOTS[count], card.symbols, strict=True):
        symbol(pen.at(MINI / 2 + x, MINI_HEIGHT / 2 + y, _SMALL[count]), *each, line=9)


SLIM: Final = 24
SLIM_PITCH: Final = SLIM + 2


def slim(card: Regular, ground: Colour) -> Sprite:
    """A card of a long Race: its symbols in a column."""
    return Sprite(_slim, SLIM, MINI_HEIGHT, ground, (card,))


def _slim(pen: Pen, card: Regular) -> None:
    pen.box(0, 0, SLIM, MINI_HEIGHT, QUIET, 5)
    pen.box(1, 1, SLIM - 2, MINI_HEIGHT - 2, PAPER, 4)
    count = len(card.symbols)
    pitch = min(21, 62 / count)
    for at, each in enumerate(card.symbols):
        y = MINI_HEIGHT / 2 + (at - (count - 1) / 2) * pitch
        symbol(pen.at(SLIM / 2, y, 0.2 if count < 4 else 0.16), *each, line=10)


def plate(number: int, ground: Colour) -> Sprite:
    """The number of a Rules Card."""
    return Sprite(_plate, PLATE_WIDTH, PLATE_HEIGHT, ground, (number,))


def _plate(pen: Pen, number: int) -> None:
    pen.box(0, 0, PLATE_WIDTH, PLATE_HEIGHT, SIGNAL, 8)
    pen.text(PLATE_WIDTH / 2, PLATE_HEIGHT / 2, str(number), READABLE, "Black", STAMP)


SIGN: Final = 46


def tick(ground: Colour) -> Sprite:
    """A bright plate with a tick: correct, or done."""
    return Sprite(_tick, SIGN, SIGN, ground)


def _tick(pen: Pen) -> None:
    pen.box(0, 0, SIGN, SIGN, SIGNAL, 10)
    pen.stroke([(11, 24), (20, 33), (35, 13)], STAMP, 6)


def cross(ground: Colour) -> Sprite:
    """A dark plate with a cross: incorrect."""
    return Sprite(_cross, SIGN, SIGN, ground)


def _cross(pen: Pen) -> None:
    pen.box(0, 0, SIGN, SIGN, QUIET, 10)
    pen.box(3, 3, SIGN - 6, SIGN - 6, PANEL, 8)
    pen.stroke([(14, 14), (32, 32)], TEXT, 6)
    pen.stroke([(32, 14), (14, 32)], TEXT, 6)
