"""The sizes of the texts that a pen writes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PIL import Image

from bot.render.canvas import Overlay, Sprite
from bot.render.pen import FINE, Pen


class Reader(Pen):
    """A pen that records the size of each text in the finished picture, in pixels."""

    sizes: list[float]

    def text(self, *args: Any, **named: Any) -> None:
        super().text(*args, **named)
        Reader.sizes.append(args[3] * self._scale / FINE)


@lru_cache(maxsize=4096)
def drawn_sizes(item: Sprite | Overlay) -> tuple[float, ...]:
    """Return the size of each text of an item in the finished picture, in pixels."""
    Reader.sizes = []
    item.draw(Reader(Image.new("RGB", (item.width * FINE, item.height * FINE)), FINE), *item.args)
    return tuple(Reader.sizes)
