"""The map of one player, who has seen more than everybody."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.scrapheap.board import grid as yard
from bot.games.scrapheap.board.board import SPACE, ground
from bot.games.scrapheap.board.head import OWN_HEAD, own_head
from bot.games.scrapheap.board.players import OWN, own
from bot.games.scrapheap.rules.events import Event
from bot.games.scrapheap.rules.model import View
from bot.render.canvas import Scene


def hand(view: View, names: Sequence[str], heard: Sequence[Event]) -> Scene:
    """Everything one player may know of the grid, with what is theirs."""
    assert view.seat is not None
    lanes = yard.has_lanes(view)
    scene = Scene(ground(lanes, OWN, OWN_HEAD))
    own_head(scene, view, names)
    yard.grid(scene, view, OWN_HEAD, heard)
    own(scene, view, view.seat, OWN_HEAD + yard.height(lanes) + SPACE)
    return scene
