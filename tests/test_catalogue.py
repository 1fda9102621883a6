"""Everything outside a game's folder exists for every game of the catalogue."""

from __future__ import annotations

import pytest

from bot.catalogue import TITLES
from bot.title import AnyTitle
from tests.english import english

every_title = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)


@every_title
def test_the_rules_end_with_the_credit_of_the_game(title: AnyTitle) -> None:
    assert english(title.words.text.rules()).endswith(f"\n*{english(title.words.credit)}*")
