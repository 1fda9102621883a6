"""The positions and sizes of the things in the pictures of Scrapheap Scavengers, in pixels."""

from dataclasses import dataclass
from math import hypot
from typing import Final

from bot.games.scrapheap.rules.components import AT, COLUMNS, ROWS, Cell

WIDTH: Final = 104
"""The width of a card."""
LEFT: Final = 48
PITCH: Final = 110
AISLE: Final = 13
"""The additional gap after every third column."""
NUMBERS: Final = 26
"""The middle of the row numbers, from the left."""
HEIGHT: Final = 990
"""The height of the pictures of a game in progress. For a hand it excludes the news."""
FOOT: Final = 846
"""The top of the area below the yard, which is FOOT_HEIGHT high."""
FOOT_HEIGHT: Final = 140


@dataclass(frozen=True, slots=True)
class Yard:
    """The grid of one picture. All values are in pixels."""

    name: str
    top: int
    """The top of the first row."""
    height: int
    """The height of a card."""
    letters: int
    """The y of the middle of the column letters."""

    @property
    def pitch(self) -> int:
        """Return the distance from the top of a row to the top of the next one."""
        return self.height + 5

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return the top left corner of the card in a cell."""
        column, row = divmod(AT[cell], len(ROWS))
        return LEFT + column * PITCH + column // 3 * AISLE, self.top + row * self.pitch + row // 3 * (
            AISLE - 1
        )

    def columns(self) -> list[tuple[str, int]]:
        """Return each column's letter, with the x of its middle."""
        return [(letter, self.corner(letter + ROWS[0])[0] + WIDTH // 2) for letter in COLUMNS]

    def rows(self) -> list[tuple[str, int]]:
        """Return each row's number, with the y of its middle."""
        return [(number, self.corner(COLUMNS[0] + number)[1] + self.height // 2) for number in ROWS]


def depth(cell: Cell) -> int:
    """Return how far a cell is from the lamps over the middle of the yard: 0 (near) to 3."""
    column, row = divmod(AT[cell], len(ROWS))
    apart = hypot((column - 4) / 4, (row - 2) / 3.6)
    return min(3, int(3.1 * apart**1.2))


TABLE: Final = Yard("table", 212, 98, 181)
HAND: Final = Yard("hand", 166, 106, 134)

PAWNS: Final = {"big": 98, "wide": 62, "narrow": 36, "slim": 30}
"""The width of a pawn by its kind: alone on a covered card or in a gap (big), the only pawn on another card,
or the mover's of two without crates (wide), one of two (narrow), or one of more (slim).
"""
PAWN_HEIGHTS: Final = {"big": 72, "wide": 50, "narrow": 44, "slim": 44}

TAGS: Final = {"whole": 100, "bare": 54}
"""The width of the tag with a card's price by its kind: with the unit, or without it if there is little room.
"""

PLATES: Final = {2: "tall", 3: "third", 4: "low"}
"""The kind of the players' plates by the number of players."""
PLATE_SIZES: Final = {"tall": (529, FOOT_HEIGHT), "third": (348, FOOT_HEIGHT), "low": (529, 66)}
"""The width and height of a player's plate by its kind."""
PLATE_ROW: Final = 72
"""The distance from one row of plates to the next."""
PLATE_LEFT: Final = 14
PLATE_GAP: Final = 14
