"""The components: the regular cards, and the possible contents of a Rules Card (docs/rules/racesmack.md,
section 2).

A rule or a finish is data: its template and the values of its blanks. Its text and its meaning both derive
from this.
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
"""How a card shows its number of symbols: by drawing them all, or (Shifting Gears) by one
symbol and a count.
"""

SHAPES: tuple[Shape, ...] = ("rectangle", "triangle", "circle", "star")
COLOURS: tuple[Colour, ...] = ("red", "green", "blue", "purple")
TRAITS: dict[Aspect, tuple[Trait, ...]] = {"shape": SHAPES, "colour": COLOURS}


class Symbol(NamedTuple):
    """One symbol: its shape, and its own colour."""

    shape: Shape
    colour: Colour


# the rules on Rules Cards: "a card is correct if ..."


@union_member
class Frequency:
    """A rule: a card is correct if it has the shape or colour that appears most, or least, often (least:
    among those that appear).
    """

    aspect: Aspect
    extreme: Literal["most", "least"]


@union_member
class Variety:
    """A rule: a card is correct if it shows at least `count` different shapes or colours."""

    aspect: Aspect
    count: int


@union_member
class OfOne:
    """A rule: a card is correct if it shows at least `count` symbols of any one shape or colour (the same
    template as Variety).
    """

    aspect: Aspect
    count: int


@union_member
class Neighbours:
    """A rule: a card is correct if its set of shapes or colours is the same as a neighbour's, or shares
    nothing with it.
    """

    aspect: Aspect
    relation: Literal["same", "nothing"]


@union_member
class Amount:
    """A rule: a card is correct if it has fewer, or more, than `count` symbols."""

    than: Literal["fewer", "more"]
    count: int


@union_member
class AmountNeighbour:
    """A rule: a card is correct if it has as many symbols as one of its neighbours."""


@union_member
class IsRule:
    """A rule: a card is correct if it is a Rules Card."""


@union_member
class NextToRule:
    """A rule: a card is correct if it lies next to a Rules Card."""


@union_member
class Doubles:
    """A rule: a card is correct if it shows some shape or colour at least twice, or if it shows none at least
    twice.
    """

    aspect: Aspect
    wanted: Literal["some", "no"]


Rule: TypeAlias = (
    Frequency | Variety | OfOne | Neighbours | Amount | AmountNeighbour | IsRule | NextToRule | Doubles
)

DEFAULT = Frequency("shape", "most")
"""The rule of a round without a Rules Card."""


# the finishes on Rules Cards, for which only the regular cards of a row count


@union_member
class CardsWith:
    """A finish: `count` cards with that shape or colour."""

    count: int
    trait: Trait


@union_member
class SymbolsOf:
    """A finish: `count` symbols of that shape or colour."""

    count: int
    trait: Trait


@union_member
class Length:
    """A finish: `count` cards."""

    count: int


@union_member
class NoEqualNeighbours:
    """A finish: `count` cards in a row, no two neighbours of which share a shape or colour."""

    count: int
    aspect: Aspect


@union_member
class EachTwice:
    """A finish: every shape, or every colour, at least `count` times."""

    count: int
    aspect: Aspect


@union_member
class AllDifferent:
    """A finish: `count` cards, no two of them with exactly the same set of shapes or colours."""

    count: int
    aspect: Aspect


@union_member
class TwoKinds:
    """A finish: `count` symbols of the first and `count` of the second of two shapes, or of two colours."""

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
    """A regular card.

    id: unique among all cards. symbols: all that it counts as, 1 to 4. If the style is not plain they are
    identical, and only one of them is drawn, with the count.
    """

    id: int
    symbols: tuple[Symbol, ...]
    style: Style = "plain"


@dataclass(frozen=True, slots=True)
class RulesCard:
    """A Rules Card. number: 1 to 18. It shows no symbols."""

    id: int
    number: int
    rule: Rule
    finish: Finish
    kind: Literal["rules"] = "rules"  # not rules_card, which union_member would make


Card: TypeAlias = Regular | RulesCard

_NONE: tuple[int, ...] = (0, 0, 0, 0)


def counts(card: Card, aspect: Aspect) -> tuple[int, ...]:
    """Return how many times the card shows each shape, or colour, in the order of SHAPES, or COLOURS."""
    return _counts(card.symbols, aspect) if isinstance(card, Regular) else _NONE


@cache
def _counts(symbols: tuple[Symbol, ...], aspect: Aspect) -> tuple[int, ...]:
    shown = [symbol.shape if aspect == "shape" else symbol.colour for symbol in symbols]
    return tuple(shown.count(trait) for trait in TRAITS[aspect])


def _dealt(sizes: tuple[int, ...], luck: Chance) -> tuple[Regular, ...]:
    """Return cards of these sizes, with equal numbers of all shapes and of all colours among
    their symbols.
    """
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
"""The 36 regular cards. The id of each is its index."""

_SIZES = (1,) * 3 + (2,) * 7 + (3,) * 5 + (4,) * 3
_STYLES: tuple[Style, ...] = ("number", "fingers", "die", "tally")
_KINDS = Chance("Shifting Gears", 0).shuffled(
    [Symbol(shape, colour) for shape in SHAPES for colour in COLOURS]
)
GEARS: tuple[Regular, ...] = tuple(
    Regular(len(DECK) + at, (_KINDS[at % len(_KINDS)],) * size, _STYLES[at % 4])
    for at, size in enumerate(_SIZES)
)
"""The 18 cards of Shifting Gears. Each has one shape in one colour, and shows its number in one of four
ways.
"""

RULES = 18
"""The number of Rules Cards."""
FIRST_RULE = len(DECK) + len(GEARS)
"""The id of Rules Card 1. The id of number n is n - 1 more."""
HAND = 4
BARREN = 12
"""The number of consecutive rounds without a card won after which the game ends."""
RACING = 10
"""The number of Rules Cards in the deck of Racing Rules."""
