"""The positions in the pictures, in pixels, which the drawings of the art and the painters share."""

from typing import Final, Literal, NamedTuple, TypeAlias

from bot.games.gear_and_piston.rules.components import LOCATIONS, Location

SIDES: Final = (132, 96, 74, 58, 44, 34, 26)
"""The sizes of a part on a car, in pixels."""
PLATES: Final = (132, 96, 74)
"""The sizes of a part on a plate beside a car, in pixels."""
RADII: Final = (44, 38, 33, 29)
"""The radii of tokens, in pixels."""
HEIGHT: Final = 976
RULE: Final = 128
"""The y of the heading's lower edge."""
HEAD: Final = 74
"""The y of the middle of the heading's line."""
POINTS: Final = 172
"""The y of the middle of the line with everyone's points, below the table's heading."""
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


Map: TypeAlias = Literal["table", "plan"]
"""The two maps of the four places: a large one on the table, and a small one in the hand of a player who
plans.
"""
BOXES: Final[dict[Map, dict[Location, Box]]] = {
    "table": dict(
        zip(
            LOCATIONS,
            (
                Box(28, 212, 262, 290),
                Box(306, 212, 766, 290),
                Box(28, 518, 424, 290),
                Box(468, 518, 604, 290),
            ),
            strict=True,
        )
    ),
    "plan": dict(
        zip(
            LOCATIONS,
            (
                Box(28, 146, 256, 214),
                Box(298, 146, 774, 214),
                Box(28, 374, 496, 214),
                Box(540, 374, 532, 214),
            ),
            strict=True,
        )
    ),
}
FEET: Final = 822
"""The y of the top of the investors, below the places on the table."""
BELOW: Final = 602
"""The y of the top of the car and its figures, below the small map."""
FOOT: Final = 884
"""The y of the top of the investors' terms, at the bottom of a hand."""
CHOICE: Final = Box(28, 146, 1044, 240)
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
