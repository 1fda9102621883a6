"""How a card of Shifting Gears says how many: a number, fingers, a die, or tally strokes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.games.racesmack.rules.components import Style
from bot.render.panels import pips
from bot.render.pen import Pen
from bot.render.theme import PAPER, PRINT, READABLE


def amount(pen: Pen, style: Style, count: int, zoom: float = 1.0) -> None:
    """Draw the number in a box from -50 to 50 round the origin; `zoom`: the pixels of its unit."""
    if style == "number":
        _number(pen, count, max(88.0, (READABLE + 0.5) / zoom))
    else:
        _STYLES[style](pen, count)


def _number(pen: Pen, count: int, size: float) -> None:
    pen.text(-14, 0, str(count), size, "Black", PRINT)
    for x, y in ((20, -14), (20, 14)):
        pen.stroke([(x, y), (x + 28, -y)], PRINT, 9)


def _fingers(pen: Pen, count: int) -> None:
    """A hand: the fingers that count are stretched, the others and the thumb are folded."""
    for at, top in enumerate(_TOPS[:count]):
        pen.stroke([(26 - 17 * at, top), (26 - 17 * at, 20)], PRINT, 19)
    pen.box(-37, -6, 76, 56, PRINT, 18)
    for at, top in enumerate(_TOPS[:count]):
        pen.stroke([(26 - 17 * at, top), (26 - 17 * at, 20)], PAPER, 9)
    pen.box(-31, 0, 64, 44, PAPER, 13)
    for at in range(count, 4):
        pen.stroke([(26 - 17 * at, 0), (26 - 17 * at, 12)], PRINT, 17)
        pen.stroke([(26 - 17 * at, 0), (26 - 17 * at, 12)], PAPER, 8)
    pen.stroke([(30, 30), (6, 30)], PRINT, 19)
    pen.stroke([(30, 30), (6, 30)], PAPER, 9)


_TOPS: Final = (-38, -48, -44, -30)
"""How far up each finger reaches."""


def _die(pen: Pen, count: int) -> None:
    pen.box(-44, -44, 88, 88, PRINT, 18)
    pen.box(-37, -37, 74, 74, PAPER, 12)
    pips(pen, count, 22, 9.5, PRINT)


def _tally(pen: Pen, count: int) -> None:
    for at in range(count):
        x = (at - (count - 1) / 2) * 23
        pen.stroke([(x + 2, -38), (x - 2, 38)], PRINT, 10)


_STYLES: Final[dict[Style, Callable[[Pen, int], None]]] = {
    "fingers": _fingers,
    "die": _die,
    "tally": _tally,
}
