"""The events of Gear Head, as values. Event is the union of them."""

from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.gear_head.rules.components import Card


@union_member
class Dealt:
    """All players were dealt six cards, `top` starts the Scrap Heap, and `seat` starts. Each seat sees its
    own hand (the others' are empty), and nobody sees the order of the deck.
    """

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    top: Card
    seat: Seat


@union_member
class Drew:
    """A card was drawn from the deck. `card` is None except for the seat that drew it."""

    seat: Seat
    card: Card | None


@union_member
class Took:
    """The top of the Scrap Heap was taken."""

    seat: Seat
    card: Card


@union_member
class Discarded:
    """A card was discarded and the turn ended."""

    seat: Seat
    card: Card


@union_member
class PulledUp:
    """A car was laid face down at the line, as number `rank` (1 is first), for `bonus` extra points."""

    seat: Seat
    card: Card
    rank: int
    bonus: int


@union_member
class Reshuffled:
    """The Parts Deck was empty, so the Scrap Heap was shuffled and became the deck of `cards` cards. `top`
    starts the new heap. Nobody sees the order of the deck.
    """

    deck: tuple[Card, ...]
    cards: int
    top: Card


@union_member
class LastTurn:
    """Only that seat is not at the line, and has exactly one more turn."""

    seat: Seat


@union_member
class Flagged:
    """The race is over. out: the seats that did not reach the line."""

    out: tuple[Seat, ...]


Event: TypeAlias = Dealt | Drew | Took | Discarded | PulledUp | Reshuffled | LastTurn | Flagged
