"""The positions in the pictures, in pixels, and the sizes of cards. The painter and the drawings of the art
share them.
"""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

ROAD: Final = 672
"""The top of the dark part of the table, with the players' plates."""
TABLE: Final = 1004
HAND: Final = 1094
"""The heights of the table for six players and of a hand without its news, in pixels."""
OWN: Final = 668
"""The top of the road in a hand."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a card in pixels, its possible angles in degrees, and the widths of its symbols. alone,
    two, many: the width of a single symbol, of each of two, and of each of more.
    """

    key: str
    width: int
    height: int
    turns: tuple[int, ...]
    alone: int
    two: int
    many: int


LOW: Final = 540
"""The lower edge of the circle's cards, which the hands reach."""
TURNS: Final = (-2, 1)
"""The alternating angles of cards side by side, in degrees."""
LAID: Final = {
    4: Size("four", 240, 364, TURNS, 160, 128, 104),
    5: Size("five", 194, 344, TURNS, 128, 112, 84),
    6: Size("six", 156, 344, TURNS, 128, 112, 64),
}
"""The sizes of the circle's cards, by the largest number of cards for which each size is used."""
HELD: Final = Size("held", 246, 336, (-4, -1, 1, 4), 160, 128, 104)
"""The size of the cards in a hand, which form a fan."""
PART: Final = Size("part", 116, 150, (-2, 1), 84, 64, 50)
"""The size of the cards in a long row from which one must be given up."""
WIDTHS: Final = (160, 128, 112, 104, 84, 64, 50, 38, 30)
"""The widths of symbols for which there are sprites."""
MINI: Final = (94, 116)
"""The width and height of a small card in a row."""
NARROW: Final = (50, 116)
"""The width and height of a narrow card in a long row."""


def symbols(size: Size, count: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return the width of each of `count` symbols on an upright card, and their positions relative to its
    middle. count: from 1 to 4.
    """
    w, h = size.width, size.height
    if count == 1:
        return size.alone, ((0, 6),)
    if count == 2:
        return size.two, ((0, round(-0.19 * h)), (0, round(0.22 * h)))
    x, y = round(0.22 * w), round(0.22 * h)
    if count == 3:
        return size.many, ((-x, 20 - y), (x, 10), (-x, y + 8))
    return size.many, ((-x, 20 - y), (x, 20 - y), (-x, y + 6), (x, y + 6))


def turned(x: float, y: float, degrees: float) -> tuple[int, int]:
    """Return the point turned clockwise by `degrees` around (0, 0), with y pointing down."""
    angle = degrees * pi / 180
    return round(x * cos(angle) - y * sin(angle)), round(x * sin(angle) + y * cos(angle))
