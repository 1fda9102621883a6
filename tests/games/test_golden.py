"""The golden games are told today as they were when they were written down."""

from __future__ import annotations

import pytest

from bot.catalogue import TITLES, Title
from tests.games import golden


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_the_golden_game_is_told_word_for_word(title: Title) -> None:
    """Where a change is meant: `python -m tests.games.golden`, and read the difference."""
    assert golden.transcript(title) == golden.path(title).read_text(encoding="utf-8")
