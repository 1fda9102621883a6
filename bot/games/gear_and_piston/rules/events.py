"""The events of Gear & Piston as values. `Event` is their union."""

from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.gear_and_piston.rules.components import Investor, Location, Part, Shelf, Side


@union_member
class Opened:
    """The board is set up, and `seat` is the First Player. In a view, the stacks are empty."""

    seat: Seat
    investors: tuple[Investor, ...]
    office: tuple[Part, ...]
    yard: tuple[Part, ...]
    new: tuple[Part, ...]
    junk: tuple[Part, ...]
    scrap: tuple[int, ...]


@union_member
class RoundOpened:
    """A round starts with `seat` as the First Player."""

    round: int
    seat: Seat


@union_member
class Placed:
    """A seat placed a token. space: the index of the space in its location, from 0. forced: whether this was
    automatic.
    """

    seat: Seat
    location: Location
    space: int
    forced: bool


@union_member
class Rated:
    """All tokens are placed, and the Volatility track is set. volatility: the Volatility of each seat's
    car.
    """

    volatility: tuple[int, ...]


@union_member
class Decided:
    """A seat has made a choice that is still hidden from the others."""

    seat: Seat


@union_member
class Discarded:
    """A seat discarded a Blueprint, or kept all. Only that seat sees the part. kept: whether it kept all."""

    seat: Seat
    part: Part | None
    kept: bool


@union_member
class TokensBack:
    """The tokens that rested beside the Back Alley are available to their owners again."""

    seats: tuple[Seat, ...]


@union_member
class Lost:
    """A seat's token had no effect."""

    seat: Seat
    location: Location
    why: Literal["full", "empty", "impossible"]


@union_member
class Spied:
    """A seat looked at the victim's hand. Only these two seats see `hand`."""

    seat: Seat
    victim: Seat
    hand: tuple[Part, ...]


@union_member
class Stole:
    """A seat took a Blueprint from the victim. Only these two seats see which one."""

    seat: Seat
    victim: Seat
    part: Part | None


@union_member
class Muscled:
    """A seat moved its token from one space of the location to another."""

    seat: Seat
    location: Location
    space: int
    to: int


@union_member
class Visited:
    """A seat looked at the top parts of the New stack. Only this seat sees them."""

    seat: Seat
    parts: tuple[Part, ...]


@union_member
class Pocketed:
    """A seat kept a part from the Black Market. Only this seat sees which one."""

    seat: Seat
    part: Part | None


@union_member
class Returned:
    """A seat put the other parts back on the top or the bottom of the stack. Only this seat sees the
    order.
    """

    seat: Seat
    side: Side
    order: tuple[Part, ...]


@union_member
class Took:
    """A seat took a face-up part. place: the part's index in its row."""

    seat: Seat
    part: Part
    shelf: Shelf
    place: int


@union_member
class Drew:
    """A seat drew the top part of the location's stack. Only this seat sees the part. forced: whether this
    was automatic.
    """

    seat: Seat
    location: Location
    part: Part | None
    forced: bool


@union_member
class Refilled:
    """The part filled the place of a part that was taken."""

    part: Part
    shelf: Shelf


@union_member
class Rummaged:
    """Jump Row: a seat drew `count` Junk parts. Only this seat sees them."""

    seat: Seat
    parts: tuple[Part, ...]
    count: int


@union_member
class Sorted:
    """Jump Row: a seat kept `count` of the Junk parts that it drew, and discarded `dropped` of them. Only
    this seat sees which.
    """

    seat: Seat
    kept: tuple[Part, ...]
    count: int
    discarded: tuple[Part, ...]
    dropped: int


@union_member
class Reshuffled:
    """Jump Row: the discarded Junk parts were shuffled into a new stack, whose order nobody sees."""

    stack: tuple[Part, ...]


@union_member
class FirstNamed:
    """A seat becomes First Player. kept: whether it already was First Player."""

    seat: Seat
    kept: bool


@union_member
class WorkBegun:
    """A seat starts its Workshop turn with the given number of actions."""

    seat: Seat
    actions: int


@union_member
class Built:
    """A seat built a Blueprint. place: the name that its cell has on the car afterwards."""

    seat: Seat
    part: Part
    place: str


@union_member
class Dismantled:
    """A seat removed a part from its car. place: the name that its cell had."""

    seat: Seat
    part: Part
    place: str


@union_member
class Upgraded:
    """A seat replaced a part by a Blueprint. place: the name of the cell. more: whether this belongs to the
    same action as the upgrade before.
    """

    seat: Seat
    old: Part
    part: Part
    place: str
    more: bool


@union_member
class Merged:
    """A seat merged its two sections. forced: whether this was automatic."""

    seat: Seat
    forced: bool


@union_member
class Undone:
    """A seat restarted its Workshop turn."""

    seat: Seat


@union_member
class Worked:
    """A seat confirmed its Workshop turn. unused: the number of actions not used."""

    seat: Seat
    unused: int


@union_member
class Refreshed:
    """The face-up parts were discarded and replaced by the given parts."""

    office: tuple[Part, ...]
    yard: tuple[Part, ...]


@union_member
class Jumped:
    """Jump Row: the Discard Row was discarded. The Refill Row took its place, and a new Refill Row was laid
    out.
    """

    fading: tuple[Part, ...]
    office: tuple[Part, ...]


@union_member
class Ending:
    """The game ends, either because the cars of `seats` are complete and large enough, or because too few
    parts remain for the shelf.
    """

    seats: tuple[Seat, ...]
    shelf: Shelf | None


@union_member
class ScrapDrawn:
    """A seat drew a scrap. spare: whether the stack was empty."""

    seat: Seat
    volatility: int
    spare: bool


@union_member
class Patched:
    """A seat placed a scrap, which is now the given part of its car."""

    seat: Seat
    part: Part
    place: str
    """The name that the cell has on the car afterwards."""
    covers: Part | None
    """The part that the scrap covers, or None."""
    forced: bool
    """Whether the placement was automatic."""


@union_member
class Passed:
    """A seat's car is complete. scraps: the number of scraps that it needed."""

    seat: Seat
    scraps: int


@union_member
class Flagged:
    """The game is over. points: the final points by seat."""

    points: tuple[int, ...]


TableEvent: TypeAlias = (
    Opened | RoundOpened | Rated | TokensBack | Refilled | Reshuffled | Refreshed | Jumped | Ending | Flagged
)
"""The events that concern the whole table. All others are deeds of one seat."""
Scheme: TypeAlias = Spied | Stole | Muscled | Visited | Pocketed | Returned
Find: TypeAlias = Took | Drew | Rummaged | Sorted
Work: TypeAlias = (
    FirstNamed
    | WorkBegun
    | Built
    | Dismantled
    | Upgraded
    | Merged
    | Undone
    | Worked
    | ScrapDrawn
    | Patched
    | Passed
)
Deed: TypeAlias = Placed | Decided | Discarded | Lost | Scheme | Find | Work
Event: TypeAlias = TableEvent | Deed
