"""The picture of a circuit's standings, with a chart of the totals."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.features.circuits.words import LAST_MATCHES, SHOWN
from bot.league.standings import Competitor, Standings, StandingsRow, running_totals
from bot.locales.phrase import ENGLISH, Locale
from bot.render.canvas import Overlay
from bot.render.drivers import put_driver
from bot.render.paddock import CREAM, GOLD, INK, LANE, LINE, QUIET, WORLD, field, rim
from bot.render.pen import Pen, Point
from bot.render.stage import Stage, Words
from bot.render.text import fitted, legible, measure
from bot.render.theme import CARS, READABLE, WIDTH, Colour
from bot.words.player_car import PlayerCar

HEAD: Final = 168
TITLES: Final = 58
"""The height of the row of column titles, in pixels."""
ROW: Final = 72
GAP: Final = 4
LEFT: Final = 24
RIGHT: Final = WIDTH - LEFT
NUMBERS: Final = RIGHT - 62
"""The left edge of the numbers at the ends of the chart's lines, in pixels."""
NOSE: Final = 258
"""The horizontal position of a car's nose in its lane, in pixels."""
NAME: Final = 284
CELLS: Final = 560
CELL: Final = 60
WINS: Final = 898

CHARTED: Final = len(CARS)
"""The maximum number of players with a coloured line in the chart. The other lines are faint."""
DOTTED: Final = 20
"""The number of points on a line, including its start, up to which every match gets a dot."""
FINEST: Final = 400
"""The maximum number of points on a line after its start."""
PITCH: Final = 46
"""The minimum distance between the numbers at the ends of the lines, in pixels."""


def standings(
    name: str,
    progress: str,
    table: Standings,
    gains: Mapping[Competitor, int | None],
    cars: Sequence[PlayerCar],
    locale: Locale = ENGLISH,
) -> Stage:
    """Return the standings, with the chart if there was more than one match. progress: the circuit's progress
    in words. gains: see `bot.league.standings.climbed`. cars: the cars of the rows shown.
    """
    rows = table.rows[:SHOWN]
    more = len(table.rows) - len(rows)
    top = HEAD + TITLES + len(rows) * (ROW + GAP) + (62 if more else 8)
    chart = _chart_height(len(rows)) if len(table.matches) > 1 else 0
    drawn = Stage(WORLD, "standings", locale, cut=max(420, top + chart + 30))
    drawn.write(Words(progress, 52, "BlackItalic", GOLD), 1056, 104, "r")
    room = 980 - measure(progress, 52, "BlackItalic")
    drawn.write(Words(fitted(legible(name, 1), 72, "BlackItalic", room), 72, "BlackItalic", CREAM), 44, 102)
    _titles(drawn, len(table.matches))
    for at, (row, car) in enumerate(zip(rows, cars, strict=True)):
        _row(drawn, row, at, gains.get(row.competitor, 0), car, len(table.matches))
    if more:
        drawn.write(Words(drawn.say("league-more", count=more), READABLE, "Bold", QUIET), NAME, top - 30)
    if chart:
        totals = tuple(running_totals(row, len(table.matches)) for row in rows)
        ranks = [row.rank for row in rows]
        _chart(drawn, lines=totals, ranks=ranks, cars=cars, top=top, height=chart)
    rim(drawn)
    return drawn


def _titles(drawn: Stage, matches: int) -> None:
    y = HEAD + TITLES // 2 - 4
    if matches:
        drawn.write(Words(drawn.say("league-column-game"), READABLE, "Bold", QUIET), CELLS - 20, y, "r")
    for at, number in enumerate(_columns(matches)):
        words = Words(str(number + 1), READABLE, "Bold", QUIET, room=CELL - 2)
        drawn.write(words, CELLS + at * CELL + CELL // 2, y, "m")
    drawn.write(Words(drawn.say("league-column-wins"), READABLE, "Bold", QUIET, room=84), WINS, y, "m")
    drawn.write(
        Words(drawn.say("league-column-points"), READABLE, "Bold", QUIET, room=120), RIGHT - 6, y, "r"
    )


def _columns(matches: int) -> range:
    return range(max(0, matches - LAST_MATCHES), matches)


def _row(drawn: Stage, row: StandingsRow, at: int, gain: int | None, car: PlayerCar, matches: int) -> None:
    y = HEAD + TITLES + at * (ROW + GAP)
    middle, leads = y + ROW // 2, row.rank == 1
    drawn.fill(LEFT, y, RIGHT - LEFT, ROW, INK)
    if leads:
        drawn.fill(LEFT + 4, y + 4, RIGHT - LEFT - 8, ROW - 8, GOLD)
    drawn.fill(LEFT + 10, y + 10, RIGHT - LEFT - 20, ROW - 20, LANE)
    ink = GOLD if leads else CREAM
    drawn.write(Words(str(row.rank), 56, "BlackItalic", ink, room=64), LEFT + 84, middle, "r")
    mood = "grin" if leads or (gain or 0) > 0 else "oh"
    put_driver(drawn, car, mood, "t", NOSE - 78, y + ROW - 48)
    drawn.put(f"racer-{car.paint}-t", NOSE, y + ROW - 10)
    room = CELLS - 20 - NAME - (44 if gain else 0)
    name = fitted(legible(row.name, car.number), 50, "Bold", room)
    end = drawn.write(Words(name, 50, "Bold", ink), NAME, middle)
    if gain:
        drawn.draw(Overlay(_arrow, 30, 30, (gain > 0,)), end + 12, middle - 15)
    for column, number in enumerate(_columns(matches)):
        points = row.by_match.get(number)
        text = "\u00b7" if points is None else str(points)
        words = Words(text, READABLE, "Bold", CREAM, room=CELL - 6)
        drawn.write(words, CELLS + column * CELL + CELL // 2, middle, "m")
    drawn.write(Words(str(row.wins), READABLE, "Bold", CREAM), WINS, middle, "m")
    drawn.write(Words(str(row.points), 56, "Black", ink, room=120), RIGHT - 22, middle, "r")


def _arrow(pen: Pen, up: bool) -> None:
    points = [(15, 2), (28, 26), (2, 26)] if up else [(2, 4), (28, 4), (15, 28)]
    pen.shape([(float(x), float(y)) for x, y in points], GOLD if up else CREAM)


def _chart_height(players: int) -> int:
    return max(320, min(players, CHARTED) * PITCH + 110)


def _chart(
    drawn: Stage,
    lines: tuple[tuple[int, ...], ...],
    ranks: Sequence[int],
    cars: Sequence[PlayerCar],
    top: int,
    height: int,
) -> None:
    paints, matches = tuple(CARS[car.colour] for car in cars), len(lines[0])
    field(drawn, LEFT, top, RIGHT - LEFT, height)
    drawn.draw(Overlay(_lines, RIGHT - LEFT, height, (lines, paints, height)), LEFT, top)
    spot = _scale(lines, height)
    for points in _steps(_most(lines)):
        x, y = spot(0, points)
        step = Words(str(points), READABLE, "Bold", QUIET, room=88)
        drawn.write(step, LEFT + round(x) - 14, top + round(y), "r")
    for match in range(1, matches + 1):
        if match == matches or (match % _every(matches) == 0 and matches - match >= _every(matches)):
            number = Words(str(match), READABLE, "Bold", QUIET)
            drawn.write(number, LEFT + round(spot(match, 0)[0]), top + height - 36, "m")
    for rank, end in zip(ranks, _ends(lines, height), strict=False):  # only the first CHARTED have a number
        drawn.write(Words(str(rank), READABLE, "Black", CREAM), NUMBERS, top + round(end))


def _most(lines: Sequence[Sequence[int]]) -> int:
    return max(1, *(line[-1] for line in lines))


def _scale(lines: Sequence[Sequence[int]], height: int) -> Callable[[int, float], Point]:
    """Return a function from a match number and a number of points to a position in the chart, in pixels."""
    left, right, top, bottom = 112.0, RIGHT - LEFT - 96.0, 40.0, height - 72.0
    matches, most = len(lines[0]), _most(lines)
    return lambda match, points: (
        left + (right - left) * match / matches,
        bottom - (bottom - top) * points / most,
    )


def _ends(lines: Sequence[Sequence[int]], height: int) -> list[float]:
    spot = _scale(lines, height)
    return _spread([spot(0, line[-1])[1] for line in lines[:CHARTED]], 40.0, height - 72.0)


def _lines(pen: Pen, lines: tuple[tuple[int, ...], ...], paints: tuple[Colour, ...], height: int) -> None:
    spot, matches = _scale(lines, height), len(lines[0])
    for points in _steps(_most(lines)):
        pen.stroke([spot(0, points), spot(matches, points)], LINE, 3)
    step = -(-matches // FINEST)
    for at in reversed(range(len(lines))):
        way = [spot(0, 0), *(spot(match, lines[at][match - 1]) for match in range(step, matches, step))]
        way.append(spot(matches, lines[at][-1]))
        _line(pen, at, paints[at], way)
    for at, end in enumerate(_ends(lines, height)):
        x, y = spot(matches, lines[at][-1])
        pen.stroke([(x, y), (x + 26, end)], paints[at], 4)


def _line(pen: Pen, at: int, paint: Colour, points: Sequence[Point]) -> None:
    if at >= CHARTED:
        pen.stroke(points, LINE, 5)
        return
    pen.stroke(points, CREAM, 12)
    pen.stroke(points, paint, 8)
    for x, y in points[1:] if len(points) <= DOTTED else points[-1:]:
        pen.disc(x, y, 11, CREAM)
        pen.disc(x, y, 8, paint)


def _steps(most: int) -> list[int]:
    """Return round numbers from 0 to at most `most`, with at most four of them above 0."""
    step = next(size * 10**power for power in range(9) for size in (1, 2, 5) if size * 10**power * 4 >= most)
    return list(range(0, most + 1, step))


def _every(matches: int) -> int:
    """Return the interval between the match numbers labelled under the chart."""
    step = 1
    while matches > 12 * step:
        step *= 10
    return next(each for each in (step // 5, step // 2, step) if each and matches <= 12 * each)


def _spread(heights: Sequence[float], top: float, bottom: float) -> list[float]:
    """Return the vertical positions of the numbers at the ends of the lines, at least PITCH apart and as near
    as possible to `heights`, the positions of the ends.
    """
    # the height of the first number of each block, and the size of the block
    blocks: list[tuple[float, int]] = []
    for at, height in enumerate(heights):
        first, count = height - at * PITCH, 1
        while blocks and blocks[-1][0] >= first:
            other, more = blocks.pop()
            first, count = (first * count + other * more) / (count + more), count + more
        blocks.append((first, count))
    firsts = [first for first, count in blocks for _ in range(count)]
    highest = bottom - (len(heights) - 1) * PITCH
    return [max(top, min(first, highest)) + at * PITCH for at, first in enumerate(firsts)]
