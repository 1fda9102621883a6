"""The values of Gear & Piston: options, phases, state and views, without behaviour. Actions and events have
their own modules.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Line, Seat
from bot.engine.values import union_member
from bot.games.gear_and_piston.rules.car import Car
from bot.games.gear_and_piston.rules.completeness import Defect
from bot.games.gear_and_piston.rules.components import Investor, Location, Part


@dataclass(frozen=True, slots=True)
class Options:
    """investors: one of stack 1 and one of stack 2 (standard), of stack 2 or 3 (advanced), or one of each
    (expert). jump_row: the variant with two rows at the Patent Office.
    """

    investors: Literal["standard", "advanced", "expert"] = "standard"
    jump_row: bool = False


# phases


@union_member
class Planning:
    """That seat places a token."""

    seat: Seat


@union_member
class Discarding:
    """Each of `asked` decides, hidden from the others, whether it discards a Blueprint, and which.

    chosen: for each seat its choice; None: it keeps all, or has not chosen yet.
    """

    asked: tuple[Seat, ...]
    chosen: tuple[Part | None, ...]


@union_member
class Scheming:
    """That seat chooses what its first token in the Back Alley does."""

    seat: Seat


@union_member
class Stealing:
    """Espionage: that seat sees the victim's hand, and takes a Blueprint from it."""

    seat: Seat
    victim: Seat


@union_member
class Dealing:
    """Black Market: that seat sees the top of the New stack, topmost part first, and keeps one."""

    seat: Seat
    seen: tuple[Part, ...]


@union_member
class Returning:
    """Black Market: that seat puts the rest back, all on the top or all on the bottom.

    short: fewer than three parts remained, so the top is the bottom.
    """

    seat: Seat
    rest: tuple[Part, ...]
    short: bool


@union_member
class Patenting:
    """That seat takes a New part."""

    seat: Seat


@union_member
class Scavenging:
    """That seat takes a Junk part. taken: how many of the two it has already taken."""

    seat: Seat
    taken: int


@union_member
class Sorting:
    """Jump Row: that seat keeps up to two of the Junk parts it drew. kept: those chosen so far, which are no
    longer in `drawn`.
    """

    seat: Seat
    drawn: tuple[Part, ...]
    kept: tuple[Part, ...]


class Bench(NamedTuple):
    """The start of a Workshop turn: the car, the hand, and the number of actions."""

    car: Car
    hand: tuple[Part, ...]
    actions: int


@union_member
class Working:
    """That seat works on its car.

    left: how many actions it has left. upgrading: the last action was an upgrade, so that further ones belong
    to it. removed: the parts removed in this turn; they are discarded at its end. before: the state that Undo
    restores.
    """

    seat: Seat
    left: int
    upgrading: bool
    removed: tuple[Part, ...]
    before: Bench


@union_member
class Assembling:
    """The game is ending. Each of `asked` decides, hidden from the others, how it merges its sections.

    chosen: for each seat its offset; None: it has no choice, or has not chosen yet.
    """

    asked: tuple[Seat, ...]
    chosen: tuple[int | None, ...]


@union_member
class Scrapping:
    """That seat places a scrap that it drew. volatility: the scrap's."""

    seat: Seat
    volatility: int


@union_member
class Finished:
    """The game is over: every car is complete."""


Phase: TypeAlias = (
    Planning
    | Discarding
    | Scheming
    | Stealing
    | Dealing
    | Returning
    | Patenting
    | Scavenging
    | Sorting
    | Working
    | Assembling
    | Scrapping
    | Finished
)
PhaseKind: TypeAlias = Literal[
    "planning",
    "discarding",
    "scheming",
    "stealing",
    "dealing",
    "returning",
    "patenting",
    "scavenging",
    "sorting",
    "working",
    "assembling",
    "scrapping",
    "finished",
]


@dataclass(frozen=True, slots=True)
class State:
    """The whole game.

    round: from 1. turn: the number of turns started. first: the First Player. investors: those of this game.
    new, junk, scrap: the stacks, their top last; for scrap only the Volatility matters. office: the parts
    beside the Patent Office; with Jump Row the Refill Row. fading: with Jump Row the Discard Row. yard: the
    parts beside the Junk Yard. swept: the face-up parts discarded at the end of the previous round. discards:
    all parts out of the game, in order. hands, cars, volatility: for each seat; `volatility` as the track was
    last set. tokens: for each of LOCATIONS the owners of the tokens on its spaces, in order; None: that token
    is already resolved. resting: the owners of the tokens beside the Back Alley. shuffles: how many times the
    Junk discards became the stack again. jump_row: the option. ended: what ended the game, a complete car or
    a shelf that could not be refilled; "" before that.
    """

    round: int
    turn: int
    first: Seat
    investors: tuple[Investor, ...]
    new: tuple[Part, ...]
    junk: tuple[Part, ...]
    scrap: tuple[int, ...]
    office: tuple[Part, ...]
    fading: tuple[Part, ...]
    yard: tuple[Part, ...]
    swept: tuple[Part, ...]
    discards: tuple[Part, ...]
    hands: tuple[tuple[Part, ...], ...]
    cars: tuple[Car, ...]
    volatility: tuple[int, ...]
    tokens: tuple[tuple[Seat | None, ...], ...]
    resting: tuple[Seat, ...]
    shuffles: int
    jump_row: bool
    ended: Literal["", "car", "office", "yard"]
    phase: Phase


# views


@dataclass(frozen=True, slots=True)
class Site:
    """A location on the table.

    tokens: for each of its spaces the owner of the token there; None: it is free, or already resolved. worth:
    for each space its number of actions (Workshop) or of parts it draws (Junk Yard of the Jump Row); empty
    where all spaces are equal. now: the space whose token is being resolved.
    """

    location: Location
    tokens: tuple[Seat | None, ...]
    worth: tuple[int, ...]
    now: int | None


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat, or of a spectator.

    seat: whose view; None: a spectator's. phase: what must be done. mover: whose turn it is; None: several
    decide at the same time, or the game is over. awaited: all who must act. round, first, investors, office,
    fading, yard, swept, cars, volatility, resting, shuffles, jump_row, ended: as in State. new_left,
    junk_left: whether these stacks have a tile left; their size is hidden. sites: the four locations, in
    order. tokens: for each seat, how many tokens it has left to place. hand: that seat's Blueprints. held:
    the size of each hand. victim: the owner of the hand that the mover sees. seen: what only the mover sees:
    the victim's hand, the top of the New stack (the rest of it), or the Junk parts drawn and not yet kept;
    empty for all others. kept: with Jump Row, the Junk parts it keeps. pick: at the Junk Yard, whether it is
    the first or the second part (1, 2); 0: elsewhere. actions: the number of actions of the Workshop turn;
    left: how many are left. upgrading: further upgrades are part of the last action. changed: the seat has
    something to undo. chosen: the offset that the seat has chosen in secret while the cars are assembled.
    scrap: the Volatility of the scrap to be placed. short: whether the Black Market's top is its bottom.
    defects: for each seat the defects of its car; None: hidden, as they are from other seats before the end.
    fewest: the fewest scraps that would complete the seat's own car now; None: a spectator's. points: for
    each seat; places: its final place; sheet: the reasons; all empty until the game is over.
    """

    seat: Seat | None
    turn: int
    phase: PhaseKind
    mover: Seat | None
    awaited: tuple[Seat, ...]
    round: int
    first: Seat
    investors: tuple[Investor, ...]
    jump_row: bool
    ended: Literal["", "car", "office", "yard"]
    office: tuple[Part, ...]
    fading: tuple[Part, ...]
    yard: tuple[Part, ...]
    swept: tuple[Part, ...]
    new_left: bool
    junk_left: bool
    sites: tuple[Site, ...]
    resting: tuple[Seat, ...]
    shuffles: int
    tokens: tuple[int, ...]
    hand: tuple[Part, ...]
    held: tuple[int, ...]
    cars: tuple[Car, ...]
    volatility: tuple[int, ...]
    victim: Seat | None
    seen: tuple[Part, ...]
    kept: tuple[Part, ...]
    pick: int
    actions: int
    left: int
    upgrading: bool
    changed: bool
    chosen: int | None
    scrap: int | None
    short: bool
    defects: tuple[tuple[Defect, ...] | None, ...]
    fewest: int | None
    points: tuple[int, ...]
    places: tuple[int, ...]
    sheet: tuple[Line, ...]
