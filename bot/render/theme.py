"""The basic style of pictures: their standard colours, their fonts, and the smallest size of text."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from PIL import ImageFont

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

Weight: TypeAlias = Literal[
    "Medium",
    "Bold",
    "Black",
    "BlackItalic",
    "Manrope",
    "Serif",
    "SerifItalic",
    "Caladea",
    "Fredoka",
    "Amatic",
]
"""A font. The first four are weights of Roboto."""

WIDTH: Final = 1100
"""The width of most pictures in pixels."""
READABLE: Final = 48
"""The smallest font size in pixels. It is 11 pixels on a phone that shows the picture 250 pixels wide."""


def rgb(code: str) -> Colour:
    """Return a colour from its six hexadecimal digits."""
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


BOARD: Final = rgb("1F2229")
PANEL: Final = rgb("13151A")
SLOT: Final = rgb("2B303A")
RULE: Final = rgb("4A5160")
FRAME: Final = rgb("D9D5C9")
TEXT: Final = rgb("F4F1E8")
QUIET: Final = rgb("B3B9C6")
PAPER: Final = rgb("F6F2E6")
PRINT: Final = rgb("1B1E25")
SIGNAL: Final = rgb("FFC845")
STAMP: Final = rgb("221A06")
"""The colour of print on SIGNAL and on GLOW."""
FAINT: Final = rgb("7F8798")
"""The colour of absent things, such as the outline of an empty place."""
EDGING: Final = rgb("DCD6C4")
"""The colour of a card's edge."""
GLOW: Final = rgb("4FE8DA")
"""The colour of the glow around the changes of the last move."""

CARS: Final[tuple[Colour, ...]] = tuple(
    map(rgb, ("F0E442", "D96A1C", "CC79A7", "4C9BE8", "FFFFFF", "0072B2"))
)
"""The colours of cars and seats."""


def luminance(colour: Colour) -> float:
    """Return the relative luminance, 0 (black) to 1 (white), as WCAG 2 defines it."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


class Mixed(tuple[int, int, int]):
    """A colour from `blend`. It remembers its parts, so that a theme can mix its own colours instead."""

    one: Colour
    other: Colour
    share: float


class Print(tuple[int, int, int]):
    """A colour from `readable_on`. It remembers the ground, so that a theme can choose the print for its
    own.
    """

    ground: Colour


def readable_on(ground: Colour) -> Colour:
    """Return dark or light print, whichever is easier to read on the ground."""
    ink = Print(_print(PRINT, PAPER, ground))
    ink.ground = ground
    return ink


def _print(dark: Colour, light: Colour, ground: Colour) -> Colour:
    return max(dark, light, key=lambda ink: contrast(ink, ground))


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour that is `share` (0 to 1) of the way from `one` to `other`."""
    mixed = Mixed(round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    mixed.one, mixed.other, mixed.share = one, other, share
    return mixed


@dataclass(frozen=True, eq=False)
class Theme:
    """A theme, which replaces standard colours. key: the theme's name in storage. colours: the replacements.
    Other colours stay unchanged.
    """

    key: str
    colours: Mapping[Colour, Colour] = field(default_factory=dict)

    def __call__(self, colour: Colour) -> Colour:
        """Return the theme's colour for a standard one."""
        if isinstance(colour, Mixed):
            return blend(self(colour.one), self(colour.other), colour.share)
        if isinstance(colour, Print):
            return _print(self(PRINT), self(PAPER), self(colour.ground))
        return self.colours.get(colour, colour)


STANDARD: Final = Theme("standard")


_DISPLAY: Final[Mapping[str, tuple[str, str]]] = {
    "Manrope": ("font_manrope", "Manrope-ExtraBold.ttf"),
    "Serif": ("font_source_serif_pro", "SourceSerifPro-Black.ttf"),
    "SerifItalic": ("font_source_serif_pro", "SourceSerifPro-BlackIt.ttf"),
    "Caladea": ("font_caladea", "Caladea-Bold.ttf"),
    "Fredoka": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "Amatic": ("font_amatic_sc", "AmaticSC-Bold.ttf"),
}
"""The PyPI package and the file of each display face."""


@lru_cache(maxsize=128)
def font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    """Return the font in the given size in pixels, from its PyPI package. It draws one glyph for each
    character.
    """
    package, name = _DISPLAY.get(weight, ("font_roboto", f"Roboto-{weight}.ttf"))
    # the path, not the bytes, because each size would keep its own copy of them
    path = str(files(package) / "files" / name)
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=16)
def capitals(weight: Weight) -> float:
    """Return the height of a face's capitals, as a fraction of the font size."""
    _, top, _, _ = font(1000, weight).getbbox("H", anchor="ls")
    return -top / 1000
