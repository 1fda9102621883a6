"""The printed components, the grid and the prices (docs/rules/scrapheap-scavengers.md, section 2, section 3,
section 5).
"""

from typing import Literal, NamedTuple, TypeAlias

from bot.engine.green_box_cards import deck

Symbol: TypeAlias = Literal["Drop", "Hammer", "Circle", "Brick", "Cog", "Arrow"]
Cell: TypeAlias = str
"""A cell of the grid: its column, A to I, and its row, 1 to 6, such as "B4"."""
Corner: TypeAlias = Literal["A1", "A6", "I1", "I6"]
Direction: TypeAlias = Literal["left", "right", "up", "down"]


class Card(NamedTuple):
    """A card: its symbol, and its value from 1 to 6."""

    symbol: Symbol
    value: int


SYMBOLS: tuple[Symbol, ...] = ("Drop", "Hammer", "Circle", "Brick", "Cog", "Arrow")
"""The symbols. Nine cards show each of them."""
DECK: tuple[Card, ...] = deck(Card, SYMBOLS)

COLUMNS = "ABCDEFGHI"
ROWS = "123456"
CELLS: tuple[Cell, ...] = tuple(column + row for column in COLUMNS for row in ROWS)
"""Every cell, column by column."""
AT: dict[Cell, int] = {cell: at for at, cell in enumerate(CELLS)}
"""The index of each cell in CELLS."""
CORNERS: tuple[Corner, ...] = ("A1", "I1", "A6", "I6")
DIRECTIONS: tuple[Direction, ...] = ("left", "right", "up", "down")

CUBES = 20
"""The number of cubes that each player has at the start, in the colour of the seat."""
PAWN = 2
"""The number of a player's cubes that make up the pawn."""
PLACES = 2
"""The maximum number of cubes that a player can place or move at one time."""
TURNS = 4
"""The number of turns that each player has in the collection for each tile."""
BONUS = 2
"""The action points of a turn in addition to one for each cube in possession."""
MOVE = FLIP = 1
TAKE = CLAIM_OWN = 2
CLAIM_OTHER = 3
"""The prices of the actions in a turn, in action points."""
