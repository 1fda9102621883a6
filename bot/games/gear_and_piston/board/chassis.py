"""A car in two rows of cells, both sections side by side, with the numbers of its columns."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from bot.games.gear_and_piston.board.tiles import MIDDLE, SMALL, empty, tile
from bot.games.gear_and_piston.rules.car import Car, Cell, at, name, number
from bot.games.gear_and_piston.rules.components import ROWS
from bot.render.canvas import Scene
from bot.render.text import Label
from bot.render.theme import PANEL, QUIET, SMALLEST, Colour

GAP: Final = 4
"""Between two tiles."""
BETWEEN: Final = 44
"""Between two sections."""
NUMBERS: Final = 46
"""How high the line of the columns' numbers is."""
ROW: Final = 36
"""How wide the letters of the rows are, at the left."""


class Spot(NamedTuple):
    """A column in a picture: on which line of the car it is drawn, from 0, and where its left edge is."""

    section: int
    column: int
    line: int
    x: int


class Layout(NamedTuple):
    """Where a car's columns are drawn. side: of a tile. lines: how often a long car is broken, plus one."""

    side: int
    lines: int
    spots: tuple[Spot, ...]

    @property
    def height(self) -> int:
        """Of the whole car, in pixels."""
        return self.lines * self.pitch - GAP

    @property
    def pitch(self) -> int:
        """From one line to the next, in pixels."""
        return NUMBERS + 2 * (self.side + GAP) + GAP


def layout(car: Car, room: int, open: Collection[Cell] = ()) -> Layout:
    """How the car fits into `room` pixels, with the columns beside it that have an open cell."""
    inside = {(section, at) for section, columns in enumerate(car.sections) for at in range(len(columns))}
    beside = {(cell.section, cell.column) for cell in open}
    return _layout(tuple(sorted(inside | beside)), room)


@lru_cache(maxsize=512)
def _layout(columns: tuple[tuple[int, int], ...], room: int) -> Layout:
    spots: list[Spot] = []
    for side in (MIDDLE, SMALL):
        spots = _spots(columns, side, room)
        if not spots or spots[-1].line == 0:
            return Layout(side, 1, tuple(spots))
    return Layout(SMALL, spots[-1].line + 1, tuple(spots))


def _spots(columns: tuple[tuple[int, int], ...], side: int, room: int) -> list[Spot]:
    """The columns from left to right; where the room ends, on the next line."""
    spots: list[Spot] = []
    line = before = 0
    x = ROW
    for section, column in columns:
        if section != before and x > ROW:
            x += BETWEEN
        if x + side > room:
            line, x = line + 1, ROW
        spots.append(Spot(section, column, line, x))
        before, x = section, x + side + GAP
    return spots


def chassis(
    scene: Scene,
    car: Car,
    placed: Layout,
    x: int,
    y: int,
    *,
    open: Collection[Cell] = (),
    ground: Colour = PANEL,
) -> None:
    """Draw the car with its left top corner at (x, y); `open` cells are bright and bear their names."""
    for line, (at_row, letter) in product(range(placed.lines), enumerate("TB")):
        middle = y + line * placed.pitch + NUMBERS + at_row * (placed.side + GAP) + placed.side // 2
        scene.write(Label(letter, SMALLEST, "Medium", QUIET, ground), x + 10, middle, "m")
    for section, column, line, left in placed.spots:
        top = y + line * placed.pitch
        cells = [Cell(section, column, row) for row in ROWS]
        inside = section < len(car.sections) and 0 <= column < len(car.sections[section])
        digits = Label(str(number(car, cells[0])), SMALLEST, "Medium", QUIET, ground)
        scene.write(digits, x + left + placed.side // 2, top + 22, "m")
        for row, cell in enumerate(cells):
            spot = (x + left, top + NUMBERS + row * (placed.side + GAP))
            part = at(car, cell)
            if part:
                scene.put(tile(part, placed.side, ground), *spot)
            elif cell in open:
                scene.put(empty(name(car, cell), placed.side, ground, bright=True), *spot)
            elif inside:
                scene.put(empty("", placed.side, ground, bright=False), *spot)
