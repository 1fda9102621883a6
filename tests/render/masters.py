"""Two other ways to draw each picture, the RGB master and the naive one, for comparison, and checks that
every picture must pass.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import log10
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageStat

from bot.render import canvas, stage
from bot.render.canvas import Block, Mark, Overlay, Scene, Sprite, enlarged, laid_over
from bot.render.cover import EDGE
from bot.render.pen import FINE, Pen
from bot.render.stage import Stage
from bot.render.text import TextRun, coloured, mask
from bot.render.theme import STANDARD, WIDTH, Theme, font
from tests.render import staged
from tests.render.sizes import drawn_sizes

Tiled: TypeAlias = Sprite | TextRun | Block


@lru_cache(maxsize=4096)
def tile(item: Tiled, theme: Theme = STANDARD) -> Image.Image:
    """Return an item as a picture in full colour."""
    match item:
        case Sprite():
            return enlarged(item, theme).reduce(FINE)
        case TextRun():
            shown = coloured(item, theme(item.ground), theme(item.ink))
            if shown is not None:
                return shown
            picture = Image.new("RGB", (item.width, item.height), theme(item.ground))
            picture.paste(theme(item.ink), (0, 0), mask(item))
            return picture
        case Block(width, height, colour):
            return Image.new("RGB", (width, height), theme(colour))


def marks(scene: Scene) -> Iterable[Mark]:
    yield from scene.backdrop.marks
    yield from scene.marks


def master(scene: Scene | Stage, theme: Theme = STANDARD) -> Image.Image:
    """Return a picture in full colour, before the palette is applied."""
    if isinstance(scene, Stage):
        return staged.master(scene, theme)
    picture = Image.new("RGB", (scene.backdrop.width, scene.backdrop.height), theme(scene.backdrop.ground))
    for item, x, y in marks(scene):
        if isinstance(item, Overlay):
            under = picture.crop((x, y, x + item.width, y + item.height))
            picture.paste(laid_over(under, item, theme), (x, y))
        else:
            picture.paste(tile(item, theme), (x, y))
    return picture


def naive(scene: Scene | Stage) -> Image.Image:
    """Return a picture drawn as a whole at FINE times its size and then reduced, with nothing cached."""
    if isinstance(scene, Stage):
        return staged.naive(scene)
    size = (scene.backdrop.width * FINE, scene.backdrop.height * FINE)
    picture = Image.new("RGB", size, scene.backdrop.ground)
    draw = ImageDraw.Draw(picture)
    for item, x, y in marks(scene):
        left, top = x * FINE, y * FINE
        if not isinstance(item, Overlay):
            ground = item.colour if isinstance(item, Block) else item.ground
            draw.rectangle((left, top, left + item.width * FINE - 1, top + item.height * FINE - 1), ground)
        if isinstance(item, Sprite | Overlay):
            item.draw(Pen(picture, FINE, left, top), *item.args)
        elif isinstance(item, TextRun):
            face = font(item.size * FINE, item.weight)
            baseline = top + round(item.size * 0.98) * FINE
            draw.text((left, baseline), item.text, item.ink, face, anchor="ls")
    return picture.reduce(FINE)


def developed(drawn: Scene | Stage, theme: Theme = STANDARD) -> Image.Image:
    """Return a picture as it is sent to Discord, with a palette."""
    return stage.develop(drawn, theme) if isinstance(drawn, Stage) else canvas.develop(drawn, theme)


def fidelity(picture: Image.Image, original: Image.Image) -> float:
    """Return the peak signal-to-noise ratio of two pictures in decibels, which is infinite for equal
    pictures.
    """
    squares = ImageStat.Stat(ImageChops.difference(picture.convert("RGB"), original)).sum2
    error = sum(squares) / (3 * picture.width * picture.height)
    return float("inf") if error == 0 else 10 * log10(255 * 255 / error)


def words(drawn: Scene | Stage) -> list[str]:
    """Return the text of every label and tag of a picture."""
    if isinstance(drawn, Stage):
        return staged.words(drawn)
    found: list[str] = []
    for item, _, _ in marks(drawn):
        if isinstance(item, TextRun):
            found.append(item.text)
        elif isinstance(item, Sprite | Overlay):
            found += [arg for arg in item.args if isinstance(arg, str)]
    return found


def text_sizes(drawn: Scene | Stage) -> Iterable[tuple[float, object]]:
    """Yield the size of each text in a picture, with the item that contains it."""
    if isinstance(drawn, Stage):
        yield from staged.text_sizes(drawn)
        return
    for item, _, _ in marks(drawn):
        if isinstance(item, TextRun):
            yield item.size, item
        elif isinstance(item, Sprite | Overlay):
            yield from ((size, item) for size in drawn_sizes(item))


def check_layout(drawn: Scene | Stage) -> None:
    """Check that nothing extends beyond the edges of a picture, and that nothing covers the capitals of a
    label.
    """
    if isinstance(drawn, Stage):
        staged.check_layout(drawn)
        return
    written: list[tuple[str, tuple[int, int, int, int]]] = []
    high = drawn.backdrop.height
    for item, x, y in marks(drawn):
        if (x, y) == (EDGE, EDGE):
            continue
        box = (x, y, x + item.width, y + item.height)
        assert EDGE < box[0] < box[2] < WIDTH - EDGE, item
        assert EDGE < box[1] < box[3] < high - EDGE, item
        for text, (left, top, right, bottom) in written:
            apart = box[0] >= right or box[2] <= left or box[1] >= bottom or box[3] <= top
            assert apart, f"{item} covers {text}"
        if isinstance(item, TextRun):
            base = y + item.middle + round(item.size * 0.355)
            written.append((item.text, (x + 1, base - round(item.size * 0.71), x + item.width - 1, base)))
