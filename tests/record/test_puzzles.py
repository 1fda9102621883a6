"""Puzzles: when they come again, and in which order."""

from __future__ import annotations

from bot.model.puzzles import DAY, Missed, Progress, Spot, next_of


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


def test_what_comes_again_is_before_what_is_new_and_what_cost_most_before_the_rest() -> None:
    small, large, again, later, done = (
        Missed(Spot("abcde", 1, ply), 7, loss) for ply, loss in enumerate((1.5, 4.0, 0.5, 9.0, 8.0), 3)
    )
    known = {
        again.spot: Progress(1, 0, 50.0),
        later.spot: Progress(1, 1, 150.0),
        done.spot: Progress(2, 2, 50.0),
    }
    assert next_of([small, later, large, done, again], known, 100.0) == [again, large, small]
