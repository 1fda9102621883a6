"""Tuples that hold one value for each seat."""

from __future__ import annotations

import pytest

from bot.engine.seats import with_seat


@pytest.mark.parametrize(("seat", "after"), [(0, "xbc"), (1, "axc"), (2, "abx")])
def test_only_the_value_of_that_seat_changes(seat: int, after: str) -> None:
    assert with_seat(("a", "b", "c"), seat, "x") == tuple(after)
