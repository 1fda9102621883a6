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
    """The whole race.

    hands: six cards a seat (seven while it discards); at the line, the six laid down. deck, heap: their top
    card is the last one. line: the seats that pulled up, in order. turn: the number of turns started.
    """

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    heap: tuple[Card, ...]
    line: tuple[Seat, ...]
    turn: int
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
    """The view of one seat, or of a spectator.

    seat: whose view; None: a spectator's. hand: that seat's cards in the order of PARTS, then by value (at
    the line: the car it laid down); empty for a spectator. drawn: the card it has just drawn or taken. held:
    how many cards each seat has. deck: how many cards are left in it. heap: all discards, top last. mover:
    whose turn it is; None: the race is over. phase: what the mover may do. last: whether it is the mover's
    last turn. cars: after the race, the cars in the order in which they pulled up; out: the other seats.
    """

    seat: Seat | None
    turn: int
    phase: Literal["drawing", "discarding", "finished"]
    mover: Seat | None
    last: bool
    hand: tuple[Card, ...]
    drawn: Card | None
    held: tuple[int, ...]
    deck: int
    heap: tuple[Card, ...]
    line: tuple[Seat, ...]
    cars: tuple[Car, ...]
    out: tuple[Seat, ...]
