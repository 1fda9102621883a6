"""A scene, which is a picture as data, and functions that turn it into an image and a PNG."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from struct import pack
from typing import Any, Final, Literal, TypeAlias

from isal import isal_zlib
from PIL import Image, ImageChops

from bot.render.palette import colours, index, indices, ramp, shades
from bot.render.pen import FINE, Pen
from bot.render.text import TextRun, coloured, mask
from bot.render.theme import STANDARD, Colour, Theme

BLACK: Final = (0, 0, 0)
WHITE: Final = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Sprite:
    """Artwork on a flat ground. `draw(pen, *args)` draws it, and the pen's unit is a pixel of the picture."""

    draw: Callable[..., None]
    width: int
    height: int
    ground: Colour
    args: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """A rectangle of one colour, with its size in pixels."""

    width: int
    height: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class Overlay:
    """Artwork on a transparent ground. `draw(pen, *args)` draws it, and the pen's unit is a pixel of the
    picture.
    """

    draw: Callable[..., None]
    width: int
    height: int
    args: tuple[Any, ...] = ()


Item: TypeAlias = Sprite | TextRun | Block | Overlay
Mark: TypeAlias = tuple[Item, int, int]
"""An item, and the x and y of its top left corner, in pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class Backdrop:
    """The part of a scene that is the same in all pictures of one layout. It is compared by identity."""

    width: int
    height: int
    ground: Colour
    marks: tuple[Mark, ...]


@dataclass(slots=True)
class Scene:
    """A picture as data: a backdrop, and the marks on it, in order."""

    backdrop: Backdrop
    marks: list[Mark] = field(default_factory=list)

    @property
    def width(self) -> int:
        """The width of the picture, in pixels."""
        return self.backdrop.width

    @property
    def height(self) -> int:
        """The height of the picture, in pixels."""
        return self.backdrop.height

    def put(self, sprite: Sprite | Overlay, x: int, y: int) -> None:
        """Add a sprite or an overlay on top of the marks so far, with its top left corner at (x, y)."""
        self.marks.append((sprite, x, y))

    def fill(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """Add a flat rectangle with its top left corner at (x, y)."""
        self.marks.append((Block(width, height, colour), x, y))

    def write(self, label: TextRun, x: int, y: int, anchor: Literal["l", "m", "r"] = "l") -> int:
        """Write a label with its capitals centred on y. Return its right edge, in pixels from the left.
        anchor: whether x is the left edge (l), the middle (m) or the right edge (r).
        """
        left = x if anchor == "l" else x - label.width if anchor == "r" else x - label.width // 2
        self.marks.append((label, left, y - label.middle))
        return left + label.width


def enlarged(sprite: Sprite, theme: Theme = STANDARD) -> Image.Image:
    """Return the sprite as a picture in mode RGB, FINE times as wide and as high."""
    return _enlarged(sprite, theme(sprite.ground), theme)


def _enlarged(item: Sprite | Overlay, ground: Colour, theme: Theme) -> Image.Image:
    picture = Image.new("RGB", (item.width * FINE, item.height * FINE), ground)
    item.draw(Pen(picture, FINE, theme=theme), *item.args)
    return picture


@lru_cache(maxsize=4096)
def tile(item: Sprite | TextRun | Block, theme: Theme = STANDARD) -> Image.Image:
    """Return the item as indices into the theme's palette (mode L). It is cached, so never paint on it."""
    match item:
        case Sprite():
            return indices(enlarged(item, theme).reduce(FINE), theme)
        case TextRun():
            shown = coloured(item, theme(item.ground), theme(item.ink)) if not item.text.isascii() else None
            if shown is not None:
                return indices(shown, theme)
            cover = mask(item)
            return Image.frombytes(
                "L", cover.size, cover.tobytes().translate(ramp(item.ground, item.ink, theme))
            )
        case Block(width, height, colour):
            return Image.new("L", (width, height), index(colour, theme))


@lru_cache(maxsize=1024)
def _layer(item: Overlay, theme: Theme) -> tuple[Image.Image, Image.Image]:
    """Return an overlay drawn on black, and how much of the picture below shows through (both mode RGB)."""
    dark, light = (_enlarged(item, ground, theme).reduce(FINE) for ground in (BLACK, WHITE))
    return dark, ImageChops.subtract(light, dark)


def laid_over(under: Image.Image, item: Overlay, theme: Theme = STANDARD) -> Image.Image:
    """Return the picture `under` (mode RGB, of the overlay's size) with an overlay drawn over it."""
    drawn, through = _layer(item, theme)
    return ImageChops.add(drawn, ImageChops.multiply(under, through))


@lru_cache(maxsize=64)
def _ground(backdrop: Backdrop, theme: Theme) -> Image.Image:
    picture = Image.new("L", (backdrop.width, backdrop.height), index(backdrop.ground, theme))
    _lay(picture, backdrop.marks, theme)
    return picture


def _lay(picture: Image.Image, marks: list[Mark] | tuple[Mark, ...], theme: Theme) -> None:
    for item, x, y in marks:
        if isinstance(item, Overlay):
            under = colours(picture.crop((x, y, x + item.width, y + item.height)), theme)
            picture.paste(indices(laid_over(under, item, theme), theme), (x, y))
        else:
            picture.paste(tile(item, theme), (x, y))


def develop(scene: Scene, theme: Theme = STANDARD) -> Image.Image:
    """Return the finished picture of a scene, in mode P and in the colours of the theme."""
    picture = _ground(scene.backdrop, theme).copy()
    _lay(picture, scene.marks, theme)
    picture.putpalette(shades(theme))
    return picture


def png(picture: Image.Image) -> bytes:
    """Return the picture (mode P) as a PNG file without metadata."""
    rows = Image.new("P", (picture.width + 1, picture.height))  # each row begins with a 0: no filter
    rows.paste(picture, (1, 0))
    data = chunk(b"IDAT", isal_zlib.compress(rows.tobytes(), 2))
    return png_file(picture.width, picture.height, bytes(picture.getpalette() or ()), data)


def png_file(width: int, height: int, codes: bytes, data: bytes) -> bytes:
    """Return a PNG file whose pixels are indices into a palette. width, height: pixels. codes: the palette's
    red, green, blue bytes. data: the chunks with the pixels.
    """
    header = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    end = chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"PLTE", codes) + data + end


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG file: the data with its length, kind and checksum."""
    return pack(">I", len(data)) + kind + data + pack(">I", isal_zlib.crc32(kind + data))
