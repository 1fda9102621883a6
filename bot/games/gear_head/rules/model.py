"""The values of Gear Head: cards, options, phases, state, view and actions, without behaviour."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.engine.greenbox import deck
from bot.locales.phrase import Phrase

Part: TypeAlias = Literal["Fuel", "Pistons", "Battery", "Driveshaft", "Tires", "Gearshift"]


class Card(NamedTuple):
    """One card: a Part and its power. It is a tuple because `legal` spends most of its time on hashes."""

    part: Part
    value: int

    @property
    def named(self) -> Phrase:
        """The card in words: Fuel 3."""
        return Phrase("gear-card", part=self.part.lower(), power=self.value)


PARTS: tuple[Part, ...] = ("Fuel", "Pistons", "Battery", "Driveshaft", "Tires", "Gearshift")
DECK: tuple[Card, ...] = deck(Card, PARTS)
KINDS: tuple[Card, ...] = tuple(dict.fromkeys(DECK))
HAND = 6
BONUSES = (3, 2, 1)
"""Pole Position: the extra points of the first, second and third car at the starting line."""
ONE_DECK = 6
"""The most seats that play with one deck; more seats play with two."""
VERSION = 2
"""The version of these rules for new races. Version 1 did not have Ruling 11."""


Source: TypeAlias = Literal["deck", "heap"]


@dataclass(frozen=True, slots=True)
class Options:
    """Gear Head has no options of its own: the number of decks follows from the number of seats."""


# phases


@dataclass(frozen=True, slots=True)
class Drawing:
    """That seat draws, from the Parts Deck or the Scrap Heap."""

    seat: Seat
    kind: Literal["drawing"] = "drawing"


@dataclass(frozen=True, slots=True)
class Discarding:
    """That seat holds seven cards, the last of them just drawn. It discards one, or pulls up."""

    seat: Seat
    source: Source
    kind: Literal["discarding"] = "discarding"


@dataclass(frozen=True, slots=True)
class Finished:
    """The race is over. A seat that is not at the line is out."""

    kind: Literal["finished"] = "finished"


Phase: TypeAlias = Drawing | Discarding | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole race.

    hands: six cards a seat (seven while it discards); at the line, the six laid down. deck, heap: their top
    card is the last one. line: the seats that pulled up, in order. turn: the number of turns started.
    version: of these rules; 1 in a race stored before there were versions.
    """

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    heap: tuple[Card, ...]
    line: tuple[Seat, ...]
    turn: int
    phase: Phase
    version: int = 1


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


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top of the Parts Deck, hidden from the others."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top of the Scrap Heap, visible to all."""

    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard that card face up and end the turn."""

    card: Card
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class PullUp:
    """Discard that card and lay the other six, a complete car, face down at the starting line."""

    discard: Card
    kind: Literal["pull_up"] = "pull_up"


Action: TypeAlias = Draw | Take | Discard | PullUp
