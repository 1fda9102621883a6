"""The values of Gear Head: options, phases, state and view, without behaviour."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.gear_head.rules.components import Card

Source: TypeAlias = Literal["deck", "heap"]


@dataclass(frozen=True, slots=True)
class Options:
    """Gear Head has no options of its own: the number of decks follows from the number of seats."""


# phases


@union_member
class Drawing:
    """That seat draws, from the Parts Deck or the Scrap Heap."""

    seat: Seat


@union_member
class Discarding:
    """That seat holds seven cards, the last of them just drawn. It discards one, or pulls up."""

    seat: Seat
    source: Source


@union_member
class Finished:
    """The race is over. A seat that is not at the line is out."""


Phase: TypeAlias = Drawing | Discarding | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole race."""

    hands: tuple[tuple[Card, ...], ...]
    """Six cards a seat (seven while it discards); at the line, the six laid down."""
    deck: tuple[Card, ...]
    """Its top card is the last one."""
    heap: tuple[Card, ...]
    """Its top card is the last one."""
    line: tuple[Seat, ...]
    """The seats that pulled up, in order."""
    turn: int
    """The number of turns started."""
    phase: Phase


# views


@dataclass(frozen=True, slots=True)
class Car:
    """A car as shown after the race: `parts` in the order of PARTS, `total` is their sum + bonus."""

    seat: Seat
    parts: tuple[Card, ...]
    bonus: int
    total: int
    place: int


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat, or of a spectator."""

    seat: Seat | None
    """Whose view; None: a spectator's."""
    turn: int
    phase: Literal["drawing", "discarding", "finished"]
    """What the mover may do."""
    mover: Seat | None
    """Whose turn it is; None: the race is over."""
    last: bool
    """Whether it is the mover's last turn."""
    hand: tuple[Card, ...]
    """That seat's cards in the order of PARTS, then by value (at the line: the car it laid down); empty for a
    spectator.
    """
    drawn: Card | None
    """The card it has just drawn or taken."""
    held: tuple[int, ...]
    """How many cards each seat has."""
    deck: int
    """How many cards are left in it."""
    heap: tuple[Card, ...]
    """All discards, top last."""
    line: tuple[Seat, ...]
    cars: tuple[Car, ...]
    """After the race, the cars in the order in which they pulled up."""
    out: tuple[Seat, ...]
    """The other seats."""
