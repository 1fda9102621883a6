"""Pictures of Views, drawn with Pillow: flat colours, opaque, one shared palette of 256 colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from PIL.Image import Image

V_contra = TypeVar("V_contra", contravariant=True)


class Painter(Protocol[V_contra]):
    """How a game is drawn. A module with this name satisfies it."""

    def paint(self, view: V_contra, seats: Sequence[str]) -> Image:
        """The picture of a view, mode P in the shared palette, 1100 px wide.

        For a spectator (view.seat is None) the public board, or the result once the match is over; for a seat
        its hand. `seats` are the players' names by seat.
        """
