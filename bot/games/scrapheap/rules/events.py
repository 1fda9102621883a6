"""The events of Scrapheap Scavengers, as values. Event is the union of them."""

from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.scrapheap.rules.components import Card, Cell, Corner, Direction, Symbol
from bot.games.scrapheap.rules.model import Roll


@union_member
class Dealt:
    """The cards lie face down, in the order of CELLS, and all players drew tiles. Nobody sees the cards, and
    each seat sees only its own tiles (the others' are empty).
    """

    cards: tuple[Card, ...]
    tiles: tuple[tuple[Symbol, ...], ...]


@union_member
class OrderRolled:
    """A peek round starts. Each player rolled two dice, then tied seats rolled again. This is the order."""

    round: int
    rolls: tuple[Roll, ...]
    order: tuple[Seat, ...]


@union_member
class PeeksRolled:
    """The first seat in the order rolled the number of peeks of all players in this round: the sum of the
    dice.
    """

    seat: Seat
    dice: tuple[int, int]


@union_member
class Spent:
    """A seat gave up a cube for the rest of the game for one more peek."""

    seat: Seat


@union_member
class Peeked:
    """A seat peeked at the card in that cell. `card` is None for all others."""

    seat: Seat
    cell: Cell
    card: Card | None


@union_member
class Lifted:
    """A seat lifted its cube from that cell."""

    seat: Seat
    cell: Cell


@union_member
class Placed:
    """A seat placed a cube in that cell: the one it lifted from `source`, or (None) one from its supply.

    If source and cell are equal, it put the cube back.
    """

    seat: Seat
    cell: Cell
    source: Cell | None


@union_member
class Waived:
    """A seat stopped early, with `left` peeks, or `left` cubes to place."""

    seat: Seat
    what: Literal["peeks", "cubes"]
    left: int


@union_member
class CollectionOpened:
    """The collection starts in this order: by the number of each seat's cubes on the grid, most first. Tied
    seats rolled one die, and again if they tied.
    """

    counts: tuple[int, ...]
    rolls: tuple[Roll, ...]
    order: tuple[Seat, ...]


@union_member
class Revealed:
    """All players showed their tiles: in public mode before the collection, in stealth mode at the end."""

    tiles: tuple[tuple[Symbol, ...], ...]


@union_member
class CornerChosen:
    """A seat made a pawn from two cubes and set it outside that corner."""

    seat: Seat
    corner: Corner


@union_member
class TurnBegan:
    """A seat's turn of the collection started with these action points. left: the number of its remaining
    turns, including this one.
    """

    seat: Seat
    points: int
    left: int


@union_member
class SatOut:
    """A seat's turn of the collection was skipped, because its pawn can reach no card."""

    seat: Seat


@union_member
class PawnMoved:
    """A seat moved its pawn to that cell. direction: None if it entered the grid."""

    seat: Seat
    direction: Direction | None
    cell: Cell


@union_member
class Flipped:
    """A seat turned over this card, and all players saw it. up: whether it now lies face up."""

    seat: Seat
    cell: Cell
    card: Card
    up: bool


@union_member
class Claimed:
    """A seat took a cube of `owner`'s colour from that cell."""

    seat: Seat
    owner: Seat
    cell: Cell


@union_member
class Took:
    """A seat took the card in that cell."""

    seat: Seat
    cell: Cell
    card: Card | None
    """The card, or None for viewers who do not know it. Only its taker and those who had seen it do."""
    shown: bool
    """Whether all players know the card."""
    seen: tuple[Seat, ...]
    """The seats that had peeked at the card."""


@union_member
class TurnEnded:
    """A seat's turn of the collection ended, and these action points were lost."""

    seat: Seat
    left: int


@union_member
class Retired:
    """A seat has finished for good, and these action points of its last turn were lost. Its pawn has left."""

    seat: Seat
    left: int


@union_member
class LapQuiet:
    """In this finished lap nobody did anything. Another such lap ends the collection."""


@union_member
class Closed:
    """The game is over, with these scores. empty: whether it ended because the grid is empty. Otherwise `why`
    has the reason: all turns are used, nobody did anything in two whole laps, or all seats have finished for
    good.
    """

    empty: bool
    scores: tuple[int, ...]
    why: Literal["turns", "quiet", "retired"] = "turns"


Event: TypeAlias = (
    Dealt
    | OrderRolled
    | PeeksRolled
    | Spent
    | Peeked
    | Lifted
    | Placed
    | Waived
    | CollectionOpened
    | Revealed
    | CornerChosen
    | TurnBegan
    | SatOut
    | PawnMoved
    | Flipped
    | Claimed
    | Took
    | TurnEnded
    | Retired
    | LapQuiet
    | Closed
)
