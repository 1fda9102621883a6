"""Tests of the picture of a person's own car."""

from __future__ import annotations

import pytest

from bot.render.car_card import stage
from bot.render.theme import Theme
from bot.render.themes import THEMES
from bot.words.player_car import PlayerCar
from tests.render.staged import check_layout, words


@pytest.mark.few(3)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("name", ["Ann", "W" * 32, "\u674e"])
def test_words_are_read_in_every_theme(name: str, theme: Theme) -> None:
    check_layout(stage(name, PlayerCar(5, 88, 7)), theme)


def test_colour_number_and_driver_are_drawn_and_told() -> None:
    drawn = stage("Ann", PlayerCar(3, 46, 5))
    names = {getattr(item, "name", "") for item, _, _ in drawn.marks}
    assert {"racer-3-l", "driver-5-grin-l"} <= names
    assert words(drawn) == ["Ann", "No. 46, light blue", "driven by Gigi", "46"]
