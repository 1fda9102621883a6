"""The actions of Gear & Piston as values. `Action` is their union."""

from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.values import union_member
from bot.games.gear_and_piston.rules import car, components, scrap


@union_member
class Place:
    """Place a token on the first free space of the location."""

    location: components.Location


@union_member
class Discard:
    """Discard the Blueprint, before the locations are resolved."""

    part: components.Part


@union_member
class Done:
    """Do nothing, or nothing more: keep all Blueprints, take or keep no more Junk, or confirm the Workshop
    turn.
    """


@union_member
class Spy:
    """Espionage: look at the victim's hand."""

    victim: Seat


@union_member
class Steal:
    """Espionage: take the Blueprint from the victim."""

    part: components.Part


@union_member
class Muscle:
    """Union Muscle: move one of the seat's tokens within the location. space, to: the indices of its old and
    its new space, from 0.
    """

    location: components.Location
    space: int
    to: int


@union_member
class Visit:
    """Black Market: look at up to three parts from the top of the New stack."""


@union_member
class Pocket:
    """Black Market: keep the part."""

    part: components.Part


@union_member
class Return:
    """Black Market: put the other parts back on one side of the stack. order: the parts in the order in which
    they will be drawn.
    """

    side: components.Side
    order: tuple[components.Part, ...]


@union_member
class Take:
    """Take the face-up part. shelf: the place of the part."""

    part: components.Part
    shelf: components.Shelf


@union_member
class Draw:
    """Draw the top part of the location's stack."""


@union_member
class Keep:
    """Jump Row: keep the drawn Junk part."""

    part: components.Part


@union_member
class Build:
    """Build the Blueprint in the cell."""

    part: components.Part
    cell: car.Cell


@union_member
class Dismantle:
    """Remove the part in the cell."""

    cell: car.Cell


@union_member
class Upgrade:
    """Replace the part in the cell by the Blueprint."""

    cell: car.Cell
    part: components.Part


@union_member
class Merge:
    """Merge the two sections, either in the Workshop, where it costs no action, or at the end of the game."""

    offset: int
    """The index of the second section's first column, counted in columns of the first section."""


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
