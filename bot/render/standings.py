"""The table of a circuit as a picture: players, points race by race, and how the points grew."""

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from bot.league.standings import Competitor, Row, Standings, running_totals
from bot.locales.language import say
from bot.locales.phrase import ENGLISH, Locale
from bot.render.canvas import Scene, Sprite, develop, enlarged
from bot.render.cars import PLATE, chequers, plate
from bot.render.palette import indices
from bot.render.panels import LEFT, RIGHT, backdrop, panel, rimmed
from bot.render.pen import FINE, Pen, Point
from bot.render.text import TextRun, fitted, legible, measure
from bot.render.theme import (
    BOARD,
    CARS,
    PANEL,
    PRINT,
    QUIET,
    READABLE,
    RULE,
    SIGNAL,
    SLOT,
    TEXT,
    car_colour,
)

SHOWN: Final = 10
"""Maximum number of players in the table and in the chart."""
HEAD: Final = 98
TITLES: Final = 58
"""How high the line of column titles is."""
ROW: Final = 66
GAP: Final = 2
NAME_LEFT: Final = LEFT + 152
NAME: Final = 270
CELLS: Final = 456
CELL: Final = 66
LAST_RACES: Final = 5
"""So many of the last races have a column."""
WINS: Final = 858

CHARTED: Final = len(CARS)
"""Number of players with a line of their own colour in the chart; the other lines are faint."""
DOTTED: Final = 20
"""With more races than that, the lines have no dots."""
PITCH: Final = 46
"""How far apart the numbers at the ends of the lines are, at least."""


def standings(
    name: str,
    progress: str,
    table: Standings,
    gains: Mapping[Competitor, int | None],
    locale: Locale = ENGLISH,
) -> Image.Image:
    """The table and its chart. `name` is the circuit's, `progress` how far it has come; gains: how many ranks
    each player went up in the last race, as bot.league.standings.climbed counts.
    """
    rows = table.rows[:SHOWN]
    more = len(table.rows) - len(rows)
    top = HEAD + TITLES + len(rows) * (ROW + GAP) + (62 if more else 8)
    chart = _chart_height(len(rows)) if len(table.races) > 1 else 0
    scene = Scene(backdrop(max(420, top + chart + 20)))
    _head(scene, name, progress)
    _titles(scene, len(table.races), locale)
    for at, row in enumerate(rows):
        _row(scene, row, at, gains.get(row.competitor, 0))
    if more:
        scene.write(
            TextRun(say("league-more", locale, count=more), READABLE, "Medium", QUIET, BOARD),
            NAME_LEFT,
            top - 30,
        )
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
    scene.write(TextRun(progress, READABLE, "Medium", QUIET, BOARD), RIGHT, 56, "r")
    room = RIGHT - LEFT - 84 - measure(progress, READABLE, "Medium") - 24
    title = fitted(legible(name, 0), 48, "Black", room)
    scene.write(TextRun(title, 48, "Black", TEXT, BOARD), LEFT + 84, 54)


def _titles(scene: Scene, races: int, locale: Locale) -> None:
    y = HEAD + TITLES // 2 - 4
    if races:
        scene.write(
            TextRun(say("league-column-game", locale), READABLE, "Medium", QUIET, BOARD), CELLS - 16, y, "r"
        )
    for at, number in enumerate(_columns(races)):
        label = TextRun(str(number + 1), READABLE, "Medium", QUIET, BOARD)
        scene.write(label, CELLS + at * CELL + CELL // 2, y, "m")
    scene.write(TextRun(say("league-column-wins", locale), READABLE, "Medium", QUIET, BOARD), WINS, y, "m")
    scene.write(TextRun(say("league-column-points", locale), READABLE, "Bold", QUIET, BOARD), RIGHT, y, "r")


def _columns(races: int) -> range:
    return range(max(0, races - LAST_RACES), races)


def _row(scene: Scene, row: Row, at: int, gain: int | None) -> None:
    y = HEAD + TITLES + at * (ROW + GAP)
    middle = y + ROW // 2
    scene.put(panel(RIGHT - LEFT, ROW), LEFT, y)
    first = SIGNAL if row.rank == 1 else TEXT
    scene.write(TextRun(str(row.rank), READABLE, "BlackItalic", first), LEFT + 58, middle, "r")
    scene.put(plate(at, PANEL), LEFT + 76, middle - PLATE // 2)
    name = legible(row.name, at)
    room = NAME - (44 if gain else 0)
    end = scene.write(TextRun(fitted(name, READABLE, "Bold", room)), NAME_LEFT, middle)
    if gain:
        scene.put(Sprite(_arrow, 30, 30, PANEL, (gain > 0,)), end + 10, middle - 15)
    for column, number in enumerate(_columns(len(row.by_race))):
        points = row.by_race[number]
        text, ink = ("\u00b7", QUIET) if points is None else (str(points), TEXT if points else QUIET)
        label = TextRun(text, READABLE, "Medium", ink)
        scene.write(label, CELLS + column * CELL + CELL // 2, middle, "m")
    scene.write(TextRun(str(row.wins), READABLE, "Bold", QUIET), WINS, middle, "m")
    scene.write(TextRun(str(row.points), READABLE, "Black", first), RIGHT - 16, middle, "r")


def _arrow(pen: Pen, up: bool) -> None:
    points = [(15, 2), (28, 26), (2, 26)] if up else [(2, 4), (28, 4), (15, 28)]
    pen.shape([(float(x), float(y)) for x, y in points], SIGNAL if up else QUIET)


def _chart_height(players: int) -> int:
    return max(320, min(players, CHARTED) * PITCH + 110)


def _chart(pen: Pen, lines: tuple[tuple[int, ...], ...], height: int) -> None:
    """Points over races: a line for each player, with the number at its end for the first ones."""
    width, races = RIGHT - LEFT, len(lines[0])
    most = max(1, *(line[-1] for line in lines))
    left, right, top, bottom = 112.0, width - 96.0, 36.0, height - 66.0
    rimmed(pen, width, height)

    def spot(race: int, points: float) -> Point:
        return left + (right - left) * race / races, bottom - (bottom - top) * points / most

    for points in _steps(most):
        y = spot(0, points)[1]
        pen.stroke([(left, y), (right, y)], SLOT, 2)
        pen.text(left - 12, y, str(points), READABLE, "Medium", QUIET, "r")
    for race in range(1, races + 1):
        if race == races or (race % _every(races) == 0 and races - race >= _every(races)):
            pen.text(spot(race, 0)[0], height - 31, str(race), READABLE, "Medium", QUIET)
    ends = _spread([spot(races, line[-1])[1] for line in lines[:CHARTED]], top, bottom)
    for at in reversed(range(len(lines))):
        _line(pen, at, [spot(0, 0), *(spot(race + 1, total) for race, total in enumerate(lines[at]))])
    for at, end in enumerate(ends):
        start = spot(races, lines[at][-1])
        pen.stroke([start, (right + 26, end)], car_colour(at), 3)
        pen.text(right + 34, end, str(at + 1), READABLE, "Black", TEXT, "l")


def _line(pen: Pen, at: int, points: Sequence[Point]) -> None:
    if at >= CHARTED:
        pen.stroke(points, RULE, 4)
        return
    paint = car_colour(at)
    pen.stroke(points, PRINT, 12)
    pen.stroke(points, paint, 7)
    for x, y in points[1:] if len(points) <= DOTTED else points[-1:]:
        pen.disc(x, y, 9, paint)


def _steps(most: int) -> list[int]:
    """Round numbers from 0 up to `most`, four at most above 0."""
    step = next(size * 10**power for power in range(9) for size in (1, 2, 5) if size * 10**power * 4 >= most)
    return list(range(0, most + 1, step))


def _every(races: int) -> int:
    """Which races have a number under the chart: each, or every fifth ..."""
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if races / step <= 12)


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
