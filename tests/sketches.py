"""Games with sketches instead of pictures: a few pixels, drawn quickly, which differ where the real pictures
differ. They are for tests of the whole bot, because real pictures have tests of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

from PIL import Image

from bot.catalogue import TITLES
from bot.locales.phrase import ENGLISH, Locale
from bot.render.canvas import Scene, png
from bot.render.theme import STANDARD, Theme
from bot.title import AnyTitle

WIDTH = 4
"""The width of a sketch in pixels. The first pixel encodes whose view it is, and the others distinguish
views.
"""
COLOURS = 255
"""The number of colours that a real picture can have. An animation needs one more."""
PALETTE = bytes(each // 3 for each in range(3 * COLOURS))
"""A palette of all colours, because Pillow stores only as many bits of a pixel as the palette needs."""


class SketchPainter:
    """Paints sketches in place of a game's pictures: the same number, with the same heights."""

    def __init__(self, painter: Any) -> None:
        self._scenes = painter.scenes

    def scenes(
        self,
        view: Any,
        seats: Sequence[str],
        recent: Sequence[Any] = (),
        locale: Locale = ENGLISH,
        marked: Any = None,
    ) -> tuple[Scene, ...]:
        drawn: tuple[Scene, ...] = self._scenes(view, seats, recent, locale, marked)
        return drawn

    def paint(
        self,
        view: Any,
        seats: Sequence[str],
        recent: Sequence[Any] = (),
        theme: Theme = STANDARD,
        locale: Locale = ENGLISH,
        marked: Any = None,
    ) -> tuple[Image.Image, ...]:
        drawn = self.scenes(view, seats, recent, locale, marked)
        return tuple(_sketch(view.seat, scene, theme) for scene in drawn)

    def files(self, *shown: Any) -> tuple[bytes, ...]:
        return tuple(map(png, self.paint(*shown)))


def _sketch(seat: int | None, scene: Scene, theme: Theme) -> Image.Image:
    digest = sha256(f"{theme.key} {scene.marks}".encode()).digest()
    told = [each % COLOURS for each in digest[: WIDTH - 1]]
    pixels = bytes([0 if seat is None else seat + 1, *told])
    picture = Image.frombytes("P", (WIDTH, scene.height), pixels * scene.height)
    picture.putpalette(PALETTE)
    return picture


SKETCHED: Mapping[str, AnyTitle] = {
    key: replace(
        title,
        board=replace(title.board, painter=SketchPainter(title.board.painter)),
        robots=replace(title.robots, searching=frozenset()),
    )
    for key, title in TITLES.items()
}
"""The games with sketches. Their robots think in the process of the test."""
