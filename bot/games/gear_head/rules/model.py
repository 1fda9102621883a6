"""The values of Gear Head: options, state, actions, events and views, without behaviour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.gear_head.rules.components import Card

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
    """That seat holds seven cards, the last of them just drawn: it discards one, or pulls up."""

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

    hands: six cards a seat (seven while it discards); at the line, the six laid down.
    deck, heap: their top card is the last one. line: the seats that pulled up, in order.
    turn: how many turns have begun.
    """

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    heap: tuple[Card, ...]
    line: tuple[Seat, ...]
    turn: int
    phase: Phase


# actions


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top of the Parts Deck, unseen by the others."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top of the Scrap Heap, seen by all."""

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


# events


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everyone was dealt six cards; `top` starts the Scrap Heap; `seat` starts. Of the hands each seat hears
    its own (the others' are empty), and nobody hears the order of the deck.
    """

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    top: Card
    seat: Seat
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Drew:
    """A card was drawn from the deck; `card` is None for everyone but the seat that drew it."""

    seat: Seat
    card: Card | None
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Took:
    """The top of the Scrap Heap was taken."""

    seat: Seat
    card: Card
    kind: Literal["took"] = "took"


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card was discarded and the turn ended."""

    seat: Seat
    card: Card
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class PulledUp:
    """A car was laid face down at the line, as number `rank` (1 is first), for `bonus` points more."""

    seat: Seat
    card: Card
    rank: int
    bonus: int
    kind: Literal["pulled_up"] = "pulled_up"


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The Parts Deck was empty: the Scrap Heap was shuffled and became the deck of `cards` cards; `top`
    starts the new heap. Nobody hears the order of the deck.
    """

    deck: tuple[Card, ...]
    cards: int
    top: Card
    kind: Literal["reshuffled"] = "reshuffled"


@dataclass(frozen=True, slots=True)
class LastTurn:
    """Only that seat is not at the line: it has exactly one more turn."""

    seat: Seat
    kind: Literal["last_turn"] = "last_turn"


@dataclass(frozen=True, slots=True)
class Flagged:
    """The race is over; `out` are the seats that did not reach the line."""

    out: tuple[Seat, ...]
    kind: Literal["flagged"] = "flagged"


Event: TypeAlias = Dealt | Drew | Took | Discarded | PulledUp | Reshuffled | LastTurn | Flagged


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
    """What one seat, or a spectator, may know.

    seat: whose view; None: a spectator's. hand: that seat's cards in the order of PARTS, then by value (at
    the line: the car it laid down); empty for a spectator. drawn: the card it has just drawn or taken.
    held: how many cards each seat has. deck: how many cards are left in it. heap: all discards, top last.
    mover: whose turn it is; None: the race is over.
    phase: what the mover may do. last: it is the mover's last turn. cars: after the race, the cars in order
    of their places, ties in order of the line; then `out` names the rest.
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
