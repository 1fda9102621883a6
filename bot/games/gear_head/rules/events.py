"""The events of Gear Head as values. `Event` is their union."""

from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.gear_head.rules.components import Card


@union_member
class Dealt:
    """All players were dealt six cards, `top` starts the Scrap Heap, and `seat` has the first turn. In a
    view, the hands of others and the deck are empty.
    """

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    top: Card
    seat: Seat


@union_member
class Drew:
    """A seat drew a card from the deck. Only that seat sees `card`, which is None for the others."""

    seat: Seat
    card: Card | None


@union_member
class Took:
    """A seat took the top card of the Scrap Heap."""

    seat: Seat
    card: Card


@union_member
class Discarded:
    """A seat discarded a card, which ended its turn."""

    seat: Seat
    card: Card


@union_member
class PulledUp:
    """A seat laid its car face down at the line, as number `rank` (from 1), for `bonus` extra points. card:
    its discarded card.
    """

    seat: Seat
    card: Card
    rank: int
    bonus: int


@union_member
class Reshuffled:
    """The Parts Deck was empty, so the Scrap Heap was shuffled into a new deck of `cards` cards. `top` starts
    the new heap. In a view, `deck` is empty.
    """

    deck: tuple[Card, ...]
    cards: int
    top: Card


@union_member
class LastTurn:
    """All other seats are at the line, and `seat` has exactly one more turn."""

    seat: Seat


@union_member
class Flagged:
    """The race is over. out: the seats that did not reach the line."""

    out: tuple[Seat, ...]


Event: TypeAlias = Dealt | Drew | Took | Discarded | PulledUp | Reshuffled | LastTurn | Flagged
