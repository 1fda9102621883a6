"""The map of one player, who has seen more than everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.scrapheap.board import grid as yard
from bot.games.scrapheap.board.board import SPACE, ground
from bot.games.scrapheap.board.head import HEAD, own_head
from bot.games.scrapheap.board.pieces import EAR_HEIGHT, EAR_WIDTH, ear
from bot.games.scrapheap.board.players import OWN, own
from bot.games.scrapheap.rules.model import View
from bot.render.canvas import Scene
from bot.render.panels import LEFT
from bot.render.text import Label
from bot.render.theme import BOARD, QUIET, SMALLEST

_LEGEND: Final = 62


def hand(view: View, names: Sequence[str]) -> Scene:
    """Everything one player may know of the grid, with what is theirs."""
    assert view.seat is not None
    lanes = yard.has_lanes(view)
    secret = any(square.private for square in view.grid)
    scene = Scene(ground(lanes, OWN + (_LEGEND if secret else 0)))
    own_head(scene, view, names)
    yard.grid(scene, view, HEAD)
    top = HEAD + yard.height(lanes) + SPACE
    own(scene, view, view.seat, top)
    if secret:
        middle = top + OWN + _LEGEND // 2 + 4
        scene.put(ear(BOARD), LEFT + 4, middle - EAR_HEIGHT // 2)
        words = Label("you peeked: not everybody knows it", SMALLEST, "Medium", QUIET, BOARD)
        scene.write(words, LEFT + EAR_WIDTH + 20, middle)
    return scene
