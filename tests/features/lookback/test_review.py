"""Tests that robots play the same deal for comparison."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine.driver import Driver
from bot.engine.game import Chance
from bot.engine.match import start
from bot.features.lookback.review import fair_scores
from bot.games.rasant import rules
from bot.games.rasant.rules.model import Options


def first(_view: Any, actions: Sequence[Any], _luck: Chance) -> Any:
    return actions[0]


def by_lot(_view: Any, actions: Sequence[Any], luck: Chance) -> Any:
    return luck.pick(actions)


@pytest.mark.parametrize(("driver", "games"), [(first, 1), (by_lot, 5)])
def test_a_robot_that_draws_no_luck_plays_a_deal_in_one_way(driver: Driver[Any, Any], games: int) -> None:
    deal, _ = start(rules, Options(), 3, "the same deal")
    played = [fair_scores(rules.__name__, driver, deal, number) for number in range(5)]
    assert [drawn for _, drawn in played] == [games > 1] * 5
    assert len({scores for scores, _ in played}) == games
