"""A world: what one game is painted with, from the sheets that `make sprites` has made (docs/pictures.md)."""

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
"""Pixels from which a picture is compressed."""
_sheets: sized_cache.SizedCache[Mapping[str, bytes]] = sized_cache.SizedCache(6 * _MIB)
"""The sprites of the sheets used last, packed: all worlds have 4 MiB in one theme."""
_sprites: sized_cache.SizedCache[Image.Image] = sized_cache.SizedCache(5 * _MIB)
_grounds: sized_cache.SizedCache[Image.Image] = sized_cache.SizedCache(7 * _MIB)


@dataclass(frozen=True, slots=True)
class SheetPlace:
    """Where a sprite is in which sheet, where its left top corner lies from its anchor, and whether it covers
    its whole box.
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
    """The art of a game.

    package: in its folder `sheets` are the sheets. themes: by a theme's key, what is drawn for which standard
    colour; a colour or a theme that is not there stays as it is.
    """

    package: str
    themes: Mapping[str, Mapping[Colour, Colour]] = field(default_factory=dict)

    @cached_property
    def sheet(self) -> Mapping[str, Any]:
        """What the sheets hold: sprites, grounds, palettes."""
        found: Mapping[str, Any] = json.loads(self.read("sheet.json"))
        return found

    @cached_property
    def places(self) -> Mapping[str, SheetPlace]:
        """Every sprite by its name."""
        return {name: _place(*box) for name, box in self.sheet["sprites"].items()}

    def size(self, ground: str) -> tuple[int, int]:
        """The width and height of a ground, in pixels."""
        width, height = self.sheet["grounds"][ground]
        return width, height

    def read(self, name: str) -> bytes:
        """A file of the sheets."""
        return (files(self.package) / "sheets" / name).read_bytes()


def themes(**codes: str) -> Mapping[str, Mapping[Colour, Colour]]:
    """The themes of a world, each by pairs of colours, the standard one first: "1F5F55 000000 ...".

    For other eyes than the standard ones seats have the colours that they have everywhere.
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
        """The palette as red, green, blue bytes: at most 255 colours, so that a film has one to spare."""
        channels = (self.codes[at::3] for at in range(3))
        self._indices = {colour: at for at, colour in enumerate(zip(*channels, strict=True))}

    def __call__(self, colour: Colour) -> Colour:
        """What is drawn for a standard colour."""
        return self._theme(colour)

    def index(self, colour: Colour) -> int:
        """The palette's index of what is drawn for a colour."""
        drawn = self(colour)
        if drawn not in self._indices:
            self._indices[drawn] = self.indices(Image.new("RGB", (1, 1), drawn)).tobytes()[0]
        return self._indices[drawn]

    def indices(self, picture: Image.Image) -> Image.Image:
        """The picture (mode RGB) in the palette (mode P), each colour by the nearest one."""
        return palette.mapped(picture, self.codes)

    def shown(self, indices: Image.Image) -> Image.Image:
        """What indices into the palette (mode L) look like (mode P)."""
        return palette.shown(indices, self.codes)

    def ground(self, name: str) -> Image.Image:
        """The indices of a ground into the palette (mode L); never to be painted on."""
        size = self.world.size(name)
        key = f"{self._key}-{name}"
        return _grounds.get((self.world, key), lambda: self._unpacked(size, key, ""), _size)

    def sprite(self, name: str) -> Image.Image:
        """The indices of a sprite into the palette (mode L); never to be painted on."""
        return self._cut(self._key, name)

    def cover(self, name: str) -> Image.Image:
        """How much of each pixel a sprite covers (mode L); never to be painted on."""
        return self._cut("alpha", name)

    def _cut(self, kind: str, name: str) -> Image.Image:
        at = self.world.places[name]
        size, sheet = (at.width, at.height), f"{kind}-{at.sheet}"
        return _sprites.get((self.world, kind, name), lambda: self._unpacked(size, sheet, name), _size)

    def _unpacked(self, size: tuple[int, int], sheet: str, name: str) -> Image.Image:
        pieces = _sheets.get((self.world, sheet), lambda: self._packed(sheet), _bytes)
        return unpacked(size, pieces[name])

    def _packed(self, sheet: str) -> Mapping[str, bytes]:
        """Every sprite of a sheet by its name; a ground by the name ""."""
        picture = Image.open(BytesIO(self.world.read(f"{sheet}.png")))
        kind = sheet.partition("-")[2]
        boxes = {
            name: (at.x, at.y, at.x + at.width, at.y + at.height)
            for name, at in self.world.places.items()
            if at.sheet == kind
        } or {"": (0, 0, *picture.size)}
        return {name: packed(picture.crop(box)) for name, box in boxes.items()}


def packed(picture: Image.Image) -> bytes:
    """The pixels of a picture, which are compressed if there are many: a million takes 1 ms."""
    pixels = picture.tobytes()
    return pixels if len(pixels) < _LARGE else isal_zlib.compress(pixels, 0)


def unpacked(size: tuple[int, int], pixels: bytes) -> Image.Image:
    """The picture with those packed pixels (mode L): a million takes 0.5 ms."""
    small = size[0] * size[1] < _LARGE
    held = pixels if small else isal_zlib.decompress(pixels)
    return Image.frombuffer("L", size, held, "raw", "L", 0, 1)


def _size(picture: Image.Image) -> int:
    return picture.width * picture.height


def _bytes(pieces: Mapping[str, bytes]) -> int:
    return sum(map(len, pieces.values()))


@cache
def look(world: World, key: str) -> Look:
    """The world in the theme of that key."""
    return Look(world, key)


def forget() -> None:
    """Drop all of the sheets."""
    for each in (_sheets, _sprites, _grounds):
        each.clear()
