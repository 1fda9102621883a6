"""The board for everybody: the grid, and the players with what is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.games.scrapheap.board import grid as yard
from bot.games.scrapheap.board.head import HEAD, head
from bot.games.scrapheap.board.players import height, is_collecting, players
from bot.games.scrapheap.rules.events import Event
from bot.games.scrapheap.rules.model import View
from bot.render.canvas import Backdrop, Scene
from bot.render.panels import framed

SPACE: Final = 12
"""Between the grid and what is under it."""
_MARGIN: Final = 18


@lru_cache(maxsize=32)
def ground(lanes: bool, under: int, head: int = HEAD) -> Backdrop:
    """The lines' names, and room for so many pixels under the grid."""
    whole = head + yard.height(lanes) + SPACE + under + _MARGIN
    return framed(whole, yard.names_of_lines(head, lanes))


def board(view: View, names: Sequence[str], heard: Sequence[Event]) -> Scene:
    """Everything a spectator may know, while the game is on."""
    lanes = yard.has_lanes(view)
    scene = Scene(ground(lanes, height(len(names), is_collecting(view))))
    head(scene, view, names)
    yard.grid(scene, view, HEAD, heard)
    players(scene, view, names, HEAD + yard.height(lanes) + SPACE)
    return scene
