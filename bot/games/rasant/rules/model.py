"""The values of Rasant without behaviour: options, phases, state and view."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.rasant.rules.components import Car, Card, Colour


@dataclass(frozen=True, slots=True)
class Options:
    """The host's choice. grid: whether the line behind the starting car is random, or formed by the
    players.
    """

    grid: Literal["random", "draft"] = "random"


class Laid(NamedTuple):
    """A card of a round, and the seat that played it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Manoeuvre:
    """The cars that a round's winner moved in the line, and the points for them."""

    round: int
    """The number of the round, from 1."""
    seat: Seat
    """The seat that won the round."""
    colour: Colour
    """The round's colour."""
    laid: tuple[Laid, ...]
    """The round's cards in the order of play. The last one won."""
    moved: tuple[Car, ...]
    """The cars that moved to the front, from front to rear."""
    counted: int
    """The number of moved cars that count, which are all but the starting car."""
    doubled: bool
    """Whether the starting car was among the moved cars."""
    points: int
    """The winner's points: `counted`, or twice that if `doubled`."""


@dataclass(frozen=True, slots=True)
class Score:
    """The points of a round for its winner. The fields are as in Manoeuvre."""

    round: int
    seat: Seat
    colour: Colour
    counted: int
    doubled: bool
    moved: tuple[Car, ...] = ()

    @property
    def points(self) -> int:
        """Return the winner's points: `counted`, or twice that if `doubled`."""
        return self.counted * 2 if self.doubled else self.counted


# phases


@union_member
class Drafting:
    """The phase in which the seat names the colour of the next car in the line. No cards are dealt yet."""

    seat: Seat


@union_member
class Leading:
    """The phase in which the seat leads a coloured card. passed: the seats that handed on the lead, in
    order.
    """

    seat: Seat
    passed: tuple[Seat, ...]


@union_member
class Following:
    """The phase in which the seat plays a higher card, or passes. laid: the round's cards. passed: the seats
    that are out of the round, in order.
    """

    seat: Seat
    laid: tuple[Laid, ...]
    passed: tuple[Seat, ...]


@union_member
class Paying:
    """The phase in which the seat, the last of `passed`, discards a card for its pass. laid: the round's
    cards, empty if the seat handed on the lead.
    """

    seat: Seat
    laid: tuple[Laid, ...]
    passed: tuple[Seat, ...]


@union_member
class Finished:
    """The phase after the game."""


Phase: TypeAlias = Drafting | Leading | Following | Paying | Finished


@dataclass(frozen=True, slots=True)
class State:
    """The complete state of a game, including everything that is hidden from players."""

    line: tuple[Car, ...]
    """The cars from front to rear."""
    hands: tuple[tuple[Card, ...], ...]
    """The cards of each seat in the order of DECK."""
    reserve: tuple[Card, ...]
    """The reserve, its top card last."""
    discards: tuple[Card, ...]
    """All cards that are out of the game, in the order in which they left it."""
    points: tuple[int, ...]
    """The points of each seat so far."""
    scores: tuple[Score, ...]
    """The score of each round, in order."""
    last: Manoeuvre | None
    """The last round's manoeuvre, or None before the first."""
    round: int
    """The number of the current or last round, or 0 during the draft."""
    turn: int
    """The number of turns started, including the end of the game."""
    dealer: Seat
    """The seat on the right of the first leader."""
    phase: Phase


# views


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat or a spectator sees it. A field without a docstring is as in State."""

    seat: Seat | None
    """The viewing seat, or None for a spectator."""
    turn: int
    phase: Literal["drafting", "leading", "following", "paying", "finished"]
    """The kind of the current phase."""
    mover: Seat | None
    """The seat whose turn it is, or None once the game is over."""
    line: tuple[Car, ...]
    unplaced: tuple[Car, ...]
    """The cars that are not in the line yet."""
    round: int
    leader: Seat | None
    """The seat that led this round or is about to lead it, or None."""
    colour: Colour | None
    """The colour of the round, or None while no card is laid."""
    laid: tuple[Laid, ...]
    """The round's cards in the order of play. The last one is the highest."""
    passed: tuple[Seat, ...]
    """The seats that are out of the round, in order."""
    hand: tuple[Card, ...]
    """The viewing seat's cards by colour, black last, then by pace."""
    playable: tuple[Card, ...]
    """The cards that the viewing seat can play now."""
    costs: bool
    """Whether a pass costs a card, because the reserve is empty."""
    held: tuple[int, ...]
    """The number of cards in each seat's hand."""
    reserve: int
    """The number of cards left in the reserve."""
    discards: tuple[Card, ...]
    points: tuple[int, ...]
    last: Manoeuvre | None
    places: tuple[int, ...]
    """The final place of each seat, or empty until the game is over."""
    scores: tuple[Score, ...] = ()
    """The score of each round, or empty until the game is over."""
