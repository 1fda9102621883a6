"""Tests that the golden games play and read as they did when their files were written."""

from __future__ import annotations

import pytest

from bot.title import AnyTitle
from tests.games.golden import GAMES, transcript, transcript_of
from tests.games.hooks import Golden
from tests.games.titles import EVERY


@pytest.mark.parametrize(("title", "golden"), GAMES, ids=[f"{title.key}-{one.seed}" for title, one in GAMES])
def test_the_golden_game_is_told_word_for_word(title: AnyTitle, golden: Golden) -> None:
    """Check the text of the golden game. If a change is meant, run `python -m tests.games.golden`, and read
    the difference.
    """
    assert transcript(title, golden) == transcript_of(title, golden)


def test_every_title_has_a_golden_game() -> None:
    assert {title.key for title, _ in GAMES} == EVERY.keys()
