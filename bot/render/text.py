"""Text in pictures: measured, drawn as coverage masks, made legible, and shortened to fit."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont, features

from bot.render.faces import BITMAP, EMOJI, FACES, JOINERS, Faces, opened
from bot.render.theme import PANEL, READABLE, TEXT, Colour, Weight, capitals, font
from bot.words.player_car import Seated, player_cars

_ABSENT = "\uffff"
"""A character without a glyph in any font."""
_ELLIPSIS = "\u2026"
_ACCENTS = 3
"""The maximum number of marks that are drawn above and below a letter."""


@dataclass(frozen=True, slots=True)
class TextRun:
    """One line of text on a flat ground. size: the font size in pixels. Raises ValueError if it is too small
    to read.
    """

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
        """The width of the text, in pixels."""
        return measure(self.text, self.size, self.weight)

    @property
    def height(self) -> int:
        """The height of the text in pixels, with room for accents on capitals and for descenders."""
        return ceil(self.size * 1.26)

    @property
    def middle(self) -> int:
        """The distance from the top of the text to the middle of its capitals, in pixels."""
        return middle(self.size, self.weight)


def _baseline(size: int) -> int:
    return round(size * 0.98)


def middle(size: int, weight: Weight) -> int:
    """Return the distance from the top of a line to the middle of its capitals, in pixels."""
    return _baseline(size) - round(size * capitals(weight) / 2)


@dataclass(frozen=True, slots=True)
class _Glyph:
    """One drawn character, or several that a font other than Roboto draws together."""

    cover: Image.Image
    """A coverage mask of the glyph's box (mode L)."""
    left: int
    """The left edge of the box relative to the pen, in pixels."""
    top: int
    """The top of the box relative to the baseline, in pixels."""
    advance: int
    """The distance by which the pen moves, in pixels."""
    colours: Image.Image | None = None
    """The glyph's own colours (mode RGB), if it has any."""


@lru_cache(maxsize=4096)
def _glyph(char: str, size: int, weight: Weight, stroke: int) -> _Glyph:
    face = font(size, weight if char.isascii() or _in(char, weight) else "Black")
    return _drawn(char, face, stroke)


def _drawn(text: str, face: ImageFont.FreeTypeFont, stroke: int) -> _Glyph:
    """Return the text as one glyph, thickened by `stroke` pixels on every side."""
    box = face.getbbox(text, anchor="ls", stroke_width=stroke)
    left, top, right, bottom = map(round, box)
    cover = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(cover).text((-left, -top), text, 255, face, anchor="ls", stroke_width=stroke)
    advance = round(face.getlength(text))
    # Source Serif's ellipsis is three times as wide as declared
    return _Glyph(cover, left, top, max(advance, right) if text == _ELLIPSIS else advance)


@lru_cache(maxsize=512)
def _run(text: str, size: int, path: Path, stroke: int = 0) -> _Glyph:
    """Return characters as one glyph of a font other than Roboto."""
    face = opened(path, size)
    if path.name == EMOJI:
        return _emoji(text, size, face)
    if not features.check("raqm") and unicodedata.bidirectional(text[0]) in _LEFTWARD:
        text = text[::-1]
    return _drawn(text, face, stroke)


def _emoji(text: str, size: int, face: ImageFont.FreeTypeFont) -> _Glyph:
    share = size * 1.02 / BITMAP
    left, top, right, bottom = map(round, face.getbbox(text, anchor="ls"))
    drawn = Image.new("RGBA", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(drawn).text((-left, -top), text, (0, 0, 0, 255), face, anchor="ls", embedded_color=True)
    small = drawn.resize((max(1, round(drawn.width * share)), max(1, round(drawn.height * share))))
    advance = round(face.getlength(text) * share)
    return _Glyph(small.getchannel("A"), 0, -round(size * 0.86), advance, small.convert("RGB"))


_LEFTWARD = ("R", "AL")
"""The Unicode directions of characters that are written from right to left."""


def _is_leftward(text: str) -> bool:
    """Return whether the first character with a strong direction is written from right to left."""
    directions = (unicodedata.bidirectional(char) for char in text)
    return next((way for way in directions if way in ("L", *_LEFTWARD)), "L") in _LEFTWARD


def _runs(text: str) -> list[tuple[str, Path | None]]:
    """Return the text in pieces of one font each, from left to right as displayed: the text, and the path of
    its font, or None for the fonts that come with the bot.
    """
    runs: list[tuple[str, Path | None]] = []
    for char in text:
        path = None if _has(char) else FACES.of(char)
        if runs and (unicodedata.category(char)[0] == "M" or char in JOINERS):
            path = runs[-1][1]
        if runs and path == runs[-1][1]:
            runs[-1] = (runs[-1][0] + char, path)
        elif len(runs) > 1 and runs[-1][0].isspace() and path == runs[-2][1]:
            runs[-2:] = [(runs[-2][0] + runs[-1][0] + char, path)]
        else:
            runs.append((char, path))
    return runs[::-1] if _is_leftward(text) else runs


def _places(text: str, size: int, weight: Weight, stroke: int = 0) -> Iterator[tuple[_Glyph, int]]:
    """Yield each glyph of the text and the pen's position for it, in pixels."""
    pen = 0
    for run, path in [(text, None)] if text.isascii() else _runs(text):
        if path is None:
            drawn = [_glyph(char, size, weight, stroke) for char in run]
        else:
            drawn = [_run(run, size, path, stroke)]
        for glyph in drawn:
            yield glyph, pen
            pen += glyph.advance


@lru_cache(maxsize=4096)
def measure(text: str, size: int, weight: Weight) -> int:
    """Return the width of the text in pixels."""
    ends = (
        pen + max(glyph.advance, glyph.left + glyph.cover.width) for glyph, pen in _places(text, size, weight)
    )
    return max(ends, default=0) + 1


def mask(label: TextRun) -> Image.Image:
    """Return a coverage mask of the label's text (mode L)."""
    return covered(label.text, label.size, label.weight)


def covered(text: str, size: int, weight: Weight, stroke: int = 0) -> Image.Image:
    """Return a coverage mask of the text (mode L), with a margin of `stroke` pixels on every side. Letters
    are thickened by the same amount, but emoji are not.
    """
    box = (measure(text, size, weight) + 2 * stroke, ceil(size * 1.26) + 2 * stroke)
    cover = Image.new("L", box)
    line = _baseline(size) + stroke
    for glyph, pen in _places(text, size, weight, stroke):
        cover.paste(255, (pen + glyph.left + stroke, line + glyph.top), glyph.cover)
    return cover


def pictured(text: str, size: int, weight: Weight) -> list[tuple[Image.Image, Image.Image, tuple[int, int]]]:
    """Return the emoji of the text: colours (mode RGB), coverage mask (mode L), and position of the top left
    corner in pixels.
    """
    if text.isascii():
        return []
    line = _baseline(size)
    return [
        (glyph.colours, glyph.cover, (pen + glyph.left, line + glyph.top))
        for glyph, pen in _places(text, size, weight)
        if glyph.colours is not None
    ]


def coloured(label: TextRun, ground: Colour, ink: Colour) -> Image.Image | None:
    """Return a label with emoji as a picture (mode RGB), or None if the label has no emoji."""
    emoji = pictured(label.text, label.size, label.weight)
    if not emoji:
        return None
    picture = Image.new("RGB", (label.width, label.height), ground)
    picture.paste(ink, (0, 0), mask(label))
    for colours, cover, (left, top) in emoji:
        picture.paste(ground, (left, top, left + cover.width, top + cover.height))
        picture.paste(colours, (left, top), cover)
    return picture


_NUMBERED: Final = re.compile(r"(.+)( \(\d+\))")
"""Matches a name with a number that distinguishes it from a name that looks the same."""


def short_name(name: str, size: int, weight: Weight, room: int) -> str:
    """Return the name or, if it is too wide, as many of its first words as fit in `room` pixels. A single
    word is shortened with an ellipsis. A number that distinguishes two names stays.
    """
    numbered = _NUMBERED.fullmatch(name)
    whole, number = numbered.groups() if numbered else (name, "")
    words = whole
    while " " in words and (measure(words + number, size, weight) > room or _ends_oddly(words, whole)):
        words = words.rpartition(" ")[0]
    return fitted(words + number, size, weight, room)


def _ends_oddly(words: str, whole: str) -> bool:
    return words != whole and words.rpartition(" ")[2].islower()


@lru_cache(maxsize=4096)
def fitted(text: str, size: int, weight: Weight, room: int) -> str:
    """Return the text, shortened with an ellipsis if it is wider than `room` pixels. A number that
    distinguishes two names stays.
    """
    if measure(text, size, weight) <= room:
        return text
    if numbered := _NUMBERED.fullmatch(text):  # perhaps only the number distinguishes two names
        name, number = numbered.groups()
        return fitted(name, size, weight, room - measure(number, size, weight)) + number
    end = room - measure(_ELLIPSIS, size, weight)
    kept = len(text)
    while kept and measure(text[:kept], size, weight) > end:
        kept -= 1
    while kept and (text[kept - 1] in JOINERS or (kept < len(text) and text[kept] in JOINERS)):
        kept -= 1
    return text[:kept].rstrip() + _ELLIPSIS


def scored(name: str, score: str, size: int, weight: Weight, room: int) -> str:
    """Return a name and a score that together fit in `room` pixels. Only the name is shortened."""
    after = f" {score}"
    return fitted(name, size, weight, room - measure(after, size, weight)) + after


def titled(
    told: Callable[[str], str], name: str, sizes: Sequence[int], weight: Weight, room: int
) -> tuple[str, int]:
    """Return the text that `told` makes from a name, and the first size in which it fits in `room` pixels. If
    it fits in none, the name is shortened to fit in the last. sizes: font sizes in pixels, largest first.
    """
    for size in sizes:
        if measure(told(name), size, weight) <= room:
            return told(name), size
    return told(short_name(name, size, weight, room - measure(told(""), size, weight))), size


@lru_cache(maxsize=1024)
def broken(text: str, size: int, weight: Weight, room: int, most: int = 2) -> tuple[str, ...]:
    """Return the text broken into as few lines as possible, at most `most`. A line is wider than `room`
    pixels only if a word is too long or no more lines are allowed.
    """
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and measure(longer, size, weight) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


def legible_names(seats: Sequence[str]) -> tuple[Seated, ...]:
    """Return the players' names in characters that can be drawn, with their cars."""
    cars = player_cars(seats)
    return tuple(Seated(legible(str(name), car.number), car) for name, car in zip(seats, cars, strict=True))


@lru_cache(maxsize=4096)
def legible(name: str, number: int, faces: Faces = FACES) -> str:
    """Return a player's name in characters that can be drawn. A name with a letter or digit that cannot be
    drawn becomes the number of the player's car, and the first letter or digit of the name that can be drawn:
    "#3 A", or "#3" if there is none.
    """
    shown, whole = "", True
    for char in unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name)):
        drawn = _shown(char, shown, faces)
        whole = whole and drawn is not None
        shown += drawn or ""
    line = " ".join(shown.rstrip(JOINERS).split())
    if line and whole:
        return line
    letter = next((char for char in line if char.isalnum()), "")
    return f"#{number} {letter}".rstrip()


def _shown(char: str, before: str, faces: Faces) -> str | None:
    """Return the text that is drawn for a character, possibly "", or None for a letter or a digit that cannot
    be drawn. before: the text drawn before the character.
    """
    if char.isspace():
        return " "
    kind = unicodedata.category(char)
    if char in JOINERS or kind[0] == "M":
        accents = len(before) - len(before.rstrip(JOINERS).rstrip("".join(_marks(before))))
        foreign = bool(before) and not before[-1].isspace() and not _has(before[-1])
        return char if foreign and accents < _ACCENTS and before[-1] not in JOINERS else ""
    if kind[0] == "C" or (kind == "Lm" and not faces.of(char)):
        return ""
    if _has(char) or faces.of(char):
        return char
    return None if kind[0] in "LN" else ""


def _marks(text: str) -> set[str]:
    return {char for char in text if unicodedata.category(char)[0] == "M"}


def _has(char: str) -> bool:
    """Return whether Roboto has its own glyph for the character, in Bold and in Black."""
    return _in(char, "Bold") and _in(char, "Black")


@cache
def _in(char: str, weight: Weight) -> bool:
    face = font(READABLE, weight)
    return bytes(face.getmask(char)) != bytes(face.getmask(_ABSENT))
