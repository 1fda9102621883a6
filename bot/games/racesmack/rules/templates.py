"""The templates of the Rules Cards, with their weights and blanks (docs/rules/racesmack.md, section 3.1,
section 3.2).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Literal, TypeVar

from bot.engine.chance import Chance
from bot.games.racesmack.rules.components import (
    FIRST_RULE,
    RULES,
    TRAITS,
    AllDifferent,
    Amount,
    AmountNeighbour,
    Aspect,
    CardsWith,
    Doubles,
    EachTwice,
    Finish,
    Frequency,
    IsRule,
    Length,
    Neighbours,
    NextToRule,
    NoEqualNeighbours,
    OfOne,
    Rule,
    RulesCard,
    SymbolsOf,
    ThreeKinds,
    Trait,
    TwoKinds,
    Variety,
)
from bot.games.racesmack.rules.finish_numbers import NUMBERS

T = TypeVar("T")

_ASPECTS: tuple[Aspect, ...] = ("colour", "shape")
_TRAITS: tuple[Trait, ...] = (*TRAITS["colour"], *TRAITS["shape"])
_EXTREMES: tuple[Literal["most", "least"], ...] = ("most", "least")
_RELATIONS: tuple[Literal["same", "nothing"], ...] = ("same", "nothing")
_THANS: tuple[Literal["fewer", "more"], ...] = ("fewer", "more")
_WANTED: tuple[Literal["some", "no"], ...] = ("some", "no")

RULE_TEMPLATES: Mapping[str, tuple[int, tuple[Rule, ...]]] = {
    "frequency": (10, tuple(Frequency(aspect, extreme) for aspect in _ASPECTS for extreme in _EXTREMES)),
    "variety": (
        4,
        (
            *(Variety(aspect, count) for aspect in _ASPECTS for count in (2, 3, 4)),
            *(OfOne(aspect, count) for aspect in _ASPECTS for count in (2, 3)),
        ),
    ),
    "neighbours": (4, tuple(Neighbours(aspect, relation) for aspect in _ASPECTS for relation in _RELATIONS)),
    "count": (4, tuple(Amount(than, count) for than in _THANS for count in (2, 3))),
    "count-neighbour": (1, (AmountNeighbour(),)),
    "is-rule": (1, (IsRule(),)),
    "next-to-rule": (1, (NextToRule(),)),
    "doubles": (4, tuple(Doubles(aspect, wanted) for aspect in _ASPECTS for wanted in _WANTED)),
}
"""For each template its weight, in quarters, and every way to fill its blanks, each as likely."""

FINISH_TEMPLATES: Mapping[str, tuple[int, Callable[[Chance], Finish]]] = {
    "cards-with": (
        100,
        lambda luck: CardsWith(luck.pick(NUMBERS["cards_with"]), luck.pick(_TRAITS)),
    ),
    "symbols-of": (
        100,
        lambda luck: SymbolsOf(luck.pick(NUMBERS["symbols_of"]), luck.pick(_TRAITS)),
    ),
    "length": (50, lambda luck: Length(luck.pick(NUMBERS["length"]))),
    "no-equal-neighbours": (
        75,
        lambda luck: NoEqualNeighbours(luck.pick(NUMBERS["no_equal_neighbours"]), luck.pick(_ASPECTS)),
    ),
    "each-twice": (
        100,
        lambda luck: EachTwice(luck.pick(NUMBERS["each_twice"]), luck.pick(_ASPECTS)),
    ),
    "all-different": (
        100,
        lambda luck: AllDifferent(luck.pick(NUMBERS["all_different"]), luck.pick(_ASPECTS)),
    ),
    "two-kinds": (66, lambda luck: TwoKinds(luck.pick(NUMBERS["two_kinds"]), _several(luck)[:2])),
    "three-kinds": (33, lambda luck: ThreeKinds(luck.pick(NUMBERS["three_kinds"]), _several(luck))),
}
"""For each template its weight, in hundredths, and how its blanks are filled."""


def _several(luck: Chance) -> tuple[Trait, Trait, Trait]:
    """Three different shapes, or three different colours. docs/rules/racesmack.md, Ruling 3: never some of
    both.
    """
    first, second, third, _ = luck.shuffled(TRAITS[luck.pick(_ASPECTS)])
    return first, second, third


def rules_cards(luck: Chance) -> tuple[RulesCard, ...]:
    """The Rules Cards of a game by number: a rule and a finish each, drawn by weight; two may be alike."""
    return tuple(
        RulesCard(
            FIRST_RULE + at,
            at + 1,
            luck.pick(_drawn(RULE_TEMPLATES, luck)),
            _drawn(FINISH_TEMPLATES, luck)(luck),
        )
        for at in range(RULES)
    )


def _drawn(templates: Mapping[str, tuple[int, T]], luck: Chance) -> T:
    """One of the templates, by weight."""
    ends = list(accumulate(weight for weight, _ in templates.values()))
    lot = luck.below(ends[-1])
    return next(template for end, (_, template) in zip(ends, templates.values(), strict=True) if lot < end)
