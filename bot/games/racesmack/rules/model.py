"""The values of Racesmack: options, results, phases, state and view, without behaviour."""

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
"""A penalty: "race" takes two cards of the row, "hand" two of the hand, and with "jinx" the player is wrong
in the next round if several cards are correct.
"""


@dataclass(frozen=True, slots=True)
class Options:
    """The host's choices. racing_rules to after_you are the five variants."""

    edition: Literal["draft", "published"] = "draft"
    """The draft's rules, or the published game's five points."""
    racing_rules: bool = False
    time_penalty: bool = False
    noise_cancelling: bool = False
    tiebreaker: bool = False
    after_you: bool = False
    shifting_gears: bool = False
    """Whether the 18 cards of the expansion are added."""
    taps: Literal["timed", "untimed"] = "timed"
    """How cards are tapped: as fast as possible on the table's message, or chosen in secret and ranked by
    seat.
    """
    seconds: Literal[15, 30, 60, 120] = 30
    """The time limit of raced taps at a live table."""


@dataclass(frozen=True, slots=True)
class Winnings:
    """The cards that a seat has won, as card ids. row: the regular ones, left to right. rules: the Rules
    Cards beside the row, in order.
    """

    row: tuple[int, ...] = ()
    rules: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Touch:
    """A tap. at: the Unix millisecond of the press, or 0 if unknown. drawn: the seats that pressed for the
    same card in the same millisecond and lost the draw of lots.
    """

    seat: Seat
    letter: Letter
    at: int = 0
    drawn: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Laid:
    """A place in the circle: its owner, its letter, and its cards. Only the last one, on top, counts.

    Only After You makes piles of several cards.
    """

    seat: Seat
    letter: Letter
    cards: tuple[Card, ...]


# the result of a round


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of symbols counted of that shape or colour."""

    trait: Trait
    count: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a round: which cards were correct, and why."""

    rule: Rule
    """The rule that applied."""
    source: Literal["default", "racing", "card", "highest"]
    """Why it applied: it is the default for all ("default"), the round's by Racing Rules ("racing"), that of
    the only Rules Card in the circle ("card"), or the highest one's ("highest").
    """
    numbers: tuple[int, ...]
    """The Rules Cards in the circle, ascending. Several with the source "default" or "racing" cancelled each
    other.
    """
    counts: tuple[Tally, ...]
    """For a Frequency rule, all four shapes or colours with their symbols in the circle, or
    empty otherwise.
    """
    tied: tuple[Letter, ...]
    """With Tiebreaker, the cards left by the rule if there are several, or empty otherwise."""
    colours: tuple[Tally, ...]
    """The symbols of each colour on the tied cards, or empty without tied cards."""
    symbols: int | None
    """With Tiebreaker, the number of symbols on the remaining cards, if it was needed, or None otherwise."""
    correct: tuple[Letter, ...]
    """The cards that are correct in the end."""
    own: bool
    """Whether each player's own card was correct, by the published rules, because no card was."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A judged tap."""

    seat: Seat
    letter: Letter
    correct: bool
    behind: int | None
    """The milliseconds after the round's first tap, or None if not timed."""
    drawn: tuple[Seat, ...]
    """The seats over which it won the draw of lots, as in Touch."""
    level: tuple[Seat, ...]
    """The seats that tapped other cards in the same millisecond. Chance decided the order."""
    jinxed: bool
    """Whether the card was correct, but its player had to be wrong (Time Penalty), because several were
    correct.
    """


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The result of a round, once its taps are judged."""

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
    """For each seat, those of its own cards that it wins."""
    extra: tuple[Card, ...]
    """The cards left over, which the fastest wins, or which go under the deck."""
    lost: tuple[tuple[Card, ...], ...]
    """For each seat the row cards it has lost since."""
    spent: tuple[int, ...]
    """For each seat how many hand cards it has lost since (Time Penalty)."""
    missed: tuple[Touch, ...] = ()
    """With untimed taps, the choices that lost to a player nearer to the start player."""
    late: tuple[Seat, ...] = ()
    """The idle seats whose time ran out, which counts as a wrong tap."""


# decisions of a seat after a round


@union_member
class Placing:
    """A pending decision: the seat takes the cards with these ids into its row one by one, in this order."""

    cards: tuple[int, ...]


@union_member
class Paying:
    """A pending decision: the seat chooses a penalty."""


@union_member
class Losing:
    """A pending decision: the seat gives up `count` more cards from its row, or from its hand, one by one."""

    count: int
    source: Literal["race", "hand"]


Due: TypeAlias = Placing | Paying | Losing


# phases


@union_member
class Picking:
    """The phase in which everyone picks a card in secret. picked: for each seat the id of its card,
    or None.
    """

    picked: tuple[int | None, ...]


@union_member
class Revealing:
    """The phase of the variant After You in which that seat reveals a card. piles: for each seat the ids of
    its cards, the top one last.
    """

    seat: Seat
    piles: tuple[tuple[int, ...], ...]


@union_member
class Tapping:
    """The phase in which all players tap, as fast as they can. taps: the taps so far, in the order in which
    they were played. refrained: the seats whose time ran out.
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
    """For each seat its choice in this attempt, "" when its time ran out, or None if it has not chosen yet or
    was not asked.
    """
    taps: tuple[Touch, ...]
    """The taps that earlier attempts settled."""
    refrained: tuple[Seat, ...]
    """The seats without a tap that earlier attempts settled."""
    missed: tuple[Touch, ...] = ()
    """The choices of earlier attempts that lost to another player."""


@union_member
class Settling:
    """The phase in which cards of the round are added to rows and removed from them. due: for each seat the
    decision that it has to make, or None.
    """

    due: tuple[Due | None, ...]


@union_member
class Finished:
    """The phase after the game. winners: the seats that met a finish, or empty if cards ran out, or too many
    rounds passed without a card won.
    """

    winners: tuple[Seat, ...]


Phase: TypeAlias = Picking | Revealing | Tapping | Aiming | Settling | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole game. Cards are stored by their ids."""

    options: Options
    rules: tuple[RulesCard, ...]
    """The Rules Cards by number."""
    deck: tuple[int, ...]
    """The deck, its top card last."""
    hands: tuple[tuple[int, ...], ...]
    """For each seat its hand, or in After You its face-down pile, the top card last."""
    races: tuple[Winnings, ...]
    """For each seat the cards that it has won."""
    discards: tuple[int, ...]
    """The cards out of the game, in the order in which they left it."""
    under: tuple[int, ...]
    """The cards that go under the deck when the round is settled."""
    racing: tuple[int, ...]
    """The face-down deck of Racing Rules, its top card last."""
    raced: tuple[int, ...]
    """The cards of Racing Rules that were turned up. The last one is the round's rule."""
    jinxed: tuple[Seat, ...]
    """The seats that are wrong in this round if several cards are correct."""
    cursed: tuple[Seat, ...]
    """The seats that are wrong in the next round if several cards are correct."""
    round: int
    """The number of the round, from 1."""
    barren: int
    """The number of consecutive rounds without a card won."""
    turn: int
    """The number of phases started."""
    starter: Seat
    """The round's start player."""
    last: RoundResult | None
    """The last judged round."""
    phase: Phase


# views


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's public winnings."""

    row: tuple[Regular, ...]
    """The cards of the seat's row, left to right."""
    rules: tuple[RulesCard, ...]
    finish: Finish | None
    """The seat's finish, or None without a Rules Card."""
    have: int
    """The seat's progress, in the unit of the finish, or 0 without one."""
    need: int
    """The progress that the finish needs, or 0 without a finish."""


@dataclass(frozen=True, slots=True)
class Owed:
    """A seat's pending decision after a round, visible to all."""

    decision: Literal["place", "adopt", "penalty", "race", "hand"]
    """The kind of decision: at which end `card` goes ("place"), whether the Rules Card `card` is taken
    ("adopt"), which penalty the seat takes ("penalty"), or which card of its row or hand it gives up ("race",
    "hand").
    """
    card: Card | None
    left: int
    """The number of such decisions of the seat that remain, including this one."""
    others: tuple[RulesCard, ...] = ()
    """The Rules Cards with the same decision directly after `card`."""


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat, or of a spectator."""

    seat: Seat | None
    """The viewing seat, or None for a spectator."""
    turn: int
    """The number of phases started."""
    phase: Literal["picking", "revealing", "tapping", "aiming", "settling", "finished"]
    """The kind of action that is due."""
    awaited: tuple[Seat, ...]
    """The seats that must act."""
    options: Options
    """The table's options."""
    round: int
    """The number of the round, from 1."""
    starter: Seat
    """The round's start player."""
    default: Rule
    """The round's default rule."""
    racing: RulesCard | None
    """The card of Racing Rules that gives the default rule, if any."""
    jinxed: tuple[Seat, ...]
    """The seats that are wrong in this round if several cards are correct."""
    circle: tuple[Laid, ...]
    """The face-up cards by seat, or empty while cards are picked, and after the taps were judged (see last).
    In After You it grows card by card.
    """
    taps: tuple[Touch, ...]
    """The taps that the viewer can see, in order of play."""
    refrained: tuple[Seat, ...]
    """The seats whose time ran out."""
    aim: Letter | Literal[""] | None
    """With untimed taps, the seat's own choice that is still secret: a card, "" for no tap, or None if it has
    not chosen.
    """
    free: tuple[Letter, ...]
    """The cards that can still be tapped."""
    hand: tuple[Card, ...]
    """The seat's own cards, or empty in After You, where they lie face down."""
    picked: Card | None
    """The seat's own pick (one of the hand)."""
    blind: bool
    """Whether hands lie face down (After You)."""
    held: tuple[int, ...]
    """The number of cards that each seat has in hand, including a pick."""
    deck: int
    """The number of cards left in the deck."""
    discards: tuple[Card, ...]
    """The cards out of the game, in the order in which they left it."""
    races: tuple[Standing, ...]
    """For each seat its row and its progress."""
    owed: tuple[Owed | None, ...]
    """For each seat its pending decision after a round, or None."""
    last: RoundResult | None
    """The last judged round."""
    winners: tuple[Seat, ...]
    """The seats that met a finish, once the game is over."""
    places: tuple[int, ...]
    """For each seat its place, or empty until the game is over."""
    missed: tuple[Touch, ...] = ()
    """With untimed taps, the choices in this round that lost to a player nearer to the start player."""
