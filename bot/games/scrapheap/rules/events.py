"""The events of Scrapheap Scavengers as values. `Event` is their union."""

from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.scrapheap.rules.components import Card, Cell, Corner, Direction, Symbol
from bot.games.scrapheap.rules.model import Roll


@union_member
class Dealt:
    """The cards were laid out face down, in the order of CELLS, and all players drew tiles. In a view,
    `cards` and the others' tiles are empty.
    """

    cards: tuple[Card, ...]
    tiles: tuple[tuple[Symbol, ...], ...]


@union_member
class OrderRolled:
    """A peek round started. rolls: the rolls that gave the order."""

    round: int
    rolls: tuple[Roll, ...]
    order: tuple[Seat, ...]


@union_member
class PeeksRolled:
    """The first seat in the order rolled two dice, whose sum is the number of peeks of every player in this
    round.
    """

    seat: Seat
    dice: tuple[int, int]


@union_member
class Spent:
    """A seat gave up a cube for the rest of the game for one more peek."""

    seat: Seat


@union_member
class Peeked:
    """A seat peeked at the card in the cell. Only that seat sees `card`, which is None for all others."""

    seat: Seat
    cell: Cell
    card: Card | None


@union_member
class Lifted:
    """A seat lifted its cube from the cell."""

    seat: Seat
    cell: Cell


@union_member
class Placed:
    """A seat placed a cube in the cell. source: the cell from which the seat had lifted it, or None for a
    cube from the supply.
    """

    seat: Seat
    cell: Cell
    source: Cell | None


@union_member
class Waived:
    """A seat stopped early, with `left` peeks or cubes left."""

    seat: Seat
    what: Literal["peeks", "cubes"]
    left: int


@union_member
class CollectionOpened:
    """The collection started. counts: the number of each seat's cubes on the grid. order: the seats by these
    numbers, most cubes first, and by the rolls of tied seats.
    """

    counts: tuple[int, ...]
    rolls: tuple[Roll, ...]
    order: tuple[Seat, ...]


@union_member
class Revealed:
    """All players showed their tiles."""

    tiles: tuple[tuple[Symbol, ...], ...]


@union_member
class CornerChosen:
    """A seat made a pawn from two cubes, and set it outside the corner."""

    seat: Seat
    corner: Corner


@union_member
class TurnBegan:
    """A seat's turn of the collection started. points: its action points. left: the number of its remaining
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
    """A seat moved its pawn to the cell. direction: None if the pawn entered the grid."""

    seat: Seat
    direction: Direction | None
    cell: Cell


@union_member
class Flipped:
    """A seat turned over a card, and all players saw it. up: whether the card is now face up."""

    seat: Seat
    cell: Cell
    card: Card
    up: bool


@union_member
class Claimed:
    """A seat took a cube of the owner's colour from the cell."""

    seat: Seat
    owner: Seat
    cell: Cell


@union_member
class Took:
    """A seat took the card in the cell."""

    seat: Seat
    cell: Cell
    card: Card | None
    """The card, or None for viewers who do not know it."""
    shown: bool
    """Whether the card is public: it had been face up, or all taken cards are shown."""
    seen: tuple[Seat, ...]
    """The seats that had peeked at the card."""


@union_member
class TurnEnded:
    """A seat's turn of the collection ended. left: the action points that were lost."""

    seat: Seat
    left: int


@union_member
class Retired:
    """A seat has finished for good, and its pawn has left. left: the action points of its last turn that were
    lost.
    """

    seat: Seat
    left: int


@union_member
class LapQuiet:
    """A lap ended, and no player had spent action points in it."""


@union_member
class Closed:
    """The game is over. empty: whether the grid is empty. why: the reason if it is not."""

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
