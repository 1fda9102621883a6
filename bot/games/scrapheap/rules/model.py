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
    """The host's choices."""

    mode: Literal["public", "stealth"] = "public"
    """Whether tiles and taken cards are shown during the collection."""
    tiles: Literal[1, 2, 3, 4] = 2
    """The number of each player's tiles, which is also the number of peek rounds."""
    mismatch: Literal["minus", "zero", "plus"] = "minus"
    """How cards count that match none of a player's tiles."""


class Roll(NamedTuple):
    """A roll of dice for the order of the seats."""

    seat: Seat
    dice: tuple[int, ...]


class Spot(NamedTuple):
    """A cell of the grid."""

    card: Card | None
    """The card there, or None for a gap."""
    up: bool = False
    """Whether the card lies face up."""
    shown: bool = False
    """Whether it has been face up, so that all players know it."""
    seen: tuple[Seat, ...] = ()
    """The seats that peeked at it, in any order."""
    cubes: tuple[Seat, ...] = ()
    """The owner of each cube on it, in any order."""


class Taken(NamedTuple):
    """A taken card, and the cell where it lay. shown: whether everyone knows it. seen: the seats that had
    peeked at it.
    """

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
    """The phase in which that seat peeks at `left` more cards. fresh: whether it has not peeked in this round
    yet, nor spent a cube for one more peek, so that it can still spend one.
    """

    seat: Seat
    left: int
    fresh: bool


@union_member
class Placing:
    """The phase in which that seat places or moves `left` more cubes. lifted: the cell from which it has
    lifted a cube that it must place, or None. again: whether it is the second time in this round, after all
    have peeked.
    """

    seat: Seat
    left: int
    lifted: Cell | None
    again: bool


@union_member
class Choosing:
    """The phase in which that seat chooses the corner where its pawn starts."""

    seat: Seat


@union_member
class Collecting:
    """The phase in which that seat has a turn of the collection, with `points` action points left."""

    seat: Seat
    points: int


@union_member
class Finished:
    """The phase after the game."""


Phase: TypeAlias = Peeking | Placing | Choosing | Collecting | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole game."""

    options: Options
    grid: tuple[Spot, ...]
    """The 54 cells in the order of CELLS."""
    tiles: tuple[tuple[Symbol, ...], ...]
    """For each seat its tiles, in the order of SYMBOLS."""
    supply: tuple[tuple[int, ...], ...]
    """For each seat the cubes in its possession, counted by colour (the seat that started with them)."""
    spent: tuple[int, ...]
    """For each seat how many of its cubes were given up for a peek."""
    taken: tuple[tuple[Taken, ...], ...]
    """For each seat the cards that it took, in order."""
    pawns: tuple[Pawn | None, ...]
    """For each seat the position of its pawn, or None if it is not set yet or gone for good."""
    order: tuple[Seat, ...]
    """The seats in the order of the round, or of the collection."""
    rolls: tuple[Roll, ...]
    """The rolls that decided that order, in the order rolled. Tied seats rolled again."""
    dice: tuple[int, ...]
    """The dice for the number of peeks of this round, or empty in the collection."""
    round: int
    """The peek round, from 1, or afterwards the last one's number."""
    lap: int
    """The lap of the collection, from 1, or 0 before it. In a lap each seat has one turn."""
    turn: int
    """The number of turns started."""
    phase: Phase
    retired: tuple[Seat, ...] = ()
    """The seats that have finished for good (docs/rules/scrapheap-scavengers.md, section 9)."""
    stirred: bool = False
    """Whether a player used their turn for an action in this lap."""
    quiet: bool = False
    """Whether nobody used their turn for an action in the previous lap."""


# views


class Square(NamedTuple):
    """A cell of the grid, as the viewer sees it."""

    cell: Cell
    lies: Literal["up", "down", "gap"]
    """How the cell lies: face "up", face "down", or as a "gap"."""
    card: Card | None
    """The card, or None for a gap, or if it is unknown to the viewer."""
    private: bool
    """Whether only those who peeked at the card know it."""
    cubes: tuple[int, ...]
    """The number of each seat's cubes on it, by seat."""
    peeked: tuple[Seat, ...] = ()
    """The seats that have peeked at it, which is public."""


class Loot(NamedTuple):
    """A taken card, as the viewer sees it. card: the card, or None if the viewer does not know it. private:
    whether the viewer knows it, but not all players do.
    """

    cell: Cell
    card: Card | None
    private: bool


class Lead(NamedTuple):
    """The destination of a move of the mover's pawn for 1 point. direction: None is into the grid."""

    direction: Direction | None
    cell: Cell


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat, or of a spectator. A field without a docstring is as in State."""

    seat: Seat | None
    """The viewing seat, or None for a spectator."""
    options: Options
    turn: int
    phase: Literal["peeking", "placing", "choosing", "collecting", "finished"]
    """The decision that the mover must make."""
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
    """The number of peeks that the mover has left, or of cubes to place, or 0 in the other phases."""
    may_spend: bool
    """Whether the mover may still spend a cube for a peek."""
    lifted: Cell | None
    """The cell of the mover's lifted cube."""
    again: bool
    """Whether it is the second time that cubes are placed in this round."""
    grid: tuple[Square, ...]
    """The cells, in the order of CELLS."""
    held: tuple[int, ...]
    """For each seat the number of cubes in its possession."""
    supply: tuple[tuple[int, ...], ...]
    spent: tuple[int, ...]
    pawns: tuple[Pawn | None, ...]
    points: int
    """The mover's remaining action points."""
    turns: tuple[int, ...]
    """For each seat its remaining turns of the collection, including one in progress."""
    leads: tuple[Lead, ...]
    """Where the mover's pawn can go, ignoring its points."""
    tiles: tuple[tuple[Symbol, ...], ...]
    """For each seat its tiles, or empty where they are hidden from the viewer."""
    taken: tuple[tuple[Loot, ...], ...]
    """For each seat the cards that it took, in order."""
    scores: tuple[int | None, ...]
    """For each seat its score in the current state, or None if the viewer cannot know it."""
    places: tuple[int, ...]
    """For each seat its final place, or empty until the game is over."""
    retired: tuple[Seat, ...]
    quiet: bool
    """Whether the collection ends with this lap unless a player takes an action."""
