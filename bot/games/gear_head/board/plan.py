"""The positions in the pictures of Gear Head, in pixels."""

from dataclasses import dataclass
from typing import Final

SIGN: Final = (16, 14)
"""The top left corner of the sign."""
SIGN_WIDTH: Final = 720
SIGN_HEIGHT: Final = 112
GAUGE: Final = (966, 132)
"""The middle of the gauge."""
CAR: Final = 6
"""The number of pixels by which the big car is lower in a hand than in its own drawing."""
BUILT: Final = {"s": 0.28, "l": 0.49}
"""The scale of a built car in a result relative to the big car of a hand, by size."""
BENCH: Final = 548
"""The top of the bench in a hand."""
SHELF: Final = 814
"""The top of the shelf, the dark edge beneath the bench."""
CARD: Final = (168, 214)
CHIP: Final = (112, 66)
HAND: Final = 900
"""The height of a hand without its news."""
LINE: Final = 1030
"""The left edge of the starting line, in pixels."""


@dataclass(frozen=True, slots=True)
class Table:
    """The layout of a public table: a road from `top` with `lanes` lanes, each `lane` pixels high, and a
    bench from `bench`. height: the height of the picture. All values but `lanes` are in pixels.
    """

    height: int
    top: int
    lane: int
    lanes: int
    bench: int
    box: int
    """The left edge of the boxes at the line, in pixels."""

    def lane_top(self, at: int) -> int:
        """Return the top of lane number `at`, which counts from 0, in pixels."""
        return self.top + 16 + at * self.lane


FEW: Final = Table(912, 192, 148, 3, 668, 724)
"""The road for up to six players."""
MANY: Final = Table(940, 166, 100, 6, 798, 822)
"""The road for more players."""
