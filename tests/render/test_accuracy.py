"""Tests of the picture of a player's accuracy."""

from __future__ import annotations

import pytest

from bot.render.accuracy import AccuracyRow, _curve, stage
from bot.render.canvas import Overlay
from bot.render.theme import READABLE, Theme
from bot.render.themes import THEMES
from tests.render.masters import text_sizes
from tests.render.staged import check_layout

ROWS = [
    AccuracyRow("Scrapheap Scavengers", (-1.5, -0.5, -0.75), "−0.8 points"),
    AccuracyRow("W" * 32, (-12.0,), "−12.0 points"),
    AccuracyRow("Racesmack", (0.25, 0.25), "25 % right"),
    *[AccuracyRow("x", tuple(map(float, range(20))), "−1.0 %")] * 2,
]


@pytest.mark.few(3)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_it_is_read_on_a_phone_in_every_theme(theme: Theme) -> None:
    drawn = stage(ROWS)
    check_layout(drawn, theme)
    assert all(size >= READABLE - 0.5 for size, _ in text_sizes(drawn))


def test_only_a_game_with_several_reviews_has_a_curve() -> None:
    marks = stage(ROWS).marks
    assert sum(isinstance(item, Overlay) and item.draw is _curve for item, _, _ in marks) == len(ROWS) - 1
