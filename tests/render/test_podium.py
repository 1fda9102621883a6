"""Tests of the podium of a circuit: up to three players with their own cars. Tied players stand
equally high.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.league.standings import Standings, standings
from bot.render.canvas import Block
from bot.render.podium import FLOOR, HEIGHTS, podium
from bot.render.stage import Stage, Stamp
from bot.render.theme import Theme
from bot.render.themes import THEMES
from bot.words.player_car import PlayerCar
from tests.features.circuits.test_standings_picture import season
from tests.league.seasons import match
from tests.render.staged import check_layout, words

CARS = (PlayerCar(5, 46, 1), PlayerCar(2, 7, 8), PlayerCar(2, 88, 6, striped=True))


def steps(drawn: Stage) -> list[int]:
    return sorted(y for item, _, y in drawn.marks if isinstance(item, Block) and y + item.height == FLOOR)


@pytest.mark.parametrize("drivers", [1, 2, 3, 8])
def test_up_to_three_stand_on_it_with_their_own_cars(drivers: int) -> None:
    drawn = podium("Cup", "final", standings(season(drivers, 2)).rows, CARS)
    names = [item.name for item, _, _ in drawn.marks if isinstance(item, Stamp)]
    assert [name for name in names if name.startswith("racer")] == [
        "racer-5-m",
        "racer-2-m",
        "racer-8-m",
    ][:drivers]
    assert ["46", "7", "88"][:drivers] == [each for each in words(drawn) if each in ("46", "7", "88")]
    assert any(name.startswith("driver-robot") for name in names) == (drivers > 1)


def test_equal_ranks_stand_equally_high() -> None:
    tied = standings([*match(1, {"A": 30, "B": 30, "C": 10})])
    assert [row.rank for row in tied.rows] == [1, 1, 3]
    second = replace(tied.rows[1], rank=2)
    other = Standings((tied.rows[0], second, tied.rows[2]), tied.matches)
    first, low = FLOOR - HEIGHTS[1], FLOOR - HEIGHTS[3]
    assert [y for y in steps(podium("Cup", "final", tied.rows, CARS)) if y in (first, low)] == [
        first,
        first,
        low,
    ]
    assert [y for y in steps(podium("Cup", "final", other.rows, CARS)) if y in (first, low)] == [first, low]


@pytest.mark.few(3)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_words_are_read_in_every_theme(theme: Theme) -> None:
    table = standings(season(3, 2))
    long = Standings(tuple(replace(row, name="W" * 32) for row in table.rows), table.matches)
    for shown in (table, long):
        check_layout(podium("W" * 40, "final", shown.rows, CARS), theme)
