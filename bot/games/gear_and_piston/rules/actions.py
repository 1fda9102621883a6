"""The actions of Gear & Piston, as values. Action is the union of them."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.gear_and_piston.rules import car, components, scrap


@dataclass(frozen=True, slots=True)
class Place:
    """Place a token onto the first free space of that location."""

    location: components.Location
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard that Blueprint, in step 1 of a round's resolution."""

    part: components.Part
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Done:
    """Nothing, or nothing more: discard nothing, take or keep no more Junk, or confirm the Workshop turn."""

    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Spy:
    """Espionage: look at that seat's hand."""

    victim: Seat
    kind: Literal["spy"] = "spy"


@dataclass(frozen=True, slots=True)
class Steal:
    """Espionage: take that Blueprint."""

    part: components.Part
    kind: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True)
class Muscle:
    """Union Muscle: move a token of the seat from that space of a location to another space. Spaces
    count from 0.
    """

    location: components.Location
    space: int
    to: int
    kind: Literal["muscle"] = "muscle"


@dataclass(frozen=True, slots=True)
class Visit:
    """Black Market: look at the top three of the New stack."""

    kind: Literal["visit"] = "visit"


@dataclass(frozen=True, slots=True)
class Pocket:
    """Black Market: keep that part."""

    part: components.Part
    kind: Literal["pocket"] = "pocket"


@dataclass(frozen=True, slots=True)
class Return:
    """Black Market: put the rest back on that side of the stack. order: the first will be drawn first."""

    side: components.Side
    order: tuple[components.Part, ...]
    kind: Literal["return"] = "return"


@dataclass(frozen=True, slots=True)
class Take:
    """Take that face-up part. shelf: where it lies; only the Jump Row has two shelves."""

    part: components.Part
    shelf: components.Shelf
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top of the stack."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Keep:
    """Jump Row: keep that one of the Junk parts drawn."""

    part: components.Part
    kind: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Build:
    """Build that Blueprint there."""

    part: components.Part
    cell: car.Cell
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class Dismantle:
    """Remove the part in that cell."""

    cell: car.Cell
    kind: Literal["dismantle"] = "dismantle"


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Replace the part in that cell by that Blueprint."""

    cell: car.Cell
    part: components.Part
    kind: Literal["upgrade"] = "upgrade"


@dataclass(frozen=True, slots=True)
class Merge:
    """Merge the two sections: free of charge in the Workshop, and at the end of the game."""

    offset: int
    kind: Literal["merge"] = "merge"


@dataclass(frozen=True, slots=True)
class Undo:
    """Restart the Workshop turn."""

    kind: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class Patch:
    """Place the scrap."""

    placement: scrap.Placement
    kind: Literal["patch"] = "patch"


@dataclass(frozen=True, slots=True)
class Mend:
    """Have scraps drawn and placed as proposed until the car is complete."""

    kind: Literal["mend"] = "mend"


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
