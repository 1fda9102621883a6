"""The events of Rasant, as values. Event is the union of them."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.rasant.rules import components, model


@dataclass(frozen=True, slots=True)
class DraftOpened:
    """The players place the cars behind the starting car; `seat`, left of the dealer, starts."""

    dealer: Seat
    seat: Seat
    kind: Literal["draft_opened"] = "draft_opened"


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat named a colour, and that car is now at the rear of the line."""

    seat: Seat
    car: components.Car
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True)
class Filled:
    """Only one colour was left: these cars were added to the line automatically."""

    cars: tuple[components.Car, ...]
    kind: Literal["filled"] = "filled"


@dataclass(frozen=True, slots=True)
class Dealt:
    """The line is complete, and everyone was dealt six cards; `seat`, left of the dealer, leads. Each seat
    sees its own hand (the others' are empty), and nobody sees the order of the reserve.
    """

    line: tuple[components.Car, ...]
    hands: tuple[tuple[components.Card, ...], ...]
    reserve: tuple[components.Card, ...]
    dealer: Seat
    seat: Seat
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Led:
    """A seat led a card; its colour is the round's."""

    seat: Seat
    card: components.Card
    kind: Literal["led"] = "led"


@dataclass(frozen=True, slots=True)
class Played:
    """A seat followed with a higher card."""

    seat: Seat
    card: components.Card
    kind: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed. forced: automatically, because it has no cards."""

    seat: Seat
    forced: bool
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class LeadHanded:
    """A seat has no coloured card to lead: the lead went left automatically, to `to`, and counts as its pass.

    cards: how many (black) cards it holds.
    """

    seat: Seat
    to: Seat
    cards: int
    kind: Literal["lead_handed"] = "lead_handed"


@dataclass(frozen=True, slots=True)
class Paid:
    """A seat discarded a card for its pass. forced: automatically, because it was its only card."""

    seat: Seat
    card: components.Card
    forced: bool
    kind: Literal["paid"] = "paid"


@dataclass(frozen=True, slots=True)
class RoundOver:
    """A seat won the round with that card. leader: who leads the next one, unless the game is over.

    passer: whether the leader is the first player who passed; if not, nobody passed.
    """

    seat: Seat
    card: components.Card
    leader: Seat
    passer: bool
    kind: Literal["round_over"] = "round_over"


@dataclass(frozen=True, slots=True)
class Manoeuvred:
    """The winner's manoeuvre was carried out; `line` is the line after it."""

    manoeuvre: model.Manoeuvre
    line: tuple[components.Car, ...]
    kind: Literal["manoeuvred"] = "manoeuvred"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat drew `count` cards from the reserve. cards: empty except for that seat."""

    seat: Seat
    cards: tuple[components.Card, ...]
    count: int
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class ReserveEmptied:
    """The last card of the reserve was drawn: from now on a pass costs a card."""

    kind: Literal["reserve_emptied"] = "reserve_emptied"


@dataclass(frozen=True, slots=True)
class Flagged:
    """Nobody can lead: the game is over with these points."""

    points: tuple[int, ...]
    kind: Literal["flagged"] = "flagged"


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
