"""A car as one sees it: its parts on a frame, wheels under the axles, the driver at the steering."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from math import cos, pi, sin
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.games.gear_and_piston.board.tiles import empty, tile
from bot.games.gear_and_piston.rules.car import Car, Cell, at, number
from bot.games.gear_and_piston.rules.components import ROWS
from bot.render.canvas import Scene, Sprite
from bot.render.marks import halo
from bot.render.pen import Pen
from bot.render.text import Label
from bot.render.theme import PANEL, PAPER, PRINT, QUIET, READABLE, SIGNAL, Colour, car_colour

GAP: Final = 4
"""Between two tiles."""
BETWEEN: Final = 34
"""Between two sections."""
NUMBERS: Final = 54
"""How high the line of the columns' numbers is."""
STEP: Final = 4
"""The sides of tiles are multiples of this, so that few are drawn."""


HEIGHT: Final = 3.12
"""How high a car is, in tiles: with the driver above it and the wheels beneath."""


class Spot(NamedTuple):
    """A column in a picture: which one it is, and where its left edge is."""

    section: int
    column: int
    x: int


class Plan(NamedTuple):
    """Where a car's columns are drawn. side: of a tile. numbered: the columns have their numbers below."""

    side: int
    numbered: bool
    spots: tuple[Spot, ...]

    @property
    def above(self) -> int:
        """How high the driver reaches over the tiles."""
        return _driver_height(self.side)

    @property
    def height(self) -> int:
        """Of the whole car, in pixels."""
        tall = self.above + 2 * self.side + GAP + _under_height(self.side)
        return tall + (NUMBERS if self.numbered else 0)

    @property
    def width(self) -> int:
        """Of the whole car, in pixels."""
        return self.spots[-1].x + self.side + _lamp_width(self.side) if self.spots else 0


def _driver_height(side: int) -> int:
    return round(side * 0.62)


def _under_height(side: int) -> int:
    return round(side * 0.5)


def _lamp_width(side: int) -> int:
    return round(side * 0.3)


def plan(car: Car, room: int, largest: int, open: Collection[Cell] = (), *, numbered: bool = False) -> Plan:
    """How the car fits into `room` pixels with tiles of `largest` at most, and with the columns beside it
    that have an open cell.
    """
    inside = {(section, at) for section, columns in enumerate(car.sections) for at in range(len(columns))}
    beside = {(cell.section, cell.column) for cell in open}
    return _plan(tuple(sorted(inside | beside)), room, largest, numbered)


@lru_cache(maxsize=512)
def _plan(columns: tuple[tuple[int, int], ...], room: int, largest: int, numbered: bool) -> Plan:
    if not columns:
        return Plan(largest, numbered, ())
    breaks = len({section for section, _ in columns}) - 1
    fits = (room - breaks * BETWEEN - len(columns) * GAP) / (len(columns) + 0.3)
    side = max(STEP, min(largest, int(fits)) // STEP * STEP)
    spots: list[Spot] = []
    x, before = 0, columns[0][0]
    for section, column in columns:
        x += BETWEEN if section != before else 0
        spots.append(Spot(section, column, x))
        before, x = section, x + side + GAP
    return Plan(side, numbered, tuple(spots))


def vehicle(
    scene: Scene,
    car: Car,
    drawn: Plan,
    x: int,
    y: int,
    seat: Seat,
    *,
    open: Collection[Cell] = (),
    glowing: Collection[Cell] = (),
    ground: Colour = PANEL,
) -> None:
    """Draw the car with its left top corner at (x, y). open: where a part may be put. glowing: what the last
    move changed.
    """
    top, side = y + drawn.above, drawn.side
    low = top + 2 * side + GAP
    seated = False
    for section, column, left in drawn.spots:
        here = x + left
        cells = [Cell(section, column, row) for row in ROWS]
        inside = section < len(car.sections) and 0 <= column < len(car.sections[section])
        for row, cell in enumerate(cells):
            _cell(scene, car, cell, here, top + row * (side + GAP), side, open, glowing, ground, inside)
        if not inside:
            continue
        last = column == len(car.sections[section]) - 1
        scene.put(_under(car, cells[1], side, ground, last=last), here, low)
        part = at(car, cells[0])
        if part and part.type == "steering" and not seated:
            seated = True
            scene.put(driver(seat, side, ground), here, top - _driver_height(side))
        if drawn.numbered:
            digits = Label(str(number(car, cells[0])), READABLE, "Medium", QUIET, ground)
            scene.write(digits, here + side // 2, low + _under_height(side) + NUMBERS // 2, "m")
        if not any(spot.x > left for spot in drawn.spots):
            scene.put(lamp(side, ground), here + side, top + side + GAP)


def _cell(
    scene: Scene,
    car: Car,
    cell: Cell,
    x: int,
    y: int,
    side: int,
    open: Collection[Cell],
    glowing: Collection[Cell],
    ground: Colour,
    inside: bool,
) -> None:
    """What stands in one cell, or may stand there."""
    if cell in glowing:
        scene.put(halo(side, side, ground, GAP + 2, 12), x - GAP - 2, y - GAP - 2)
    part = at(car, cell)
    if part:
        scene.put(tile(part, side, ground), x, y)
    elif cell in open:
        scene.put(empty(side, ground, bright=True), x, y)
    elif inside:
        scene.put(empty(side, ground, bright=False), x, y)


Foot: TypeAlias = Literal["wheel", "leg", "bare"]
"""What the frame stands on beneath a column."""


def _under(car: Car, cell: Cell, side: int, ground: Colour, *, last: bool) -> Sprite:
    """The frame beneath a column: a wheel under an axle, a leg at an end without one."""
    part = at(car, cell)
    foot: Foot = "wheel" if part and part.type == "axle" else "leg" if last or not cell.column else "bare"
    return frame(foot, side, ground, last=last)


def frame(foot: Foot, side: int, ground: Colour, *, last: bool) -> Sprite:
    """The frame under a tile, and what it stands on there; last: it ends with it."""
    return Sprite(_frame, side + GAP, _under_height(side), ground, (side, foot, last))


def _frame(pen: Pen, side: int, foot: Foot, last: bool) -> None:
    bar = side * 0.1
    pen.box(0, 0, side + (0 if last else GAP), bar, QUIET)
    middle, reach = side / 2, side * 0.38
    if foot == "wheel":
        pen = pen.at(middle, side * 0.09)
        pen.disc(0, 0, reach, PANEL)
        pen.disc(0, 0, reach - side * 0.02, QUIET)
        pen.disc(0, 0, reach * 0.72, PANEL)
        for spoke in range(5):
            angle = spoke * pi / 5
            dx, dy = reach * 0.74 * cos(angle), reach * 0.74 * sin(angle)
            pen.stroke([(-dx, -dy), (dx, dy)], QUIET, side * 0.045)
        pen.disc(0, 0, reach * 0.24, SIGNAL)
    elif foot == "leg":
        near, far, floor = side * 0.1, side * 0.2, side * 0.47
        corners = [(middle - near, bar), (middle + near, bar), (middle + far, floor), (middle - far, floor)]
        pen.shape(corners, QUIET)


def driver(seat: Seat, side: int, ground: Colour) -> Sprite:
    """The driver with cap and goggles, in the seat's colour, to sit on the steering."""
    return Sprite(_driver, side, _driver_height(side), ground, (seat, side))


def _driver(pen: Pen, seat: Seat, side: int) -> None:
    pen = pen.at(0, 0, side / 100)
    paint = car_colour(seat)
    pen.shape([(24, 62), (30, 44), (44, 38), (60, 38), (72, 44), (80, 62)], PRINT)
    pen.shape([(27, 62), (32, 46), (45, 41), (59, 41), (70, 46), (77, 62)], paint)
    pen.disc(52, 24, 20, PRINT)
    pen.disc(52, 24, 17.5, PAPER)
    pen.shape([(34, 21), (37, 9), (46, 3), (58, 3), (67, 9), (70, 18), (78, 21), (70, 23)], PRINT)
    pen.shape([(37, 18), (40, 10), (47, 6), (57, 6), (64, 10), (67, 18)], paint)
    pen.disc(60, 27, 7, PRINT)
    pen.disc(60, 27, 4, SIGNAL)
    pen.box(34, 25, 22, 4, PRINT)


def lamp(side: int, ground: Colour) -> Sprite:
    """The lamp before a car, beside its last tile."""
    return Sprite(_lamp, _lamp_width(side), side, ground, (side,))


def _lamp(pen: Pen, side: int) -> None:
    """A lamp at the front."""
    pen = pen.at(0, 0, side / 100)
    pen.box(0, 40, 10, 8, QUIET)
    pen.shape([(8, 30), (20, 24), (20, 64), (8, 58)], QUIET)
    pen.box(19, 22, 8, 44, SIGNAL, 3)
