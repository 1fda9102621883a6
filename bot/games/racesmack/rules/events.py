"""What happens in Racesmack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.racesmack.rules.components import Card, Finish, Rule, RulesCard
from bot.games.racesmack.rules.model import End, Laid, Letter, Penalty, Result


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everyone was dealt `count` cards. Of the hands each seat hears its own (the others' are empty; in After
    You all are), and nobody hears of the order of the deck and of the deck of Racing Rules.
    """

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    racing: tuple[Card, ...]
    count: int
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """A round began. rule: its default rule. card: the card of Racing Rules that gives it, if it does.
    shuffled: that deck was empty, and its cards were shuffled anew. order: it, which nobody hears.
    jinxed: who is wrong in it if several cards are correct.
    """

    round: int
    starter: Seat
    rule: Rule
    card: RulesCard | None
    shuffled: bool
    order: tuple[int, ...]
    jinxed: tuple[Seat, ...]
    kind: Literal["round_opened"] = "round_opened"


@dataclass(frozen=True, slots=True)
class Picked:
    """A seat picked a card; None: which one is not known to the hearer. forced: it was its only one."""

    seat: Seat
    card: Card | None
    forced: bool
    kind: Literal["picked"] = "picked"


@dataclass(frozen=True, slots=True)
class Revealed:
    """All picks were turned up; or (untimed, After You) the piles lie there, and tapping begins."""

    circle: tuple[Laid, ...]
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class Turned:
    """After You: a seat turned that card up onto its pile."""

    seat: Seat
    card: Card
    kind: Literal["turned"] = "turned"


@dataclass(frozen=True, slots=True)
class Tapped:
    """A seat tapped that card; the drawn seats pressed for it in the same millisecond, and lost the lot."""

    seat: Seat
    letter: Letter
    drawn: tuple[Seat, ...]
    kind: Literal["tapped"] = "tapped"


@dataclass(frozen=True, slots=True)
class Refrained:
    """A seat does not tap in this round."""

    seat: Seat
    kind: Literal["refrained"] = "refrained"


@dataclass(frozen=True, slots=True)
class Aimed:
    """Untimed: a seat has chosen. letter: what; "" for no tap; None: not known to the hearer."""

    seat: Seat
    letter: Letter | Literal[""] | None
    kind: Literal["aimed"] = "aimed"


@dataclass(frozen=True, slots=True)
class Kept:
    """Untimed: several seats chose that card. `seat`, the nearest to the start player, has it."""

    seat: Seat
    letter: Letter
    others: tuple[Seat, ...]
    kind: Literal["kept"] = "kept"


@dataclass(frozen=True, slots=True)
class Judged:
    """The taps of a round were judged."""

    result: Result
    kind: Literal["judged"] = "judged"


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat put a card into its Race. forced: it was the first one there, so that the end is no choice."""

    seat: Seat
    card: Card
    end: End
    forced: bool
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True)
class Adopted:
    """A seat took a Rules Card into its Race. replaced: the one that it discarded for it, if any.
    forced: it had none.
    """

    seat: Seat
    card: RulesCard
    replaced: RulesCard | None
    forced: bool
    kind: Literal["adopted"] = "adopted"


@dataclass(frozen=True, slots=True)
class PutAside:
    """A seat discarded the Rules Card it won."""

    seat: Seat
    card: RulesCard
    kind: Literal["put_aside"] = "put_aside"


@dataclass(frozen=True, slots=True)
class Suffered:
    """A seat was wrong, and takes that penalty. forced: it could pay no other."""

    seat: Seat
    penalty: Penalty
    forced: bool
    kind: Literal["suffered"] = "suffered"


@dataclass(frozen=True, slots=True)
class Lost:
    """A seat lost a card of its Race or of its hand. card: which; None: not known to the hearer (a hand's).
    forced: it had no other choice.
    """

    seat: Seat
    card: Card | None
    source: Literal["race", "hand"]
    forced: bool
    kind: Literal["lost"] = "lost"


@dataclass(frozen=True, slots=True)
class Spared:
    """A seat was wrong, but has no Race card to lose."""

    seat: Seat
    kind: Literal["spared"] = "spared"


@dataclass(frozen=True, slots=True)
class Returned:
    """`count` cards were shuffled and put under the deck. cards: in their order there, which nobody hears."""

    count: int
    cards: tuple[int, ...]
    kind: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat drew `count` cards; `cards` is empty for everyone but that seat, and in After You for all."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class Flagged:
    """The game is over. winners: who met a finish, with that finish; among several the best are first places.
    Empty: those `empty` seats have no card to play, and the deck has none to draw; or, if there are none of
    these either, nobody has won a card for too many rounds.
    """

    winners: tuple[tuple[Seat, Finish], ...]
    empty: tuple[Seat, ...]
    places: tuple[int, ...]
    kind: Literal["flagged"] = "flagged"


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
    | Spared
    | Returned
    | Drawn
    | Flagged
)
