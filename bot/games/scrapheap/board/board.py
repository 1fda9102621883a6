"""The board for everybody, and the map of one player, who has seen more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.games.scrapheap.board import grid as yard
from bot.games.scrapheap.board.head import HEAD, head, own_head
from bot.games.scrapheap.board.pieces import EAR_HEIGHT, EAR_WIDTH, ear
from bot.games.scrapheap.board.players import OWN, height, is_collecting, own, players
from bot.games.scrapheap.rules.model import View
from bot.render.canvas import Backdrop, Scene
from bot.render.panels import LEFT, framed
from bot.render.text import Label
from bot.render.theme import BOARD, QUIET, SMALLEST

_SPACE: Final = 14
"""Between the grid and what is under it."""
_LEGEND: Final = 62
_MARGIN: Final = 26


@lru_cache(maxsize=32)
def _backdrop(lanes: bool, under: int) -> Backdrop:
    """The lines' names, and room for so many pixels under the grid."""
    whole = HEAD + yard.height(lanes) + _SPACE + under + _MARGIN
    return framed(whole, yard.names_of_lines(HEAD, lanes))


def board(view: View, names: Sequence[str]) -> Scene:
    """Everything a spectator may know, while the game is on."""
    lanes = yard.has_lanes(view)
    scene = Scene(_backdrop(lanes, height(len(names), is_collecting(view))))
    head(scene, view, names)
    yard.grid(scene, view, HEAD)
    players(scene, view, names, HEAD + yard.height(lanes) + _SPACE)
    return scene


def chart(view: View, names: Sequence[str]) -> Scene:
    """Everything one player may know of the grid, with what is theirs."""
    assert view.seat is not None
    lanes = yard.has_lanes(view)
    secret = any(square.private for square in view.grid)
    scene = Scene(_backdrop(lanes, OWN + (_LEGEND if secret else 0)))
    own_head(scene, view, names)
    yard.grid(scene, view, HEAD)
    top = HEAD + yard.height(lanes) + _SPACE
    own(scene, view, view.seat, top)
    if secret:
        middle = top + OWN + _LEGEND // 2 + 4
        scene.put(ear(BOARD), LEFT + 4, middle - EAR_HEIGHT // 2)
        words = Label("you peeked: not everybody knows it", SMALLEST, "Medium", QUIET, BOARD)
        scene.write(words, LEFT + EAR_WIDTH + 20, middle)
    return scene
