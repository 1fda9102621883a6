"""The components: the regular cards, and the possible contents of a Rules Card (docs/rules/racesmack.md,
section 2).
"""

from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Chance
from bot.engine.values import union_member

Shape: TypeAlias = Literal["rectangle", "triangle", "circle", "star"]
Colour: TypeAlias = Literal["red", "green", "blue", "purple"]
Trait: TypeAlias = Literal["rectangle", "triangle", "circle", "star", "red", "green", "blue", "purple"]
"""A shape or a colour."""
Aspect: TypeAlias = Literal["shape", "colour"]
Style: TypeAlias = Literal["plain", "number", "fingers", "die", "tally"]
"""The way in which a card shows its number of symbols. All except "plain" show one symbol and a count."""

SHAPES: tuple[Shape, ...] = ("rectangle", "triangle", "circle", "star")
COLOURS: tuple[Colour, ...] = ("red", "green", "blue", "purple")
TRAITS: dict[Aspect, tuple[Trait, ...]] = {"shape": SHAPES, "colour": COLOURS}


class Symbol(NamedTuple):
    """One symbol: its shape and its colour."""

    shape: Shape
    colour: Colour


# the rules on Rules Cards: "a card is correct if ..."


@union_member
class Frequency:
    """A rule: a card is correct if it shows the shape or colour that appears most, or least, often."""

    aspect: Aspect
    extreme: Literal["most", "least"]


@union_member
class Variety:
    """A rule: a card is correct if it shows at least `count` different shapes or colours."""

    aspect: Aspect
    count: int


@union_member
class OfOne:
    """A rule: a card is correct if it shows at least `count` symbols of any one shape or colour."""

    aspect: Aspect
    count: int


@union_member
class Neighbours:
    """A rule: a card is correct if it shows the same set of shapes or colours as one of its neighbours
    ("same"), or shares none with one of them ("nothing").
    """

    aspect: Aspect
    relation: Literal["same", "nothing"]


@union_member
class Amount:
    """A rule: a card is correct if it shows fewer, or more, than `count` symbols."""

    than: Literal["fewer", "more"]
    count: int


@union_member
class AmountNeighbour:
    """A rule: a card is correct if it shows as many symbols as one of its neighbours."""


@union_member
class IsRule:
    """A rule: a card is correct if it is a Rules Card."""


@union_member
class NextToRule:
    """A rule: a card is correct if it is next to a Rules Card."""


@union_member
class Doubles:
    """A rule: a card is correct if it shows some shape or colour at least twice ("some"), or none at least
    twice ("no").
    """

    aspect: Aspect
    wanted: Literal["some", "no"]


Rule: TypeAlias = (
    Frequency | Variety | OfOne | Neighbours | Amount | AmountNeighbour | IsRule | NextToRule | Doubles
)

DEFAULT = Frequency("shape", "most")
"""The default rule of every round, except with Racing Rules."""


# the finishes on Rules Cards, for which only the regular cards of a row count


@union_member
class CardsWith:
    """A finish: `count` cards that show the given shape or colour."""

    count: int
    trait: Trait


@union_member
class SymbolsOf:
    """A finish: `count` symbols of the given shape or colour."""

    count: int
    trait: Trait


@union_member
class Length:
    """A finish: `count` cards."""

    count: int


@union_member
class NoEqualNeighbours:
    """A finish: a run of `count` cards in which no two neighbours share a shape or colour, depending on
    `aspect`.
    """

    count: int
    aspect: Aspect


@union_member
class EachTwice:
    """A finish: every shape, or every colour, at least `count` times."""

    count: int
    aspect: Aspect


@union_member
class AllDifferent:
    """A finish: `count` cards, no two with exactly the same set of shapes or colours."""

    count: int
    aspect: Aspect


@union_member
class TwoKinds:
    """A finish: `count` symbols of each of two shapes, or of two colours."""

    count: int
    traits: tuple[Trait, Trait]


@union_member
class ThreeKinds:
    """A finish: `count` symbols of each of three shapes, or of three colours."""

    count: int
    traits: tuple[Trait, Trait, Trait]


Finish: TypeAlias = (
    CardsWith | SymbolsOf | Length | NoEqualNeighbours | EachTwice | AllDifferent | TwoKinds | ThreeKinds
)


# cards


@union_member
class Regular:
    """A regular card. id: unique among all cards. symbols: all symbols that the card counts as. In a style
    other than "plain" they are identical.
    """

    id: int
    symbols: tuple[Symbol, ...]
    style: Style = "plain"


@dataclass(frozen=True, slots=True)
class RulesCard:
    """A Rules Card, which shows no symbols. number: from 1 to 18."""

    id: int
    number: int
    rule: Rule
    finish: Finish
    kind: Literal["rules"] = "rules"  # not rules_card, which union_member would make


Card: TypeAlias = Regular | RulesCard

_NONE: tuple[int, ...] = (0, 0, 0, 0)


def counts(card: Card, aspect: Aspect) -> tuple[int, ...]:
    """Return how many times the card shows each shape or colour, in the order of SHAPES or COLOURS."""
    return _counts(card.symbols, aspect) if isinstance(card, Regular) else _NONE


@cache
def _counts(symbols: tuple[Symbol, ...], aspect: Aspect) -> tuple[int, ...]:
    shown = [symbol.shape if aspect == "shape" else symbol.colour for symbol in symbols]
    return tuple(shown.count(trait) for trait in TRAITS[aspect])


def _dealt(sizes: tuple[int, ...], luck: Chance) -> tuple[Regular, ...]:
    """Return cards with the given numbers of symbols, and with shapes and colours spread evenly."""
    total = sum(sizes)
    shapes = luck.shuffled([SHAPES[at % 4] for at in range(total)])
    colours = luck.shuffled([COLOURS[at % 4] for at in range(total)])
    symbols = [Symbol(shape, colour) for shape, colour in zip(shapes, colours, strict=True)]
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    return tuple(
        Regular(at, tuple(sorted(symbols[start : start + size], key=_place)))
        for at, (start, size) in enumerate(zip(starts, sizes, strict=True))
    )


def _place(symbol: Symbol) -> tuple[int, int]:
    return SHAPES.index(symbol.shape), COLOURS.index(symbol.colour)


# The deck is the same in every game, like a printed one. It was drawn at random once.
DECK: tuple[Regular, ...] = _dealt((1,) * 7 + (2,) * 13 + (3,) * 11 + (4,) * 5, Chance("Racesmack", 0))
"""The 36 regular cards. The id of each card is its index."""

_SIZES = (1,) * 3 + (2,) * 7 + (3,) * 5 + (4,) * 3
_STYLES: tuple[Style, ...] = ("number", "fingers", "die", "tally")
_KINDS = Chance("Shifting Gears", 0).shuffled(
    [Symbol(shape, colour) for shape in SHAPES for colour in COLOURS]
)
GEARS: tuple[Regular, ...] = tuple(
    Regular(len(DECK) + at, (_KINDS[at % len(_KINDS)],) * size, _STYLES[at % 4])
    for at, size in enumerate(_SIZES)
)
"""The 18 cards of Shifting Gears. Their ids continue those of DECK."""

RULES = 18
"""The number of Rules Cards."""
FIRST_RULE = len(DECK) + len(GEARS)
"""The id of Rules Card 1. The others follow in the order of their numbers."""
HAND = 4
BARREN = 12
"""The number of consecutive rounds without a won card after which the game ends."""
RACING = 10
"""The number of Rules Cards in the deck of Racing Rules."""
