"""A car as it is drawn: its parts on a chassis, wheels under the axles, and the driver on the steering."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.engine.game import Seat
from bot.games.gear_and_piston.board import grid, inks, plates, wants
from bot.games.gear_and_piston.rules.car import Car, Cell, at, number
from bot.games.gear_and_piston.rules.components import ROWS, Part
from bot.render import canvas, theme
from bot.render.pen import Pen
from bot.render.stage import Stage, Words

ABOVE: Final = 0.7
UNDER: Final = 0.72
BARE: Final = 0.06
"""The heights of the driver, of the wheels, and of the space above a car without a driver, as multiples of a
part's side.
"""
LAMP: Final = 0.46
"""The length of the lamp and of the exhaust, as a multiple of a part's side."""
BETWEEN: Final = 0.5
"""The distance between two sections, as a multiple of a part's side."""
NUMBERED: Final = 58
"""The minimum side of a part, in pixels, at which free places show the numbers of their columns."""
SIGNED: Final = 132
"""The minimum side of a part, in pixels, at which a car has a number plate."""


class Spot(NamedTuple):
    """A column of a car as drawn: its section, its index in the section, and its left edge in pixels from the
    car's. The index is -1 for a new column at the left end.
    """

    section: int
    column: int
    x: int


class Plan(NamedTuple):
    """The positions of a car's columns. side: the side of a part, in pixels. lamp: whether the last column
    belongs to the car itself, so that the lamp is drawn to the right of it. driver: whether there is room for
    the driver above the parts.
    """

    side: int
    spots: tuple[Spot, ...]
    lamp: bool = True
    driver: bool = True

    @property
    def above(self) -> int:
        """Return the height of the driver, or of the space without a driver, above the parts, in pixels."""
        return round(self.side * (ABOVE if self.driver else BARE))

    @property
    def height(self) -> int:
        """Return the height of the whole car, in pixels."""
        return self.above + 2 * self.side + round(self.side * UNDER)

    @property
    def width(self) -> int:
        """Return the width of the whole car including lamp and exhaust, in pixels."""
        if not self.spots:
            return 0
        return self.spots[-1].x + self.side + (round(self.side * LAMP) if self.lamp else 0)


def plan(
    car: Car,
    room: int,
    height: int,
    open: Collection[Cell] = (),
    *,
    driver: bool = True,
) -> Plan:
    """Return the largest plan that fits in `room` by `height` pixels, or the smallest one if none fits. It
    has the columns of the car and those of all open cells. driver: whether to leave room for the driver.
    """
    inside = {(section, at) for section, columns in enumerate(car.sections) for at in range(len(columns))}
    beside = {(cell.section, cell.column) for cell in open}
    columns = tuple(sorted(inside | beside))
    return _plan(columns, room, height, columns[-1:] == tuple(sorted(inside))[-1:], driver)


@lru_cache(maxsize=512)
def _plan(columns: tuple[tuple[int, int], ...], room: int, height: int, lamp: bool, driver: bool) -> Plan:
    found = [Plan(side, _spots(columns, side), lamp, driver) for side in grid.SIDES]
    return next((each for each in found if each.height <= height and each.width <= room), found[-1])


def _spots(columns: tuple[tuple[int, int], ...], side: int) -> tuple[Spot, ...]:
    spots: list[Spot] = []
    begun, first = columns[0] if columns else (0, 0)
    x, before = round(side * LAMP) if first >= 0 else 0, begun
    for section, column in columns:
        x += round(side * BETWEEN) if section != before else 0
        spots.append(Spot(section, column, x))
        before, x = section, x + side
    return tuple(spots)


def vehicle(
    stage: Stage,
    car: Car,
    drawn: Plan,
    x: int,
    y: int,
    seat: Seat,
    *,
    open: Mapping[Cell, Sequence[Part]] = MappingProxyType({}),
    ghosts: wants.Ghosts = wants.NONE,
    glowing: Collection[Cell] = (),
    shadow: theme.Colour = inks.SHADOW,
    icons: bool = True,
    chassis: theme.Colour = inks.COPPER,
) -> None:
    """Draw the car with its top left corner at (x, y). open: the cells for new parts, each with the parts to
    draw in it. If there are none to draw, a cell in an existing section shows the number of its column,
    unless the car is small. ghosts: the needs of cells, as `wants.ghosts` returns them. glowing: the cells
    that the last moves changed. shadow: the colour of the car's shadow on the ground. icons: whether the
    parts have their icons. Small parts are clearer without them. chassis: the colour of the beam under
    the parts.
    """
    top, side = y + drawn.above, drawn.side
    spots = [spot for spot in drawn.spots if _inside(car, spot)]
    for section in range(len(car.sections)):
        mine = [x + spot.x for spot in spots if spot.section == section]
        if mine:
            _waggon(stage, mine[0], mine[-1] + side, top + 2 * side, side, shadow, chassis)
    if drawn.driver:
        _rider(stage, car, drawn, x, top, seat)
    for spot in drawn.spots:
        for row, line in enumerate(ROWS):
            cell = Cell(spot.section, spot.column, line)
            left, high = x + spot.x, top + row * side
            _cell(stage, car, cell, side, left, high, free=open.get(cell), whole=spot in spots, icons=icons)
            if cell in ghosts:
                wants.ghost(stage, ghosts[cell], side, left, high)
                if ghosts[cell].type == "axle" and ghosts[cell].kind == "part":
                    stage.put(f"ghost-wheel-{side}", left, top + 2 * side)
    _marks(stage, car, drawn, x, top, glowing)
    if spots:
        _ends(stage, car, drawn, spots, x, top, {*open, *ghosts})
    if spots:
        _plate(stage, car, spots, x, top, side, seat)
    for spot in drawn.spots:
        for row, cell in enumerate(Cell(spot.section, spot.column, each) for each in ROWS):
            inside = cell.section < len(car.sections)
            if inside and cell in open and not open[cell] and side >= NUMBERED:
                words = Words(str(number(car, cell)), 48, "Serif", inks.SEPIA, room=side - 12)
                stage.write(words, x + spot.x + side // 2, top + row * side + side // 2, "m")


def _inside(car: Car, spot: Spot) -> bool:
    return spot.section < len(car.sections) and 0 <= spot.column < len(car.sections[spot.section])


def _cell(
    stage: Stage,
    car: Car,
    cell: Cell,
    side: int,
    x: int,
    y: int,
    *,
    free: Sequence[Part] | None,
    whole: bool,
    icons: bool,
) -> None:
    """Draw one cell: its part, a free place, or nothing. free: the parts that can go there, or None if the
    cell is not open. whole: whether its column belongs to the car.
    """
    part = at(car, cell)
    if part:
        plates.tile(stage, part, side, x, y, icons=icons)
    elif free is not None or whole:
        plates.slot(stage, free or (), side, x, y)


def _waggon(
    stage: Stage, left: int, right: int, low: int, side: int, shadow: theme.Colour, chassis: theme.Colour
) -> None:
    """Draw the shadow on the ground, and the beam under the parts of a section."""
    out, thick, line = round(side * 0.1), max(8, round(side * 0.13)), 2 if side < 70 else 4
    wide, high = right - left + 4 * out, round(side * 0.2)
    floor = low + round(side * 0.66)
    stage.draw(canvas.Overlay(_shadow, wide, high, (wide, high, shadow)), left - 2 * out, floor - high // 2)
    stage.fill(left - out, low - 1, right - left + 2 * out, thick + line, inks.INK)
    stage.fill(left - out + line, low - 1 + line, right - left + 2 * (out - line), thick - line, chassis)


def _shadow(pen: Pen, width: int, height: int, shadow: theme.Colour) -> None:
    edge = [
        (width / 2 + width / 2 * cos(step * pi / 24), height / 2 + height / 2 * sin(step * pi / 24))
        for step in range(48)
    ]
    pen.shape(edge, shadow)


def _marks(stage: Stage, car: Car, drawn: Plan, x: int, top: int, glowing: Collection[Cell]) -> None:
    """Draw the copper frames around the glowing cells."""
    for spot in drawn.spots:
        for row, line in enumerate(ROWS):
            if Cell(spot.section, spot.column, line) in glowing:
                stage.put(f"frame-{drawn.side}", x + spot.x, top + row * drawn.side)


def _ends(
    stage: Stage, car: Car, drawn: Plan, spots: list[Spot], x: int, top: int, open: Collection[Cell]
) -> None:
    """Draw a wheel under each axle, a leg under each end of a section without an axle, and the exhaust and
    the lamp unless a cell is open in their place.
    """
    side, low = drawn.side, top + 2 * drawn.side
    for spot in spots:
        if _wheeled(car, spot):
            stage.put(f"wheel-{side}", x + spot.x, low)
        elif spot.column in (0, len(car.sections[spot.section]) - 1):
            stage.put(f"leg-{side}", x + spot.x, low + max(8, round(side * 0.13)))
    first, last = spots[0], spots[-1]
    if Cell(first.section, -1, "bottom") not in open:
        stage.put(f"exhaust-{side}", x + first.x, low - side // 5)
    if Cell(last.section, last.column + 1, "bottom") not in open:
        stage.put(f"lamp-{side}", x + last.x + side, low - side // 2)


def driver_at(car: Car, drawn: Plan) -> int | None:
    """Return the left edge of the first steering, where the driver sits, in pixels from the left edge of the
    car, or None if the car has no steering.
    """
    for spot in drawn.spots:
        part = at(car, Cell(spot.section, spot.column, "top"))
        if part and part.type == "steering":
            return spot.x
    return None


def _rider(stage: Stage, car: Car, drawn: Plan, x: int, top: int, seat: Seat) -> None:
    """Draw the driver partly behind the first steering, or nothing if the car has no steering."""
    left = driver_at(car, drawn)
    if left is not None:
        low = top + round(drawn.side * SEATED)
        stage.put(f"rider-{stage.player_car(seat).colour}-{drawn.side}", x + left, low)


SEATED: Final = 0.12
"""The height by which the steering hides the driver, as a multiple of a part's side."""


def _plate(stage: Stage, car: Car, spots: list[Spot], x: int, top: int, side: int, seat: Seat) -> None:
    """Draw the number plate under the longest section, if the parts are large enough and there is room for
    it.
    """
    if side < SIGNED:
        return
    longest = max(range(len(car.sections)), key=lambda section: len(car.sections[section]))
    mine = [spot for spot in spots if spot.section == longest]
    free = [spot.x for spot in mine[1:-1] if not _wheeled(car, spot)]
    if free:
        one, two = free[(len(free) - 1) // 2], free[len(free) // 2]
        middle = x + (one + two if two - one <= side else 2 * one) // 2 + side // 2
        hangs = top + 2 * side + round(side * 0.13) + 12
        player_car = stage.player_car(seat)
        stage.put(f"number-{player_car.colour}", middle, hangs)
        ink = theme.readable_on(theme.CARS[player_car.colour])
        plate = stage.say("piston-picture-plate", number=player_car.number)
        stage.write(Words(plate, 48, "Serif", ink, room=112), middle, hangs + 28, "m")


def _wheeled(car: Car, spot: Spot) -> bool:
    part = at(car, Cell(spot.section, spot.column, "bottom"))
    return part is not None and part.type == "axle"
