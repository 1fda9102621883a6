"""A recipe: the pieces of a world's sheets, which become sprites, and the grounds of its pictures."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.render.theme import STANDARD, Colour, Theme, rgb
from bot.render.themes import THEMES
from bot.render.world import World

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"#([0-9A-Fa-f]{6})\b")


@dataclass(frozen=True)
class Piece:
    """A sprite: SVG elements in the standard colours, around an anchor at (0, 0)."""

    name: str
    svg: str
    box: tuple[int, int, int, int]
    """The left edge, top, width and height of the area that is painted. Empty margins are cut off."""
    over: tuple[Colour, ...] = ()
    """The colours on which the sprite's soft edges lie, so that the palette includes the mixtures."""
    sheet: str = "sprites"
    """The name of the sprite's sheet."""


@dataclass(frozen=True)
class Ground:
    """A picture without its changing parts: SVG elements, with the origin in the top left corner."""

    name: str
    svg: str
    width: int
    height: int


@dataclass(frozen=True)
class Recipe:
    """The recipe of a world. flat: the colours that the palette must contain besides those of the
    drawings.
    """

    name: str
    world: World
    pieces: Sequence[Piece]
    grounds: Sequence[Ground]
    flat: tuple[Colour, ...] = ()

    @property
    def folder(self) -> Path:
        return ROOT.joinpath(*self.world.package.split("."), "sheets")

    def digest(self) -> str:
        """Return a digest of everything from which the sheets are made."""
        made = [(each.name, each.svg, each.box, each.over, each.sheet) for each in self.pieces]
        drawn = [(ground.name, ground.svg, ground.width, ground.height) for ground in self.grounds]
        looks = [
            (key, sorted((*old, *new) for old, new in look.items()))
            for key, look in self.world.themes.items()
        ]
        told = repr((made, drawn, self.flat, sorted(looks), list(THEMES)))
        return hashlib.sha256(told.encode()).hexdigest()[:16]


@cache
def art(name: str) -> str:
    """Return the elements of a drawing in assets/, without the enclosing <svg> element."""
    text = (ROOT / "assets" / name).read_text()
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")].strip()


def recoloured(svg: str, colours: Mapping[str, str]) -> str:
    """Return the SVG in other colours. colours: the new code for each old one, with six digits and without
    the #.
    """
    upper = {old.upper(): new for old, new in colours.items()}
    return CODE.sub(lambda found: "#" + upper.get(found[1].upper(), found[1]), svg)


def themed(svg: str, theme: Theme) -> str:
    if theme is STANDARD:
        return svg
    return CODE.sub(lambda found: "#" + bytes(theme(rgb(found[1]))).hex().upper(), svg)


def moved(svg: str, x: float = 0, y: float = 0, turn: float = 0, zoom: float = 1) -> str:
    """Return the SVG scaled, then turned clockwise by `turn` degrees, then moved."""
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({zoom:g})">{svg}</g>'
