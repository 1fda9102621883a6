"""The events of Racesmack as values. `Event` is their union."""

from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.racesmack.rules import components, model


@union_member
class Dealt:
    """Each player was dealt `count` cards. In a view, the hands of others and both decks are empty, and in
    After You all hands are.
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
    """The round's default rule."""
    card: components.RulesCard | None
    """The card from the Racing Rules deck that gives the rule, or None."""
    shuffled: bool
    """Whether the Racing Rules deck was empty, so that its cards were reshuffled."""
    order: tuple[int, ...]
    """The order of the reshuffled Racing Rules deck without `card`, as card ids, or empty. It is hidden from
    everyone.
    """
    jinxed: tuple[Seat, ...]
    """The seats that are wrong in this round if several cards are correct."""


@union_member
class Picked:
    """A seat picked a card. card: None if it is hidden from the viewer. forced: whether it was the seat's
    only card.
    """

    seat: Seat
    card: components.Card | None
    forced: bool


@union_member
class Revealed:
    """All picks were revealed, or in After You the piles are complete. Tapping starts."""

    circle: tuple[model.Laid, ...]


@union_member
class Turned:
    """After You: a seat turned up a card onto its pile."""

    seat: Seat
    card: components.Card


@union_member
class Tapped:
    """A seat tapped the card with the given letter. drawn: the seats that pressed for it in the same
    millisecond, and lost the draw of lots.
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
    """With untimed taps, a seat has chosen. letter: the letter of the card, "" for no tap, or None if it is
    hidden from the viewer.
    """

    seat: Seat
    letter: model.Letter | Literal[""] | None


@union_member
class Kept:
    """With untimed taps, several seats chose the same card. `seat`, which is the nearest to the start player,
    gets it. others: the other seats that chose it.
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
    """A seat put a card into its row. forced: whether the placement was automatic."""

    seat: Seat
    card: components.Card
    end: model.End
    forced: bool


@union_member
class Adopted:
    """A seat took a Rules Card into its row. replaced: the Rules Card that was discarded for it, or None.
    forced: whether this was automatic.
    """

    seat: Seat
    card: components.RulesCard
    replaced: components.RulesCard | None
    forced: bool


@union_member
class PutAside:
    """A seat discarded the Rules Card that it won."""

    seat: Seat
    card: components.RulesCard


@union_member
class Suffered:
    """A seat was wrong, and takes the given penalty. forced: whether the seat could pay no other."""

    seat: Seat
    penalty: model.Penalty
    forced: bool


@union_member
class Lost:
    """A seat lost a card of its row, a Rules Card beside it, or a card of its hand. card: the card, or None
    for a hand card that is hidden from the viewer. forced: whether the seat had no choice.
    """

    seat: Seat
    card: components.Card | None
    source: Literal["race", "hand"]
    forced: bool


@union_member
class NothingLost:
    """A seat was wrong, but has no card to lose in its row."""

    seat: Seat


@union_member
class Returned:
    """`count` cards were shuffled and put under the deck. cards: their ids in the new order, hidden from
    everyone.
    """

    count: int
    cards: tuple[int, ...]


@union_member
class Drawn:
    """A seat drew `count` cards. cards: the cards, or empty for other viewers and in After You."""

    seat: Seat
    cards: tuple[components.Card, ...]
    count: int


@union_member
class Flagged:
    """The game is over. winners: the seats that met a finish, each with that finish. empty: without winners,
    the seats that have no card left, if any. places: the place of each seat.
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
