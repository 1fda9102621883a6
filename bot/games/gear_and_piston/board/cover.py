"""The cover of Gear & Piston: a car of 1888, on its wheels."""

from __future__ import annotations

from PIL.Image import Image

from bot.games.gear_and_piston.board.tiles import tile
from bot.games.gear_and_piston.rules.components import Part
from bot.render import cover as covers
from bot.render.pen import Pen
from bot.render.theme import BOARD, PANEL, QUIET, RULE, TEXT

_SIDE = 148
_TOP = (
    Part("new", "improvement", "generic", "top"),
    Part("new", "steering", "generic", "top"),
    Part("new", "fuel supply", "gasoline", "top"),
    Part("new", "motor", "gasoline", "top"),
    Part("new", "motor", "electric", "top"),
)
_BOTTOM = (
    Part("new", "axle", "generic", "bottom"),
    Part("new", "gear", "generic", "bottom"),
    Part("new", "gear", "generic", "bottom"),
    Part("new", "gear", "generic", "bottom"),
    Part("new", "axle", "generic", "bottom"),
)


def cover() -> Image:
    """Five columns of parts, and wheels under the axles."""
    return covers.cover(_draw)


def _draw(pen: Pen) -> None:
    left = (1100 - len(_TOP) * (_SIDE + 6)) / 2
    pen.box(0, 374, 1100, 26, PANEL)
    for row, parts in enumerate((_TOP, _BOTTOM)):
        for at, part in enumerate(parts):
            covers.lay(pen, tile(part, _SIDE, BOARD), left + at * (_SIDE + 6), 12 + row * (_SIDE + 6))
    for at, part in enumerate(_BOTTOM):
        if part.type == "axle":
            _wheel(pen, left + at * (_SIDE + 6) + _SIDE / 2, 322)


def _wheel(pen: Pen, x: float, y: float) -> None:
    pen.disc(x, y, 66, TEXT)
    pen.disc(x, y, 60, RULE)
    pen.disc(x, y, 42, BOARD)
    for dx, dy in ((38, 0), (0, 38), (27, 27), (27, -27)):
        pen.stroke([(x - dx, y - dy), (x + dx, y + dy)], QUIET, 7)
    pen.disc(x, y, 14, TEXT)
