"""The templates of the Rules Cards, with their weights and blanks (docs/rules/racesmack.md, section 3.1,
section 3.2).
"""

from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Literal, TypeAlias, TypeVar

from bot.engine.game import Chance
from bot.games.racesmack.rules import components

T = TypeVar("T")
Kind: TypeAlias = Literal[
    "cards_with",
    "symbols_of",
    "length",
    "no_equal_neighbours",
    "each_twice",
    "all_different",
    "two_kinds",
    "three_kinds",
]

# The author's numbers are 5 to 7, but 9 to 12 for length, 2 or 3 for each_twice and three_kinds, and 2 to 4
# for two_kinds. Robots that choose their cards well reach those numbers of symbols within six rounds, so the
# numbers of symbols are higher here.
NUMBERS: dict[Kind, tuple[int, ...]] = {
    "cards_with": (5, 6, 7),
    "symbols_of": (7, 8),
    "length": (9, 10, 11),
    "no_equal_neighbours": (5, 6, 7),
    "each_twice": (4, 5),
    "all_different": (7, 8),
    "two_kinds": (4, 5, 6),
    "three_kinds": (3, 4, 5),
}
"""The possible values of `count` for each kind of finish, all equally likely."""

_ASPECTS: tuple[components.Aspect, ...] = ("colour", "shape")
_TRAITS: tuple[components.Trait, ...] = (*components.TRAITS["colour"], *components.TRAITS["shape"])
_EXTREMES: tuple[Literal["most", "least"], ...] = ("most", "least")
_RELATIONS: tuple[Literal["same", "nothing"], ...] = ("same", "nothing")
_THANS: tuple[Literal["fewer", "more"], ...] = ("fewer", "more")
_WANTED: tuple[Literal["some", "no"], ...] = ("some", "no")

RULE_TEMPLATES: Mapping[str, tuple[int, tuple[components.Rule, ...]]] = {
    "frequency": (
        10,
        tuple(components.Frequency(aspect, extreme) for aspect in _ASPECTS for extreme in _EXTREMES),
    ),
    "variety": (
        4,
        (
            *(components.Variety(aspect, count) for aspect in _ASPECTS for count in (2, 3, 4)),
            *(components.OfOne(aspect, count) for aspect in _ASPECTS for count in (2, 3)),
        ),
    ),
    "neighbours": (
        4,
        tuple(components.Neighbours(aspect, relation) for aspect in _ASPECTS for relation in _RELATIONS),
    ),
    "count": (4, tuple(components.Amount(than, count) for than in _THANS for count in (2, 3))),
    "count-neighbour": (1, (components.AmountNeighbour(),)),
    "is-rule": (1, (components.IsRule(),)),
    "next-to-rule": (1, (components.NextToRule(),)),
    "doubles": (4, tuple(components.Doubles(aspect, wanted) for aspect in _ASPECTS for wanted in _WANTED)),
}
"""For each rule template, its weight in quarters, and the rules that it can make, all equally likely."""

FINISH_TEMPLATES: Mapping[str, tuple[int, Callable[[Chance], components.Finish]]] = {
    "cards-with": (
        100,
        lambda luck: components.CardsWith(luck.pick(NUMBERS["cards_with"]), luck.pick(_TRAITS)),
    ),
    "symbols-of": (
        100,
        lambda luck: components.SymbolsOf(luck.pick(NUMBERS["symbols_of"]), luck.pick(_TRAITS)),
    ),
    "length": (50, lambda luck: components.Length(luck.pick(NUMBERS["length"]))),
    "no-equal-neighbours": (
        75,
        lambda luck: components.NoEqualNeighbours(
            luck.pick(NUMBERS["no_equal_neighbours"]), luck.pick(_ASPECTS)
        ),
    ),
    "each-twice": (
        100,
        lambda luck: components.EachTwice(luck.pick(NUMBERS["each_twice"]), luck.pick(_ASPECTS)),
    ),
    "all-different": (
        100,
        lambda luck: components.AllDifferent(luck.pick(NUMBERS["all_different"]), luck.pick(_ASPECTS)),
    ),
    "two-kinds": (66, lambda luck: components.TwoKinds(luck.pick(NUMBERS["two_kinds"]), _several(luck)[:2])),
    "three-kinds": (
        33,
        lambda luck: components.ThreeKinds(luck.pick(NUMBERS["three_kinds"]), _several(luck)),
    ),
}
"""The weight of each finish template, in hundredths, and a function that fills its blanks."""


def _several(luck: Chance) -> tuple[components.Trait, components.Trait, components.Trait]:
    """Return three different shapes, or three different colours (docs/rules/racesmack.md, Ruling 3)."""
    first, second, third, _ = luck.shuffled(components.TRAITS[luck.pick(_ASPECTS)])
    return first, second, third


def rules_cards(luck: Chance) -> tuple[components.RulesCard, ...]:
    """Return the Rules Cards of a game by number, each with a rule and a finish drawn by weight."""
    return tuple(
        components.RulesCard(
            components.FIRST_RULE + at,
            at + 1,
            luck.pick(_drawn(RULE_TEMPLATES, luck)),
            _drawn(FINISH_TEMPLATES, luck)(luck),
        )
        for at in range(components.RULES)
    )


def _drawn(templates: Mapping[str, tuple[int, T]], luck: Chance) -> T:
    """Return one of the templates, drawn by weight."""
    ends = list(accumulate(weight for weight, _ in templates.values()))
    lot = luck.below(ends[-1])
    return next(template for end, (_, template) in zip(ends, templates.values(), strict=True) if lot < end)
