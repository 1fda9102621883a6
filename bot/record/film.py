"""The whole game as moving pictures, a frame for each turn as everybody saw it; and as one sheet of them."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import groupby
from typing import Any, Final

from PIL import Image

from bot.render.canvas import png
from bot.render.palette import index, indices, palette, shades
from bot.render.theme import BOARD, STANDARD, Theme
from bot.tables.history import Past
from bot.title import AnyTitle

FRAMES: Final = 60
"""So many frames a film has at the most."""
BYTES: Final = 4 * 1024 * 1024
"""And so many bytes: one that would be longer has fewer frames."""
SHRUNK: Final = 2
"""A frame is so many times smaller than the pictures of a table."""
SHEET: Final = 12
"""So many frames stand on a sheet at the most, COLUMNS in a row."""
COLUMNS: Final = 2
_EACH, _FIRST, _LAST = 700, 1_500, 5_000
"""How long a frame is shown, in milliseconds."""
_CLEAR: Final = b"\xff\x00\xfe"
"""A colour that no theme has: that of pixels which do not change."""


def film(title: AnyTitle, pasts: Sequence[Past], names: Sequence[str], theme: Theme = STANDARD) -> bytes:
    """The game as a GIF. One palette; what does not change from frame to frame is transparent."""
    most, made = FRAMES, _made(title, pasts, names, theme, FRAMES)
    while len(made) > BYTES:
        most //= 2
        made = _made(title, pasts, names, theme, most)
    return made


def _made(title: AnyTitle, pasts: Sequence[Past], names: Sequence[str], theme: Theme, most: int) -> bytes:
    frames = _frames(title, _chosen(pasts, most), names, theme)
    colours = shades(theme) + _CLEAR
    for frame in frames:
        frame.putpalette(colours)
    first, *others = frames
    times = [_FIRST, *(_EACH for _ in others[:-1]), _LAST]
    buffer = BytesIO()
    first.save(
        buffer,
        "GIF",
        save_all=True,
        append_images=others,
        duration=times[: len(frames)],
        loop=0,
        disposal=1,
        optimize=True,
        transparency=len(colours) // 3 - 1,
        palette=colours,
    )
    return buffer.getvalue()


def sheet(title: AnyTitle, pasts: Sequence[Past], names: Sequence[str], theme: Theme = STANDARD) -> bytes:
    """Some frames of the film side by side, in the order of reading, as a PNG."""
    frames = _frames(title, _chosen(pasts, SHEET), names, theme)
    width, height = frames[0].size
    rows = -(-len(frames) // COLUMNS)
    whole = Image.new("P", (width * COLUMNS, height * rows), index(BOARD, theme))
    whole.putpalette(palette(theme))
    for at, frame in enumerate(frames):
        whole.paste(frame, (at % COLUMNS * width, at // COLUMNS * height))
    return png(whole)


def _chosen(pasts: Sequence[Past], most: int) -> list[tuple[Past, tuple[Any, ...]]]:
    """The end of each turn, with what happened in it; of many turns as many as there is room for, evenly,
    the deal and the end among them.
    """
    turns = [list(group) for _, group in groupby(pasts, lambda past: past.turn)]
    ends = [(turn[-1], tuple(event for past in turn for event in past.events)) for turn in turns]
    if pasts[0].ply != ends[0][0].ply:
        ends.insert(0, (pasts[0], pasts[0].events))
    if len(ends) <= most:
        return ends
    return [ends[at * (len(ends) - 1) // (most - 1)] for at in range(most)]


def _frames(
    title: AnyTitle, chosen: Sequence[tuple[Past, tuple[Any, ...]]], names: Sequence[str], theme: Theme
) -> list[Image.Image]:
    """The pictures, each on a canvas that is large enough for all of them."""
    drawn = [_drawn(title, past, events, names, theme) for past, events in chosen]
    width, height = (max(picture.size[side] for picture in drawn) for side in (0, 1))
    return [_laid([picture], width, height, theme) for picture in drawn]


def _drawn(
    title: AnyTitle, past: Past, events: Sequence[Any], names: Sequence[str], theme: Theme
) -> Image.Image:
    """The pictures of the table after that move, one below the other."""
    game = title.game
    heard = [heard for event in events if (heard := game.hears(event, None)) is not None]
    drawn = title.painter.paint(game.view(past.match.state, None), names, heard, theme)
    small = [indices(picture.convert("RGB").reduce(SHRUNK), theme) for picture in drawn]
    width, height = small[0].width, sum(picture.height for picture in small)
    return _laid(small, width, height, theme)


def _laid(pictures: Sequence[Image.Image], width: int, height: int, theme: Theme) -> Image.Image:
    """The pictures one below the other, from the top of a canvas."""
    canvas = Image.new("P", (width, height), index(BOARD, theme))
    canvas.putpalette(palette(theme))
    top = 0
    for picture in pictures:
        canvas.paste(picture, (0, top))
        top += picture.height
    return canvas
