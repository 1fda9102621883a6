"""A pen that draws vector shapes at any scale."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from bot.render.theme import READABLE, STANDARD, Colour, Weight, font

Point: TypeAlias = tuple[float, float]

FINE: Final = 4
"""The factor by which a sprite is drawn larger before it is reduced."""


class Pen:
    """A pen that draws on a picture in units of `scale` pixels, in the colours of a theme. left, top: its
    origin, in pixels.
    """

    __slots__ = ("_draw", "_left", "_picture", "_scale", "_theme", "_top")

    def __init__(
        self,
        picture: Image.Image,
        scale: float,
        left: float = 0,
        top: float = 0,
        theme: Callable[[Colour], Colour] = STANDARD,
    ) -> None:
        self._picture = picture
        self._draw = ImageDraw.Draw(picture)
        self._scale = scale
        self._left = left
        self._top = top
        self._theme = theme

    def at(self, x: float, y: float, zoom: float = 1.0) -> Pen:
        """Return a pen whose origin is the point (x, y) and whose unit is `zoom` units of this one."""
        s = self._scale
        return type(self)(self._picture, s * zoom, self._left + x * s, self._top + y * s, self._theme)

    def _pixel(self, x: float, y: float) -> Point:
        return self._left + x * self._scale, self._top + y * self._scale

    def box(self, x: float, y: float, width: float, height: float, fill: Colour, radius: float = 0) -> None:
        """Draw a filled rectangle, with rounded corners if `radius` is not 0. x, y: its top left corner."""
        left, top = self._pixel(x, y)
        right, bottom = self._pixel(x + width, y + height)
        bounds = (round(left), round(top), round(right) - 1, round(bottom) - 1)
        self._draw.rounded_rectangle(bounds, radius * self._scale, self._theme(fill))

    def framed(
        self, width: float, height: float, fill: Colour, edge: Colour, line: float, radius: float
    ) -> None:
        """Draw a box with rounded corners at the origin. The edge is `line` thick and part of the given
        size.
        """
        self.box(0, 0, width, height, edge, radius)
        self.box(line, line, width - 2 * line, height - 2 * line, fill, radius - line)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Draw a filled circle with its centre at (x, y)."""
        left, top = self._pixel(x - radius, y - radius)
        right, bottom = self._pixel(x + radius, y + radius)
        self._draw.ellipse((left, top, right, bottom), self._theme(fill))

    def shape(self, points: Sequence[Point], fill: Colour) -> None:
        """Draw a filled polygon."""
        self._draw.polygon([self._pixel(x, y) for x, y in points], self._theme(fill))

    def stroke(self, points: Sequence[Point], ink: Colour, line: float) -> None:
        """Draw a line through the points, `line` thick, with round ends and joints."""
        width = max(1, round(line * self._scale))
        self._draw.line([self._pixel(x, y) for x, y in points], self._theme(ink), width)
        for x, y in points:
            self.disc(x, y, line / 2, ink)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        weight: Weight,
        ink: Colour,
        anchor: str = "m",
        room: float | None = None,
    ) -> None:
        """Draw text with its capitals centred on y, squeezed to the width `room` if it is wider. anchor:
        whether x is the left edge (l), the middle (m) or the right edge (r). Raises ValueError if the text
        would be too small to read in a picture that is reduced by FINE.
        """
        if size * self._scale < READABLE * FINE - 1:
            raise ValueError(f"text of {size * self._scale / FINE:.1f} px is smaller than {READABLE} px")
        face = font(round(size * self._scale), weight)
        left, top, right, bottom = face.getbbox(text, anchor="ls")
        width, height = round(right - left) + 2, round(bottom - top) + 2
        mask = Image.new("L", (width, height))
        ImageDraw.Draw(mask).text((1 - left, 1 - top), text, 255, face, anchor="ls")
        if room is not None and width > room * self._scale:
            width = round(room * self._scale)
            mask = mask.resize((width, height), Image.Resampling.BOX)
        px, py = self._pixel(x, y)
        capital = face.getbbox("H", anchor="ls")
        start = {"l": 0.0, "m": width / 2, "r": float(width)}[anchor]
        self._picture.paste(
            self._theme(ink), (round(px - start), round(py + (capital[3] - capital[1]) / 2 + top - 1)), mask
        )


def turned(points: Sequence[Point], degrees: float) -> list[Point]:
    """Return the points, turned clockwise around the origin."""
    angle = degrees * pi / 180
    return [(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) for x, y in points]


def curve(start: Point, *arcs: tuple[Point, Point, Point], steps: int = 16) -> list[Point]:
    """Return the start and points along cubic Bezier arcs from there. Each arc is two control points and its
    end. steps: the number of points for each arc.
    """
    points = [start]
    for one, two, end in arcs:
        for step in range(1, steps + 1):
            t = step / steps
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            points.append(
                (
                    a * start[0] + b * one[0] + c * two[0] + d * end[0],
                    a * start[1] + b * one[1] + c * two[1] + d * end[1],
                )
            )
        start = end
    return points
