"""The values of Gear Head: options, phases, state and view, without behaviour."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.gear_head.rules.components import Card

Source: TypeAlias = Literal["deck", "heap"]


@dataclass(frozen=True, slots=True)
class Options:
    """Gear Head has no options of its own, because the number of decks follows from the number of seats."""


# phases


@union_member
class Drawing:
    """The phase in which that seat draws, from the Parts Deck or the Scrap Heap."""

    seat: Seat


@union_member
class Discarding:
    """The phase in which that seat holds seven cards, the last of them just drawn. It discards one, or pulls
    up.
    """

    seat: Seat
    source: Source


@union_member
class Finished:
    """The phase after the race. A seat that is not at the line is out."""


Phase: TypeAlias = Drawing | Discarding | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole race."""

    hands: tuple[tuple[Card, ...], ...]
    """The cards of each seat: six, seven while it discards, or at the line the six laid down."""
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
    """The viewing seat, or None for a spectator."""
    turn: int
    phase: Literal["drawing", "discarding", "finished"]
    """The decision that the mover must make."""
    mover: Seat | None
    """The seat whose turn it is, or None once the race is over."""
    last: bool
    """Whether this is the mover's last turn."""
    hand: tuple[Card, ...]
    """The viewing seat's cards in the order of PARTS, then by value (at the line: the car it laid down), or
    empty for a spectator.
    """
    drawn: Card | None
    """The card that the viewing seat has just drawn or taken, or None."""
    held: tuple[int, ...]
    """The number of cards of each seat."""
    deck: int
    """The number of cards left in the Parts Deck."""
    heap: tuple[Card, ...]
    """All discards, top last."""
    line: tuple[Seat, ...]
    cars: tuple[Car, ...]
    """After the race, the cars in the order in which they pulled up."""
    out: tuple[Seat, ...]
    """After the race, the seats that did not reach the line."""
