"""The values of Racesmack: options, results, phases, state and view, without behaviour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.racesmack.rules.components import Card, Finish, Regular, Rule, RulesCard, Trait

Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F"]
"""A card of the circle, by its player's seat: A is seat 0's."""
LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "E", "F")
End: TypeAlias = Literal["left", "right"]
Penalty: TypeAlias = Literal["race", "hand", "jinx"]
"""Two Race cards; two hand cards; or always wrong next round if several cards are correct."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the host may choose (Variants).

    edition: the draft's rules, or the published game's five points. racing_rules to after_you: the five
    variants. shifting_gears: the expansion's 18 cards. taps: raced on the table's message, or chosen in
    secret and ranked by seat. seconds: how long a raced tap may take at a live table.
    """

    edition: Literal["draft", "published"] = "draft"
    racing_rules: bool = False
    time_penalty: bool = False
    noise_cancelling: bool = False
    tiebreaker: bool = False
    after_you: bool = False
    shifting_gears: bool = False
    taps: Literal["timed", "untimed"] = "timed"
    seconds: Literal[15, 30, 60, 120] = 30


@dataclass(frozen=True, slots=True)
class Race:
    """A Race by its cards' ids. row: its regular cards, left to right. rules: its Rules Cards, in order."""

    row: tuple[int, ...] = ()
    rules: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Touch:
    """A tap. at: the Unix millisecond of the press; 0: not known. drawn: the seats that pressed for the same
    card in the same millisecond and lost the lot.
    """

    seat: Seat
    letter: Letter
    at: int = 0
    drawn: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Laid:
    """A place of the circle: whose, its letter, and its cards; the last one is on top, and alone counts.

    Only After You makes piles of several cards.
    """

    seat: Seat
    letter: Letter
    cards: tuple[Card, ...]


# the result of a round


@dataclass(frozen=True, slots=True)
class Tally:
    """How many symbols of that shape or colour were counted."""

    trait: Trait
    count: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """Which cards were correct, and why.

    rule: the rule that held. source: why that one: it is everybody's ("default"), the round's by Racing Rules
    ("racing"), that of the only Rules Card in the circle ("card"), or the highest one's ("highest").
    numbers: the Rules Cards in the circle, rising; several with the source "default" or "racing" cancelled
    each other. counts: for a Frequency rule, all four shapes or colours with their symbols in the circle;
    else empty. tied: with Tiebreaker, the several cards that the rule left; else empty.
    colours: the symbols of each colour on the tied cards; empty without tied cards. symbols: with
    Tiebreaker, how many symbols the cards that stayed show, if that was needed; else None. correct: in the
    end. own: no card was correct, so by the published rules tapping the own card was.
    """

    rule: Rule
    source: Literal["default", "racing", "card", "highest"]
    numbers: tuple[int, ...]
    counts: tuple[Tally, ...]
    tied: tuple[Letter, ...]
    colours: tuple[Tally, ...]
    symbols: int | None
    correct: tuple[Letter, ...]
    own: bool


@dataclass(frozen=True, slots=True)
class Ranked:
    """A tap as it was judged.

    behind: how many milliseconds after the round's first tap; None: not timed. drawn: see Touch.
    level: the seats that tapped other cards in the same millisecond, against which chance ranked it.
    jinxed: the card was correct, but its player was to be wrong (Time Penalty), as several were.
    """

    seat: Seat
    letter: Letter
    correct: bool
    behind: int | None
    drawn: tuple[Seat, ...]
    level: tuple[Seat, ...]
    jinxed: bool


@dataclass(frozen=True, slots=True)
class Result:
    """A round after its taps.

    taps: fastest first. idle: who did not tap. fastest: who was first with a correct tap; None: nobody.
    won: for each seat the cards it wins of its own; extra: the cards left over, which the fastest wins, or
    else go under the deck. lost: for each seat the Race cards it has lost since. spent: for each seat how
    many hand cards it has lost since (Time Penalty). missed: untimed, what was chosen and went to somebody
    nearer to the start player. late: those of the idle whose time ran out, which is as wrong as a wrong tap.
    """

    round: int
    circle: tuple[Laid, ...]
    verdict: Verdict
    taps: tuple[Ranked, ...]
    idle: tuple[Seat, ...]
    fastest: Seat | None
    won: tuple[tuple[Card, ...], ...]
    extra: tuple[Card, ...]
    lost: tuple[tuple[Card, ...], ...]
    spent: tuple[int, ...]
    missed: tuple[Touch, ...] = ()
    late: tuple[Seat, ...] = ()


# what a seat owes after a round


@dataclass(frozen=True, slots=True)
class Placing:
    """It takes these cards into its Race one by one, the first one next (ids)."""

    cards: tuple[int, ...]
    kind: Literal["placing"] = "placing"


@dataclass(frozen=True, slots=True)
class Paying:
    """It chooses a penalty."""

    kind: Literal["paying"] = "paying"


@dataclass(frozen=True, slots=True)
class Losing:
    """It gives up `count` more cards of its Race, or of its hand, one by one."""

    count: int
    source: Literal["race", "hand"]
    kind: Literal["losing"] = "losing"


Due: TypeAlias = Placing | Paying | Losing


# phases


@dataclass(frozen=True, slots=True)
class Picking:
    """Everyone picks a card in secret. picked: for each seat the id, or None."""

    picked: tuple[int | None, ...]
    kind: Literal["picking"] = "picking"


@dataclass(frozen=True, slots=True)
class Revealing:
    """After You: that seat reveals a card. piles: for each seat the ids, the top one last."""

    seat: Seat
    piles: tuple[tuple[int, ...], ...]
    kind: Literal["revealing"] = "revealing"


@dataclass(frozen=True, slots=True)
class Tapping:
    """Everyone taps, as fast as they can. taps: so far, in the order in which they were played.
    refrained: whose time ran out (by the rules of version 1: who said that they do not tap).
    """

    piles: tuple[tuple[int, ...], ...]
    taps: tuple[Touch, ...]
    refrained: tuple[Seat, ...]
    kind: Literal["tapping"] = "tapping"


@dataclass(frozen=True, slots=True)
class Aiming:
    """Untimed taps, chosen in secret. chosen: for each seat its choice of this go; "" when its time ran out;
    None: not yet, or not asked. asked: who chooses in this go. taps, refrained: settled in goes before.
    missed: what others chose in these, and did not get.
    """

    piles: tuple[tuple[int, ...], ...]
    asked: tuple[Seat, ...]
    chosen: tuple[Letter | Literal[""] | None, ...]
    taps: tuple[Touch, ...]
    refrained: tuple[Seat, ...]
    missed: tuple[Touch, ...] = ()
    kind: Literal["aiming"] = "aiming"


@dataclass(frozen=True, slots=True)
class Settling:
    """What the round brings is put into the Races and taken from them. due: for each seat what it owes."""

    due: tuple[Due | None, ...]
    kind: Literal["settling"] = "settling"


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over. winners: by their finish; empty: for want of cards, or of rounds that win any."""

    winners: tuple[Seat, ...]
    kind: Literal["finished"] = "finished"


Phase: TypeAlias = Picking | Revealing | Tapping | Aiming | Settling | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole game; cards are kept by their ids.

    rules: the Rules Cards by number. deck: its top card is the last one. hands: for each seat; in After You a
    face-down pile, its top card last. races: for each seat. discards: out of the game, in order.
    under: what goes under the deck when the round has been settled. racing: the face-down deck of Racing
    Rules, its top card last; raced: those of it that were turned up, the last one is the round's rule.
    jinxed: who is wrong in this round if several cards are correct; cursed: who will be in the next.
    round: its number, from 1. barren: how many rounds in a row nobody has won a card in.
    turn: how many phases have begun. starter: the round's start player.
    last: the last round that was judged. version: of these rules; 1 in a game that was stored before
    everybody had to tap, and is played to its end as it began.
    """

    options: Options
    rules: tuple[RulesCard, ...]
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    races: tuple[Race, ...]
    discards: tuple[int, ...]
    under: tuple[int, ...]
    racing: tuple[int, ...]
    raced: tuple[int, ...]
    jinxed: tuple[Seat, ...]
    cursed: tuple[Seat, ...]
    round: int
    barren: int
    turn: int
    starter: Seat
    last: Result | None
    phase: Phase
    version: int = 1


# views


@dataclass(frozen=True, slots=True)
class Standing:
    """A Race as all see it. row: left to right. finish: what it needs; None: it has no Rules Card.
    have, need: how far it is, in what the finish counts; 0 and 0 without one.
    """

    row: tuple[Regular, ...]
    rules: tuple[RulesCard, ...]
    finish: Finish | None
    have: int
    need: int


@dataclass(frozen=True, slots=True)
class Owed:
    """What a seat is to decide after a round, for all to see.

    decision: "place": at which end `card` goes; "adopt": whether the Rules Card `card` is taken; "penalty":
    which one it takes; "race", "hand": which card of these to give up. left: how many such steps there are
    still, this one included. others: the Rules Cards of which the same is asked directly after `card`.
    """

    decision: Literal["place", "adopt", "penalty", "race", "hand"]
    card: Card | None
    left: int
    others: tuple[RulesCard, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may know.

    seat: whose view; None: a spectator's. turn: see State. phase: what is to be done. awaited: by whom.
    options: the table's. round, starter: see State. default: the round's default rule. racing: the card of
    Racing Rules that gives it, if it does. jinxed: see State.
    circle: what lies face up, by seat; empty while cards are picked, and after the taps were judged (see
    last). In After You it grows card by card.
    taps: those that all may know, in order of play. refrained: whose time ran out. aim: untimed, the own
    choice that still is secret; "" for no tap; None: none. free: the cards that may still be tapped.
    hand: the own cards; empty in After You, where they lie face down. picked: the own pick (one of the hand).
    blind: hands lie face down (After You).
    held: how many cards each seat has in hand, a pick included. deck: how many cards are left in it.
    discards: out of the game, in order. races: by seat. owed: by seat, what it is to decide after a round.
    last: the last round that was judged.
    winners: who met a finish, once the game is over. places: for each seat; empty until the game is over.
    missed: untimed, what was chosen in this round and went to somebody nearer to the start player.
    """

    seat: Seat | None
    turn: int
    phase: Literal["picking", "revealing", "tapping", "aiming", "settling", "finished"]
    awaited: tuple[Seat, ...]
    options: Options
    round: int
    starter: Seat
    default: Rule
    racing: RulesCard | None
    jinxed: tuple[Seat, ...]
    circle: tuple[Laid, ...]
    taps: tuple[Touch, ...]
    refrained: tuple[Seat, ...]
    aim: Letter | Literal[""] | None
    free: tuple[Letter, ...]
    hand: tuple[Card, ...]
    picked: Card | None
    blind: bool
    held: tuple[int, ...]
    deck: int
    discards: tuple[Card, ...]
    races: tuple[Standing, ...]
    owed: tuple[Owed | None, ...]
    last: Result | None
    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    missed: tuple[Touch, ...] = ()
