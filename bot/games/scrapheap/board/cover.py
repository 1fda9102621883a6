"""The cover of Scrapheap Scavengers: a pick-up full of junk before the yard at dusk."""

from __future__ import annotations

from functools import cache

from PIL.Image import Image

from bot.games.scrapheap.board.inks import WORLD
from bot.render.stage import Stage, develop


@cache
def cover() -> Image:
    """The picture."""
    return develop(Stage(WORLD, "cover"))
