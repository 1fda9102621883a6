"""Tests of the maximum length of Racesmack's texts."""

from __future__ import annotations

import pytest

from bot.catalogue import RACESMACK
from bot.games.racesmack import rules as racesmack, words
from bot.games.racesmack.rules.model import Options
from tests.english import english
from tests.games.walks import robot_game


@pytest.mark.few(1)
@pytest.mark.parametrize("options", [Options(), Options(edition="published", shifting_gears=True)])
def test_with_six_of_the_longest_names_a_board_fits_a_message_and_its_picture_an_alt_text(
    options: Options,
) -> None:
    names = [f"{letter * 30} {seat}" for seat, letter in enumerate("ABCDEF")]
    for ply in robot_game(RACESMACK, options, 6, "alt"):
        for place in (None, *range(6)):
            view = racesmack.view(ply.after.state, place)
            assert len(english(words.describe(view, names))) <= 3_800
            assert all(len(english(alt)) <= 1_000 for alt in words.alts(view, names))
