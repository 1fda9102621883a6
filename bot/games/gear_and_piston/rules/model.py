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
    """The options. investors: which investors are drawn: one of stack 1 and one of stack 2 (standard), of
    stack 2 or 3 (advanced), or one of each (expert). jump_row: whether the variant with two rows at the
    Patent Office is played.
    """

    investors: Literal["standard", "advanced", "expert"] = "standard"
    jump_row: bool = False


# phases


@union_member
class Planning:
    """The phase in which that seat places a token."""

    seat: Seat


@union_member
class Discarding:
    """The phase in which each of `asked` decides, hidden from the others, whether it discards a Blueprint,
    and which.

    chosen: for each seat its choice, or None if it keeps all, or has not chosen yet.
    """

    asked: tuple[Seat, ...]
    chosen: tuple[Part | None, ...]


@union_member
class Scheming:
    """The phase in which that seat chooses the action of its first token in the Back Alley."""

    seat: Seat


@union_member
class Stealing:
    """Espionage: the phase in which that seat sees the victim's hand, and takes a Blueprint from it."""

    seat: Seat
    victim: Seat


@union_member
class Dealing:
    """Black Market: the phase in which that seat sees the top of the New stack, topmost part first, and keeps
    one.
    """

    seat: Seat
    seen: tuple[Part, ...]


@union_member
class Returning:
    """Black Market: the phase in which that seat puts the rest back, all on the top or all on the bottom.
    short: whether fewer than three parts remained, so that the top is the bottom.
    """

    seat: Seat
    rest: tuple[Part, ...]
    short: bool


@union_member
class Patenting:
    """The phase in which that seat takes a New part."""

    seat: Seat


@union_member
class Scavenging:
    """The phase in which that seat takes a Junk part. taken: how many of the two it has already taken."""

    seat: Seat
    taken: int


@union_member
class Sorting:
    """Jump Row: the phase in which that seat keeps up to two of the Junk parts it drew. kept: the parts
    chosen so far, which are no longer in `drawn`.
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
    """The phase in which that seat works on its car."""

    seat: Seat
    left: int
    """The number of actions left."""
    upgrading: bool
    """Whether the last action was an upgrade, so that further ones belong to it."""
    removed: tuple[Part, ...]
    """The parts removed in this turn, which are discarded at its end."""
    before: Bench
    """The state that Undo restores."""


@union_member
class Assembling:
    """The phase at the end of the game in which each of `asked` decides, hidden from the others, how it
    merges its sections.

    chosen: for each seat its offset, or None if it has no choice, or has not chosen yet.
    """

    asked: tuple[Seat, ...]
    chosen: tuple[int | None, ...]


@union_member
class Scrapping:
    """The phase in which that seat places a scrap that it drew. volatility: the Volatility of the scrap."""

    seat: Seat
    volatility: int


@union_member
class Finished:
    """The phase after the game, when every car is complete."""


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
    """The whole game."""

    round: int
    """The number of the round, from 1."""
    turn: int
    """The number of turns started."""
    first: Seat
    """The First Player."""
    investors: tuple[Investor, ...]
    """The investors of this game."""
    new: tuple[Part, ...]
    """The New stack, its top last."""
    junk: tuple[Part, ...]
    """The Junk stack, its top last."""
    scrap: tuple[int, ...]
    """The Scrap stack, its top last. Only the Volatility matters."""
    office: tuple[Part, ...]
    """The parts beside the Patent Office, or with Jump Row the Refill Row."""
    fading: tuple[Part, ...]
    """The Discard Row, or empty without Jump Row."""
    yard: tuple[Part, ...]
    """The parts beside the Junk Yard."""
    swept: tuple[Part, ...]
    """The face-up parts discarded at the end of the previous round."""
    discards: tuple[Part, ...]
    """All parts out of the game, in order."""
    hands: tuple[tuple[Part, ...], ...]
    """The hand of each seat."""
    cars: tuple[Car, ...]
    """The car of each seat."""
    volatility: tuple[int, ...]
    """The Volatility of each seat's car when the track was last set."""
    tokens: tuple[tuple[Seat | None, ...], ...]
    """For each of LOCATIONS, the owners of the tokens on its spaces, in order, or None for a token that is
    already resolved.
    """
    resting: tuple[Seat, ...]
    """The owners of the tokens beside the Back Alley."""
    shuffles: int
    """The number of times that the Junk discards became the stack again."""
    jump_row: bool
    """The option of the same name."""
    ended: Literal["", "car", "office", "yard"]
    """The reason for the end of the game, a complete car or a shelf that could not be refilled, or "" before
    that.
    """
    phase: Phase


# views


@dataclass(frozen=True, slots=True)
class Site:
    """A location on the table."""

    location: Location
    tokens: tuple[Seat | None, ...]
    """For each space of the location the owner of the token there, or None if it is free, or already
    resolved.
    """
    worth: tuple[int, ...]
    """For each space of the location its number of actions (Workshop) or of parts it draws (Junk Yard of the
    Jump Row), or empty where all spaces are equal.
    """
    now: int | None
    """The space whose token is being resolved."""


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat, or of a spectator. A field without a docstring is as in State."""

    seat: Seat | None
    """The viewing seat, or None for a spectator."""
    turn: int
    phase: PhaseKind
    """The kind of action that is due."""
    mover: Seat | None
    """The seat whose turn it is, or None if several decide at the same time, or the game is over."""
    awaited: tuple[Seat, ...]
    """All seats that must act."""
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
    """Whether the New stack has a tile left. Its size is hidden."""
    junk_left: bool
    """Whether the Junk stack has a tile left. Its size is hidden."""
    sites: tuple[Site, ...]
    """The four locations, in order."""
    resting: tuple[Seat, ...]
    shuffles: int
    tokens: tuple[int, ...]
    """For each seat the number of tokens left to place."""
    hand: tuple[Part, ...]
    """The viewing seat's Blueprints."""
    held: tuple[int, ...]
    """The size of each hand."""
    cars: tuple[Car, ...]
    volatility: tuple[int, ...]
    victim: Seat | None
    """The owner of the hand that the mover sees."""
    seen: tuple[Part, ...]
    """The parts that only the mover sees: the victim's hand, the top of the New stack (the rest of it), or
    the Junk parts drawn and not yet kept. It is empty for all others.
    """
    kept: tuple[Part, ...]
    """With Jump Row, the Junk parts that the viewing seat has chosen to keep."""
    pick: int
    """1 or 2 for the first or second part that the mover takes at the Junk Yard, or 0 in other phases."""
    actions: int
    """The number of actions of the Workshop turn."""
    left: int
    """The number of these actions that are left."""
    upgrading: bool
    """Whether further upgrades are part of the last action."""
    changed: bool
    """Whether the seat has something to undo."""
    chosen: int | None
    """The offset that the seat has chosen in secret while the cars are assembled."""
    scrap: int | None
    """The Volatility of the scrap to be placed."""
    short: bool
    """Whether the Black Market took the whole New stack, so that its top is its bottom."""
    defects: tuple[tuple[Defect, ...] | None, ...]
    """For each seat the defects of its car, or None if hidden, as they are from other seats
    before the end.
    """
    fewest: int | None
    """The fewest scraps that would complete the seat's own car now, or None for a spectator."""
    points: tuple[int, ...]
    """For each seat its points, or empty until the game is over."""
    places: tuple[int, ...]
    """For each seat its final place, or empty until the game is over."""
    sheet: tuple[Line, ...]
    """The reasons for the points, or empty until the game is over."""
