"""The line as a road: thirteen places in two lanes, numbered from front to rear, and over it which way the
cars went that moved last.
"""

from __future__ import annotations

from typing import Final

from bot.games.rasant.board.paints import PAINTS
from bot.games.rasant.board.pieces import (
    BADGE,
    CAR_LENGTH,
    CAR_WIDTH,
    CHIP_HEIGHT,
    CHIP_WIDTH,
    badge,
    chip,
    racer,
)
from bot.games.rasant.rules.components import Paint
from bot.games.rasant.rules.model import View
from bot.render.canvas import Block, Mark, Scene, Sprite
from bot.render.panels import LEFT, RIGHT
from bot.render.pen import Pen, curve
from bot.render.text import Label
from bot.render.theme import BOARD, FAINT, PANEL, QUIET, READABLE, RULE, SIGNAL, STAMP, TEXT, Colour

PLACES: Final = 13
PITCH: Final = 74
KERB: Final = 10
LANE: Final = 90
MEDIAN: Final = 50
ROAD: Final = 2 * KERB + 2 * LANE + MEDIAN
"""How high the road is."""
SWEEP: Final = 84
"""How high the band over the road is in which the ways of the cars are shown."""
STRIP: Final = 76
"""How high the line of words beneath it is."""
FIRST: Final = LEFT + 10 + CAR_LENGTH // 2
"""Where the middle of the first place is; the others follow every PITCH pixels, in the lanes by turns."""


def _asphalt(top: int) -> list[Mark]:
    """The surface and its kerbs; flat blocks cost less than a sprite of that size."""
    width = RIGHT - LEFT
    marks: list[Mark] = [(Block(width, ROAD, PANEL), LEFT, top)]
    for y in (top, top + ROAD - KERB):
        marks.append((Block(width, KERB, TEXT), LEFT, y))
        marks += [(Block(29, KERB, RULE), x, y) for x in range(LEFT, RIGHT - 29, 58)]
    return marks


def _arrow() -> Sprite:
    """Forwards, painted on the road."""
    return Sprite(_paint_arrow, 62, 62, PANEL)


def _paint_arrow(pen: Pen) -> None:
    pen.shape([(0, 31), (34, 0), (34, 19), (62, 19), (62, 43), (34, 43), (34, 62)], TEXT)


def _lane(at: int) -> int:
    """How far below the road's top the lane of that place begins, counted from 0."""
    return KERB if at % 2 == 0 else KERB + LANE + MEDIAN


def bare(top: int) -> list[Mark]:
    """The empty road at that height, for a backdrop."""
    marks = _asphalt(top)
    for at in range(PLACES):
        x = FIRST + at * PITCH - CAR_LENGTH // 2 - 5
        marks.append((_box(), x, top + _lane(at) + 3))
    marks.append((_arrow(), LEFT + 8, top + KERB + LANE + MEDIAN + 14))
    return marks


def _box() -> Sprite:
    """The place of a car, painted on the road: a line before it."""
    return Sprite(_paint_box, 40, LANE - 6, PANEL)


def _paint_box(pen: Pen) -> None:
    pen.box(0, 0, 4, LANE - 6, FAINT)
    pen.box(0, 0, 30, 4, FAINT)
    pen.box(0, LANE - 10, 30, 4, FAINT)


def line(scene: Scene, view: View, top: int) -> None:
    """The cars in their places, the numbers of the places between the lanes; bright where cars moved last."""
    moved = len(view.last.moved) if view.last else 0
    y = top + KERB + LANE
    if moved:
        scene.fill(FIRST - PITCH // 2 + 2, y, moved * PITCH - 4, MEDIAN, SIGNAL)
    for at in range(PLACES):
        x = FIRST + at * PITCH
        ink, ground = (STAMP, SIGNAL) if at < moved else (TEXT if at < len(view.line) else FAINT, PANEL)
        scene.write(Label(str(at + 1), READABLE, "Black", ink, ground), x, y + MEDIAN // 2, "m")
    for at, car in enumerate(view.line):
        x = FIRST + at * PITCH - CAR_LENGTH // 2
        scene.put(racer(car), x, top + _lane(at) + (LANE - CAR_WIDTH) // 2)


def sweep(scene: Scene, view: View, top: int) -> None:
    """Over the road the ways of the cars that came to the front, each from where it was to where it is."""
    if view.last is None:
        return
    cars = view.last.moved[: PLACES // 2]
    paints = tuple(car.paint for at, car in enumerate(cars) if PLACES - 1 - at > at)
    scene.put(Sprite(_ways, RIGHT - LEFT, SWEEP, BOARD, (paints,)), LEFT, top)


def _ways(pen: Pen, paints: tuple[Paint, ...]) -> None:
    """Whoever comes from the rear goes to the front: the ways lie in each other and never cross."""
    for at, paint in enumerate(paints):
        to, start = (FIRST - LEFT + place * PITCH for place in (at, PLACES - 1 - at))
        height, low = 7.0 + at * 11, SWEEP - 2.0
        bend = min(26.0, low - height - 6, (start - to) / 2)
        way = [(float(start), low), (float(start), height + bend)]
        way += curve(
            way[-1], ((start, height + bend / 2), (start - bend / 2, height), (start - bend, height))
        )
        way += curve(
            (to + bend, height), ((to + bend / 2, height), (to, height + bend / 2), (to, height + bend))
        )
        way.append((float(to), low - 12))
        if paint == "black":
            pen.stroke(way, TEXT, 8)
            pen.stroke(way[:-1], PAINTS[paint], 4)
        else:
            pen.stroke(way, PAINTS[paint], 7)
        pen.shape([(to, low), (to - 14, low - 18), (to + 14, low - 18)], _head(paint))


def _head(paint: Paint) -> Colour:
    return TEXT if paint == "black" else PAINTS[paint]


def count(view: View) -> str:
    """What the last manoeuvre was worth: 4 cars x 2 = 8."""
    assert view.last is not None
    cars = "1 car" if view.last.counted == 1 else f"{view.last.counted} cars"
    return f"{cars}{' x 2' if view.last.doubled else ''} = {view.last.points}"


def strip(scene: Scene, view: View, top: int) -> None:
    """Under the road: what the last manoeuvre moved and counted; before it, which end is the front."""
    middle = top + STRIP // 2
    if view.last is None:
        scene.write(Label("FRONT", READABLE, "Black", TEXT, BOARD), LEFT, middle)
        scene.write(Label("REAR", READABLE, "Black", QUIET, BOARD), RIGHT, middle, "r")
        return
    moved = Label("moved", READABLE, "Medium", QUIET, BOARD)
    worth = Label(count(view), READABLE, "Black", SIGNAL, BOARD)
    x = (LEFT + RIGHT - BADGE - CHIP_WIDTH - moved.width - worth.width - 42) // 2
    scene.put(badge(view.last.seat, BOARD), x, middle - BADGE // 2)
    x += BADGE + 12
    scene.put(chip(view.last.laid[-1].card, BOARD), x, middle - CHIP_HEIGHT // 2)
    x = scene.write(moved, x + CHIP_WIDTH + 16, middle) + 14
    scene.write(worth, x, middle)
