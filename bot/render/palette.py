"""The one palette of 256 colours that every picture shares, and the way from a colour to its index."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from PIL import Image

from bot.render.theme import Colour, blend, rgb


def _load() -> bytes:
    """The palette as red, green, blue bytes; tests/render/make_palette.py writes the file."""
    codes = json.loads((files("bot.render") / "palette.json").read_text("ascii"))
    return b"".join(bytes(rgb(code)) for code in codes)


PALETTE: Final = _load()
_GUIDE: Final = Image.new("P", (1, 1))
_GUIDE.putpalette(PALETTE)


def indices(picture: Image.Image) -> Image.Image:
    """The picture (mode RGB) as indices into the palette (mode L), each colour by the nearest one."""
    mapped = picture.quantize(palette=_GUIDE, dither=Image.Dither.NONE)
    return Image.frombytes("L", mapped.size, mapped.tobytes())


@cache
def index(colour: Colour) -> int:
    """The palette's index of a flat colour."""
    return indices(Image.new("RGB", (1, 1), colour)).tobytes()[0]


@cache
def ramp(ground: Colour, ink: Colour) -> bytes:
    """For each coverage from 0 (all ground) to 255 (all ink) the palette's index of the mixed colour."""
    strip = Image.new("RGB", (256, 1))
    strip.putdata([blend(ground, ink, share / 255) for share in range(256)])
    return indices(strip).tobytes()
