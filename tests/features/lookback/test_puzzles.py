"""Tests that puzzles are shown again when they are due."""

from __future__ import annotations

from bot.features.lookback.model import DAY, Progress


def test_a_puzzle_comes_again_after_a_day_three_and_seven_until_it_is_right_twice() -> None:
    now, progress = 1_000.0, Progress()
    waits = []
    for right in (False, True, False, False, True):
        assert progress.is_open(now)
        progress = progress.answered(now, right=right)
        assert not progress.is_open(progress.due - 1)
        waits.append((progress.due - now) / DAY)
        now = progress.due
    assert waits == [1, 3, 7, 7, 7]
    assert progress.solved
    assert not progress.is_open(now)
