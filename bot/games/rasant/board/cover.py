"""The cover of Rasant: cars on the road, of which one colour overtakes all the others."""

from __future__ import annotations

from PIL.Image import Image

from bot.games.rasant.board.pieces import racer
from bot.games.rasant.rules.components import START, Car
from bot.render import cover as covers
from bot.render.pen import Pen
from bot.render.theme import PANEL, QUIET, SIGNAL, TEXT

_ZOOM = 1.75
_SLOW = (Car("blue", 1), START, Car("green", 2), Car("blue", 3))
_FAST = (Car("yellow", 1), Car("yellow", 2), Car("yellow", 3))


def cover() -> Image:
    """Two lanes: the yellow cars pass the rest."""
    return covers.cover(_draw)


def _draw(pen: Pen) -> None:
    pen.box(0, 20, 1100, 360, PANEL)
    for at in range(20):
        for y in (20, 364):
            pen.box(at * 58, y, 29, 16, TEXT)
        pen.box(at * 110 + 20, 196, 60, 8, QUIET)
    for at, car in enumerate(_SLOW):
        covers.lay(pen, racer(car), 150 + at * 262, 50, _ZOOM)
    for at, car in enumerate(_FAST):
        x = 40 + at * 330
        for line, length in ((28, 70), (64, 96), (100, 70)):
            pen.box(x + 254, 220 + line, length - 20, 7, SIGNAL, 3)
        covers.lay(pen, racer(car), x, 222, _ZOOM)
