"""The events of Racesmack, as values."""

from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.racesmack.rules import components, model


@union_member
class Dealt:
    """All players were dealt `count` cards. Each seat sees its own hand (the others' are empty, and in After
    You all are). Nobody sees the order of the deck or of the deck of Racing Rules.
    """

    hands: tuple[tuple[components.Card, ...], ...]
    deck: tuple[components.Card, ...]
    racing: tuple[components.Card, ...]
    count: int


@union_member
class RoundOpened:
    """A round started."""

    round: int
    starter: Seat
    rule: components.Rule
    """The rule that holds without a Rules Card."""
    card: components.RulesCard | None
    """The card of Racing Rules that gives the rule, if any."""
    shuffled: bool
    """Whether that deck was empty, so that its cards were reshuffled."""
    order: tuple[int, ...]
    """The new order of that deck, hidden from everyone."""
    jinxed: tuple[Seat, ...]
    """The seats that are wrong in this round if several cards are correct."""


@union_member
class Picked:
    """A seat picked a card, which is None if hidden from the viewer. forced: whether it was the seat's only
    card.
    """

    seat: Seat
    card: components.Card | None
    forced: bool


@union_member
class Revealed:
    """All picks were revealed, or (untimed, After You) the piles are complete and tapping starts."""

    circle: tuple[model.Laid, ...]


@union_member
class Turned:
    """In the variant After You, a seat turned up that card onto its pile."""

    seat: Seat
    card: components.Card


@union_member
class Tapped:
    """A seat tapped that card. drawn: the seats that pressed for it in the same millisecond, and lost the
    draw of lots.
    """

    seat: Seat
    letter: model.Letter
    drawn: tuple[Seat, ...]


@union_member
class Refrained:
    """A seat does not tap in this round."""

    seat: Seat


@union_member
class Aimed:
    """With untimed taps, a seat has chosen. letter: the card, or "" for no tap, or None if hidden from the
    viewer.
    """

    seat: Seat
    letter: model.Letter | Literal[""] | None


@union_member
class Kept:
    """With untimed taps, several seats chose that card. `seat`, which is the nearest to the start player,
    gets it.
    """

    seat: Seat
    letter: model.Letter
    others: tuple[Seat, ...]


@union_member
class Judged:
    """The taps of a round were judged."""

    result: model.RoundResult


@union_member
class Placed:
    """A seat put a card into its row. forced: whether it was the first one there, so that the end was no
    choice.
    """

    seat: Seat
    card: components.Card
    end: model.End
    forced: bool


@union_member
class Adopted:
    """A seat took a Rules Card into its row. replaced: the card that it discarded for it, if any. forced:
    whether this was automatic, because it had no Rules Card.
    """

    seat: Seat
    card: components.RulesCard
    replaced: components.RulesCard | None
    forced: bool


@union_member
class PutAside:
    """A seat discarded the Rules Card it won."""

    seat: Seat
    card: components.RulesCard


@union_member
class Suffered:
    """A seat was wrong, and takes that penalty. forced: whether it could pay no other."""

    seat: Seat
    penalty: model.Penalty
    forced: bool


@union_member
class Lost:
    """A seat lost a card of its row or its hand. card: the card, or None if hidden from the viewer (a
    hand's). forced: whether it had no other choice.
    """

    seat: Seat
    card: components.Card | None
    source: Literal["race", "hand"]
    forced: bool


@union_member
class NothingLost:
    """A seat was wrong, but has no row card to lose."""

    seat: Seat


@union_member
class Returned:
    """`count` cards were shuffled and put under the deck. cards: in their order there, hidden
    from everyone.
    """

    count: int
    cards: tuple[int, ...]


@union_member
class Drawn:
    """A seat drew `count` cards. cards: empty except for that seat, and in After You for all."""

    seat: Seat
    cards: tuple[components.Card, ...]
    count: int


@union_member
class Flagged:
    """The game is over.

    winners: the seats that met a finish, with that finish. The best of them take first place. If there are
    none: `empty` are the seats without a card to play while the deck is empty. If that is empty too, nobody
    has won a card for too many rounds.
    """

    winners: tuple[tuple[Seat, components.Finish], ...]
    empty: tuple[Seat, ...]
    places: tuple[int, ...]


Event: TypeAlias = (
    Dealt
    | RoundOpened
    | Picked
    | Revealed
    | Turned
    | Tapped
    | Refrained
    | Aimed
    | Kept
    | Judged
    | Placed
    | Adopted
    | PutAside
    | Suffered
    | Lost
    | NothingLost
    | Returned
    | Drawn
    | Flagged
)
