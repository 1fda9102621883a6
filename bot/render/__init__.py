"""Pictures of Views, drawn with Pillow: flat colours, one palette of 256 colours for each theme."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from PIL.Image import Image

from bot.render.canvas import Scene, png
from bot.render.theme import STANDARD, Theme

V_contra = TypeVar("V_contra", contravariant=True)


class Painter(Hashable, Protocol[V_contra]):
    """How a game is drawn. A module with these names satisfies it."""

    def scenes(self, view: V_contra, seats: Sequence[str], heard: Sequence[Any] = ()) -> tuple[Scene, ...]:
        """What the pictures of a view show, in the order of reading; one for most games.

        For a spectator (view.seat is None) the public board, or the result once the match is over; for a seat
        its hand. `seats` are the players' names by seat. `heard`: the events of the turn in progress and of
        the one before, oldest first, as everybody heard them: what the last of them changed is marked.
        """

    def paint(
        self,
        view: V_contra,
        seats: Sequence[str],
        heard: Sequence[Any] = (),
        theme: Theme = STANDARD,
    ) -> tuple[Image, ...]:
        """The pictures of these scenes, mode P in the theme's palette, 1100 px wide."""


def draw(
    painter: Painter[V_contra],
    view: V_contra,
    seats: Sequence[str],
    heard: Sequence[Any] = (),
    theme: Theme = STANDARD,
) -> tuple[bytes, ...]:
    """The pictures of a view as PNG files. The last ones are remembered; any thread may call it."""
    return _drawn(painter, view, tuple(seats), tuple(heard), theme)


@lru_cache(maxsize=256)
def _drawn(
    painter: Painter[Any], view: Any, seats: tuple[str, ...], heard: tuple[Any, ...], theme: Theme
) -> tuple[bytes, ...]:
    return tuple(png(picture) for picture in painter.paint(view, seats, heard, theme))
