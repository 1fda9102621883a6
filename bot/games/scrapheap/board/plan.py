"""The positions and sizes in the pictures of Scrapheap Scavengers, in pixels."""

from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

from bot.games.scrapheap.rules.components import AT, CELLS, COLUMNS, ROWS, Cell

WIDTH: Final = 100
HIGH: Final = 98
"""The width and the height of a card."""
LEFT: Final = 73
TOP: Final = 198
"""The left edge of the first column and the top of the first row."""
ACROSS: Final = 105
DOWN: Final = 103
"""The distance from one column to the next, and from one row to the next."""
AISLE: Final = 7
"""The additional gap after every third column. After the third row it is one pixel less."""
LETTERS: Final = 170
"""The middle of the column letters, from the top."""
NUMBERS: Final = 36
"""The middle of the row numbers, from the left."""
GATES: Final = (("1", "2"), ("5", "6"))
"""The rows between which there is a gate on either side."""
ASIDE: Final = 6
"""The distance by which the number of a row is moved away from a gate, in pixels."""
HEIGHT: Final = 990
"""The height of the pictures of a game in progress. For a hand it excludes the news."""
FOOT: Final = 828
"""The top of the area below the yard, which is FOOT_HEIGHT high."""
FOOT_HEIGHT: Final = 160


def corner(cell: Cell) -> tuple[int, int]:
    """Return the top left corner of the card in a cell."""
    column, row = divmod(AT[cell], len(ROWS))
    return LEFT + column * ACROSS + column // 3 * AISLE, TOP + row * DOWN + row // 3 * (AISLE - 1)


def between(row: str, next_row: str) -> int:
    """Return the y in the middle between two rows, where pawns wait outside the yard."""
    upper, lower = (corner(COLUMNS[0] + each)[1] for each in (row, next_row))
    return (upper + lower + HIGH) // 2


class Scale(NamedTuple):
    """The numbers of columns and rows of the yard that a picture shows, and the factor by which they are
    larger than in the picture of the whole yard.
    """

    columns: int
    rows: int
    zoom: float

    @property
    def end(self) -> str:
        """Return the suffix of the names of the sprites that are drawn in this scale."""
        return "" if self.zoom == 1 else f"@{self.zoom}"


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the yard that a picture shows. column, row: the indices of its first column and row."""

    column: int
    row: int
    scale: Scale

    @property
    def cells(self) -> frozenset[Cell]:
        """Return the cells that the picture shows."""
        columns = COLUMNS[self.column : self.column + self.scale.columns]
        rows = ROWS[self.row : self.row + self.scale.rows]
        return frozenset(column + row for column, row in product(columns, rows))

    @property
    def edges(self) -> tuple[str, str]:
        """Return the first and the last row that the picture shows."""
        return ROWS[self.row], ROWS[self.row + self.scale.rows - 1]

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return the point of this picture that shows the point (x, y) of the picture of the whole yard."""
        zoom = self.scale.zoom
        (left, top), (right, low) = (
            corner(COLUMNS[column] + ROWS[row])
            for column, row in (
                (self.column, self.row),
                (self.column + self.scale.columns - 1, self.row + self.scale.rows - 1),
            )
        )
        aside = LEFT + (_ALL[0] - zoom * (right + WIDTH - left)) / 2
        above = TOP + (_ALL[1] - zoom * (low + HIGH - top)) / 2
        return round(aside + zoom * (x - left)), round(above + zoom * (y - top))


_ALL: Final = tuple(
    last - first + size
    for first, last, size in zip(corner(CELLS[0]), corner(CELLS[-1]), (WIDTH, HIGH), strict=True)
)
"""The width and the height of all cards of the yard."""
SCALES: Final = (Scale(6, 4, 1.5), Scale(7, 5, 1.2))
"""The scales in which a picture can show a part of the yard, the closest first."""
WHOLE: Final = Window(0, 0, Scale(len(COLUMNS), len(ROWS), 1))
"""The window that shows the whole yard."""


def columns(window: Window) -> list[tuple[str, int]]:
    """Return the letter of each column that the window shows, and the x of the column's middle."""
    shown = COLUMNS[window.column : window.column + window.scale.columns]
    return [(letter, window.at(corner(letter + ROWS[0])[0] + WIDTH / 2, 0)[0]) for letter in shown]


def rows(window: Window) -> list[tuple[str, int]]:
    """Return the number of each row that the window shows, and the y of the number's middle."""
    away = {row: move for upper, lower in GATES for row, move in ((upper, -ASIDE), (lower, ASIDE))}
    shown = ROWS[window.row : window.row + window.scale.rows]
    return [
        (number, window.at(0, corner(COLUMNS[0] + number)[1] + HIGH / 2 + away.get(number, 0))[1])
        for number in shown
    ]


PAWNS: Final = {"big": 96, "main": 76, "wide": 62, "half": 50, "narrow": 34, "slim": 30}
"""The width of a pawn by its kind, in pixels."""
PAWN_HEIGHTS: Final = {"big": 72, "main": 52, "wide": 50, "half": 46, "narrow": 46, "slim": 46}
CHIP: Final = 38
CHIP_HEIGHT: Final = 46
"""The width and the height of the small disc of a pawn that shares its card with one that is drawn as a
truck.
"""
TURNING: Final = ("big", "main", "wide", "half")
"""The kinds of pawns that are seen from the side. Each also exists facing left."""

TAG: Final = 96
"""The width of the tag with a card's price."""

PLATES: Final = {2: "half", 3: "third", 4: "quarter"}
"""The kind of the players' plates by the number of players."""
PLATE_WIDTHS: Final = {"half": 533, "third": 351, "quarter": 260}
"""The width of a player's plate by its kind. Its height is FOOT_HEIGHT."""
PLATE_LEFT: Final = 10
PLATE_GAP: Final = 14
