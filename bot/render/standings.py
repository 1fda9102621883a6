"""The table of a circuit as a picture: drivers, points race by race, and how the points grew; the podium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PIL import Image

from bot.league.standings import Driver, Row, Standings, running_totals
from bot.render.canvas import Scene, Sprite, develop, enlarged
from bot.render.cars import CAR_HEIGHT, CAR_WIDTH, PLATE, car, chequers, plate
from bot.render.palette import indices
from bot.render.panels import LEFT, RIGHT, backdrop, panel
from bot.render.pen import FINE, Pen, Point
from bot.render.text import Label, fitted, legible, measure
from bot.render.theme import (
    BOARD,
    CARS,
    PANEL,
    PRINT,
    QUIET,
    RULE,
    SIGNAL,
    SLOT,
    SMALLEST,
    TEXT,
    Colour,
    car_colour,
)

SHOWN: Final = 10
"""So many drivers fit, in the table and in the chart."""
HEAD: Final = 98
TITLES: Final = 48
"""How high the line of column titles is."""
ROW: Final = 66
GAP: Final = 2
NAME_LEFT: Final = LEFT + 152
NAME: Final = 290
CELLS: Final = 476
CELL: Final = 58
LAST_RACES: Final = 6
"""So many of the last races have a column."""
WINS: Final = 876

DASH: Final = 26
"""The width of a dash and the gap after it, in pixels."""
DOTTED: Final = 20
"""With more races than that, the lines have no dots."""
PITCH: Final = 39
"""How far apart the numbers at the ends of the lines are, at least."""


def standings(name: str, progress: str, table: Standings, gains: Mapping[Driver, int | None]) -> Image.Image:
    """The table and its chart. `name` is the circuit's, `progress` how far it has come; gains: how many ranks
    each driver went up in the last race, as bot.league.standings.climbed counts.
    """
    rows = table.rows[:SHOWN]
    more = len(table.rows) - len(rows)
    top = HEAD + TITLES + len(rows) * (ROW + GAP) + (50 if more else 8)
    chart = _chart_height(len(rows)) if len(table.races) > 1 else 0
    scene = Scene(backdrop(max(420, top + chart + 20)))
    _head(scene, name, progress)
    _titles(scene, len(table.races))
    for at, row in enumerate(rows):
        _row(scene, row, at, gains.get(row.driver, 0))
    if more:
        words = "and 1 more driver" if more == 1 else f"and {more} more drivers"
        scene.write(Label(words, SMALLEST, "Medium", QUIET, BOARD), NAME_LEFT, top - 28)
    picture = develop(scene)
    if chart:
        lines = tuple(running_totals(row) for row in rows)
        sprite = Sprite(_chart, RIGHT - LEFT, chart, BOARD, (lines, chart))
        drawn = indices(enlarged(sprite).reduce(FINE))
        drawn = Image.frombytes("P", drawn.size, drawn.tobytes())
        picture.paste(drawn, (LEFT, top))
    return picture


def _head(scene: Scene, name: str, progress: str) -> None:
    scene.put(chequers(4, 4, 16, BOARD), LEFT, 22)
    scene.write(Label(progress, SMALLEST, "Medium", QUIET, BOARD), RIGHT, 56, "r")
    room = RIGHT - LEFT - 84 - measure(progress, SMALLEST, "Medium") - 24
    title = fitted(legible(name, 0), 48, "Black", room)
    scene.write(Label(title, 48, "Black", TEXT, BOARD), LEFT + 84, 54)


def _titles(scene: Scene, races: int) -> None:
    y = HEAD + TITLES // 2 - 4
    if races:
        scene.write(Label("Race", SMALLEST, "Medium", QUIET, BOARD), CELLS - 16, y, "r")
    for at, number in enumerate(_columns(races)):
        label = Label(str(number + 1), SMALLEST, "Medium", QUIET, BOARD)
        scene.write(label, CELLS + at * CELL + CELL // 2, y, "m")
    scene.write(Label("Wins", SMALLEST, "Medium", QUIET, BOARD), WINS, y, "m")
    scene.write(Label("Points", SMALLEST, "Bold", QUIET, BOARD), RIGHT, y, "r")


def _columns(races: int) -> range:
    return range(max(0, races - LAST_RACES), races)


def _row(scene: Scene, row: Row, at: int, gain: int | None) -> None:
    y = HEAD + TITLES + at * (ROW + GAP)
    middle = y + ROW // 2
    scene.put(panel(RIGHT - LEFT, ROW), LEFT, y)
    first = SIGNAL if row.rank == 1 else TEXT
    scene.write(Label(str(row.rank), 44, "BlackItalic", first), LEFT + 58, middle, "r")
    scene.put(plate(at, PANEL), LEFT + 76, middle - PLATE // 2)
    name = legible(row.name, at)
    room = NAME - (44 if gain else 0)
    end = scene.write(Label(fitted(name, SMALLEST, "Bold", room)), NAME_LEFT, middle)
    if gain:
        scene.put(Sprite(_arrow, 30, 30, PANEL, (gain > 0,)), end + 10, middle - 15)
    for column, number in enumerate(_columns(len(row.by_race))):
        points = row.by_race[number]
        text, ink = ("\u00b7", QUIET) if points is None else (str(points), TEXT if points else QUIET)
        label = Label(text, SMALLEST, "Medium", ink)
        scene.write(label, CELLS + column * CELL + CELL // 2, middle, "m")
    scene.write(Label(str(row.wins), SMALLEST, "Bold", QUIET), WINS, middle, "m")
    scene.write(Label(str(row.points), 46, "Black", first), RIGHT - 16, middle, "r")


def _arrow(pen: Pen, up: bool) -> None:
    points = [(15, 2), (28, 26), (2, 26)] if up else [(2, 4), (28, 4), (15, 28)]
    pen.shape([(float(x), float(y)) for x, y in points], SIGNAL if up else QUIET)


def _chart_height(drivers: int) -> int:
    return max(300, drivers * PITCH + 56)


def _chart(pen: Pen, lines: tuple[tuple[int, ...], ...], height: int) -> None:
    """Points over races: a line for each driver, its number at the end; those beyond the sixth are dashed."""
    width, races = RIGHT - LEFT, len(lines[0])
    most = max(1, *(line[-1] for line in lines))
    left, right, top, bottom = 96.0, width - 90.0, 30.0, height - 56.0
    pen.box(0, 0, width, height, RULE, 16)
    pen.box(2, 2, width - 4, height - 4, PANEL, 14)

    def spot(race: int, points: float) -> Point:
        return left + (right - left) * race / races, bottom - (bottom - top) * points / most

    for points in _steps(most):
        y = spot(0, points)[1]
        pen.stroke([(left, y), (right, y)], SLOT, 2)
        pen.text(left - 12, y, str(points), SMALLEST, "Medium", QUIET, "r")
    for race in range(1, races + 1):
        if race == races or (race % _every(races) == 0 and races - race >= _every(races)):
            pen.text(spot(race, 0)[0], height - 27, str(race), SMALLEST, "Medium", QUIET)
    ends = _spread([spot(races, line[-1])[1] for line in lines], top, bottom)
    for at in reversed(range(len(lines))):
        _line(pen, at, [spot(0, 0), *(spot(race + 1, total) for race, total in enumerate(lines[at]))])
    for at, end in enumerate(ends):
        start = spot(races, lines[at][-1])
        pen.stroke([start, (right + 26, end)], car_colour(at), 3)
        pen.text(right + 34, end, str(at + 1), 40, "Black", car_colour(at), "l")


def _line(pen: Pen, at: int, points: Sequence[Point]) -> None:
    paint = car_colour(at)
    pen.stroke(points, PRINT, 12)
    for number, (start, end) in enumerate(pairwise(points)):
        dashes = round((end[0] - start[0]) / DASH)
        if at < len(CARS):
            pen.stroke([start, end], paint, 7)
        elif dashes:
            _dash(pen, start, end, paint, dashes)
        elif number % 2:
            pen.stroke([start, end], paint, 7)
    for x, y in points[1:] if len(points) <= DOTTED else points[-1:]:
        if at < len(CARS):
            pen.disc(x, y, 9, paint)
        else:
            pen.box(x - 9, y - 9, 18, 18, paint)


def _dash(pen: Pen, start: Point, end: Point, paint: Colour, count: int) -> None:
    """`count` dashes from start to end, as long as the gaps between them."""
    (x0, y0), (x1, y1) = start, end
    for at in range(count):
        a, b = 2 * at / (2 * count - 1), (2 * at + 1) / (2 * count - 1)
        points = [(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share) for share in (a, b)]
        pen.stroke(points, paint, 7)


def _steps(most: int) -> list[int]:
    """Round numbers from 0 up to `most`, four at most above 0."""
    step = next(size * 10**power for power in range(9) for size in (1, 2, 5) if size * 10**power * 4 >= most)
    return list(range(0, most + 1, step))


def _every(races: int) -> int:
    """Which races have a number under the chart: each, or every fifth ..."""
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if races / step <= 14)


def _spread(heights: Sequence[float], top: float, bottom: float) -> list[float]:
    """The heights of the numbers: in the order of the table, PITCH apart, each as near its line as it can."""
    blocks: list[tuple[float, int]] = []  # the mean of the first number's height, and how many follow it
    for at, height in enumerate(heights):
        first, count = height - at * PITCH, 1
        while blocks and blocks[-1][0] >= first:
            other, more = blocks.pop()
            first, count = (first * count + other * more) / (count + more), count + more
        blocks.append((first, count))
    firsts = [first for first, count in blocks for _ in range(count)]
    highest = bottom - (len(heights) - 1) * PITCH
    return [max(top, min(first, highest)) + at * PITCH for at, first in enumerate(firsts)]


@dataclass(frozen=True, slots=True)
class _Step:
    """A step of the podium: where it stands, and how high it is."""

    left: int
    height: int


STEPS: Final = (_Step(384, 280), _Step(52, 210), _Step(716, 160))
STEP: Final = 332
FLOOR: Final = 600


def podium(name: str, progress: str, table: Standings) -> Image.Image:
    """The first three rows of a final table on the podium; equal ones stand where the table has them."""
    scene = Scene(backdrop(FLOOR + 24))
    _head(scene, name, progress)
    for at, (row, step) in enumerate(zip(table.rows, STEPS, strict=False)):
        top = FLOOR - step.height
        scene.put(panel(STEP - 8, step.height, strong=row.rank == 1), step.left, top)
        middle = step.left + STEP // 2 - 4
        scene.write(Label(str(row.rank), 72, "BlackItalic"), middle, top + 56, "m")
        points = "1 point" if row.points == 1 else f"{row.points} points"
        scene.write(Label(points, SMALLEST, "Medium", QUIET), middle, top + 120, "m")
        scene.put(car(at, BOARD, 1.3), middle - round(CAR_WIDTH * 0.65), top - round(CAR_HEIGHT * 1.3) - 4)
        text = fitted(legible(row.name, at), 44, "Bold", STEP - 20)
        scene.write(Label(text, 44, "Bold", TEXT, BOARD), middle, top - round(CAR_HEIGHT * 1.3) - 40, "m")
    return develop(scene)
