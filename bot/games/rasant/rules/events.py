"""The events of Rasant as values. `Event` is their union."""

from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.rasant.rules import components, model


@union_member
class DraftOpened:
    """The players start to place the cars behind the starting car. `seat`, on the dealer's left, is first."""

    dealer: Seat
    seat: Seat


@union_member
class Placed:
    """A seat named a colour, and the given car of that colour is now at the rear of the line."""

    seat: Seat
    car: components.Car


@union_member
class Filled:
    """Only one colour was left, so its cars were added to the line automatically."""

    cars: tuple[components.Car, ...]


@union_member
class Dealt:
    """The line is complete, and each player was dealt six cards. `seat`, on the dealer's left, leads. In a
    view, the hands of others and the reserve are empty.
    """

    line: tuple[components.Car, ...]
    hands: tuple[tuple[components.Card, ...], ...]
    reserve: tuple[components.Card, ...]
    dealer: Seat
    seat: Seat


@union_member
class Led:
    """A seat led a card, which sets the colour of the round."""

    seat: Seat
    card: components.Card


@union_member
class Played:
    """A seat followed with a higher card."""

    seat: Seat
    card: components.Card


@union_member
class Passed:
    """A seat passed. forced: whether it passed automatically, because it has no cards."""

    seat: Seat
    forced: bool


@union_member
class LeadHanded:
    """A seat has no coloured card to lead, so it passed, and the lead went to `to`, on its left. cards: the
    number of cards in the hand of `seat`.
    """

    seat: Seat
    to: Seat
    cards: int


@union_member
class Paid:
    """A seat discarded a card for its pass. forced: whether it did so automatically, because it had only one
    card.
    """

    seat: Seat
    card: components.Card
    forced: bool


@union_member
class RoundOver:
    """A seat won the round with the given card. leader: the seat with the next lead, unless the game is over.
    passer: whether `leader` is the first player who passed.
    """

    seat: Seat
    card: components.Card
    leader: Seat
    passer: bool


@union_member
class Manoeuvred:
    """The winner's manoeuvre was carried out. `line` is the line after it."""

    manoeuvre: model.Manoeuvre
    line: tuple[components.Car, ...]


@union_member
class Drawn:
    """A seat drew `count` cards from the reserve. cards: the cards, which only that seat sees."""

    seat: Seat
    cards: tuple[components.Card, ...]
    count: int


@union_member
class ReserveEmptied:
    """The last card of the reserve was drawn. From now on a pass costs a card."""


@union_member
class Flagged:
    """Nobody can lead, so the game is over. points: the final points by seat."""

    points: tuple[int, ...]


Event: TypeAlias = (
    DraftOpened
    | Placed
    | Filled
    | Dealt
    | Led
    | Played
    | Passed
    | LeadHanded
    | Paid
    | RoundOver
    | Manoeuvred
    | Drawn
    | ReserveEmptied
    | Flagged
)
