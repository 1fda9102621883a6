"""The positions in the pictures, in pixels, which the painters share with tools/art."""

from typing import Final, NamedTuple

SIDES: Final = (176, 132, 96, 74, 64, 44, 34, 26)
"""The sizes of a part on a car, in pixels."""
PLATES: Final = (132, 96, 74)
"""The sizes of a part on a plate beside a car, in pixels."""
RADII: Final = (44, 38, 33, 29)
"""The radii of tokens, in pixels."""
HOUSE: Final = (216, 164)
SHED: Final = (104, 96)
"""The greatest width and height of a place's drawing, in pixels: HOUSE usually, and SHED where there is
little room.
"""
SPACE: Final = 27
"""The radius of a free space for a token, in pixels."""
HEIGHT: Final = 1100
"""The height of the table, and of the hand of a player who plans or waits, in pixels, without the news."""
LOW: Final = 1004
"""The height of the hand of a player who builds or chooses a part, in pixels, without the news."""
RULE: Final = 128
"""The y of the heading's lower edge."""
HEAD: Final = 74
"""The y of the middle of the heading's line."""
LEFT: Final = 36
RIGHT: Final = 1064


class Box(NamedTuple):
    """A panel: its top left corner, width and height."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def low(self) -> int:
        """The y of the lower edge."""
        return self.y + self.height


STANDINGS: Final = Box(28, 140, 1044, 126)
"""The area of everyone's points, below the table's heading."""
PLACES: Final = Box(28, 274, 1044, 712)
"""The area of the places on the table."""
INVESTORS: Final = Box(28, 996, 1044, 76)
"""The area of the investors' cards, below the places on the table."""
BELOW: Final = 598
"""The y of the rule between the car and the choices in the hand of a player who plans or waits."""
FOOT: Final = 88
"""The height of the investors' terms at the bottom of a hand, in pixels, including the frame below them."""
CHOICE: Final = Box(28, 146, 1044, 292)
"""The panel with the parts to choose from."""
GARAGE: Final[dict[int, int]] = {2: 350, 3: 350, 4: 350, 5: 306, 6: 306}
"""The height of a panel with a car, in pixels, by the number of players."""
GAP: Final = 12
TOP: Final = 22


def garage(seats: int) -> tuple[Box, ...]:
    """Return the panel of each player, two in a row. The last of an odd number fills a whole row."""
    tall = GARAGE[seats]
    return tuple(
        Box(
            28 + at % 2 * 528,
            TOP + at // 2 * (tall + GAP),
            1044 if at == seats - 1 and seats % 2 else 516,
            tall,
        )
        for at in range(seats)
    )
