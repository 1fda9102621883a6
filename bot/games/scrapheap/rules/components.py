"""The printed components, the grid and the prices (docs/rules/scrapheap-scavengers.md, section 2)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from bot.engine.greenbox import deck

Symbol: TypeAlias = Literal["Drop", "Hammer", "Circle", "Brick", "Cog", "Arrow"]
Cell: TypeAlias = str
"""A place of the grid: its column, A to I, and its row, 1 to 6: "B4"."""
Corner: TypeAlias = Literal["A1", "A6", "I1", "I6"]
Direction: TypeAlias = Literal["left", "right", "up", "down"]


class Card(NamedTuple):
    """A card: its symbol, and its value from 1 to 6."""

    symbol: Symbol
    value: int


SYMBOLS: tuple[Symbol, ...] = ("Drop", "Hammer", "Circle", "Brick", "Cog", "Arrow")
"""Of each there are nine cards, and one tile for each player."""
DECK: tuple[Card, ...] = deck(Card, SYMBOLS)

COLUMNS = "ABCDEFGHI"
ROWS = "123456"
CELLS: tuple[Cell, ...] = tuple(column + row for column in COLUMNS for row in ROWS)
"""Every place, column by column: the order of a grid."""
AT: dict[Cell, int] = {cell: at for at, cell in enumerate(CELLS)}
"""Where a cell stands in CELLS."""
CORNERS: tuple[Corner, ...] = ("A1", "I1", "A6", "I6")
DIRECTIONS: tuple[Direction, ...] = ("left", "right", "up", "down")

CUBES = 20
"""How many cubes each player has. They have the colour of the seat."""
PAWN = 2
"""How many of them make the pawn."""
PLACES = 2
"""How many cubes a player may place or move at a time."""
TURNS = 4
"""How many turns of the collection there are for each tile."""
BONUS = 2
"""What a turn has in action points beside one for each cube in possession."""
MOVE = FLIP = 1
TAKE = CLAIM_OWN = 2
CLAIM_OTHER = 3
"""What the actions of a turn cost, in action points."""
VERSION: Final = 3
"""The version of these rules that new matches are played by. The first had neither Ruling 15 nor Ruling 16;
in the second a lap in which pawns only moved was quiet, and one quiet lap ended the game.
"""
