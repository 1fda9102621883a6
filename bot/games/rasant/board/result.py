"""The result: everybody's place and points, and the line as the last round left it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.engine.game import Seat
from bot.engine.ranking import finishes
from bot.games.rasant.board.pieces import BADGE, badge, driver
from bot.games.rasant.board.road import ROAD, STRIP, SWEEP, bare, line, strip, sweep
from bot.games.rasant.rules.model import View
from bot.render.canvas import Backdrop, Scene
from bot.render.panels import LEFT, RIGHT, framed, panel
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, FAINT, PANEL, READABLE, SIGNAL
from bot.render.winners import HEAD, PODIUM, Step, podium, winners
from bot.words.phrases import ordinal

WIDTH: Final = RIGHT - LEFT
ROWS: Final = {2: 92, 3: 88, 4: 84, 5: 80}
"""How high a row is, by the number of seats."""
GAP: Final = 10
BAR: Final = LEFT + 480
"""Where the bars begin that show the points."""
LONGEST: Final = RIGHT - 130 - BAR


@lru_cache(maxsize=8)
def _backdrop(seats: int) -> Backdrop:
    """Everything that is the same in every result."""
    top = _top(seats)
    return framed(top + SWEEP + ROAD + STRIP + 18, bare(top + SWEEP))


def _top(seats: int) -> int:
    """The top of the road, under the rows."""
    return HEAD + PODIUM + seats * (ROWS[seats] + GAP) + 6


def result(view: View, names: Sequence[str]) -> Scene:
    """Everything about a game that is over."""
    height, top = ROWS[len(names)], _top(len(names))
    scene = Scene(_backdrop(len(names)))
    winners(scene, [names[seat] for seat, place in enumerate(view.places) if place == 1])
    order = [row.seat for row in finishes(view.places)]
    podium(scene, HEAD, [Step(view.places[seat], names[seat], driver(seat, BOARD)) for seat in order])
    for row, seat in enumerate(order):
        _row(scene, view, seat, names[seat], HEAD + PODIUM + row * (height + GAP), height)
    sweep(scene, view, top)
    line(scene, view, top + SWEEP)
    strip(scene, view, top + SWEEP + ROAD)
    return scene


def _row(scene: Scene, view: View, seat: Seat, name: str, y: int, height: int) -> None:
    """A player: the place, the name, and the points as a number and as a bar."""
    first = view.places[seat] == 1
    scene.put(panel(WIDTH, height, strong=first), LEFT, y)
    middle = y + height // 2
    scene.write(Label(ordinal(view.places[seat]), 54, "BlackItalic"), LEFT + 20, middle)
    scene.put(badge(seat, PANEL), LEFT + 150, middle - BADGE // 2)
    scene.write(Label(fitted(name, READABLE, "Bold", BAR - LEFT - 220 - 16), READABLE), LEFT + 220, middle)
    points = view.points[seat]
    length = LONGEST * points // max(1, *view.points)
    if length:
        scene.fill(BAR, middle - 14, length, 28, SIGNAL if first else FAINT)
    words = Label(str(points), 54, "Black")
    scene.write(words, BAR + length + 16, middle)
