"""The small map of the whole yard, above a closeup of a part of it."""

from collections.abc import Collection
from typing import Final

from bot.games.scrapheap.board import inks
from bot.games.scrapheap.board.plan import Window
from bot.games.scrapheap.rules import components, model
from bot.render.stage import Stage
from bot.render.theme import CARS

LEFT: Final = 745
TOP: Final = 52
"""The left and upper edges of the map, in pixels."""
ACROSS: Final = 37
DOWN: Final = 14
"""The distance from one cell to the next one in its row, and in its column, in pixels."""
FRAME: Final = 4
"""The thickness of the frame around the part that is shown, in pixels."""
CRATE: Final = 13
"""The width of the cubes of a player in a cell, in pixels."""


def overview(stage: Stage, view: model.View, window: Window, aims: Collection[components.Cell]) -> None:
    """Draw the whole yard: sheets, known cards, gaps, cubes in their owners' colours, and pawns as discs.
    Mark the cells in `aims`, which gain points, and the part that the picture shows.
    """
    for at, square in enumerate(view.grid):
        column, row = divmod(at, len(components.ROWS))
        x, y = LEFT + column * ACROSS, TOP + row * DOWN
        if square.lies != "gap" or square.cell in aims:
            known = inks.MAP_CARD if square.card is not None else inks.MAP_SHEET
            ink = inks.WAY if square.cell in aims else known
            stage.fill(x + 1, y + 1, ACROSS - 2, DOWN - 2, ink)
        owners = [seat for seat, count in enumerate(square.cubes) if count]
        for place, seat in enumerate(owners[:2]):
            left = x + 4 + place * (CRATE + 3)
            stage.fill(left, y + 2, CRATE, DOWN - 4, inks.DARK)
            stage.fill(left + 2, y + 3, CRATE - 4, DOWN - 6, CARS[stage.player_car(seat).colour])
    high = DOWN * window.scale.rows
    left, top = LEFT + ACROSS * window.column - FRAME // 2, TOP + DOWN * window.row - FRAME // 2
    wide = ACROSS * window.scale.columns
    stage.frame(left, top, wide + FRAME, high + FRAME, FRAME, inks.HALO)
    for seat in sorted(range(len(view.pawns)), key=lambda seat: seat == view.mover):  # the mover on top
        pawn = view.pawns[seat]
        if pawn is not None:
            column, row = divmod(components.AT[pawn.cell], len(components.ROWS))
            out = ACROSS // 2 * ((-1 if column == 0 else 1) if pawn.outside else 0)
            x, y = LEFT + column * ACROSS + ACROSS // 2 + out, TOP + row * DOWN + DOWN // 2
            stage.put(f"dot-{stage.player_car(seat).colour}", x, y)
