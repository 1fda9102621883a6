"""The cover of Racesmack: cards with their letters, and the one that is right is tapped."""

from __future__ import annotations

from PIL.Image import Image

from bot.games.racesmack.board.pieces import Size, art, tab
from bot.games.racesmack.rules.components import Regular, Symbol
from bot.render import cover as covers
from bot.render.pen import Pen

_CARDS = (
    (Symbol("star", "red"), Symbol("circle", "blue")),
    (Symbol("triangle", "green"), Symbol("star", "purple"), Symbol("circle", "red")),
    (Symbol("rectangle", "blue"),),
    (Symbol("circle", "green"), Symbol("rectangle", "red")),
    (Symbol("star", "blue"), Symbol("star", "green"), Symbol("triangle", "purple")),
    (Symbol("triangle", "red"), Symbol("circle", "purple")),
)
_RIGHT = 4
_SIZE = Size(tab=76, art=256, height=190, letter=72)


def cover() -> Image:
    """Six cards round the table, and a finger on one of them."""
    return covers.cover(_draw)


def _draw(pen: Pen) -> None:
    for at, symbols in enumerate(_CARDS):
        x, y = 28 + (at % 3) * 358, 6 + (at // 3) * 198
        bright = at == _RIGHT
        covers.lay(pen, art(Regular(at, symbols), _SIZE, bright=bright), x + _SIZE.tab, y)
        covers.lay(pen, tab("ABCDEF"[at], _SIZE, bright=bright), x, y)
