"""The cover of Two Cards: one card is higher than the other."""

from __future__ import annotations

from PIL.Image import Image

from bot.render import cover as covers
from bot.render.pen import Pen
from tests.games.example.board.pieces import face
from tests.games.example.rules.components import Card


def cover() -> Image:
    """Two cards."""
    return covers.cover(_draw)


def _draw(pen: Pen) -> None:
    covers.lay(pen, face(Card(3)), 360, 130)
    covers.lay(pen, face(Card(7)), 600, 70)
