"""The actions of Scrapheap Scavengers, as values. Action is the union of them."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.scrapheap.rules.components import Cell, Corner, Direction


@dataclass(frozen=True, slots=True)
class Spend:
    """Before the first peek of a round: give up a cube for the rest of the game for one more peek."""

    kind: Literal["spend"] = "spend"


@dataclass(frozen=True, slots=True)
class Peek:
    """Peek at the card in that cell."""

    cell: Cell
    kind: Literal["peek"] = "peek"


@dataclass(frozen=True, slots=True)
class Lift:
    """Lift the seat's cube from that cell, to place it elsewhere."""

    cell: Cell
    kind: Literal["lift"] = "lift"


@dataclass(frozen=True, slots=True)
class Place:
    """Place a cube in that cell: the lifted one, or one from the supply. A cube put back in the cell it was
    lifted from has not moved.
    """

    cell: Cell
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Done:
    """Peek no more, or place no more cubes."""

    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Choose:
    """Let the pawn start outside that corner."""

    corner: Corner
    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Enter:
    """Move the pawn from outside into the grid (1 point)."""

    kind: Literal["enter"] = "enter"


@dataclass(frozen=True, slots=True)
class Move:
    """Move the pawn to the next card in that direction (1 point)."""

    direction: Direction
    kind: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn the card under the pawn over (1 point)."""

    kind: Literal["flip"] = "flip"


@dataclass(frozen=True, slots=True)
class Claim:
    """Take a cube of that seat from the card under the pawn (the seat's own 2 points, another 3)."""

    owner: Seat
    kind: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card under the pawn (2 points)."""

    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn; remaining points are lost."""

    kind: Literal["end_turn"] = "end_turn"


@dataclass(frozen=True, slots=True)
class Retire:
    """Finish for good: end this turn and all later ones; the pawn leaves the grid."""

    kind: Literal["retire"] = "retire"


Action: TypeAlias = (
    Spend | Peek | Lift | Place | Done | Choose | Enter | Move | Flip | Claim | Take | EndTurn | Retire
)
