"""The values of Scrapheap Scavengers: options, state, actions, events and views, without behaviour."""

# Longer than most: the values of a game with eighteen kinds of events stay in one place.
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.games.scrapheap.components import Card, Cell, Corner, Direction, Symbol


@dataclass(frozen=True, slots=True)
class Options:
    """mode: whether tiles and taken cards are shown during the collection. tiles: how many each player draws,
    which is also the number of peek rounds. mismatch: how cards that match none of one's tiles count.
    """

    mode: Literal["public", "stealth"] = "public"
    tiles: Literal[1, 2, 3, 4] = 2
    mismatch: Literal["minus", "zero", "plus"] = "minus"


class Roll(NamedTuple):
    """What a seat rolled."""

    seat: Seat
    dice: tuple[int, ...]


class Spot(NamedTuple):
    """A place of the grid.

    card: None is a gap. up: the card lies face up. shown: it has been face up, so that everybody knows it.
    seen: the seats that peeked at it, in any order. cubes: the owner of each cube on it, in any order.
    """

    card: Card | None
    up: bool = False
    shown: bool = False
    seen: tuple[Seat, ...] = ()
    cubes: tuple[Seat, ...] = ()


class Taken(NamedTuple):
    """A card taken, and where from. shown: everybody knows it. seen: the seats that peeked at it before."""

    cell: Cell
    card: Card
    shown: bool
    seen: tuple[Seat, ...]


class Pawn(NamedTuple):
    """Where a pawn stands: at the cell, or outside of it, at a corner that it has not entered by yet."""

    cell: Cell
    outside: bool


# phases


@dataclass(frozen=True, slots=True)
class Peeking:
    """That seat peeks at cards: at `left` more.

    fresh: it has not peeked in this round yet, nor spent a cube for one more peek, so that it still may.
    """

    seat: Seat
    left: int
    fresh: bool
    kind: Literal["peeking"] = "peeking"


@dataclass(frozen=True, slots=True)
class Placing:
    """That seat places or moves cubes: `left` more. lifted: it has lifted its cube from there, and is to set
    it down. again: it is the second time in this round, after all have peeked.
    """

    seat: Seat
    left: int
    lifted: Cell | None
    again: bool
    kind: Literal["placing"] = "placing"


@dataclass(frozen=True, slots=True)
class Choosing:
    """That seat chooses the corner at which its pawn begins."""

    seat: Seat
    kind: Literal["choosing"] = "choosing"


@dataclass(frozen=True, slots=True)
class Collecting:
    """That seat has a turn of the collection, with `points` action points left."""

    seat: Seat
    points: int
    kind: Literal["collecting"] = "collecting"


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over."""

    kind: Literal["finished"] = "finished"


Phase: TypeAlias = Peeking | Placing | Choosing | Collecting | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole game.

    grid: the 54 places in the order of CELLS. tiles: for each seat, in the order of SYMBOLS.
    supply: for each seat the cubes in its possession, counted by their colour: by the seat that began with
    them. spent: for each seat how many of its cubes left the game for a peek. taken: for each seat, in order.
    pawns: for each seat; None: not set yet. order: the seats in the order of the round, or of the collection.
    rolls: what decided that order, in the order rolled; who tied rolled again. dice: what decided the number
    of peeks of this round; empty in the collection. round: the peek round, from 1; the last one's from then
    on. lap: the rotation of the collection, from 1; 0 before. turn: how many turns have begun.
    """

    options: Options
    grid: tuple[Spot, ...]
    tiles: tuple[tuple[Symbol, ...], ...]
    supply: tuple[tuple[int, ...], ...]
    spent: tuple[int, ...]
    taken: tuple[tuple[Taken, ...], ...]
    pawns: tuple[Pawn | None, ...]
    order: tuple[Seat, ...]
    rolls: tuple[Roll, ...]
    dice: tuple[int, ...]
    round: int
    lap: int
    turn: int
    phase: Phase


# actions


@dataclass(frozen=True, slots=True)
class Spend:
    """Before the first peek of a round: give a cube out of the game for one more peek."""

    kind: Literal["spend"] = "spend"


@dataclass(frozen=True, slots=True)
class Peek:
    """Peek at the card there."""

    cell: Cell
    kind: Literal["peek"] = "peek"


@dataclass(frozen=True, slots=True)
class Lift:
    """Lift an own cube from there, to set it down elsewhere."""

    cell: Cell
    kind: Literal["lift"] = "lift"


@dataclass(frozen=True, slots=True)
class Place:
    """Place a cube there: the lifted one, or one of the supply. A cube set down where it was lifted from was
    not moved.
    """

    cell: Cell
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Done:
    """Peek no more, or place no more cubes."""

    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Choose:
    """Let the pawn begin outside that corner."""

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
    """Take a cube of that seat's colour from the card under the pawn (an own one 2 points, another 3)."""

    owner: Seat
    kind: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card under the pawn (2 points)."""

    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn; points that are left are lost."""

    kind: Literal["end_turn"] = "end_turn"


Action: TypeAlias = Spend | Peek | Lift | Place | Done | Choose | Enter | Move | Flip | Claim | Take | EndTurn


# events


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards lie face down, in the order of CELLS, and everyone drew tiles. Nobody hears the cards, and
    each seat only its own tiles (the others' are empty).
    """

    cards: tuple[Card, ...]
    tiles: tuple[tuple[Symbol, ...], ...]
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class OrderRolled:
    """A peek round begins: everyone rolled two dice, then those who tied rolled again; this is the order."""

    round: int
    rolls: tuple[Roll, ...]
    order: tuple[Seat, ...]
    kind: Literal["order_rolled"] = "order_rolled"


@dataclass(frozen=True, slots=True)
class PeeksRolled:
    """The first of the order rolled how many peeks everybody has in this round: the sum of the dice."""

    seat: Seat
    dice: tuple[int, int]
    kind: Literal["peeks_rolled"] = "peeks_rolled"


@dataclass(frozen=True, slots=True)
class Spent:
    """A seat gave a cube out of the game for one more peek."""

    seat: Seat
    kind: Literal["spent"] = "spent"


@dataclass(frozen=True, slots=True)
class Peeked:
    """A seat peeked at the card there; `card` is None for everybody else."""

    seat: Seat
    cell: Cell
    card: Card | None
    kind: Literal["peeked"] = "peeked"


@dataclass(frozen=True, slots=True)
class Lifted:
    """A seat lifted its cube from there."""

    seat: Seat
    cell: Cell
    kind: Literal["lifted"] = "lifted"


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat placed a cube there: the one it lifted from `source`, or (None) one of its supply.

    Where source and cell are the same, it put the cube back.
    """

    seat: Seat
    cell: Cell
    source: Cell | None
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True)
class Waived:
    """A seat was done before it had to be: with `left` peeks, or `left` cubes to place."""

    seat: Seat
    what: Literal["peeks", "cubes"]
    left: int
    kind: Literal["waived"] = "waived"


@dataclass(frozen=True, slots=True)
class CollectionOpened:
    """The collection begins, in this order: by the cubes on the grid, counted for each seat, most first;
    those with equally many rolled one die, and again if they tied.
    """

    counts: tuple[int, ...]
    rolls: tuple[Roll, ...]
    order: tuple[Seat, ...]
    kind: Literal["collection_opened"] = "collection_opened"


@dataclass(frozen=True, slots=True)
class Revealed:
    """Everyone showed their tiles: in public mode before the collection, in stealth mode at the end."""

    tiles: tuple[tuple[Symbol, ...], ...]
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class CornerChosen:
    """A seat made a pawn of two cubes and set it outside that corner."""

    seat: Seat
    corner: Corner
    kind: Literal["corner_chosen"] = "corner_chosen"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn of the collection began with these action points. left: how many turns it has, this one
    included.
    """

    seat: Seat
    points: int
    left: int
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class PawnMoved:
    """A seat moved its pawn to that cell. direction: None: it entered the grid."""

    seat: Seat
    direction: Direction | None
    cell: Cell
    kind: Literal["pawn_moved"] = "pawn_moved"


@dataclass(frozen=True, slots=True)
class Flipped:
    """A seat turned this card over; everybody saw it. up: it now lies face up."""

    seat: Seat
    cell: Cell
    card: Card
    up: bool
    kind: Literal["flipped"] = "flipped"


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat took a cube of `owner`'s colour from there."""

    seat: Seat
    owner: Seat
    cell: Cell
    kind: Literal["claimed"] = "claimed"


@dataclass(frozen=True, slots=True)
class Took:
    """A seat took the card there. shown: everybody knows it. seen: the seats that had peeked at it.

    `card` is None for who does not know it: neither its taker, nor one who had seen it.
    """

    seat: Seat
    cell: Cell
    card: Card | None
    shown: bool
    seen: tuple[Seat, ...]
    kind: Literal["took"] = "took"


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat's turn of the collection ended, with these action points lost."""

    seat: Seat
    left: int
    kind: Literal["turn_ended"] = "turn_ended"


@dataclass(frozen=True, slots=True)
class Closed:
    """The game is over: all turns are done, or the grid is empty. These are the scores."""

    empty: bool
    scores: tuple[int, ...]
    kind: Literal["closed"] = "closed"


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
    | PawnMoved
    | Flipped
    | Claimed
    | Took
    | TurnEnded
    | Closed
)


# views


class Square(NamedTuple):
    """A place of the grid as the viewer may know it.

    lies: face "up", face "down", or a "gap". card: None: a gap, or not known to the viewer. A card that lies
    face down and is known is `private` if not everybody knows it: only those who peeked at it do.
    cubes: how many of each seat's lie on it, by seat.
    """

    cell: Cell
    lies: Literal["up", "down", "gap"]
    card: Card | None
    private: bool
    cubes: tuple[int, ...]


class Loot(NamedTuple):
    """A card taken, as the viewer may know it: None if not at all. private: known, but not to everybody."""

    cell: Cell
    card: Card | None
    private: bool


class Lead(NamedTuple):
    """Where a move of the mover's pawn would lead for 1 point. direction: None: into the grid."""

    direction: Direction | None
    cell: Cell


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may know.

    seat: whose view; None: a spectator's. phase: what the mover is to do. mover: whose turn it is; None: the
    game is over. round, lap, order, rolls, dice, spent, supply and pawns: as in State. peeks: how many peeks
    the dice gave everybody in this round. left: how many peeks the mover has left, or cubes to place; 0 in
    the other phases. may_spend: the mover may still spend a cube for a peek. lifted: where the mover's lifted
    cube came from. again: it is the second time that cubes are placed in this round.

    grid: in the order of CELLS. held: for each seat the number of cubes in its possession. points: the action
    points the mover has left. turns: for each seat how many turns of the collection it has left, one that is
    in progress included. leads: where the mover's pawn can go, whatever points are left.
    tiles: for each seat; empty where hidden from the viewer. taken: for each seat, in order. scores: for each
    seat what it would score now; None where the viewer cannot know. places: for each seat its final place;
    empty until the game is over.
    """

    seat: Seat | None
    options: Options
    turn: int
    phase: Literal["peeking", "placing", "choosing", "collecting", "finished"]
    mover: Seat | None
    round: int
    lap: int
    order: tuple[Seat, ...]
    rolls: tuple[Roll, ...]
    dice: tuple[int, ...]
    peeks: int
    left: int
    may_spend: bool
    lifted: Cell | None
    again: bool
    grid: tuple[Square, ...]
    held: tuple[int, ...]
    supply: tuple[tuple[int, ...], ...]
    spent: tuple[int, ...]
    pawns: tuple[Pawn | None, ...]
    points: int
    turns: tuple[int, ...]
    leads: tuple[Lead, ...]
    tiles: tuple[tuple[Symbol, ...], ...]
    taken: tuple[tuple[Loot, ...], ...]
    scores: tuple[int | None, ...]
    places: tuple[int, ...]
