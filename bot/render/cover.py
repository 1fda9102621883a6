"""The covers of the games, for their lobbies and for the overview of all games."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

from PIL import Image

from bot.locales.phrase import Locale
from bot.render import palette, theme
from bot.render.canvas import Backdrop, Block, Mark, Scene, Sprite, develop, enlarged, png
from bot.render.pen import FINE, Pen
from bot.render.text import TextRun

HEIGHT: Final = 400
"""The height of a cover in pixels."""
ROW: Final = 182
"""The height of a game's row in the overview of all games, with the gap below it, in pixels."""
SMALL: Final = (440, 160)
"""The width and height of a cover in the overview of all games, in pixels."""
EDGE: Final = 8
"""The thickness of the light frame around a picture, in pixels."""
LEFT: Final = 28
RIGHT: Final = theme.WIDTH - LEFT


@cache
def cover_file(paint: Callable[[Locale], Image.Image], locale: Locale) -> bytes:
    """Return a game's cover as a PNG file. paint: returns the cover in a language."""
    return png(paint(locale))


@cache
def cover(draw: Callable[[Pen], None]) -> Image.Image:
    """Return the cover that `draw` draws, WIDTH by HEIGHT pixels, in mode P. Never paint on it. The pen's
    unit is a pixel.
    """
    picture = palette.indices(enlarged(Sprite(draw, theme.WIDTH, HEIGHT, theme.BOARD)).reduce(FINE))
    picture.putpalette(palette.PALETTE)
    return picture


@lru_cache(maxsize=4)
def poster(
    games: tuple[tuple[str, str, Callable[[Locale], Image.Image]], ...], locale: Locale
) -> Image.Image:
    """Return the overview of all games (mode P), with a row for each. games: for each game the name, a few
    words about it, and a function that returns the cover in a language.
    """
    scene = Scene(framed(len(games) * ROW + 2 * 22 - 8, _panels(games)))
    left = LEFT + SMALL[0] + 34
    for at, (name, facts, _) in enumerate(games):
        middle = 22 + at * ROW + (ROW - 8) // 2
        size = next(size for size in (64, 56, 48) if TextRun(name, size, "Black").width <= RIGHT - left - 12)
        scene.write(TextRun(name, size, "Black", theme.TEXT, theme.PANEL), left, middle - 34)
        scene.write(TextRun(facts, 48, "Medium", theme.QUIET, theme.PANEL), left, middle + 38)
    picture = develop(scene)
    for at, (_, _, paint) in enumerate(games):
        small = paint(locale).convert("RGB").resize(SMALL, Image.Resampling.LANCZOS)
        picture.paste(palette.indices(small), (LEFT + 6, 22 + at * ROW + 7))
    return picture


def _panels(games: Sequence[object]) -> list[Mark]:
    return [(panel(RIGHT - LEFT, ROW - 8), LEFT, 22 + at * ROW) for at in range(len(games))]


def framed(height: int, marks: list[Mark]) -> Backdrop:
    """Return a board in its light frame, with the given marks. height: of the board with its frame, in
    pixels.
    """
    inner: Mark = (Block(theme.WIDTH - 2 * EDGE, height - 2 * EDGE, theme.BOARD), EDGE, EDGE)
    return Backdrop(theme.WIDTH, height, theme.FRAME, (inner, *marks))


def panel(width: int, height: int, strong: bool = False) -> Sprite:
    """Return a dark panel of the given size in pixels, with round corners. strong: whether it has a bright
    rim.
    """
    return Sprite(_rimmed, width, height, theme.BOARD, (width, height, strong))


def _rimmed(pen: Pen, width: int, height: int, strong: bool = False) -> None:
    line = (4 if height < 80 else 6) if strong else 2
    pen.framed(width, height, theme.PANEL, theme.SIGNAL if strong else theme.RULE, line=line, radius=16)


@lru_cache(maxsize=32)
def backdrop(height: int) -> Backdrop:
    """Return an empty board of the given height in pixels, in its frame."""
    return framed(height, [])
