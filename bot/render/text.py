"""Words in pictures: names made legible, cut to fit, and drawn once as tiles on a flat ground."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil

from PIL import Image, ImageDraw

from bot.render.theme import PANEL, READABLE, TEXT, Colour, Weight, font

_ABSENT = "\uffff"
"""No font has a glyph for it: what is drawn instead shows how a missing glyph looks."""
_STAND_IN = "\u25ca"
_ELLIPSIS = "\u2026"


@dataclass(frozen=True, slots=True)
class Label:
    """One line of text on a flat ground. Raises ValueError when it would be too small to read."""

    text: str
    size: int = READABLE
    weight: Weight = "Bold"
    ink: Colour = TEXT
    ground: Colour = PANEL

    def __post_init__(self) -> None:
        if self.size < READABLE:
            raise ValueError(f"text of {self.size} px is smaller than {READABLE} px")

    @property
    def width(self) -> int:
        """In pixels."""
        return measure(self.text, self.size, self.weight)

    @property
    def height(self) -> int:
        """In pixels: room for every capital with an accent and every descender."""
        return ceil(self.size * 1.26)

    @property
    def middle(self) -> int:
        """How far below its top the middle of its capitals lies, in pixels."""
        return _baseline(self.size) - round(self.size * 0.355)


def _baseline(size: int) -> int:
    return round(size * 0.98)


@dataclass(frozen=True, slots=True)
class _Glyph:
    """One drawn character: how it covers its box, where that lies from the pen, how far the pen moves on."""

    cover: Image.Image
    left: int
    top: int
    advance: int


@lru_cache(maxsize=4096)
def _glyph(char: str, size: int, weight: Weight) -> _Glyph:
    face = font(size, weight)
    left, top, right, bottom = map(round, face.getbbox(char, anchor="ls"))
    cover = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(cover).text((-left, -top), char, 255, face, anchor="ls")
    return _Glyph(cover, left, top, round(face.getlength(char)))


def _places(text: str, size: int, weight: Weight) -> Iterator[tuple[_Glyph, int]]:
    """The glyphs of the text, and where the pen is for each."""
    pen = 0
    for char in text:
        glyph = _glyph(char, size, weight)
        yield glyph, pen
        pen += glyph.advance


@lru_cache(maxsize=4096)
def measure(text: str, size: int, weight: Weight) -> int:
    """How many pixels wide the text is."""
    ends = (
        pen + max(glyph.advance, glyph.left + glyph.cover.width) for glyph, pen in _places(text, size, weight)
    )
    return max(ends, default=0) + 1


def mask(label: Label) -> Image.Image:
    """How much of each pixel the ink covers, 0 to 255 (mode L).

    Put together from glyphs that were drawn once: a new name costs a tenth of drawing it.
    """
    cover = Image.new("L", (label.width, label.height))
    line = _baseline(label.size)
    for glyph, pen in _places(label.text, label.size, label.weight):
        cover.paste(255, (pen + glyph.left, line + glyph.top), glyph.cover)
    return cover


@lru_cache(maxsize=4096)
def fitted(text: str, size: int, weight: Weight, room: int) -> str:
    """The text, cut with an ellipsis where it is wider than `room` pixels."""
    if measure(text, size, weight) <= room:
        return text
    end = room - measure(_ELLIPSIS, size, weight)
    kept = sum(pen + glyph.advance <= end for glyph, pen in _places(text, size, weight))
    return text[:kept].rstrip() + _ELLIPSIS


@lru_cache(maxsize=4096)
def legible(name: str, seat: int) -> str:
    """A player's name in characters that the font has; the seat's number where nothing is left of it.

    Fancy letters become plain ones, emoji go, letters of other scripts become a lozenge each.
    """
    plain = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name))
    kept = "".join(_shown(char) for char in plain)
    line = " ".join(kept.split())
    return line if line.strip(f" {_STAND_IN}") else f"Player {seat + 1}"


@cache
def _shown(char: str) -> str:
    if char.isspace():
        return " "
    kind = unicodedata.category(char)
    if kind[0] in "CM" or kind == "Lm":
        return ""
    if _has(char):
        return char
    return _STAND_IN if kind[0] in "LN" else ""


def _has(char: str) -> bool:
    """Whether every weight of the font has its own glyph for the character."""
    return all(
        bytes(font(READABLE, weight).getmask(char)) != bytes(font(READABLE, weight).getmask(_ABSENT))
        for weight in ("Bold", "Black")
    )


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th ... up to 20th."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"
