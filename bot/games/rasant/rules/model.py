"""The values of Rasant: options, phases, state and view, without behaviour."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.rasant.rules.components import Car, Card, Colour


@dataclass(frozen=True, slots=True)
class Options:
    """The host's choice. grid: how the line behind the starting car is formed, at random or by the players,
    car by car.
    """

    grid: Literal["random", "draft"] = "random"


class Laid(NamedTuple):
    """A card of a round, and the seat that played it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Manoeuvre:
    """A round winner's manoeuvre in the line."""

    round: int
    """The number of the round, from 1."""
    seat: Seat
    """The winner."""
    colour: Colour
    """The round's colour."""
    laid: tuple[Laid, ...]
    """The round's cards in order. The last one won."""
    moved: tuple[Car, ...]
    """The cars that moved to the front, front to rear."""
    counted: int
    """The number of moved cars that count: all but the starting car."""
    doubled: bool
    """Whether the starting car was among the moved cars."""
    points: int
    """The points for the winner: `counted`, or twice that if `doubled`."""


@dataclass(frozen=True, slots=True)
class Score:
    """A round's value for its winner, for the score sheet and the result. The fields are as in Manoeuvre."""

    round: int
    seat: Seat
    colour: Colour
    counted: int
    doubled: bool
    moved: tuple[Car, ...] = ()

    @property
    def points(self) -> int:
        """Return the points for the winner: `counted`, or twice that if `doubled`."""
        return self.counted * 2 if self.doubled else self.counted


# phases


@union_member
class Drafting:
    """The phase in which that seat names the colour of the next car of the line. No cards are dealt yet."""

    seat: Seat


@union_member
class Leading:
    """The phase in which that seat leads a coloured card. passed: the seats that handed on the lead, in
    order.
    """

    seat: Seat
    passed: tuple[Seat, ...]


@union_member
class Following:
    """The phase in which that seat plays a higher card, or passes. laid: the round's cards. passed: the seats
    that are out, in order.
    """

    seat: Seat
    laid: tuple[Laid, ...]
    passed: tuple[Seat, ...]


@union_member
class Paying:
    """The phase in which that seat, which has passed as the last of `passed`, discards a card for it. laid:
    the round's cards, or empty if it handed on the lead.
    """

    seat: Seat
    laid: tuple[Laid, ...]
    passed: tuple[Seat, ...]


@union_member
class Finished:
    """The phase after the game, when nobody can lead."""


Phase: TypeAlias = Drafting | Leading | Following | Paying | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The whole game."""

    line: tuple[Car, ...]
    """The cars, front to rear, all 13 once the draft is over."""
    hands: tuple[tuple[Card, ...], ...]
    """Each seat's cards in the order of DECK, or empty during the draft."""
    reserve: tuple[Card, ...]
    """The reserve, its top card last."""
    discards: tuple[Card, ...]
    """Every card that has left the game, in order."""
    points: tuple[int, ...]
    """The points of each seat so far."""
    scores: tuple[Score, ...]
    """The value of each round, in order."""
    last: Manoeuvre | None
    """The last round's manoeuvre."""
    round: int
    """The number of the round in progress, 0 during the draft, or the last one's after the game."""
    turn: int
    """The number of turns started."""
    dealer: Seat
    """The seat right of the first leader."""
    phase: Phase


# views


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat, or of a spectator."""

    seat: Seat | None
    """The viewing seat, or None for a spectator."""
    turn: int
    phase: Literal["drafting", "leading", "following", "paying", "finished"]
    """The decision that the mover must make."""
    mover: Seat | None
    """The seat whose turn it is, or None once the game is over."""
    line: tuple[Car, ...]
    """The cars, front to rear."""
    unplaced: tuple[Car, ...]
    """During a draft, the cars still to come."""
    round: int
    """The number of the round, 0 during a draft."""
    leader: Seat | None
    """The seat that led this round, or will, or None if unknown."""
    colour: Colour | None
    """The colour of the round, or None before the lead."""
    laid: tuple[Laid, ...]
    """The round's cards in order. The last is the highest."""
    passed: tuple[Seat, ...]
    """The seats that are out of the round, in order."""
    hand: tuple[Card, ...]
    """The viewing seat's cards by colour, black last, then by pace."""
    playable: tuple[Card, ...]
    """The cards of its hand that the seat can play now, or empty when it is not its turn to play."""
    costs: bool
    """Whether a pass costs a card, because the reserve is empty."""
    held: tuple[int, ...]
    """The number of cards of each seat."""
    reserve: int
    """The number of cards left in the reserve."""
    discards: tuple[Card, ...]
    """Every card out of the game, in order."""
    points: tuple[int, ...]
    """The points of each seat so far."""
    last: Manoeuvre | None
    """The last manoeuvre."""
    places: tuple[int, ...]
    """The final place of each seat, or empty until the game is over."""
    decisive: Score | None = None
    """After the game, the round with which a winner took the lead for good."""
