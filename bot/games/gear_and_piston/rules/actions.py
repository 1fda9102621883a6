"""The actions of Gear & Piston, as values. Action is the union of them."""

from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.gear_and_piston.rules import car, components, scrap


@union_member
class Place:
    """Place a token onto the first free space of that location."""

    location: components.Location


@union_member
class Discard:
    """Discard that Blueprint, in step 1 of a round's resolution."""

    part: components.Part


@union_member
class Done:
    """Do nothing, or nothing more: discard nothing, take or keep no more Junk, or confirm the
    Workshop turn.
    """


@union_member
class Spy:
    """Espionage: look at the hand of that seat."""

    victim: Seat


@union_member
class Steal:
    """Espionage: take that Blueprint."""

    part: components.Part


@union_member
class Muscle:
    """Union Muscle: move a token of the seat from that space of a location to another space. Spaces
    count from 0.
    """

    location: components.Location
    space: int
    to: int


@union_member
class Visit:
    """Black Market: look at the top three of the New stack."""


@union_member
class Pocket:
    """Black Market: keep that part."""

    part: components.Part


@union_member
class Return:
    """Black Market: put the rest of the parts back on that side of the stack. order: the first of them will
    be drawn first.
    """

    side: components.Side
    order: tuple[components.Part, ...]


@union_member
class Take:
    """Take that face-up part. shelf: where it lies. Only with Jump Row are there two shelves for
    New parts.
    """

    part: components.Part
    shelf: components.Shelf


@union_member
class Draw:
    """Draw the top of the stack."""


@union_member
class Keep:
    """Jump Row: keep that one of the Junk parts drawn."""

    part: components.Part


@union_member
class Build:
    """Build that Blueprint in that cell."""

    part: components.Part
    cell: car.Cell


@union_member
class Dismantle:
    """Remove the part in that cell."""

    cell: car.Cell


@union_member
class Upgrade:
    """Replace the part in that cell by that Blueprint."""

    cell: car.Cell
    part: components.Part


@union_member
class Merge:
    """Merge the two sections: at no cost in the Workshop, or at the end of the game."""

    offset: int


@union_member
class Undo:
    """Restart the Workshop turn."""


@union_member
class Patch:
    """Place the scrap that was drawn."""

    placement: scrap.Placement


@union_member
class Mend:
    """Have scraps drawn and placed as proposed until the car is complete."""


Action: TypeAlias = (
    Place
    | Discard
    | Done
    | Spy
    | Steal
    | Muscle
    | Visit
    | Pocket
    | Return
    | Take
    | Draw
    | Keep
    | Build
    | Dismantle
    | Upgrade
    | Merge
    | Undo
    | Patch
    | Mend
)
