"""The values of Gear & Piston without behaviour: options, phases, state and views."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Line, Seat
from bot.engine.values import union_member
from bot.games.gear_and_piston.rules.car import Car
from bot.games.gear_and_piston.rules.completeness import Defect
from bot.games.gear_and_piston.rules.components import Investor, Location, Part


@dataclass(frozen=True, slots=True)
class Options:
    """The host's choices. investors: the choice of stacks, each of which supplies one investor. jump_row:
    whether the variant with two rows at the Patent Office is played.
    """

    investors: Literal["standard", "advanced", "expert"] = "standard"
    jump_row: bool = False


# phases


@union_member
class Planning:
    """The phase in which the seat places a token."""

    seat: Seat


@union_member
class Discarding:
    """The phase in which each seat of `asked` decides in secret whether to discard a Blueprint. chosen: the
    choice of each seat, or None if it keeps all, or has not chosen yet.
    """

    asked: tuple[Seat, ...]
    chosen: tuple[Part | None, ...]


@union_member
class Scheming:
    """The phase in which the seat chooses the action of its next token in the Back Alley."""

    seat: Seat


@union_member
class Stealing:
    """Espionage: the phase in which the seat sees the victim's hand, and takes a Blueprint from it."""

    seat: Seat
    victim: Seat


@union_member
class Dealing:
    """Black Market: the phase in which the seat sees the top parts of the New stack, topmost first, and keeps
    one.
    """

    seat: Seat
    seen: tuple[Part, ...]


@union_member
class Returning:
    """Black Market: the phase in which the seat puts the other parts back. short: whether the stack had fewer
    than three parts, and is now empty.
    """

    seat: Seat
    rest: tuple[Part, ...]
    short: bool


@union_member
class Patenting:
    """The phase in which the seat takes a New part."""

    seat: Seat


@union_member
class Scavenging:
    """The phase in which the seat takes a Junk part. taken: the number of parts that it has already taken."""

    seat: Seat
    taken: int


@union_member
class Sorting:
    """Jump Row: the phase in which the seat keeps up to two of the Junk parts that it drew. kept: the parts
    chosen so far, which are no longer in `drawn`.
    """

    seat: Seat
    drawn: tuple[Part, ...]
    kept: tuple[Part, ...]


class Bench(NamedTuple):
    """The state at the start of a Workshop turn: the car, the hand, and the number of actions."""

    car: Car
    hand: tuple[Part, ...]
    actions: int


@union_member
class Working:
    """The phase in which the seat works on its car."""

    seat: Seat
    left: int
    """The number of actions left."""
    upgrading: bool
    """Whether the last action was an upgrade, so that further upgrades belong to it."""
    removed: tuple[Part, ...]
    """The parts removed in this turn, which are discarded at its end."""
    before: Bench
    """The state that Undo restores."""


@union_member
class Assembling:
    """The phase at the end of the game in which each seat of `asked` decides in secret how to merge its
    sections. chosen: the offset of each seat, or None if it has not chosen, or has nothing to merge.
    """

    asked: tuple[Seat, ...]
    chosen: tuple[int | None, ...]


@union_member
class Scrapping:
    """The phase in which the seat places a scrap that it drew. volatility: the Volatility of the scrap."""

    seat: Seat
    volatility: int


@union_member
class Finished:
    """The phase after the game."""


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
    """The complete state of a game, including everything that is hidden from players."""

    round: int
    """The number of the round, from 1."""
    turn: int
    """The number of turns started, including the end of the game."""
    first: Seat
    """The seat of the First Player."""
    investors: tuple[Investor, ...]
    """The investors of this game."""
    new: tuple[Part, ...]
    """The New stack, its top last."""
    junk: tuple[Part, ...]
    """The Junk stack, its top last."""
    scrap: tuple[int, ...]
    """The Volatility of each scrap in the stack, its top last."""
    office: tuple[Part, ...]
    """The parts beside the Patent Office, or with Jump Row the Refill Row."""
    fading: tuple[Part, ...]
    """The Discard Row, or empty without Jump Row."""
    yard: tuple[Part, ...]
    """The parts beside the Junk Yard."""
    swept: tuple[Part, ...]
    """The face-up parts discarded at the end of the previous round."""
    discards: tuple[Part, ...]
    """The discarded parts, in the order in which they were discarded."""
    hands: tuple[tuple[Part, ...], ...]
    """The Blueprints in each seat's hand."""
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
    """The number of times that the Junk discards were shuffled into a new stack."""
    jump_row: bool
    """Whether the Patent Office has two rows."""
    ended: Literal["", "car", "office", "yard"]
    """The reason why the game ended, or "" until then."""
    phase: Phase


# views


@dataclass(frozen=True, slots=True)
class Site:
    """A location on the table."""

    location: Location
    tokens: tuple[Seat | None, ...]
    """The owner of the token on each space, or None."""
    worth: tuple[int, ...]
    """The number of actions of each space (Workshop) or of parts drawn for it (Junk Yard with Jump Row), or
    empty where all spaces are equal.
    """
    now: int | None
    """The space, from 0, whose token is being resolved, or None."""


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat or a spectator sees it. A field without a docstring is as in State."""

    seat: Seat | None
    """The viewing seat, or None for a spectator."""
    turn: int
    phase: PhaseKind
    """The kind of the current phase."""
    mover: Seat | None
    """The seat whose turn it is, or None if several seats decide at the same time or the game is over."""
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
    """Whether the New stack has a part left. Its size is hidden."""
    junk_left: bool
    """Whether the Junk stack has a part left. Its size is hidden."""
    sites: tuple[Site, ...]
    """The four locations, in order."""
    resting: tuple[Seat, ...]
    shuffles: int
    tokens: tuple[int, ...]
    """The number of tokens that each seat has left to place."""
    hand: tuple[Part, ...]
    """The viewing seat's Blueprints."""
    held: tuple[int, ...]
    """The number of Blueprints in each hand."""
    cars: tuple[Car, ...]
    volatility: tuple[int, ...]
    victim: Seat | None
    """The seat whose hand the mover sees, or None."""
    seen: tuple[Part, ...]
    """The parts that only the mover sees, or empty for all other seats."""
    kept: tuple[Part, ...]
    """With Jump Row, the Junk parts that the viewing seat has chosen to keep."""
    pick: int
    """The number, from 1, of the part that the mover takes at the Junk Yard, or 0 in other phases."""
    actions: int
    """The number of actions at the start of the Workshop turn, or 0."""
    left: int
    """The number of actions left in the Workshop turn, or 0."""
    upgrading: bool
    """Whether further upgrades belong to the last action."""
    changed: bool
    """Whether the viewing seat has a changed Workshop turn, which it can undo."""
    chosen: int | None
    """The offset chosen for merging the viewing seat's sections, or None."""
    scrap: int | None
    """The Volatility of the scrap to be placed, or None if there is none."""
    short: bool
    """Whether the viewing seat must put parts back and had seen fewer than three."""
    defects: tuple[tuple[Defect, ...] | None, ...]
    """The defects of each car, or None while they are hidden."""
    fewest: int | None
    """The minimum number of scraps that would complete the viewing seat's car now, or None for a spectator.
    """
    points: tuple[int, ...]
    """The points of each seat, or empty until the game is over."""
    places: tuple[int, ...]
    """The final place of each seat, or empty until the game is over."""
    sheet: tuple[Line, ...]
    """The reasons for the points, or empty until the game is over."""
