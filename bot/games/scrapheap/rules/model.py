"""The values of Scrapheap Scavengers without behaviour: options, phases, state and views."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.scrapheap.rules.components import Card, Cell, Direction, Symbol


@dataclass(frozen=True, slots=True)
class Options:
    """The host's choices."""

    mode: Literal["public", "stealth"] = "public"
    """Whether all tiles and taken cards are shown during the collection ("public") or not ("stealth")."""
    tiles: Literal[1, 2, 3, 4] = 2
    """The number of each player's tiles, which is also the number of peek rounds."""
    mismatch: Literal["minus", "zero", "plus"] = "minus"
    """The points of a card that matches none of a player's tiles: minus its value, zero, or its value."""


class Roll(NamedTuple):
    """A roll of dice for the order of the seats."""

    seat: Seat
    dice: tuple[int, ...]


class Spot(NamedTuple):
    """A cell of the grid."""

    card: Card | None
    """The card there, or None for a gap."""
    up: bool = False
    """Whether the card is face up."""
    shown: bool = False
    """Whether the card has ever been face up, so that all players know it."""
    seen: tuple[Seat, ...] = ()
    """The seats that peeked at the card, in any order."""
    cubes: tuple[Seat, ...] = ()
    """The owner of each cube on the card, in any order."""


class Taken(NamedTuple):
    """A taken card, and the cell where it was. shown: whether everyone knows it. seen: the seats that had
    peeked at it.
    """

    cell: Cell
    card: Card
    shown: bool
    seen: tuple[Seat, ...]


class Pawn(NamedTuple):
    """The position of a pawn. outside: whether it waits outside the grid at the corner `cell`."""

    cell: Cell
    outside: bool


# phases


@union_member
class Peeking:
    """The phase in which the seat peeks at `left` more cards. fresh: whether it has neither peeked nor spent
    a cube on a peek in this round.
    """

    seat: Seat
    left: int
    fresh: bool


@union_member
class Placing:
    """The phase in which the seat places or moves `left` more cubes. lifted: the cell from which it has
    lifted a cube, or None. again: whether it is the second placing of this round.
    """

    seat: Seat
    left: int
    lifted: Cell | None
    again: bool


@union_member
class Choosing:
    """The phase in which the seat chooses the corner where its pawn starts."""

    seat: Seat


@union_member
class Collecting:
    """The phase in which the seat has a turn of the collection, with `points` action points left."""

    seat: Seat
    points: int


@union_member
class Finished:
    """The phase after the game."""


Phase: TypeAlias = Peeking | Placing | Choosing | Collecting | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The complete state of a game, including everything that is hidden from players."""

    options: Options
    grid: tuple[Spot, ...]
    """The 54 cells in the order of CELLS."""
    tiles: tuple[tuple[Symbol, ...], ...]
    """The tiles of each seat, in the order of SYMBOLS."""
    supply: tuple[tuple[int, ...], ...]
    """For each seat, the number of cubes of each colour in its possession. The index of a colour is the seat
    that started with it.
    """
    spent: tuple[int, ...]
    """The number of cubes that each seat gave up for peeks."""
    taken: tuple[tuple[Taken, ...], ...]
    """The cards that each seat took, in order."""
    pawns: tuple[Pawn | None, ...]
    """The position of each seat's pawn, or None if it is not set yet or gone for good."""
    order: tuple[Seat, ...]
    """The seats in the order of the peek round or of the collection."""
    rolls: tuple[Roll, ...]
    """The rolls that decided the order, in the order rolled."""
    dice: tuple[int, ...]
    """The dice for the number of peeks in this round, or empty in the collection."""
    round: int
    """The number of the current or last peek round, from 1."""
    lap: int
    """The number of the lap of the collection, from 1, or 0 before it."""
    turn: int
    """The number of turns started."""
    phase: Phase
    retired: tuple[Seat, ...] = ()
    """The seats that have finished for good (docs/rules/scrapheap-scavengers.md, section 9)."""
    stirred: bool = False
    """Whether a player has spent action points in this lap."""
    quiet: bool = False
    """Whether no player spent action points in the previous lap."""


# views


class Square(NamedTuple):
    """A cell of the grid, as the viewer sees it."""

    cell: Cell
    lies: Literal["up", "down", "gap"]
    """The state of the cell: a card face "up", a card face "down", or a "gap"."""
    card: Card | None
    """The card, or None for a gap and for a card that the viewer does not know."""
    private: bool
    """Whether the viewer knows the card only by peeking at it."""
    cubes: tuple[int, ...]
    """The number of each seat's cubes on the card."""
    peeked: tuple[Seat, ...] = ()
    """The seats that have peeked at the card."""


class Loot(NamedTuple):
    """A taken card, as the viewer sees it. card: None if the viewer does not know it. private: whether the
    viewer knows it, but not all players do.
    """

    cell: Cell
    card: Card | None
    private: bool


class Lead(NamedTuple):
    """A possible move of the mover's pawn. direction: None means into the grid."""

    direction: Direction | None
    cell: Cell


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat or a spectator sees it. A field without a docstring is as in State."""

    seat: Seat | None
    """The viewing seat, or None for a spectator."""
    options: Options
    turn: int
    phase: Literal["peeking", "placing", "choosing", "collecting", "finished"]
    """The kind of the current phase."""
    mover: Seat | None
    """The seat whose turn it is, or None once the game is over."""
    round: int
    lap: int
    order: tuple[Seat, ...]
    rolls: tuple[Roll, ...]
    dice: tuple[int, ...]
    peeks: int
    """The number of peeks that the dice gave each player in this round."""
    left: int
    """The number of peeks, or of cubes to place, that the mover has left."""
    may_spend: bool
    """Whether the mover may still spend a cube for one more peek."""
    lifted: Cell | None
    """The cell from which the mover has lifted a cube, or None."""
    again: bool
    """Whether cubes are placed for the second time in this round."""
    grid: tuple[Square, ...]
    """The cells of the grid, in the order of CELLS."""
    held: tuple[int, ...]
    """The number of cubes in each seat's possession."""
    supply: tuple[tuple[int, ...], ...]
    spent: tuple[int, ...]
    pawns: tuple[Pawn | None, ...]
    points: int
    """The action points that the mover has left."""
    turns: tuple[int, ...]
    """The number of turns of the collection that each seat has left, including one in progress."""
    leads: tuple[Lead, ...]
    """The possible moves of the mover's pawn, regardless of its action points."""
    tiles: tuple[tuple[Symbol, ...], ...]
    """The tiles of each seat. They are empty where they are hidden from the viewer."""
    taken: tuple[tuple[Loot, ...], ...]
    scores: tuple[int | None, ...]
    """The current score of each seat, or None if the viewer cannot know it."""
    places: tuple[int, ...]
    """The final place of each seat, or empty until the game is over."""
    retired: tuple[Seat, ...]
    quiet: bool
    """Whether no player spent action points in the previous lap or so far in this one."""
