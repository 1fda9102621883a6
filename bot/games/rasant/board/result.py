"""The result: everybody's place and points, and the line as the last round left it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.engine.game import Seat
from bot.games.rasant.board.pieces import BADGE, badge
from bot.games.rasant.board.road import ROAD, STRIP, bare, line, strip
from bot.games.rasant.rules.model import View
from bot.render.canvas import Backdrop, Scene
from bot.render.panels import LEFT, RIGHT, framed, panel
from bot.render.text import Label, fitted, ordinal
from bot.render.theme import PANEL, RULE, SIGNAL
from bot.render.winners import HEAD, winners

WIDTH: Final = RIGHT - LEFT
ROWS: Final = {2: 132, 3: 108, 4: 92, 5: 84}
"""How high a row is, by the number of seats."""
GAP: Final = 10
BAR: Final = LEFT + 480
"""Where the bars begin that show the points."""
LONGEST: Final = RIGHT - 130 - BAR


@lru_cache(maxsize=8)
def _backdrop(seats: int) -> Backdrop:
    """Everything that is the same in every result."""
    top = _top(seats)
    return framed(top + ROAD + STRIP + 18, bare(top))


def _top(seats: int) -> int:
    """The top of the road, under the rows."""
    return HEAD + seats * (ROWS[seats] + GAP) + 12


def result(view: View, names: Sequence[str]) -> Scene:
    """Everything about a game that is over."""
    height, top = ROWS[len(names)], _top(len(names))
    scene = Scene(_backdrop(len(names)))
    winners(scene, [names[seat] for seat, place in enumerate(view.places) if place == 1])
    order = sorted(range(len(names)), key=lambda seat: view.places[seat])
    for row, seat in enumerate(order):
        _row(scene, view, seat, names[seat], HEAD + row * (height + GAP), height)
    line(scene, view, top)
    strip(scene, view, top + ROAD)
    return scene


def _row(scene: Scene, view: View, seat: Seat, name: str, y: int, height: int) -> None:
    """A player: the place, the name, and the points as a number and as a bar."""
    first = view.places[seat] == 1
    scene.put(panel(WIDTH, height, strong=first), LEFT, y)
    middle = y + height // 2
    scene.write(Label(ordinal(view.places[seat]), 54, "BlackItalic"), LEFT + 20, middle)
    scene.put(badge(seat, PANEL), LEFT + 150, middle - BADGE // 2)
    scene.write(Label(fitted(name, 44, "Bold", BAR - LEFT - 220 - 16), 44), LEFT + 220, middle)
    points = view.points[seat]
    length = LONGEST * points // max(1, *view.points)
    if length:
        scene.fill(BAR, middle - 14, length, 28, SIGNAL if first else RULE)
    words = Label(str(points), 54, "Black")
    scene.write(words, BAR + length + 16, middle)
