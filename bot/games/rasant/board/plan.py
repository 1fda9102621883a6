"""The course of the road, and the positions of the thirteen cars on it."""

from dataclasses import dataclass
from math import ceil, cos, pi, sin
from typing import Final

PLACES: Final = 13
WIDE: Final = 124
"""The width of the road, in pixels."""


@dataclass(frozen=True, slots=True)
class Road:
    """A road of two straights that a half circle joins. The middle of the road runs along `top` from `left`
    to `right`, around the half circle, and back below.

    All values are in pixels.
    """

    left: int
    right: int
    top: int
    radius: int

    @property
    def low(self) -> int:
        """Return the y of the middle of the lower straight."""
        return self.top + 2 * self.radius

    @property
    def middle(self) -> int:
        """Return the y halfway between the straights."""
        return self.top + self.radius

    @property
    def places(self) -> tuple[tuple[int, int, int], ...]:
        """Return the x, the y and the heading of each place, from the front to the rear. The heading is in
        degrees, clockwise from the right.
        """
        straight, bend = self.right - self.left, pi * self.radius
        pitch = (2 * straight + bend) / (PLACES - 1)
        return tuple(self._at(at * pitch, straight, bend) for at in range(PLACES))

    def stretch(self, first: int, count: int) -> tuple[tuple[float, float], ...]:
        """Return points along the middle of the road. A line through them, WIDE pixels thick with round ends,
        covers the places from `first` up to but not including `count`. If `count` is the number of all
        places, the line also covers the road from there to the edge of the picture.
        """
        straight, bend = self.right - self.left, pi * self.radius
        pitch = (2 * straight + bend) / (PLACES - 1)
        reach = pitch / 2
        start, end = first * pitch - reach + WIDE / 2, (count - 1) * pitch + reach - WIDE / 2
        if count == PLACES:
            end = (count - 1) * pitch + self.left - WIDE / 2 - 13
        end = max(end, start + 1)
        joints = range(ceil(straight), round(straight + bend) + 24, 24)
        ways = (start, *(way for way in joints if start < way < end), end)
        return tuple(self._spot(way, straight, bend) for way in ways)

    def _spot(self, way: float, straight: float, bend: float) -> tuple[float, float]:
        if way <= straight:
            return self.left + way, float(self.top)
        if way >= straight + bend:
            return self.right - (way - straight - bend), float(self.low)
        angle = (way - straight) / self.radius
        return self.right + self.radius * sin(angle), self.middle - self.radius * cos(angle)

    def _at(self, way: float, straight: float, bend: float) -> tuple[int, int, int]:
        x, y = self._spot(way, straight, bend)
        share = min(1.0, max(0.0, (way - straight) / bend))
        return round(x), round(y), (180 + round(180 * share)) % 360


HIGH: Final = 930
"""The height of a hand without its news, in pixels."""
TABLE: Final = Road(150, 836, 240, 182)
HAND: Final = Road(150, 890, 218, 147)
