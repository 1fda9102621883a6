"""The cover of Gear & Piston: a car of 1888, on its wheels."""

from __future__ import annotations

from PIL.Image import Image

from bot.games.gear_and_piston.board.tiles import tile
from bot.games.gear_and_piston.board.vehicle import GAP, driver, frame, lamp
from bot.games.gear_and_piston.rules.components import Part
from bot.render import cover as covers
from bot.render.pen import Pen
from bot.render.theme import BOARD, PANEL, WIDTH

_SIDE = 124
_DRIVEN = 1
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
    """Five columns of parts on wheels, with the driver at the steering."""
    return covers.cover(_draw)


def _draw(pen: Pen) -> None:
    left, top = (WIDTH - len(_TOP) * (_SIDE + GAP)) / 2, 84
    low = top + 2 * (_SIDE + GAP)
    pen.box(0, low + 56, WIDTH, 80, PANEL)
    for at, (above, below) in enumerate(zip(_TOP, _BOTTOM, strict=True)):
        x, last = left + at * (_SIDE + GAP), at == len(_TOP) - 1
        covers.lay(pen, tile(above, _SIDE, BOARD), x, top)
        covers.lay(pen, frame("wheel" if below.type == "axle" else "bare", _SIDE, BOARD, last=last), x, low)
        covers.lay(pen, tile(below, _SIDE, BOARD), x, top + _SIDE + GAP)
    seated = driver(1, _SIDE, BOARD)
    covers.lay(pen, seated, left + _DRIVEN * (_SIDE + GAP), top - seated.height)
    covers.lay(pen, lamp(_SIDE, BOARD), left + len(_TOP) * (_SIDE + GAP) - GAP, top + _SIDE + GAP)
