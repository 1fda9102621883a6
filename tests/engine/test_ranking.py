"""Tests of the competition ranking that all games share."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bot.engine.ranking import ResultRow, finishes, places


@pytest.mark.parametrize(
    ("keys", "expected"),
    [((), ()), ((7,), (1,)), ((3, 1, 2), (3, 1, 2)), ((5, 2, 5, 9), (2, 1, 2, 4)), ((4, 4, 4), (1, 1, 1))],
)
def test_equal_keys_share_a_place_and_the_next_is_left_free(
    keys: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert places(keys) == expected


def test_later_parts_of_a_key_break_ties() -> None:
    assert places([(-9, 3), (-9, 1), (-12, 8), (-9, 3)]) == (3, 2, 1, 3)


@given(st.lists(st.tuples(st.integers(-3, 3), st.booleans()), max_size=12))
def test_a_place_is_one_more_than_the_number_of_those_who_are_better(keys: list[tuple[int, bool]]) -> None:
    assert places(keys) == tuple(1 + sum(other < key for other in keys) for key in keys)


def test_a_result_is_ordered_by_place_and_a_seat_that_is_out_has_none() -> None:
    assert finishes((4, 2, 1, 2, 1), out={4}) == (
        ResultRow(2, 1),
        ResultRow(1, 2),
        ResultRow(3, 2),
        ResultRow(0, 4),
        ResultRow(4, None),
    )
