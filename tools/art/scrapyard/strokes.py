"""SVG rectangles and lines, and the drawings of junk."""

from __future__ import annotations

from itertools import product
from math import cos, pi, sin

from bot.games.scrapheap.rules.components import Symbol
from bot.render.theme import Colour
from tools.art.recipe import art


def code(colour: Colour) -> str:
    return f"#{bytes(colour).hex().upper()}"


def rect(
    x: float, y: float, width: float, height: float, fill: str, radius: float = 0, more: str = ""
) -> str:
    """Draw a filled rectangle. more: additional SVG attributes."""
    size = f'width="{width:g}" height="{height:g}" rx="{radius:g}"'
    return f'<rect x="{x:g}" y="{y:g}" {size} fill="{fill}" {more}/>'


def path(way: str, ink: str, line: float, more: str = "") -> str:
    """Draw a line along a path. more: additional SVG attributes."""
    return f'<path d="{way}" fill="none" stroke="{ink}" stroke-width="{line:g}" {more}/>'


OUTLINE = 'stroke="#231619" stroke-width="3"'


def cog(radius: float) -> str:
    """Return the outline of a gear with nine teeth."""
    points = []
    for at, (share, turn) in product(range(9), ((0.76, -0.32), (1.0, -0.17), (1.0, 0.17), (0.76, 0.32))):
        angle = 2 * pi * (at + 0.5 * turn * 2) / 9
        points.append(f"{radius * share * sin(angle):.1f} {-radius * share * cos(angle):.1f}")
    return f"M{' L'.join(points)} Z"


COG = (
    f'<path d="{cog(48)}" fill="#565B66" stroke="#231619" stroke-width="4.5"/>'
    '<path d="M-21 29 Q-4 19 9 33 Q2 38 -15 35 Z M15 -33 Q27 -28 31 -18 Q20 -15 12 -24 Z" fill="#A65A2E"/>'
    '<circle r="24" fill="#3A3E47" stroke="#231619" stroke-width="3"/>'
    '<circle r="11" fill="#F1E4C6" stroke="#231619" stroke-width="4.5"/>'
    '<path d="M-31 -14 A34 34 0 0 1 -9 -32" fill="none" stroke="#A4AAB6" stroke-width="5.5"/>'
)
JUNK: dict[Symbol, str] = {
    "Drop": art("scrapheap/drop.svg"),
    "Hammer": art("scrapheap/hammer.svg"),
    "Circle": art("scrapheap/circle.svg"),
    "Brick": art("scrapheap/brick.svg"),
    "Cog": COG,
    "Arrow": art("scrapheap/arrow.svg"),
}
"""The junk of each symbol, in a box from -50 to 50 around the origin."""
