"""Tests that chance is constant, fair, and independent from ply to ply."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from bot.engine.game import Chance


def test_numbers_below_a_hundred_never_change() -> None:
    chance = Chance("paddock", 0)
    assert [chance.below(100) for _ in range(12)] == [40, 55, 97, 47, 67, 19, 71, 31, 34, 89, 3, 66]


def test_whole_words_never_change() -> None:
    chance = Chance("", 7)
    assert [chance.below(2**64) for _ in range(5)] == [
        9741778119820737585,
        3895788578789327102,
        3157900934270666260,
        3184468963711067982,
        9490815674688378646,
    ]


def test_words_that_would_bias_a_number_are_passed_over() -> None:
    """Draw numbers from a stream whose first five words and eighth word lie in the incomplete last
    interval.
    """
    chance = Chance("paddock", 4)
    assert [chance.below(2**63 + 1) for _ in range(4)] == [
        5395714387841250250,
        7468946391236627824,
        5853845601252101081,
        3155983752022707467,
    ]


def test_dice_of_a_seed_in_another_script_never_change() -> None:
    chance = Chance("Ünï", 3)
    assert [chance.die() for _ in range(12)] == [1, 1, 3, 1, 3, 2, 6, 5, 4, 5, 3, 2]


def test_shuffles_never_change() -> None:
    assert Chance("paddock", 2).shuffled(range(12)) == (3, 5, 10, 2, 9, 11, 8, 1, 6, 7, 4, 0)


def test_picks_never_change() -> None:
    chance = Chance("paddock", 3)
    assert "".join(chance.pick("abcdef") for _ in range(12)) == "deaaacacdfcb"


def test_each_ply_and_each_seed_has_its_own_luck() -> None:
    keys = [(seed, ply) for seed in ("a", "b", "a/1") for ply in (0, 1, 11)]
    shuffles = {Chance(seed, ply).shuffled(range(20)) for seed, ply in keys}
    assert len(shuffles) == len(keys)


def test_every_number_is_about_as_likely() -> None:
    """Apply a chi-squared test to the numbers. With 9 degrees of freedom it exceeds 33.7 once in 10,000 fair
    series. The series of this test is fixed.
    """
    chance = Chance("fair", 0)
    counts = Counter(chance.below(10) for _ in range(20_000))
    assert sorted(counts) == list(range(10))
    assert sum((count - 2_000) ** 2 / 2_000 for count in counts.values()) < 33.7


def test_every_order_is_about_as_likely() -> None:
    """Apply a chi-squared test to the orders. With 23 degrees of freedom it exceeds 58.6 once in 15,000 fair
    series.
    """
    chance = Chance("fair", 1)
    counts = Counter(chance.shuffled("abcd") for _ in range(24_000))
    assert len(counts) == 24
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts.values()) < 58.6


@given(seed=st.text(max_size=8), ply=st.integers(0, 500), bound=st.integers(1, 2**64))
def test_a_number_stays_below_its_bound(seed: str, ply: int, bound: int) -> None:
    assert 0 <= Chance(seed, ply).below(bound) < bound


@given(items=st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_the_items_and_leaves_the_list_alone(items: list[int]) -> None:
    before = list(items)
    assert sorted(Chance("s", 1).shuffled(items)) == sorted(before)
    assert items == before


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_there_is_no_number_below_such_a_bound(bound: int) -> None:
    with pytest.raises(ValueError, match=f"no number below {bound}"):
        Chance("s", 0).below(bound)


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(ValueError, match="no number below 0"):
        Chance("s", 0).pick(())


def test_luck_is_used_once_anything_was_drawn_from_it() -> None:
    chance = Chance("s", 0)
    assert not chance.used
    for _ in range(9):
        chance.below(6)
        assert chance.used
