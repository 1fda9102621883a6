"""Where things are in the pictures of Gear Head, in pixels; the drawings are made for it, too."""

from dataclasses import dataclass
from typing import Final

SIGN: Final = (16, 14)
"""The left top corner of the sign."""
SIGN_WIDTH: Final = 720
SIGN_HEIGHT: Final = 112
GAUGE: Final = (966, 132)
"""The middle of the gauge."""
CAR: Final = 6
"""How much lower the big car is than it was drawn."""
BUILT: Final = {"s": 0.28, "l": 0.49}
"""How large a built car is in a result, by its size: of the big car of a hand."""
BENCH: Final = 548
"""The top of the bench in a hand."""
SHELF: Final = 814
"""The top of the dark edge beneath it."""
CARD: Final = (168, 214)
CHIP: Final = (112, 66)
HAND: Final = 900
LINE: Final = 1030
"""Where the starting line begins, in pixels from the left."""


@dataclass(frozen=True, slots=True)
class Table:
    """A road of lanes of `lane` pixels; it starts at `top`, and the bench at `bench`."""

    height: int
    top: int
    lane: int
    lanes: int
    bench: int
    box: int
    """Where the boxes at the line begin, in pixels from the left."""

    def lane_top(self, at: int) -> int:
        """The top of a lane, from 0."""
        return self.top + 16 + at * self.lane


FEW: Final = Table(912, 192, 148, 3, 668, 724)
"""For up to six players."""
MANY: Final = Table(940, 166, 100, 6, 798, 822)
"""For more of them."""
