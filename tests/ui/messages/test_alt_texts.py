"""Tests that alt texts are short enough to listen to: in every language, with as many players as possible,
and with the longest names.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.catalogue import TITLES
from bot.locales.phrase import LOCALES, lines
from tests.games.walks import robot_game, variants

NAMES = [f"Bartholomew Montgomery-Feather{number:02}" for number in range(6)]
"""The longest names that Discord allows: 32 characters."""
MOST = 120
"""The maximum number of words of an alt text."""
EMPTY = ("free, free", "frei, frei", "libre, libre", "empty, empty", "leer, leer", "vide, vide")


def words(text: str) -> int:
    return sum(any(each.isalnum() for each in word) for word in text.split())


def nested(text: str) -> bool:
    """Return whether there are brackets within brackets."""
    depth = 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if depth > 1:
            return True
    return False


@pytest.mark.few(2)
@pytest.mark.parametrize("key", TITLES)
def test_hand_table_and_result_are_told_in_few_words_without_lists_of_nothing(
    key: str, every: Callable[[int], int]
) -> None:
    title, game = TITLES[key], TITLES[key].rules.game
    seats = min(len(NAMES), game.seats[-1])
    names = NAMES[:seats]
    longest = dict.fromkeys(LOCALES, "")
    for number, options in enumerate(variants(title)):
        plies = list(robot_game(title, options, seats, f"alt {number}"))
        for ply in (*plies[:: every(1)], plies[-1]):
            for seat in (None, ply.move.seat, (ply.move.seat + 1) % seats):
                view = game.view(ply.after.state, seat)
                for locale in LOCALES:
                    for told in title.words.text.alts(view, names):
                        alt = "\n".join(lines(told, locale))
                        assert not any(each in alt for each in EMPTY), alt
                        assert not nested(alt), alt
                        longest[locale] = max(longest[locale], alt, key=words)
    assert {locale: alt for locale, alt in longest.items() if words(alt) > MOST} == {}
