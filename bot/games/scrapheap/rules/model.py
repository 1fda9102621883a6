"""The values of Scrapheap Scavengers: options, phases, state and views, without behaviour. Actions and events
have their own modules.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.scrapheap.rules.components import Card, Cell, Direction, Symbol


@dataclass(frozen=True, slots=True)
class Options:
    """The options. mode: whether tiles and taken cards are shown during the collection. tiles: how many each
    player draws, which is also the number of peek rounds. mismatch: how cards that match none of a player's
    tiles count.
    """

    mode: Literal["public", "stealth"] = "public"
    tiles: Literal[1, 2, 3, 4] = 2
    mismatch: Literal["minus", "zero", "plus"] = "minus"


class Roll(NamedTuple):
    """What a seat rolled."""

    seat: Seat
    dice: tuple[int, ...]


class Spot(NamedTuple):
    """A cell of the grid.

    card: None is a gap. up: the card lies face up. shown: it has been face up, so everybody knows it. seen:
    the seats that peeked at it, in any order. cubes: the owner of each cube on it, in any order.
    """

    card: Card | None
    up: bool = False
    shown: bool = False
    seen: tuple[Seat, ...] = ()
    cubes: tuple[Seat, ...] = ()


class Taken(NamedTuple):
    """A taken card, and its former cell. shown: everybody knows it. seen: the seats that had peeked at it."""

    cell: Cell
    card: Card
    shown: bool
    seen: tuple[Seat, ...]


class Pawn(NamedTuple):
    """The position of a pawn: in the cell, or outside of it at a corner, before it enters."""

    cell: Cell
    outside: bool


# phases


@union_member
class Peeking:
    """That seat peeks at cards: at `left` more.

    fresh: it has not peeked in this round yet, nor spent a cube for one more peek, so it still may spend one.
    """

    seat: Seat
    left: int
    fresh: bool


@union_member
class Placing:
    """That seat places or moves cubes: `left` more. lifted: it has lifted its cube from that cell, and must
    place it. again: it is the second time in this round, after all have peeked.
    """

    seat: Seat
    left: int
    lifted: Cell | None
    again: bool


@union_member
class Choosing:
    """That seat chooses the corner where its pawn starts."""

    seat: Seat


@union_member
class Collecting:
    """That seat has a turn of the collection, with `points` action points left."""

    seat: Seat
    points: int


@union_member
class Finished:
    """The game is over."""


Phase: TypeAlias = Peeking | Placing | Choosing | Collecting | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole game.

    grid: the 54 cells in the order of CELLS. tiles: for each seat, in the order of SYMBOLS. supply: for each
    seat the cubes in its possession, counted by colour (the seat that started with them). spent: for each
    seat how many of its cubes were given up for a peek. taken: for each seat, in order. pawns: for each seat;
    None: not set yet, or gone for good. order: the seats in the order of the round, or of the collection.
    rolls: those that decided that order, in the order rolled; tied seats rolled again. dice: those for the
    number of peeks of this round; empty in the collection. round: the peek round, from 1; afterwards the last
    one's. lap: the rotation of the collection, from 1; 0 before. turn: the number of turns started.
    retired: the seats that have finished for good (docs/rules/scrapheap-scavengers.md, section 9). stirred:
    in this lap a player used their turn for an action. quiet: in the previous lap nobody did.
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
    retired: tuple[Seat, ...] = ()
    stirred: bool = False
    quiet: bool = False


# views


class Square(NamedTuple):
    """A cell of the grid, as the viewer sees it.

    lies: face "up", face "down", or a "gap". card: None: a gap, or unknown to the viewer. A known card that
    lies face down is `private` if not everybody knows it, only those who peeked at it. cubes: how many of
    each seat's lie on it, by seat. peeked: the seats that have peeked at it, which everybody saw.
    """

    cell: Cell
    lies: Literal["up", "down", "gap"]
    card: Card | None
    private: bool
    cubes: tuple[int, ...]
    peeked: tuple[Seat, ...] = ()


class Loot(NamedTuple):
    """A taken card, as the viewer sees it; None if it is unknown. private: known, but not to everybody."""

    cell: Cell
    card: Card | None
    private: bool


class Lead(NamedTuple):
    """Where a move of the mover's pawn would lead for 1 point. direction: None: into the grid."""

    direction: Direction | None
    cell: Cell


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat, or of a spectator.

    seat: whose view; None: a spectator's. phase: what the mover must do. mover: whose turn it is; None: the
    game is over. round, lap, order, rolls, dice, spent, supply, pawns, retired: as in State. peeks: the
    number of peeks that the dice gave everybody in this round. left: how many peeks the mover has left, or
    cubes to place; 0 in the other phases. may_spend: the mover may still spend a cube for a peek. lifted: the
    cell of the mover's lifted cube. again: it is the second time that cubes are placed in this round.

    grid: in the order of CELLS. held: for each seat the number of cubes in its possession. points: the
    mover's remaining action points. turns: for each seat its remaining turns of the collection, including one
    in progress. leads: where the mover's pawn can go, ignoring its points. tiles: for each seat; empty where
    hidden from the viewer. taken: for each seat, in order. scores: for each seat its score in the current
    state; None where the viewer cannot know. places: for each seat its final place; empty until the game is
    over. quiet: the collection ends with this lap unless somebody takes an action.
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
    retired: tuple[Seat, ...]
    quiet: bool
