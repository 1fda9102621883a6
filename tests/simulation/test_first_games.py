"""Tests that a newcomer who follows the recommendations for beginners can win: `make simulate ARGS="--report
--first 200"`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.catalogue import GEAR_HEAD, TITLES
from bot.engine.game import Chance
from bot.engine.match import start
from tools.simulation.first_games import FirstGame, first_games, follow, told


@pytest.mark.few(1)
@pytest.mark.parametrize("key", TITLES)
def test_whoever_follows_the_marks_of_a_first_game_is_first_or_second_of_three_in_half_of_them(
    key: str, short: Callable[[int], int]
) -> None:
    found = list(first_games(TITLES[key], short(200)))
    assert sum(game.place < 3 for game in found) >= len(found) / 2, told(found)


def test_what_is_pressed_is_what_is_marked() -> None:
    game = GEAR_HEAD.rules.game
    match, _ = start(game, GEAR_HEAD.rules.options(), 3, "marks")
    (seat,) = game.awaits(match.state)
    view, actions = game.view(match.state, seat), game.legal(match.state, seat)
    advice = GEAR_HEAD.robots.drivers[GEAR_HEAD.robots.substitute](view, actions, Chance("advice", 0))
    assert follow(GEAR_HEAD, view, actions).actions[0] == advice


def test_places_presses_and_time_are_told_in_a_line() -> None:
    line = told(
        [FirstGame(1, 8, 60.0), FirstGame(1, 8, 60.0), FirstGame(2, 8, 60.0), FirstGame(3, 12, 180.0)]
    )
    assert line.endswith("first 2, second 1, last 1; first or second in 75 %; 9 presses, 1.5 minutes.")
