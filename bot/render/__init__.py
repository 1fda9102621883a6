"""Pictures of Views, drawn with Pillow: flat colours, opaque, one shared palette of 256 colours."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from PIL.Image import Image

from bot.render.canvas import Scene, png

V_contra = TypeVar("V_contra", contravariant=True)


class Painter(Hashable, Protocol[V_contra]):
    """How a game is drawn. A module with these names satisfies it."""

    def scenes(self, view: V_contra, seats: Sequence[str]) -> tuple[Scene, ...]:
        """What the pictures of a view show, in the order of reading; one for most games.

        For a spectator (view.seat is None) the public board, or the result once the match is over; for a seat
        its hand. `seats` are the players' names by seat.
        """

    def paint(self, view: V_contra, seats: Sequence[str]) -> tuple[Image, ...]:
        """The pictures of these scenes, mode P in the shared palette, 1100 px wide."""


def draw(painter: Painter[V_contra], view: V_contra, seats: Sequence[str]) -> tuple[bytes, ...]:
    """The pictures of a view as PNG files. The last ones are remembered; any thread may call it."""
    return _drawn(painter, view, tuple(seats))


@lru_cache(maxsize=256)
def _drawn(painter: Painter[Any], view: Any, seats: tuple[str, ...]) -> tuple[bytes, ...]:
    return tuple(png(picture) for picture in painter.paint(view, seats))
