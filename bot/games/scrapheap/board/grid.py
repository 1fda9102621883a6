"""The grid of cards with what lies and stands on it; also the pawns that still wait outside a corner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.scrapheap.board import cubes, pieces
from bot.games.scrapheap.board.lately import touched_last
from bot.games.scrapheap.board.pieces import back, face, gap, ground_of
from bot.games.scrapheap.rules.components import AT, COLUMNS, CORNERS, ROWS, Cell
from bot.games.scrapheap.rules.events import Event
from bot.games.scrapheap.rules.model import Square, View
from bot.games.scrapheap.rules.paths import prices
from bot.render.canvas import Mark, Overlay, Scene, Sprite
from bot.render.panels import LEFT
from bot.render.pen import Pen
from bot.render.text import Label
from bot.render.theme import BOARD, GLOW, PRINT, QUIET, READABLE, SIGNAL

PITCH_X, PITCH_Y = 111, 122
LETTERS: Final = 44
"""How high the line of the columns' letters is."""
LANE: Final = 42
"""How high the lane is in which pawns wait, above the grid and below it."""
_GRID_LEFT: Final = LEFT + 44
_ROOM: Final = 3
"""With so many pawns and kinds of cubes on a card there is still room for a price."""
_INSET: Final = 2
"""How far what lies on a card stays away from its edge."""


_REACH: Final = 5


def _bright(pen: Pen) -> None:
    width, height = pieces.WIDTH + 2 * _REACH, pieces.HEIGHT + 2 * _REACH
    pen.rim(0, 0, width, height, PRINT, 1.5, 14)
    pen.rim(1, 1, width - 2, height - 2, GLOW, 6, 13)


_FRAME: Final = Overlay(_bright, pieces.WIDTH + 2 * _REACH, pieces.HEIGHT + 2 * _REACH)
"""What shines round a card; it lies over its neighbours' edges."""


def has_lanes(view: View) -> bool:
    """Whether pawns wait outside, or are about to."""
    return view.phase == "choosing" or any(pawn is not None and pawn.outside for pawn in view.pawns)


def height(lanes: bool) -> int:
    """How high the grid is with the letters of its columns, in pixels."""
    return LETTERS + len(ROWS) * PITCH_Y + (2 * LANE if lanes else 0)


def names_of_lines(top: int, lanes: bool) -> list[Mark]:
    """The letters of the columns and the numbers of the rows."""
    marks: list[Mark] = []
    for at, letter in enumerate(COLUMNS):
        name = Label(letter, READABLE, "Bold", QUIET, BOARD)
        x = _GRID_LEFT + at * PITCH_X + (pieces.WIDTH - name.width) // 2
        marks.append((name, x, top + LETTERS // 2 - name.middle))
    for at, number in enumerate(ROWS):
        name = Label(number, READABLE, "Bold", QUIET, BOARD)
        y = _first_row(top, lanes) + at * PITCH_Y + pieces.HEIGHT // 2
        marks.append((name, LEFT + 8, y - name.middle))
    return marks


def _first_row(top: int, lanes: bool) -> int:
    return top + LETTERS + (LANE if lanes else 0)


def grid(scene: Scene, view: View, top: int, heard: Sequence[Event] = ()) -> None:
    """Everything on the grid that the view's owner may know; the mover also what it costs to go to a card.
    What whoever moved last touched shines.
    """
    lanes = has_lanes(view)
    first = _first_row(top, lanes)
    tags = prices(view) if view.seat == view.mover else {}
    for at, square in enumerate(view.grid):
        x, y = _corner_of(square.cell, first)
        _square(scene, view, square, x, y, tags.get(at))
    for lead in view.leads:
        _rim(scene, *_corner_of(lead.cell, first))
    if lanes:
        _waiting(scene, view, first)
    _shine(scene, heard, first)


def _shine(scene: Scene, heard: Sequence[Event], first: int) -> None:
    """The cards that whoever moved last touched, with their mark on the last one."""
    touched = touched_last(heard)
    for cell in dict.fromkeys(cell for _, cell in touched):
        x, y = _corner_of(cell, first)
        scene.put(_FRAME, x - _REACH, y - _REACH)
    if touched:
        seat, cell = touched[-1]
        x, y = _corner_of(cell, first)
        scene.put(cubes.flag(seat), x + pieces.WIDTH - cubes.FLAG + 10, y + pieces.HEIGHT - cubes.FLAG + 8)


def _corner_of(cell: Cell, first: int) -> tuple[int, int]:
    """The left top corner of a place, in pixels."""
    column, row = divmod(AT[cell], len(ROWS))
    return _GRID_LEFT + column * PITCH_X, first + row * PITCH_Y


def _square(scene: Scene, view: View, square: Square, x: int, y: int, price: int | None) -> None:
    """A card or a gap, with the pawns that stand there and the cubes that lie there; and the price to go
    there, which gives way where a card is full.
    """
    ground = ground_of(square.lies)
    standing = [
        seat for seat, pawn in enumerate(view.pawns) if pawn is not None and pawn == (square.cell, False)
    ]
    lying = [(seat, count) for seat, count in enumerate(square.cubes) if count]
    scene.put(_card(square, laden=bool(standing or lying)), x, y)
    items = len(standing) + len(lying)
    if price is not None and items <= _ROOM:
        tag = pieces.price(price, ground)
        scene.put(tag, x + pieces.WIDTH - tag.width - _INSET, y + pieces.HEIGHT - tag.height)
        items = max(items, 3) if items > 1 else items
    if not items:
        return
    width = cubes.WIDTHS[max(0, (items + 1) // 2 - 1)]
    shown = [cubes.pawn(seat, width, ground, moving=seat == view.mover) for seat in standing]
    shown += [cubes.cube(seat, count, width, ground) for seat, count in lying]
    _lay(scene, shown, x + _INSET, y + pieces.LINE + 3)


def _lay(scene: Scene, shown: Sequence[Sprite], x: int, y: int) -> None:
    """One or more sprites in two rows."""
    beside = (len(shown) + 1) // 2
    for at, sprite in enumerate(shown):
        row, column = divmod(at, beside)
        scene.put(sprite, x + column * (sprite.width + 3), y + row * (cubes.HEIGHT + 1))


def _card(square: Square, *, laden: bool) -> Sprite:
    if square.lies == "gap":
        return gap()
    if square.card is None:
        return back(square.cell, laden=laden)
    return face(square.card, up=square.lies == "up", private=square.private, laden=laden)


def _rim(scene: Scene, x: int, y: int) -> None:
    """A bright line round a place, between it and its neighbours."""
    across, down, colour = pieces.WIDTH + 6, pieces.HEIGHT + 4, SIGNAL
    for left, above, width, high in (
        (x - 3, y - 3, across, 3),
        (x - 3, y + pieces.HEIGHT, across, 3),
        (x - 3, y, 3, down - 4),
        (x + pieces.WIDTH, y, 3, down - 4),
    ):
        scene.fill(left, above, width, high, colour)


def _waiting(scene: Scene, view: View, first: int) -> None:
    """The pawns outside, each beyond its corner."""
    for corner in CORNERS:
        seats = [seat for seat, pawn in enumerate(view.pawns) if pawn is not None and pawn == (corner, True)]
        width = cubes.WIDTHS[len(seats) > 1]
        x, y = _corner_of(corner, first)
        y = y - LANE + 3 if corner[1] == ROWS[0] else y + PITCH_Y
        pitch = width + 4
        if corner[0] != COLUMNS[0]:
            x, pitch = x + pieces.WIDTH - width, -pitch
        for at, seat in enumerate(seats):
            scene.put(cubes.pawn(seat, width, BOARD, moving=seat == view.mover), x + at * pitch, y)
