"""The events of Gear Head, as values. Event is the union of them."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.gear_head.rules.components import Card


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everyone was dealt six cards; `top` starts the Scrap Heap; `seat` starts. Each seat sees its own hand
    (the others' are empty), and nobody sees the order of the deck.
    """

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    top: Card
    seat: Seat
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Drew:
    """A card was drawn from the deck; `card` is None except for the seat that drew it."""

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
    """A car was laid face down at the line, as number `rank` (1 is first), for `bonus` extra points."""

    seat: Seat
    card: Card
    rank: int
    bonus: int
    kind: Literal["pulled_up"] = "pulled_up"


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The Parts Deck was empty: the Scrap Heap was shuffled and became the deck of `cards` cards; `top`
    starts the new heap. Nobody sees the order of the deck.
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
    """The race is over. out: the seats that did not reach the line."""

    out: tuple[Seat, ...]
    kind: Literal["flagged"] = "flagged"


Event: TypeAlias = Dealt | Drew | Took | Discarded | PulledUp | Reshuffled | LastTurn | Flagged
