"""The part of the yard that a picture shows, and the stage that shows it enlarged."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.engine.game import Seat
from bot.games.scrapheap.board.plan import FOOT, SCALES, WHOLE, Scale, Window
from bot.games.scrapheap.rules import components, model
from bot.render.stage import Stage, Words
from bot.render.theme import Colour
from bot.words.player_car import PlayerCar

INNER: Final = (64, 188, 1036, FOOT - 5)
"""The left, top, right and lower edge of the ground within the fence, which no line of a route leaves."""
HOMES: Final = ((0, 3), (0, 2))
"""The first columns, and the first rows, of the windows that are preferred, so that pictures of one part of
the yard are alike.
"""


def window(view: model.View, cells: Sequence[components.Cell]) -> Window:
    """Return the smallest window with all of `cells` and, during the collection, with the mover's pawn. It is
    the whole yard if there are no cells, and in the hands of those who wait.
    """
    pawn = view.pawns[view.mover] if view.mover is not None else None
    if pawn is not None and view.phase == "collecting":
        cells = [pawn.cell, *cells]
    if not cells or view.seat not in (None, view.mover):
        return WHOLE
    for scale in SCALES:
        fitting = [each for each in _windows(scale) if each.cells.issuperset(cells)]
        if fitting:
            return max(fitting, key=lambda each: _fit(each, cells))
    return WHOLE


def _windows(scale: Scale) -> list[Window]:
    across, down = len(components.COLUMNS) - scale.columns, len(components.ROWS) - scale.rows
    return [Window(column, row, scale) for column in range(across + 1) for row in range(down + 1)]


def _fit(each: Window, cells: Sequence[components.Cell]) -> tuple[bool, bool, float]:
    """Return how well a window suits `cells`: whether it shows the cells around the first one, whether it
    is preferred, and how near its middle is to that of the cells.
    """
    places = [divmod(components.AT[cell], len(components.ROWS)) for cell in cells]
    spans = (
        (each.column, each.scale.columns, len(components.COLUMNS)),
        (each.row, each.scale.rows, len(components.ROWS)),
    )
    around = all(
        max(0, at - 1) >= first and min(size - 1, at + 1) < first + count
        for at, (first, count, size) in zip(places[0], spans, strict=True)
    )
    off = sum(
        abs(first + (count - 1) / 2 - (min(found) + max(found)) / 2)
        for found, (first, count, _) in zip(zip(*places, strict=True), spans, strict=True)
    )
    return around, each.column in HOMES[0] and each.row in HOMES[1], -off


@dataclass(frozen=True, slots=True)
class Plot:
    """A stage that shows the part of the yard within a window. The methods take places and sizes in the
    picture of the whole yard, and convert them.
    """

    stage: Stage
    window: Window

    def put(self, name: str, x: int, y: int) -> None:
        """Add a sprite, as `Stage.put` does."""
        self.stage.put(name + self.window.scale.end, *self.window.at(x, y))

    def write(self, words: Words, x: int, y: int, anchor: Literal["l", "m", "r"] = "l") -> None:
        """Write words, as `Stage.write` does."""
        zoom = self.window.scale.zoom
        room = None if words.room is None else round(words.room * zoom)
        larger = replace(words, size=round(words.size * zoom), rim=round(words.rim * zoom), room=room)
        self.stage.write(larger, *self.window.at(x, y), anchor)

    def fill(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """Add a flat rectangle, cut off at the fence."""
        left, top = self.window.at(x, y)
        right, low = self.window.at(x + width, y + height)
        left, top = max(left, INNER[0]), max(top, INNER[1])
        right, low = min(right, INNER[2]), min(low, INNER[3])
        if left < right and top < low:
            self.stage.fill(left, top, right - left, low - top, colour)

    def player_car(self, seat: Seat) -> PlayerCar:
        """Return the car of the seat's player."""
        return self.stage.player_car(seat)
