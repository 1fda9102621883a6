"""The values of Scrapheap Scavengers: options, phases, state and views, without behaviour. Actions and events
have modules of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.games.scrapheap.rules.components import Card, Cell, Direction, Symbol


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
    pawns: for each seat; None: not set yet, or gone for good. order: the seats in the order of the round, or
    of the collection. rolls: what decided that order, in the order rolled; who tied rolled again. dice: what
    decided the number of peeks of this round; empty in the collection. round: the peek round, from 1; the
    last one's from then on. lap: the rotation of the collection, from 1; 0 before. turn: how many turns have
    begun. rules: the version of the rules that the match is played by to its end; a match that says nothing
    of it was begun by the first (docs/rules/scrapheap-scavengers.md, section 9). retired: the seats that are
    done for good. stirred: in this lap somebody did something with their turn (by the rules before the third
    version: took a card, claimed a cube or turned a card over). quiet: in the lap before this one nobody did.
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
    rules: Literal[1, 2, 3] = 1
    retired: tuple[Seat, ...] = ()
    stirred: bool = False
    quiet: bool = False


# views


class Square(NamedTuple):
    """A place of the grid as the viewer may know it.

    lies: face "up", face "down", or a "gap". card: None: a gap, or not known to the viewer. A card that lies
    face down and is known is `private` if not everybody knows it: only those who peeked at it do.
    cubes: how many of each seat's lie on it, by seat. peeked: the seats that have peeked at it; everybody
    saw that.
    """

    cell: Cell
    lies: Literal["up", "down", "gap"]
    card: Card | None
    private: bool
    cubes: tuple[int, ...]
    peeked: tuple[Seat, ...] = ()


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
    game is over. round, lap, order, rolls, dice, spent, supply, pawns, retired: as in State. peeks: how many
    peeks the dice gave everybody in this round. left: how many peeks the mover has left, or cubes to place; 0
    in the other phases. may_spend: the mover may still spend a cube for a peek. lifted: where the mover's
    lifted cube came from. again: it is the second time that cubes are placed in this round.

    grid: in the order of CELLS. held: for each seat the number of cubes in its possession. points: the action
    points the mover has left. turns: for each seat how many turns of the collection it has left, one that is
    in progress included. leads: where the mover's pawn can go, whatever points are left.
    tiles: for each seat; empty where hidden from the viewer. taken: for each seat, in order. scores: for each
    seat what it would score now; None where the viewer cannot know. places: for each seat its final place;
    empty until the game is over. quiet: the collection ends with this lap unless somebody does something.
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
