"""Tests of `arena`: equal levels come out even, the better level is found, and a table stores the results."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.arena import Bout, BoutTally, DealResult, block_of, blocks, elo, kept, main, row


def bout(first: str, second: str, seats: int, game: str = "gear_head") -> Bout:
    return Bout(game, "{}", seats, "arena", (first, second))


def tally(*duels: float) -> BoutTally:
    """Return the tally of a bout. duels: the share of duels that the first level won on each deal."""
    return BoutTally(
        [DealResult(share, (1.5, 1.5), (0.5, 0.5), ((0.001, 0.002), (0.001,))) for share in duels]
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_level_against_itself_comes_out_exactly_even(seats: int) -> None:
    for block in blocks(bout("random", "random", seats, "rasant"), 3):
        assert block.duels == 0.5
        assert block.places[0] == block.places[1]
        assert block.wins == (0.5, 0.5)


@pytest.mark.parametrize("level", ["learner", "expert"])
def test_so_does_a_level_that_draws_luck_and_one_that_searches(level: str) -> None:
    (block,) = blocks(bout(level, level, 2, "rasant"), 1)
    assert (block.duels, block.places, block.wins) == (0.5, (1.5, 1.5), (0.5, 0.5))


def test_the_order_of_the_levels_changes_only_the_sign() -> None:
    one, other = (block_of(bout(*pair, 3), 5) for pair in (("random", "club"), ("club", "random")))
    assert one.duels == 1 - other.duels
    assert one.places == other.places[::-1]


@pytest.mark.thorough
def test_the_same_seed_gives_the_same_blocks_however_many_processes_play_them() -> None:
    one, other = (list(blocks(bout("club", "random", 2), 2, processes)) for processes in (1, 2))
    assert [replace(each, thought=((), ())) for each in one] == [
        replace(each, thought=((), ())) for each in other
    ]


def test_the_test_is_sure_of_a_level_that_wins_and_of_one_that_does_not_and_open_in_between() -> None:
    assert tally(*[1.0, 0.5, 1.0] * 8).verdict == "stronger"
    assert tally(*[0.5, 0.0, 1.0] * 40).verdict == "not"
    assert tally(*[0.5, 1.0, 0.5] * 2).verdict == "open"
    assert tally(1.0).verdict == "open"


def test_elo_is_even_at_half_and_a_hundred_and_ninety_one_at_three_quarters() -> None:
    assert (elo(0.5), round(elo(0.75)), elo(1), elo(0)) == (0, 191, math.inf, -math.inf)


def test_the_interval_says_nothing_after_one_block_and_narrows_with_more() -> None:
    assert tally(1.0).interval == (0, 1)
    (low, high), (lower, higher) = (tally(*[1.0, 0.5] * times).interval for times in (4, 40))
    assert lower - low > 0.05
    assert high - higher > 0.05


def test_a_row_has_duels_elo_places_wins_and_thinking_times() -> None:
    assert row(bout("club", "random", 2), tally(0.5, 0.5)) == (
        "club, random",
        "2",
        "2",
        "50.0% (50.0% to 50.0%)",
        "+0 (+0 to +0)",
        "1.50, 1.50",
        "50.0%, 50.0%",
        "open",
        "2.0, 1.0",
    )


def test_a_row_takes_the_place_of_the_one_before_it_and_a_new_one_comes_last() -> None:
    lines = kept(["# Robots"], "Rasant", ("a, b", "2", "first"))
    assert lines[-1] == "| a, b | 2 | first |"
    lines = kept([*lines, "", "after"], "Rasant", ("a, b", "4", "other"))
    lines = kept(lines, "Rasant", ("a, b", "2", "again"))
    assert lines[-4:] == ["| a, b | 2 | again |", "| a, b | 4 | other |", "", "after"]
    assert sum("| seats |" in line for line in kept(lines, "Scrapheap", ("a, b", "2", "own"))) == 2


def test_the_command_plays_each_level_against_the_next_and_keeps_the_table(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "robots.md"
    arguments = ["--levels", "club,random,random", "--blocks", "2", "--table", str(file)]
    assert main(["gear_head", *arguments]) == 0
    assert "Gear Head: club against random, 2 seats, seed 1\nblock 1: " in capsys.readouterr().out
    assert [line.split(" | ")[0] for line in file.read_text().splitlines()[2:]] == [
        "| club, random",
        "| random, random",
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("gear_head --levels club", "--levels needs two levels or more"),
        ("gear_head --levels club,best", "Gear Head has no driver 'best'"),
        ("chess --levels a,b", "There is no game 'chess'"),
        ("gear_head --levels club,random --seats 1", "Gear Head is for 2 to 12 seats, not for 1"),
        ("gear_head --levels random,random --blocks 1 --table /", "Cannot write to /"),
    ],
)
def test_what_cannot_be_played_or_kept_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: str, said: str
) -> None:
    assert main(arguments.split()) == 2
    assert said in capsys.readouterr().err
