"""Each theme's palette of up to 256 colours for pictures without a world."""

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from PIL import Image

from bot.render.theme import STANDARD, Colour, Theme, blend, rgb


@cache
def palette(theme: Theme) -> bytes:
    """Return the theme's palette as bytes of red, green and blue, padded with black to 256 colours."""
    return shades(theme).ljust(768, b"\0")


def shades(theme: Theme) -> bytes:
    """Return the colours of the theme's palette as red, green, blue bytes, without padding."""
    every = json.loads((files("bot.render") / "palettes.json").read_text("ascii"))
    return b"".join(bytes(rgb(code)) for code in every[theme.key])


PALETTE: Final = palette(STANDARD)


@lru_cache(maxsize=64)
def guide(codes: bytes) -> Image.Image:
    """Return a picture of one pixel that carries a palette, as Pillow's `quantize` needs it. codes: red,
    green, blue bytes.
    """
    made = Image.new("P", (1, 1))
    made.putpalette(codes)
    return made


def mapped(picture: Image.Image, codes: bytes) -> Image.Image:
    """Return the picture (mode RGB) in the given palette (mode P). Each colour becomes the nearest one."""
    return picture.quantize(palette=guide(codes), dither=Image.Dither.NONE)


def shown(picture: Image.Image, codes: bytes) -> Image.Image:
    """Return indices (mode L) as a picture in the given palette (mode P)."""
    made = Image.frombytes("P", picture.size, picture.tobytes())
    made.putpalette(codes)
    return made


def indices(picture: Image.Image, theme: Theme = STANDARD) -> Image.Image:
    """Return the picture (mode RGB, in the theme's colours) as indices of the nearest colours in the theme's
    palette (mode L).
    """
    drawn = mapped(picture, palette(theme))
    return Image.frombytes("L", drawn.size, drawn.tobytes())


def colours(picture: Image.Image, theme: Theme = STANDARD) -> Image.Image:
    """Return indices (mode L) into the theme's palette as colours (mode RGB)."""
    return shown(picture, palette(theme)).convert("RGB")


def index(colour: Colour, theme: Theme = STANDARD) -> int:
    """Return the palette index of the theme's colour for a standard colour, or of the nearest one."""
    return _index(theme(colour), theme)


@cache
def _index(drawn: Colour, theme: Theme) -> int:
    return indices(Image.new("RGB", (1, 1), drawn), theme).tobytes()[0]


def ramp(ground: Colour, ink: Colour, theme: Theme = STANDARD) -> bytes:
    """Return 256 bytes: the index of the nearest colour in the theme's palette for each mixture of two
    colours, from all ground to all ink.
    """
    return _ramp(theme(ground), theme(ink), theme)


@cache
def _ramp(ground: Colour, ink: Colour, theme: Theme) -> bytes:
    strip = Image.new("RGB", (256, 1))
    strip.putdata([blend(ground, ink, share / 255) for share in range(256)])
    return indices(strip, theme).tobytes()
