"""The values of Rasant: options, phases, state and view, without behaviour."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.rasant.rules.components import Car, Card, Colour


@dataclass(frozen=True, slots=True)
class Options:
    """How the line is formed behind the starting car: at random, or by the players, car by car."""

    grid: Literal["random", "draft"] = "random"


class Laid(NamedTuple):
    """A card of a round, and the seat that played it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Manoeuvre:
    """What a round's winner did to the line.

    round: its number, from 1. seat: the winner. colour: the round's. laid: the round's cards in order, the
    last one won. moved: the cars that moved to the front, front to rear. counted: how many of them count (all
    but the starting car). doubled: the starting car was among them. points: counted, or twice that.
    """

    round: int
    seat: Seat
    colour: Colour
    laid: tuple[Laid, ...]
    moved: tuple[Car, ...]
    counted: int
    doubled: bool
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """A round's value for its winner, for the score sheet. The fields are as in Manoeuvre."""

    round: int
    seat: Seat
    colour: Colour
    counted: int
    doubled: bool


# phases


@union_member
class Drafting:
    """That seat names the colour of the next car of the line. No cards are dealt yet."""

    seat: Seat


@union_member
class Leading:
    """That seat leads a coloured card. passed: the seats that handed on the lead, in order."""

    seat: Seat
    passed: tuple[Seat, ...]


@union_member
class Following:
    """That seat plays a higher card, or passes. laid: the round's cards. passed: the seats that are out, in
    order.
    """

    seat: Seat
    laid: tuple[Laid, ...]
    passed: tuple[Seat, ...]


@union_member
class Paying:
    """That seat has passed, the last of `passed`, and discards a card for it. laid: empty if it handed on the
    lead.
    """

    seat: Seat
    laid: tuple[Laid, ...]
    passed: tuple[Seat, ...]


@union_member
class Finished:
    """The game is over: nobody can lead."""


Phase: TypeAlias = Drafting | Leading | Following | Paying | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole game.

    line: the cars, front to rear; all 13 once the draft is over. hands: for each seat its cards in the order
    of DECK; empty during the draft. reserve: its top card is the last one. discards: every card that has left
    the game, in order. points: for each seat. scores: the value of each round, in order. last: the last
    round's manoeuvre. round: the number of the round in progress; 0 during the draft, the last one's after
    the game. turn: the number of turns started. dealer: the seat right of the first leader.
    """

    line: tuple[Car, ...]
    hands: tuple[tuple[Card, ...], ...]
    reserve: tuple[Card, ...]
    discards: tuple[Card, ...]
    points: tuple[int, ...]
    scores: tuple[Score, ...]
    last: Manoeuvre | None
    round: int
    turn: int
    dealer: Seat
    phase: Phase


# views


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat, or of a spectator.

    seat: whose view; None: a spectator's. phase: what the mover must do. mover: whose turn it is; None: the
    game is over. line: front to rear. unplaced: during a draft, the cars still to come. round: the number of
    the round, 0 during a draft. leader: the seat that led this round, or will; None: unknown. colour: the
    round's; None before the lead. laid: the round's cards in order, the last is the highest. passed: the
    seats that are out of the round, in order. hand: that seat's cards by colour, black last, then by pace.
    playable: those of them the seat may play now; empty when it is not to play. costs: the reserve is empty,
    so that a pass costs a card. held: how many cards each seat has. reserve: how many cards are left in it.
    discards: every card out of the game, in order. points: for each seat. last: the last manoeuvre. places:
    for each seat its final place; empty until the game is over.
    """

    seat: Seat | None
    turn: int
    phase: Literal["drafting", "leading", "following", "paying", "finished"]
    mover: Seat | None
    line: tuple[Car, ...]
    unplaced: tuple[Car, ...]
    round: int
    leader: Seat | None
    colour: Colour | None
    laid: tuple[Laid, ...]
    passed: tuple[Seat, ...]
    hand: tuple[Card, ...]
    playable: tuple[Card, ...]
    costs: bool
    held: tuple[int, ...]
    reserve: int
    discards: tuple[Card, ...]
    points: tuple[int, ...]
    last: Manoeuvre | None
    places: tuple[int, ...]
