"""The components and the numbers of spaces (docs/rules/gear-and-piston.md, section 2, section 7, House 1)."""

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Seat

Location: TypeAlias = Literal["back alley", "patent office", "junk yard", "workshop"]
Shelf: TypeAlias = Literal["office", "fading", "yard"]
"""The place of face-up parts: beside the Patent Office (with Jump Row, the Refill Row), in the Discard Row,
or beside the Junk Yard.
"""
Side: TypeAlias = Literal["top", "bottom"]

LOCATIONS: tuple[Location, ...] = ("back alley", "patent office", "junk yard", "workshop")
"""The locations in the order in which they are resolved."""
NO_TOKENS: tuple[tuple[Seat | None, ...], ...] = ((),) * len(LOCATIONS)
"""A board without tokens: an empty row for each of LOCATIONS."""


PartType: TypeAlias = Literal["motor", "fuel supply", "gear", "axle", "steering", "improvement"]
Propulsion: TypeAlias = Literal["electric", "gasoline", "steam"]
Colour: TypeAlias = Literal["electric", "gasoline", "steam", "generic"]
Row: TypeAlias = Literal["top", "bottom"]
Attribute: TypeAlias = Literal["comfort", "power", "range"]
Stock: TypeAlias = Literal["new", "junk", "scrap"]

TYPES: tuple[PartType, ...] = ("motor", "fuel supply", "gear", "axle", "steering", "improvement")
PROPULSIONS: tuple[Propulsion, ...] = ("electric", "gasoline", "steam")
"""The colours of motors and fuel supplies."""
COLOURS: tuple[Colour, ...] = (*PROPULSIONS, "generic")
ROWS: tuple[Row, ...] = ("top", "bottom")
ATTRIBUTES: tuple[Attribute, ...] = ("comfort", "power", "range")

HAND = 5
"""The maximum number of Blueprints in a hand."""
ENOUGH = 12
"""The minimum number of parts with which a complete car ends the game after the round."""


class Part(NamedTuple):
    """A part. Parts that look the same are equal."""

    stock: Stock
    """The stock from which the part comes."""
    type: PartType
    colour: Colour
    row: Row
    """The row of a car in which the part can be placed."""
    icon: Attribute | None = None
    """The attribute shown on a New part, or None."""
    volatility: int = 0
    """The Volatility shown on the part."""
    reliability: int = 0
    """The Reliability shown on the part."""


class Lot(NamedTuple):
    """A part, and the number of identical copies of it."""

    part: Part
    copies: int


def _powered(type: PartType) -> Iterable[Lot]:
    return (
        Lot(Part("new", type, colour, "top", icon), 1) for colour, icon in product(PROPULSIONS, ATTRIBUTES)
    )


def _worn(type: PartType) -> Iterable[Lot]:
    for colour in PROPULSIONS:
        yield Lot(Part("junk", type, colour, "top", None, 1), 2)
        yield Lot(Part("junk", type, colour, "top"), 1)


def _improvement(
    stock: Stock,
    colour: Colour,
    row: Row,
    icon: Attribute | None = None,
    volatility: int = 0,
    reliability: int = 0,
) -> Part:
    return Part(stock, "improvement", colour, row, icon, volatility, reliability)


# docs/rules/gear-and-piston.md, House 1
NEW: tuple[Lot, ...] = (
    *_powered("motor"),
    *_powered("fuel supply"),
    Lot(Part("new", "gear", "generic", "bottom", "comfort"), 2),
    Lot(Part("new", "gear", "generic", "bottom", "power"), 2),
    Lot(Part("new", "gear", "generic", "bottom", "range"), 2),
    Lot(Part("new", "axle", "generic", "bottom", "comfort"), 3),
    Lot(Part("new", "axle", "generic", "bottom", "power"), 2),
    Lot(Part("new", "axle", "generic", "bottom", "range"), 3),
    Lot(Part("new", "steering", "generic", "top", "comfort"), 2),
    Lot(Part("new", "steering", "generic", "top", "power"), 1),
    Lot(Part("new", "steering", "generic", "top", "range"), 1),
    Lot(_improvement("new", "electric", "top", "comfort"), 1),
    Lot(_improvement("new", "gasoline", "bottom", "power"), 1),
    Lot(_improvement("new", "steam", "top", "range"), 1),
    Lot(_improvement("new", "generic", "bottom", "comfort", reliability=1), 1),
    Lot(_improvement("new", "generic", "top", "power", reliability=1), 1),
    Lot(_improvement("new", "generic", "bottom", "range"), 1),
)
"""The 42 New parts, with the number of copies of each."""

# docs/rules/gear-and-piston.md, House 1
JUNK: tuple[Lot, ...] = (
    *_worn("motor"),
    *_worn("fuel supply"),
    Lot(Part("junk", "gear", "generic", "bottom", None, 1), 4),
    Lot(Part("junk", "gear", "generic", "bottom"), 1),
    Lot(Part("junk", "axle", "generic", "bottom", None, 1), 6),
    Lot(Part("junk", "axle", "generic", "bottom"), 2),
    Lot(Part("junk", "steering", "generic", "top", None, 1), 3),
    Lot(Part("junk", "steering", "generic", "top"), 1),
    Lot(_improvement("junk", "electric", "bottom", volatility=1), 1),
    Lot(_improvement("junk", "gasoline", "top", volatility=1), 1),
    Lot(_improvement("junk", "steam", "bottom", volatility=1), 1),
    Lot(_improvement("junk", "generic", "top", volatility=1), 1),
    Lot(_improvement("junk", "generic", "bottom", volatility=1), 1),
    Lot(_improvement("junk", "generic", "top", reliability=1), 1),
    Lot(_improvement("junk", "generic", "bottom", reliability=1), 1),
)
"""The 42 Junk parts, with the number of copies of each."""

# docs/rules/gear-and-piston.md, House 1
SCRAP: tuple[int, ...] = (0,) * 5 + (1,) * 10 + (2,) * 5
"""The Volatility of each of the 20 scraps."""
SPARE_SCRAP = 2
"""The Volatility of a scrap that is drawn after the stack is empty (docs/rules/gear-and-piston.md, Ruling
11).
"""


def stack(lots: Iterable[Lot]) -> tuple[Part, ...]:
    """Return every copy of the given parts, unshuffled."""
    return tuple(lot.part for lot in lots for _ in range(lot.copies))


class Spaces(NamedTuple):
    """The numbers that depend on the number of players: each player's tokens, the spaces of three locations,
    and the actions of each space of the Workshop.
    """

    tokens: int
    back_alley: int
    patent_office: int
    junk_yard: int
    workshop: tuple[int, ...]


# docs/rules/gear-and-piston.md, House 1
SPACES: dict[int, Spaces] = {
    2: Spaces(4, 2, 4, 2, (3, 2, 2)),
    3: Spaces(4, 1, 5, 3, (3, 2, 2, 2, 2)),
    4: Spaces(3, 1, 5, 3, (3, 2, 2, 2, 2)),
    5: Spaces(3, 1, 5, 3, (3, 2, 2, 2, 2, 2)),
    6: Spaces(3, 1, 8, 4, (3, 2, 2, 2, 2, 2, 2)),
}
"""The tokens and spaces by number of players, chosen by simulation (docs/rules/gear-and-piston.md)."""
NEW_FACE_UP = 6
"""The number of New parts face up beside the Patent Office."""
JUNK_FACE_UP = 3
"""The number of Junk parts face up beside the Junk Yard."""
LOOK = 3
"""The maximum number of New parts that the Black Market shows."""
JUMP_ROW = 3
"""Jump Row: the number of New parts in the Refill Row."""
JUMP_DRAWS: tuple[int, ...] = (4, 3, 3, 2)
"""Jump Row: the number of Junk parts that are drawn for each space of the Junk Yard."""


@cache
def spaces_for(seats: int, jump_row: bool) -> Spaces:
    """Return the tokens and spaces of a game."""
    return SPACES[seats]._replace(junk_yard=len(JUMP_DRAWS)) if jump_row else SPACES[seats]


Investor: TypeAlias = Literal[
    "comfort first",
    "power first",
    "range first",
    "all alike",
    "most parts",
    "improvements",
    "least volatility",
    "hybrid",
    "everything",
    "inefficiency",
    "no scrap",
    "most range",
    "most power",
    "most comfort",
]
INVESTORS: dict[Literal[1, 2, 3], tuple[Investor, ...]] = {
    1: ("comfort first", "power first", "range first", "all alike"),
    2: ("most parts", "improvements", "least volatility", "hybrid", "everything", "inefficiency"),
    3: ("no scrap", "most range", "most power", "most comfort"),
}
"""The investors by stack."""
