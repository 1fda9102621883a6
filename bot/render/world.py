"""The art of the pictures, read from sheets and kept in caches (docs/pictures.md)."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from io import BytesIO
from types import MappingProxyType
from typing import Any, Final

from isal import isal_zlib
from PIL import Image

from bot.render import palette, sized_cache
from bot.render.theme import CARS, Colour, Theme, rgb
from bot.render.themes import THEMES

_MIB: Final = 1024 * 1024
_LARGE: Final = 4_000
"""The minimum number of pixels of a picture that is compressed in memory."""
_sheets: sized_cache.SizedCache[Mapping[str, bytes]] = sized_cache.SizedCache(7 * _MIB)
"""The sprites, coverage masks and grounds of the most recently used sheets, compressed."""
_sprites: sized_cache.SizedCache[Image.Image] = sized_cache.SizedCache(5 * _MIB)
_grounds: sized_cache.SizedCache[Image.Image] = sized_cache.SizedCache(7 * _MIB)


@dataclass(frozen=True, slots=True)
class SheetPlace:
    """The place of a sprite: its box in its sheet, and the offset of its top left corner from its anchor, in
    pixels. solid: whether the sprite covers its whole box. sheet: the name of its sheet, without the theme.
    """

    x: int
    y: int
    width: int
    height: int
    left: int
    top: int
    solid: bool
    sheet: str


def _place(
    x: int, y: int, width: int, height: int, left: int, top: int, solid: int, sheet: str
) -> SheetPlace:
    return SheetPlace(x, y, width, height, left, top, bool(solid), sheet)


@dataclass(frozen=True, eq=False)
class World:
    """The art of a game, or of the pictures that belong to no game. package: the package whose folder
    `sheets` contains the art. themes: the replacements of standard colours, by the theme's key.
    """

    package: str
    themes: Mapping[str, Mapping[Colour, Colour]] = field(default_factory=dict)

    @cached_property
    def sheet(self) -> Mapping[str, Any]:
        """The description of the sheets: their sprites, grounds and palettes."""
        found: Mapping[str, Any] = json.loads(self.read("sheet.json"))
        return found

    @cached_property
    def places(self) -> Mapping[str, SheetPlace]:
        """The place of each sprite by name."""
        return {name: _place(*box) for name, box in self.sheet["sprites"].items()}

    def size(self, ground: str) -> tuple[int, int]:
        """Return the width and height of a ground, in pixels."""
        width, height = self.sheet["grounds"][ground]
        return width, height

    def read(self, name: str) -> bytes:
        """Return the content of a file in the folder `sheets`."""
        return (files(self.package) / "sheets" / name).read_bytes()


def themes(**codes: str) -> Mapping[str, Mapping[Colour, Colour]]:
    """Return the replacements of colours for a world, by theme. codes: pairs of colours by the theme's key,
    the standard colour first: "1F5F55 000000 ...". The cars have the theme's usual colours, or the standard
    ones in the light theme.
    """
    made = {}
    for key, theme in THEMES.items():
        pairs = [rgb(code) for code in codes.get(key, "").split()]
        seats = () if key == "light" else ((car, theme(car)) for car in CARS)
        made[key] = MappingProxyType(dict((*seats, *zip(pairs[::2], pairs[1::2], strict=True))))
    return MappingProxyType(made)


class Look:
    """A world in one theme."""

    def __init__(self, world: World, key: str) -> None:
        self.world = world
        self._key = key
        self._theme = Theme(key, world.themes.get(key, {}))
        self.codes: bytes = bytes.fromhex(world.sheet["palettes"][key])
        """The palette as red, green, blue bytes, at most 255 colours."""
        channels = (self.codes[at::3] for at in range(3))
        self._indices = {colour: at for at, colour in enumerate(zip(*channels, strict=True))}

    def __call__(self, colour: Colour) -> Colour:
        """Return the look's colour for a standard colour."""
        return self._theme(colour)

    def index(self, colour: Colour) -> int:
        """Return the palette index of the look's colour for a standard colour, or of the nearest one."""
        drawn = self(colour)
        if drawn not in self._indices:
            self._indices[drawn] = self.indices(Image.new("RGB", (1, 1), drawn)).tobytes()[0]
        return self._indices[drawn]

    def indices(self, picture: Image.Image) -> Image.Image:
        """Return the picture (mode RGB) in the palette (mode P). Each colour becomes the nearest one."""
        return palette.mapped(picture, self.codes)

    def shown(self, indices: Image.Image) -> Image.Image:
        """Return indices into the palette (mode L) as a picture (mode P)."""
        return palette.shown(indices, self.codes)

    def ground(self, name: str) -> Image.Image:
        """Return a ground as indices into the palette (mode L). Never paint on it."""
        size = self.world.size(name)
        key = f"{self._key}-{name}"
        return _grounds.get((self.world, key), lambda: self._unpacked(size, key, ""), _size)

    def sprite(self, name: str) -> Image.Image:
        """Return a sprite as indices into the palette (mode L). Never paint on it."""
        return self._cut(self._key, name)

    def cover(self, name: str) -> Image.Image:
        """Return the coverage mask of a sprite (mode L). Never paint on it."""
        return self._cut("alpha", name)

    def _cut(self, kind: str, name: str) -> Image.Image:
        at = self.world.places[name]
        size, sheet = (at.width, at.height), f"{kind}-{at.sheet}"
        return _sprites.get((self.world, kind, name), lambda: self._unpacked(size, sheet, name), _size)

    def _unpacked(self, size: tuple[int, int], sheet: str, name: str) -> Image.Image:
        pieces = _sheets.get((self.world, sheet), lambda: self._packed(sheet), _bytes)
        return unpacked(size, pieces[name])

    def _packed(self, sheet: str) -> Mapping[str, bytes]:
        """Return the packed pixels of every sprite of a sheet by name. A ground has the name ""."""
        picture = Image.open(BytesIO(self.world.read(f"{sheet}.png")))
        kind = sheet.partition("-")[2]
        boxes = {
            name: (at.x, at.y, at.x + at.width, at.y + at.height)
            for name, at in self.world.places.items()
            if at.sheet == kind
        } or {"": (0, 0, *picture.size)}
        return {name: packed(picture.crop(box)) for name, box in boxes.items()}


def packed(picture: Image.Image) -> bytes:
    """Return the pixels of a picture (one byte each), compressed if there are at least _LARGE."""
    pixels = picture.tobytes()
    return pixels if len(pixels) < _LARGE else isal_zlib.compress(pixels, 0)


def unpacked(size: tuple[int, int], pixels: bytes) -> Image.Image:
    """Return the picture (mode L) of the given size from pixels that `packed` returned."""
    small = size[0] * size[1] < _LARGE
    held = pixels if small else isal_zlib.decompress(pixels)
    return Image.frombuffer("L", size, held, "raw", "L", 0, 1)


def _size(picture: Image.Image) -> int:
    return picture.width * picture.height


def _bytes(pieces: Mapping[str, bytes]) -> int:
    return sum(map(len, pieces.values()))


@cache
def look(world: World, key: str) -> Look:
    """Return the look of the world in the theme with the given key."""
    return Look(world, key)


def forget() -> None:
    """Empty the caches of sheets, sprites and grounds."""
    for each in (_sheets, _sprites, _grounds):
        each.clear()
