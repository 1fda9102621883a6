"""The values of Racesmack without behaviour: options, results, phases, state and view."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.racesmack.rules.components import Card, Finish, Regular, Rule, RulesCard, Trait

Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F"]
"""The letter of a card in the circle, by its player's seat: A is the card of seat 0."""
LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "E", "F")
End: TypeAlias = Literal["left", "right"]
Penalty: TypeAlias = Literal["race", "hand", "jinx"]
"""A penalty: to lose two cards of the row ("race") or the hand ("hand"), or to be wrong in the next round if
several cards are correct ("jinx").
"""


@dataclass(frozen=True, slots=True)
class Options:
    """The host's choices."""

    edition: Literal["draft", "published"] = "draft"
    """The edition of the rules: the draft, or the published game."""
    racing_rules: bool = False
    time_penalty: bool = False
    noise_cancelling: bool = False
    tiebreaker: bool = False
    after_you: bool = False
    shifting_gears: bool = False
    """Whether the 18 cards of the expansion are added."""
    taps: Literal["timed", "untimed"] = "timed"
    """The way in which cards are tapped: as fast as possible ("timed"), or chosen in secret and ranked by
    seat ("untimed").
    """
    seconds: Literal[15, 30, 60, 120] = 30
    """The time limit of timed taps at a live table, in seconds."""


@dataclass(frozen=True, slots=True)
class Winnings:
    """The won cards that a seat still has, as card ids. row: the regular cards, left to right. rules: the
    Rules Cards, in the order in which the seat took them.
    """

    row: tuple[int, ...] = ()
    rules: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Touch:
    """A tap. at: the Unix millisecond of the press, or 0 if it is unknown. drawn: the seats that pressed for
    the same card in the same millisecond and lost the draw of lots.
    """

    seat: Seat
    letter: Letter
    at: int = 0
    drawn: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Laid:
    """A place in the circle: its seat, its letter, and its cards. Only the last card counts."""

    seat: Seat
    letter: Letter
    cards: tuple[Card, ...]


# the result of a round


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of symbols of a shape or colour."""

    trait: Trait
    count: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a round: which cards were correct, and why."""

    rule: Rule
    """The rule that decided which cards were correct."""
    source: Literal["default", "racing", "card", "highest"]
    """The origin of the rule: the default of all rounds, the round's Racing Rules card, the only Rules Card
    in the circle ("card"), or the highest one.
    """
    numbers: tuple[int, ...]
    """The numbers of the Rules Cards in the circle, ascending."""
    counts: tuple[Tally, ...]
    """For a Frequency rule, the number of symbols of each shape or colour in the circle. Otherwise it is
    empty.
    """
    tied: tuple[Letter, ...]
    """With Tiebreaker, the cards that are correct by the rule, if there are several."""
    colours: tuple[Tally, ...]
    """With Tiebreaker, the number of symbols of each colour on the tied cards, if there are several."""
    symbols: int | None
    """With Tiebreaker, the number of symbols that decided, or None if the colours did or no cards were
    tied.
    """
    correct: tuple[Letter, ...]
    """The letters of the cards that are correct in the end."""
    own: bool
    """Whether each player's own card was correct because none was correct by the rule (published edition)."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A judged tap."""

    seat: Seat
    letter: Letter
    correct: bool
    behind: int | None
    """The milliseconds after the round's first tap, or None if one of the two taps has no time stamp."""
    drawn: tuple[Seat, ...]
    """The seats against which the tap won the draw of lots."""
    level: tuple[Seat, ...]
    """The other seats that tapped in the same millisecond."""
    jinxed: bool
    """Whether the card was correct, but the tap counts as wrong because of a jinx."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The result of a round after its taps were judged."""

    round: int
    circle: tuple[Laid, ...]
    verdict: Verdict
    taps: tuple[Ranked, ...]
    """All taps, the fastest first."""
    idle: tuple[Seat, ...]
    """The seats that did not tap."""
    fastest: Seat | None
    """The seat of the first correct tap, or None."""
    won: tuple[tuple[Card, ...], ...]
    """For each seat, the cards from its own pile that it wins."""
    extra: tuple[Card, ...]
    """The cards left over. The fastest seat wins them, or they go under the deck."""
    lost: tuple[tuple[Card, ...], ...]
    """For each seat, the row cards that it has lost since the taps were judged."""
    spent: tuple[int, ...]
    """For each seat, the number of hand cards that it has lost since the taps were judged (Time Penalty)."""
    missed: tuple[Touch, ...] = ()
    """With untimed taps, the choices that lost to a player nearer to the start player."""
    late: tuple[Seat, ...] = ()
    """The idle seats that refrained, and pay as for a wrong tap."""
    beaten: tuple[Seat, ...] = ()
    """The late seats that had no correct card left to tap."""


# decisions of a seat after a round


@union_member
class Placing:
    """A pending decision: the seat takes cards into its row, one after another. cards: their ids, in this
    order.
    """

    cards: tuple[int, ...]


@union_member
class Paying:
    """A pending decision: the seat chooses a penalty."""


@union_member
class Losing:
    """A pending decision: the seat gives up `count` more cards from its row, or from its hand, one after
    another.
    """

    count: int
    source: Literal["race", "hand"]


Due: TypeAlias = Placing | Paying | Losing


# phases


@union_member
class Picking:
    """The phase in which everyone picks a card in secret. picked: the id of each seat's card, or None."""

    picked: tuple[int | None, ...]


@union_member
class Revealing:
    """After You: the phase in which `seat` reveals a card. piles: the ids of each seat's cards, the top one
    last.
    """

    seat: Seat
    piles: tuple[tuple[int, ...], ...]


@union_member
class Tapping:
    """The phase in which all players tap as fast as they can. taps: in the order in which they were played.
    refrained: the seats that tap no card in this round.
    """

    piles: tuple[tuple[int, ...], ...]
    taps: tuple[Touch, ...]
    refrained: tuple[Seat, ...]


@union_member
class Aiming:
    """The phase in which untimed taps are chosen in secret."""

    piles: tuple[tuple[int, ...], ...]
    asked: tuple[Seat, ...]
    """The seats that choose in this attempt."""
    chosen: tuple[Letter | Literal[""] | None, ...]
    """The choice of each seat in this attempt: a card, "" for no card, or None before it has chosen."""
    taps: tuple[Touch, ...]
    """The taps that earlier attempts settled."""
    refrained: tuple[Seat, ...]
    """The seats that chose no card in an earlier attempt."""
    missed: tuple[Touch, ...] = ()
    """The choices of earlier attempts that lost to another player."""


@union_member
class Settling:
    """The phase in which rows gain and lose the cards of the round. due: the decision that each seat has to
    make, or None.
    """

    due: tuple[Due | None, ...]


@union_member
class Finished:
    """The phase after the game. winners: the seats that met a finish."""

    winners: tuple[Seat, ...]


Phase: TypeAlias = Picking | Revealing | Tapping | Aiming | Settling | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The complete state of a game, including everything that is hidden from players. Most cards are stored
    by id.
    """

    options: Options
    rules: tuple[RulesCard, ...]
    """The Rules Cards of the game, in the order of their numbers."""
    deck: tuple[int, ...]
    """The deck, its top card last."""
    hands: tuple[tuple[int, ...], ...]
    """The hand of each seat, or in After You its face-down pile, the top card last."""
    races: tuple[Winnings, ...]
    """The won cards that each seat still has."""
    discards: tuple[int, ...]
    """The cards that are out of the game, in the order in which they left it."""
    under: tuple[int, ...]
    """The cards that go under the deck when the round is settled."""
    racing: tuple[int, ...]
    """The face-down Racing Rules deck, its top card last."""
    raced: tuple[int, ...]
    """The Racing Rules cards turned up since the last shuffle. The last one gives the default rule."""
    jinxed: tuple[Seat, ...]
    """The seats that are wrong in this round if several cards are correct."""
    cursed: tuple[Seat, ...]
    """The seats that are wrong in the next round if several cards are correct."""
    round: int
    """The number of the round, from 1."""
    barren: int
    """The number of consecutive rounds without a won card."""
    turn: int
    """The number of phases started."""
    starter: Seat
    """The round's start player."""
    last: RoundResult | None
    """The result of the last judged round, or None before the first."""
    phase: Phase


# views


@dataclass(frozen=True, slots=True)
class Standing:
    """The won cards that a seat still has, and its progress towards its finish, visible to all."""

    row: tuple[Regular, ...]
    """The cards of the seat's row, left to right."""
    rules: tuple[RulesCard, ...]
    finish: Finish | None
    """The finish of the seat's row, or None without a Rules Card."""
    have: int
    """The row's progress, in the unit of the finish, or 0 without a finish."""
    need: int
    """The progress that meets the finish, or 0 without a finish."""


@dataclass(frozen=True, slots=True)
class Owed:
    """A seat's pending decision after a round, visible to all."""

    decision: Literal["place", "adopt", "penalty", "race", "hand"]
    """The decision: the end of the row for `card`, whether to adopt `card`, a penalty, or a card of the row
    or the hand to give up.
    """
    card: Card | None
    left: int
    """The number of decisions left, including this one."""
    others: tuple[RulesCard, ...] = ()
    """The Rules Cards about which the seat decides directly after `card`."""


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat or a spectator sees it. A field without a docstring is as in State."""

    seat: Seat | None
    """The viewing seat, or None for a spectator."""
    turn: int
    phase: Literal["picking", "revealing", "tapping", "aiming", "settling", "finished"]
    """The kind of the current phase."""
    awaited: tuple[Seat, ...]
    """The seats that must act."""
    options: Options
    round: int
    starter: Seat
    default: Rule
    """The round's default rule."""
    racing: RulesCard | None
    """The Racing Rules card that gives the default rule, or None."""
    jinxed: tuple[Seat, ...]
    circle: tuple[Laid, ...]
    """The face-up cards by seat, until the taps are judged."""
    taps: tuple[Touch, ...]
    """The taps that the viewer can see, in order of play."""
    refrained: tuple[Seat, ...]
    """The seats that tap no card in this round."""
    aim: Letter | Literal[""] | None
    """With untimed taps, the seat's secret choice: a card, "" for no tap, or None before it has chosen."""
    free: tuple[Letter, ...]
    """The cards that can still be tapped."""
    hand: tuple[Card, ...]
    """The viewing seat's hand. Empty in After You and for a spectator."""
    picked: Card | None
    """The card that the seat has picked from its hand, or None."""
    blind: bool
    """Whether hands are face down (After You)."""
    held: tuple[int, ...]
    """The number of cards in each seat's hand, including a picked one."""
    deck: int
    """The number of cards left in the deck."""
    discards: tuple[Card, ...]
    """The cards that are out of the game, in the order in which they left it."""
    races: tuple[Standing, ...]
    """The row of each seat and its progress."""
    owed: tuple[Owed | None, ...]
    """The pending decision of each seat after a round, or None."""
    last: RoundResult | None
    winners: tuple[Seat, ...]
    """The seats that met a finish."""
    places: tuple[int, ...]
    """The place of each seat, or empty until the game is over."""
    missed: tuple[Touch, ...] = ()
    """With untimed taps, the choices in this round that lost to a player nearer to the start player."""
