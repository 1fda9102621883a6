"""The ways to merge two sections as small pictures, each with its letter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.gear_and_piston.board.grid import LEFT, RIGHT
from bot.games.gear_and_piston.board.inks import COPPER, INK, PAINTS
from bot.games.gear_and_piston.rules.car import Car, merged, offsets
from bot.games.gear_and_piston.rules.showing import letter
from bot.render.stage import Stage, Words

CELL: Final = 30
ROW: Final = 2 * CELL + 18
LETTER: Final = 50
"""How wide the letter of a way is."""


class Way(NamedTuple):
    """A way to merge, with its letter, its offset and the merged car."""

    letter: str
    offset: int
    car: Car


def ways(car: Car) -> tuple[Way, ...]:
    """The ways to merge the two sections, lettered in their order."""
    return tuple(Way(letter(car, offset), offset, merged(car, offset)) for offset in offsets(car))


def _abreast(merges: Sequence[Way]) -> int:
    widest = max(len(way.car.sections[0]) for way in merges)
    return max(1, min(5, (RIGHT - LEFT) // (LETTER + widest * CELL + 24)))


def height(merges: Sequence[Way]) -> int:
    """How high they are."""
    return -(-len(merges) // _abreast(merges)) * ROW + 24 if merges else 0


def merging(stage: Stage, car: Car, merges: Sequence[Way], y: int) -> None:
    """All of them, in rows."""
    if not merges:
        return
    count = _abreast(merges)
    for at, way in enumerate(merges):
        row, column = divmod(at, count)
        x, top = LEFT + column * ((RIGHT - LEFT) // count), y + row * ROW
        stage.write(Words(way.letter, 48, "Serif", COPPER), x, top + CELL)
        _small(stage, car, way, x + LETTER, top)


def _small(stage: Stage, car: Car, way: Way, x: int, y: int) -> None:
    """A merged car; the parts of the second section bear a dot."""
    second, start = car.sections[1], max(0, way.offset)
    for at, column in enumerate(way.car.sections[0]):
        there = second[at - start] if 0 <= at - start < len(second) else (None, None)
        for row, part in enumerate(column):
            if part:
                left, top = x + at * CELL, y + row * CELL
                stage.fill(left, top, CELL, CELL, INK)
                stage.fill(left + 2, top + 2, CELL - 4, CELL - 4, PAINTS[part.colour])
                if there[row] is not None:
                    stage.put("dot", left + CELL // 2, top + CELL // 2)
