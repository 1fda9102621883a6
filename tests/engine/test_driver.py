"""Tests of the properties that all robots have in common."""

from __future__ import annotations

from bot.engine.driver import nearly_best
from bot.engine.game import Chance
from bot.engine.game_statistics import Figures

PROMISES = {"a": 1.0, "b": 2.0, "c": 0.0}


def choices(slip: float, number: int = 60) -> str:
    return "".join(nearly_best("abc", PROMISES.__getitem__, slip, Chance("slip", at)) for at in range(number))


def test_a_robot_that_never_slips_takes_the_best() -> None:
    assert set(choices(0.0)) == {"b"}


def test_a_robot_mixes_up_what_differs_by_less_than_its_slip_and_nothing_more() -> None:
    assert set(choices(1.0)) == {"b"}
    assert set(choices(1.9)) == {"a", "b"}
    assert set(choices(4.0)) == {"a", "b", "c"}


def test_the_slips_of_a_robot_never_change() -> None:
    """Compare a robot's slips with fixed ones. Changed slips would change the robots of a daily deal."""
    assert choices(5.0, 40) == "abbabbbbbbacbbbbbbbbabbbbcbcbbacbbabbbbb"


def test_a_game_that_takes_no_figures_of_its_own_has_none() -> None:
    assert Figures(rounds=3) == Figures(3, None, frozenset(), {})
