"""Spaces, tokens and the other pieces of the board."""

from __future__ import annotations

from typing import Final

from bot.engine.game import Seat
from bot.games.gear_and_piston.board.paints import PAINTS, mark
from bot.games.gear_and_piston.board.symbols import symbol
from bot.games.gear_and_piston.board.tiles import ICON
from bot.games.gear_and_piston.rules.components import PROPULSIONS, PartType
from bot.render.canvas import Sprite
from bot.render.cars import PLATE, plate
from bot.render.pen import Pen
from bot.render.theme import BOARD, PANEL, QUIET, READABLE, SIGNAL, SLOT, STAMP, TEXT, Colour, readable_on

SPACE: Final = PLATE + 8
"""How wide and high a space for a token is."""


def space(seat: Seat | None, *, now: bool) -> Sprite:
    """A space of a location with its token, if there is one; `now`: it is being resolved."""
    return Sprite(_space, SPACE, SPACE, PANEL, (seat, now))


def _space(pen: Pen, seat: Seat | None, now: bool) -> None:
    middle = SPACE / 2
    pen.disc(middle, middle, middle - 1, SIGNAL if now else QUIET)
    pen.disc(middle, middle, middle - (5 if now else 3), PANEL if seat is not None or now else SLOT)
    if seat is not None:
        token = plate(seat, PANEL)
        token.draw(pen.at((SPACE - PLATE) / 2, (SPACE - PLATE) / 2), *token.args)


def rest(seats: tuple[Seat, ...]) -> Sprite:
    """Tokens at rest: half over one another."""
    return Sprite(_rest, PLATE + (len(seats) - 1) * 46, PLATE, PANEL, (seats,))


def _rest(pen: Pen, seats: tuple[Seat, ...]) -> None:
    for at, seat in enumerate(seats):
        token = plate(seat, PANEL)
        token.draw(pen.at(at * 46, 0), *token.args)


def arrow() -> Sprite:
    """To the left: where parts go from row to row."""
    return Sprite(_arrow, 28, ICON, PANEL)


def _arrow(pen: Pen) -> None:
    pen.shape([(26, 4), (26, 44), (2, 24)], QUIET)


def order(number: int) -> Sprite:
    """The number of a location: when it is resolved."""
    return Sprite(_order, ICON, ICON, PANEL, (number,))


def _order(pen: Pen, number: int) -> None:
    pen.box(0, 0, ICON, ICON, QUIET, 10)
    pen.text(ICON / 2, ICON / 2, str(number), READABLE, "Black", BOARD)


def first(ground: Colour) -> Sprite:
    """The First Player's flag."""
    return Sprite(_first, ICON, ICON, ground)


def _first(pen: Pen) -> None:
    pen.box(7, 2, 5, 44, TEXT, 2)
    pen.box(12, 4, 32, 24, SIGNAL)
    for column in range(4):
        for row in range(column % 2, 3, 2):
            pen.box(12 + column * 8, 4 + row * 8, 8, 8, STAMP)


def moon(ground: Colour) -> Sprite:
    """Rest: a crescent."""
    return Sprite(_moon, ICON, ICON, ground, (ground,))


def _moon(pen: Pen, ground: Colour) -> None:
    pen.disc(24, 24, 19, QUIET)
    pen.disc(33, 18, 17, ground)


def blueprint(ground: Colour) -> Sprite:
    """Blueprints in hand: a rolled plan."""
    return Sprite(_blueprint, ICON, ICON, ground)


def _blueprint(pen: Pen) -> None:
    pen.box(4, 8, 40, 32, TEXT, 4)
    pen.box(8, 12, 32, 24, PANEL, 2)
    pen.stroke([(14, 30), (14, 19), (22, 19), (22, 30), (33, 30), (33, 18)], TEXT, 3.5)


def pile(side: int, ground: Colour, *, left: bool) -> Sprite:
    """A stack face down, or the place where it was. How high it is, nobody may know."""
    return Sprite(_pile, side, side, ground, (side, left))


def _pile(pen: Pen, side: int, left: bool) -> None:
    pen = pen.at(0, 0, side / 100)
    if not left:
        pen.rim(3, 3, 94, 94, QUIET, 3, 8)
        return
    pen.box(1, 1, 98, 98, QUIET, 8)
    pen.box(4, 4, 92, 92, PANEL, 6)
    symbol(pen.at(50, 50, 0.6), "gear", QUIET, PANEL)


def badge(type: PartType, ground: Colour) -> Sprite:
    """A type of part, for a line of text."""
    return Sprite(_badge, ICON, ICON, ground, (type, ground))


def _badge(pen: Pen, type: PartType, ground: Colour) -> None:
    symbol(pen.at(ICON / 2, ICON / 2, 0.44), type, TEXT, ground)


def marks(ground: Colour) -> Sprite:
    """The three colours of propulsion, for a line of text."""
    return Sprite(_marks, 3 * 40, ICON, ground)


def _marks(pen: Pen) -> None:
    for at, colour in enumerate(PROPULSIONS):
        mark(pen.at(20 + at * 40, ICON / 2, 0.38), colour, PAINTS[colour])


MINI: Final = 36
"""How wide and high a cell of a small picture of a merged car is."""


def mini(paint: Colour, *, second: bool) -> Sprite:
    """A part in a small picture; `second`: of the second section."""
    return Sprite(_mini, MINI, MINI, BOARD, (paint, second))


def _mini(pen: Pen, paint: Colour, second: bool) -> None:
    pen.box(1, 1, MINI - 2, MINI - 2, paint, 4)
    if second:
        pen.disc(MINI / 2, MINI / 2, 8, readable_on(paint))
