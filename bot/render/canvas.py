"""From a scene, which is data, to a picture and to a PNG: sprites are drawn once and pasted as indices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from typing import Any, Final, Literal, TypeAlias, assert_never

from PIL import Image

from bot.render.palette import PALETTE, index, indices, ramp
from bot.render.pen import FINE, Pen
from bot.render.text import Label, mask
from bot.render.theme import Colour

LOW: Final = 800
"""Pictures up to this height, which hands are, are packed at level 3, as they go out most often. Level 2, for
the others, is as fast as level 1 and a tenth smaller; level 4 takes twice as long.
"""


@dataclass(frozen=True, slots=True)
class Sprite:
    """Flat artwork on a flat ground: `draw(pen, *args)` in units of pixels."""

    draw: Callable[..., None]
    width: int
    height: int
    ground: Colour
    args: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """A flat rectangle."""

    width: int
    height: int
    colour: Colour


Item: TypeAlias = Sprite | Label | Block
Mark: TypeAlias = tuple[Item, int, int]
"""An item, and where its left top corner is."""


@dataclass(frozen=True, slots=True, eq=False)
class Backdrop:
    """What stays the same from picture to picture of one layout; compared by identity, so build it once."""

    width: int
    height: int
    ground: Colour
    marks: tuple[Mark, ...]


@dataclass(slots=True)
class Scene:
    """A picture as data: a backdrop, and what lies on it, in order."""

    backdrop: Backdrop
    marks: list[Mark] = field(default_factory=list)

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its left top corner at (x, y)."""
        self.marks.append((sprite, x, y))

    def fill(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """Lay a flat rectangle with its left top corner at (x, y)."""
        self.marks.append((Block(width, height, colour), x, y))

    def write(self, label: Label, x: int, y: int, anchor: Literal["l", "m", "r"] = "l") -> int:
        """Write a label with its capitals centred on y; answers where it ends, in pixels from the left."""
        left = x if anchor == "l" else x - label.width if anchor == "r" else x - label.width // 2
        self.marks.append((label, left, y - label.middle))
        return left + label.width


def enlarged(sprite: Sprite) -> Image.Image:
    """The sprite in RGB, FINE times as large."""
    picture = Image.new("RGB", (sprite.width * FINE, sprite.height * FINE), sprite.ground)
    sprite.draw(Pen(picture, FINE), *sprite.args)
    return picture


@lru_cache(maxsize=4096)
def tile(item: Item) -> Image.Image:
    """The item as indices into the palette (mode L), drawn on first use."""
    match item:
        case Sprite():
            return indices(enlarged(item).reduce(FINE))
        case Label():
            cover = mask(item)
            return Image.frombytes("L", cover.size, cover.tobytes().translate(ramp(item.ground, item.ink)))
        case Block(width, height, colour):
            return Image.new("L", (width, height), index(colour))
        case _:
            assert_never(item)


@lru_cache(maxsize=64)
def _ground(backdrop: Backdrop) -> Image.Image:
    picture = Image.new("L", (backdrop.width, backdrop.height), index(backdrop.ground))
    _lay(picture, backdrop.marks)
    return picture


def _lay(picture: Image.Image, marks: list[Mark] | tuple[Mark, ...]) -> None:
    for item, x, y in marks:
        picture.paste(tile(item), (x, y))


def develop(scene: Scene) -> Image.Image:
    """The finished picture, mode P."""
    picture = _ground(scene.backdrop).copy()
    _lay(picture, scene.marks)
    picture.putpalette(PALETTE)
    return picture


def png(picture: Image.Image) -> bytes:
    """The picture (mode P) as a PNG: the same bytes every time, and nothing in it but the pixels."""
    buffer = BytesIO()
    picture.save(buffer, "PNG", compress_level=3 if picture.height <= LOW else 2)
    return buffer.getvalue()
