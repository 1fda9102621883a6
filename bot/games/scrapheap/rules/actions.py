"""The actions of Scrapheap Scavengers as values. `Action` is their union."""

from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.scrapheap.rules.components import Cell, Corner, Direction


@union_member
class Spend:
    """Give up a cube for the rest of the game for one more peek, before the first peek of a round."""


@union_member
class Peek:
    """Peek at the card in the cell."""

    cell: Cell


@union_member
class Lift:
    """Lift the seat's own cube from the cell, to place it elsewhere."""

    cell: Cell


@union_member
class Place:
    """Place a cube in the cell: the lifted one, or one from the supply."""

    cell: Cell


@union_member
class Done:
    """Stop peeking, or stop placing cubes."""


@union_member
class Choose:
    """Choose the corner where the pawn starts, outside the grid."""

    corner: Corner


@union_member
class Enter:
    """Move the pawn from outside into the grid, for 1 action point."""


@union_member
class Move:
    """Move the pawn to the next card in the direction, for 1 action point."""

    direction: Direction


@union_member
class Flip:
    """Turn over the card under the pawn, for 1 action point."""


@union_member
class Claim:
    """Take a cube of the owner from the card under the pawn, for 2 action points if it is the seat's own,
    otherwise for 3.
    """

    owner: Seat


@union_member
class Take:
    """Take the card under the pawn, for 2 action points."""


@union_member
class EndTurn:
    """End the turn, and lose the remaining action points."""


@union_member
class Retire:
    """Finish for good: end this turn and all later ones."""


Action: TypeAlias = (
    Spend | Peek | Lift | Place | Done | Choose | Enter | Move | Flip | Claim | Take | EndTurn | Retire
)
