"""The golden games are told today as they were when they were written down."""

from __future__ import annotations

import pytest

from bot.catalogue import TITLES
from tests.games.golden import GAMES, Golden, transcript


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: f"{golden.key}-{golden.seed}")
def test_the_golden_game_is_told_word_for_word(golden: Golden) -> None:
    """Where a change is meant: `python -m tests.games.golden`, and read the difference."""
    assert transcript(golden) == golden.path.read_text(encoding="utf-8")


def test_every_title_has_a_golden_game() -> None:
    assert {golden.key for golden in GAMES} == TITLES.keys()
