"""The actions of Scrapheap Scavengers, as values. Action is the union of them."""

from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.scrapheap.rules.components import Cell, Corner, Direction


@union_member
class Spend:
    """Before the first peek of a round, give up a cube for the rest of the game for one more peek."""


@union_member
class Peek:
    """Peek at the card in that cell."""

    cell: Cell


@union_member
class Lift:
    """Lift the seat's cube from that cell, to place it elsewhere."""

    cell: Cell


@union_member
class Place:
    """Place a cube in that cell: the lifted one, or one from the supply. A cube put back in the cell it was
    lifted from has not moved.
    """

    cell: Cell


@union_member
class Done:
    """Stop peeking, or stop placing cubes."""


@union_member
class Choose:
    """Let the pawn start outside that corner."""

    corner: Corner


@union_member
class Enter:
    """Move the pawn from outside into the grid (1 point)."""


@union_member
class Move:
    """Move the pawn to the next card in that direction (1 point)."""

    direction: Direction


@union_member
class Flip:
    """Turn the card under the pawn over (1 point)."""


@union_member
class Claim:
    """Take a cube of that seat from the card under the pawn (the seat's own 2 points, another 3)."""

    owner: Seat


@union_member
class Take:
    """Take the card under the pawn (2 points)."""


@union_member
class EndTurn:
    """End the turn and lose the remaining points."""


@union_member
class Retire:
    """Finish for good: end this turn and all later ones. The pawn leaves the grid."""


Action: TypeAlias = (
    Spend | Peek | Lift | Place | Done | Choose | Enter | Move | Flip | Claim | Take | EndTurn | Retire
)
