"""Where the road runs, and where the thirteen cars are on it."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, degrees, pi, sin
from typing import Final

PLACES: Final = 13
WIDE: Final = 124
"""How wide the road is, in pixels."""


@dataclass(frozen=True, slots=True)
class Road:
    """Two straights and the half circle that joins them: along `top` from `left` to `right`, and back.

    All in pixels.
    """

    left: int
    right: int
    top: int
    radius: int

    @property
    def low(self) -> int:
        """The middle of the lower straight."""
        return self.top + 2 * self.radius

    @property
    def middle(self) -> int:
        """Half way between the straights."""
        return self.top + self.radius

    @property
    def places(self) -> tuple[tuple[int, int, int], ...]:
        """Each place from the front to the rear: x, y, and where the car heads, in degrees from the right."""
        straight, bend = self.right - self.left, pi * self.radius
        pitch = (2 * straight + bend) / (PLACES - 1)
        return tuple(self._at(at * pitch, straight, bend) for at in range(PLACES))

    def _at(self, way: float, straight: float, bend: float) -> tuple[int, int, int]:
        if way <= straight:
            return round(self.left + way), self.top, 180
        if way >= straight + bend:
            return round(self.right - (way - straight - bend)), self.low, 0
        angle = (way - straight) / self.radius
        x, y = self.right + self.radius * sin(angle), self.middle - self.radius * cos(angle)
        return round(x), round(y), 180 + round(degrees(angle))


TABLE: Final = Road(150, 836, 240, 182)
HAND: Final = Road(150, 890, 218, 147)
