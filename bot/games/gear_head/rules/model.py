"""The values of Gear Head without behaviour: options, phases, state and view."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.gear_head.rules.components import Card

Source: TypeAlias = Literal["deck", "heap"]


@dataclass(frozen=True, slots=True)
class Options:
    """The options. Gear Head has none of its own."""


# phases


@union_member
class Drawing:
    """The phase in which the seat draws from the Parts Deck or the Scrap Heap."""

    seat: Seat


@union_member
class Discarding:
    """The phase in which the seat discards a card or pulls up. The last card of its hand was just drawn.
    source: the pile from which it was drawn.
    """

    seat: Seat
    source: Source


@union_member
class Finished:
    """The phase after the race. A seat that is not at the line is out."""


Phase: TypeAlias = Drawing | Discarding | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The complete state of a race, including everything that is hidden from players."""

    hands: tuple[tuple[Card, ...], ...]
    """The cards of each seat. Those of a seat at the line are its car."""
    deck: tuple[Card, ...]
    """The Parts Deck, its top card last."""
    heap: tuple[Card, ...]
    """The Scrap Heap, its top card last."""
    line: tuple[Seat, ...]
    """The seats that pulled up, in order."""
    turn: int
    """The number of turns started."""
    phase: Phase


# views


@dataclass(frozen=True, slots=True)
class Car:
    """A car as shown after the race. parts: its cards in the order of PARTS. total: their sum plus the
    bonus.
    """

    seat: Seat
    parts: tuple[Card, ...]
    bonus: int
    total: int
    place: int


@dataclass(frozen=True, slots=True)
class View:
    """A race as one seat or a spectator sees it. A field without a docstring is as in State."""

    seat: Seat | None
    """The viewing seat, or None for a spectator."""
    turn: int
    phase: Literal["drawing", "discarding", "finished"]
    """The kind of the current phase."""
    mover: Seat | None
    """The seat whose turn it is, or None once the race is over."""
    last: bool
    """Whether this is the mover's last turn."""
    hand: tuple[Card, ...]
    """The viewing seat's cards in the order of PARTS, then by value. Empty for a spectator."""
    drawn: Card | None
    """The card that the viewing seat has just drawn or taken, or None."""
    held: tuple[int, ...]
    """The number of cards that each seat holds."""
    deck: int
    """The number of cards left in the Parts Deck."""
    heap: tuple[Card, ...]
    """The Scrap Heap, its top card last."""
    line: tuple[Seat, ...]
    cars: tuple[Car, ...]
    """After the race, the cars in the order in which they pulled up."""
    out: tuple[Seat, ...]
    """After the race, the seats that did not reach the line."""
