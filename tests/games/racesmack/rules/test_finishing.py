"""Tests that rows meet goals as every template says, checked against a second implementation of
docs/rules/racesmack.md, section 3.2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import assert_never

import pytest
from hypothesis import given, settings, strategies as st

from bot.engine.game import Chance
from bot.engine.values import kind_of
from bot.games.racesmack.rules.components import (
    COLOURS,
    SHAPES,
    TRAITS,
    AllDifferent,
    Aspect,
    Card,
    CardsWith,
    EachTwice,
    Finish,
    Length,
    NoEqualNeighbours,
    Regular,
    SymbolsOf,
    ThreeKinds,
    Trait,
    TwoKinds,
)
from bot.games.racesmack.rules.finishing import better_end, met, progress, useless
from bot.games.racesmack.rules.model import Standing
from bot.games.racesmack.rules.templates import FINISH_TEMPLATES, NUMBERS, rules_cards
from tests.games.racesmack.notation import cards
from tests.games.racesmack.rules.test_judging import regular, shown

aspects: tuple[Aspect, ...] = ("shape", "colour")
traits = st.sampled_from((*SHAPES, *COLOURS))


def sorts(count: int) -> st.SearchStrategy[tuple[Trait, ...]]:
    """Return a strategy for tuples of this number of different shapes, or of different colours."""
    return st.sampled_from([each for aspect in aspects for each in combinations(TRAITS[aspect], count)])


few = st.integers(1, 5)
finishes: st.SearchStrategy[Finish] = st.one_of(
    st.builds(CardsWith, few, traits),
    st.builds(SymbolsOf, few, traits),
    st.builds(Length, few),
    st.builds(NoEqualNeighbours, few, st.sampled_from(aspects)),
    st.builds(EachTwice, st.integers(1, 3), st.sampled_from(aspects)),
    st.builds(AllDifferent, few, st.sampled_from(aspects)),
    st.builds(TwoKinds, st.integers(1, 3), sorts(2)),
    st.builds(ThreeKinds, st.integers(1, 3), sorts(3)),
)
rows = st.lists(regular, max_size=8)


def both(one: Card) -> list[str]:
    return shown(one, "shape") + shown(one, "colour")


def fulfilled(finish: Finish, row: Sequence[Card]) -> bool:
    """Return whether the row meets the goal as docs/rules/racesmack.md words it, without using the rules' own
    code.
    """
    every = Counter(trait for each in row for trait in both(each))
    match finish:
        case CardsWith(count, trait):
            return len([each for each in row if trait in both(each)]) >= count
        case SymbolsOf(count, trait):
            return every[trait] >= count
        case Length(count):
            return len(row) >= count
        case NoEqualNeighbours(count, aspect):
            runs = [row[start : start + count] for start in range(len(row) - count + 1)]
            return any(
                all(
                    set(shown(run[at], aspect)).isdisjoint(shown(run[at + 1], aspect))
                    for at in range(count - 1)
                )
                for run in runs
            )
        case EachTwice(count, aspect):
            return all(every[trait] >= count for trait in TRAITS[aspect])
        case AllDifferent(count, aspect):
            sets = [frozenset(shown(each, aspect)) for each in row]
            return any(len(set(some)) == count for some in combinations(sets, count))
        case TwoKinds(count, kinds) | ThreeKinds(count, kinds):
            return all(every[trait] >= count for trait in kinds)
        case _:
            assert_never(finish)


@settings(max_examples=200, deadline=None)
@given(finish=finishes, row=rows)
def test_every_finish_means_what_the_page_of_rules_says(finish: Finish, row: list[Card]) -> None:
    assert met(finish, row) == fulfilled(finish, row)


@settings(max_examples=100, deadline=None)
@given(finish=finishes, row=rows, more=regular, left=st.booleans())
def test_a_card_at_either_end_never_takes_progress_away(
    finish: Finish, row: list[Card], more: Card, left: bool
) -> None:
    longer = [more, *row] if left else [*row, more]
    assert progress(finish, longer)[0] >= progress(finish, row)[0]
    assert progress(finish, longer)[1] == progress(finish, row)[1]


@pytest.mark.parametrize(
    ("finish", "row", "far"),
    [
        (CardsWith(5, "star"), "rs gs | bs | gc", (2, 5)),
        (SymbolsOf(5, "star"), "rs gs | bs | gc", (3, 5)),
        (SymbolsOf(5, "green"), "rs gs | bs | gc", (2, 5)),
        (NoEqualNeighbours(5, "shape"), "rs | rc | gc | gs | bt", (3, 5)),
        (NoEqualNeighbours(5, "colour"), "rs | rc | gc | gs | bt", (2, 5)),
        (EachTwice(2, "shape"), "rs gs bs | gc", (3, 8)),
        (AllDifferent(5, "shape"), "rs rs | gs | gs gc | bc bs", (2, 5)),
        (TwoKinds(2, ("star", "circle")), "rs gs bs | gc", (3, 4)),
        (ThreeKinds(2, ("red", "green", "blue")), "rs gs bs | gc gc", (4, 6)),
    ],
)
def test_progress_counts_only_what_the_finish_asks_for(
    finish: Finish, row: str, far: tuple[int, int]
) -> None:
    assert progress(finish, cards(row)) == far


def test_an_empty_race_is_at_the_start_of_every_finish() -> None:
    for game in range(20):
        for each in rules_cards(Chance("empty", game)):
            have, need = progress(each.finish, [])
            assert have == 0 < need


def test_ruling_3_finishes_are_drawn_by_weight_with_numbers_of_the_table_and_kinds_of_one_sort() -> None:
    drawn = [each.finish for game in range(300) for each in rules_cards(Chance("draws", game))]
    weights = {name: weight / 100 for name, (weight, _) in FINISH_TEMPLATES.items()}
    assert weights == {
        "cards-with": 1,
        "symbols-of": 1,
        "length": 0.5,
        "no-equal-neighbours": 0.75,
        "each-twice": 1,
        "all-different": 1,
        "two-kinds": 0.66,
        "three-kinds": 0.33,
    }
    seen = Counter(kind_of(finish) for finish in drawn)
    for kind, weight in weights.items():
        share = seen[kind.replace("-", "_")] / len(drawn)
        assert share == pytest.approx(weight / 6.24, abs=0.03)
    assert {(kind_of(finish), finish.count) for finish in drawn} == {
        (kind, number) for kind, numbers in NUMBERS.items() for number in numbers
    }
    for finish in drawn:
        if isinstance(finish, TwoKinds | ThreeKinds):
            kinds = set(finish.traits)
            assert len(kinds) == len(finish.traits)
            assert kinds <= set(SHAPES) or kinds <= set(COLOURS)


def test_a_card_goes_to_the_right_where_the_ends_are_equal_and_the_order_is_not_the_goal() -> None:
    own, *row = (each for each in cards("rs | gc | gc") if isinstance(each, Regular))
    for finish, end in ((None, "right"), (Length(9), "right"), (NoEqualNeighbours(5, "shape"), None)):
        assert better_end(Standing(tuple(row), (), finish, 0, 9), own) == end


@pytest.mark.parametrize(
    ("row", "finish", "given_up"),
    [
        ("rs | gc | gs", CardsWith(3, "star"), 1),
        ("rs | gc | bc", CardsWith(3, "star"), 2),
        ("rs | rs", CardsWith(3, "star"), 1),
        ("rs | gc | bt", Length(9), 2),
        ("rs | rc | gc | bt", AllDifferent(5, "colour"), None),
        ("rs | gc", None, None),
    ],
)
def test_ruling_22_which_card_is_given_up_is_asked_only_where_it_may_matter(
    row: str, finish: Finish | None, given_up: int | None
) -> None:
    """Check docs/rules/racesmack.md, Ruling 22. given_up: the index in `row` of the card that is given up
    without asking, or None if the player must be asked.
    """
    lying = tuple(each for each in cards(row) if isinstance(each, Regular))
    have = 0 if finish is None else progress(finish, lying)[0]
    assert useless(Standing(lying, (), finish, have, 9)) == (None if given_up is None else lying[given_up])
