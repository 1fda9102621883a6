"""Tests that everything outside a game's folder exists for every game of the catalogue."""

from __future__ import annotations

import re
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from bot.catalogue import TITLES
from bot.engine.driver import LEVELS
from bot.locales.phrase import LOCALES, say
from bot.title import AnyTitle
from tests.english import english
from tests.games.titles import EVERY

MEASURED = (Path(__file__).parents[1] / "docs/measurements/robots.md").read_text(encoding="utf-8")
WON = 55.0
"""The percentage of duels that a level must win against the level below it."""

every_title = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)


@every_title
def test_the_rules_end_with_the_credit_of_the_game(title: AnyTitle) -> None:
    assert english(title.words.text.rules()).endswith(f"\n*{english(title.words.credit)}*")


@pytest.mark.parametrize("title", EVERY.values(), ids=EVERY)
def test_each_option_and_each_of_its_values_has_words_of_its_own(title: AnyTitle) -> None:
    id, types = title.words.options, get_type_hints(title.rules.options)
    known = [field.name for field in fields(title.rules.options)]
    for locale in LOCALES:
        assert len({say(id, locale, field=field) for field in known}) == len(known)
        for field in known:
            values = [str(value) for value in get_args(types[field])]
            assert len({say(f"{id}.value", locale, value=value) for value in values}) == len(values)
            for choice in [f"{field}-{value}" for value in values] or [field]:
                assert say(f"{id}.note", locale, choice=choice) != choice


def measured(title: AnyTitle) -> dict[tuple[str, str, int], float]:
    """Return the percentage of duels won, as `arena` printed it, by the stronger level, the weaker level and
    the number of seats. A game with a single level has no table.
    """
    table = "".join(
        re.findall(rf"^\| {title.name} \| seats .*\n\|-.*\n((?:\|.*\n)+)", MEASURED, re.MULTILINE)
    )
    rows = re.findall(r"^\| (\w+), (\w+) \| (\d+) \| \d+ \| ([\d.]+)%", table, re.MULTILINE)
    assert len(rows) == table.count("\n")
    return {(strong, weak, int(seats)): float(won) for strong, weak, seats, won in rows}


@every_title
def test_every_level_of_a_game_wins_enough_duels_against_the_one_below_it(title: AnyTitle) -> None:
    """Check the results with two seats, with four, and with as many as at the usual table of a person who
    plays alone (docs/robots.md, section 2).
    """
    found = measured(title)
    ladder = [level for level in LEVELS if level in title.robots.drivers]
    for below, level in pairwise(ladder):
        for seats in (2, 4, title.robots.opponents + 1):
            assert found[level, below, seats] >= WON, f"{level} of {title.name} with {seats} seats"
    assert {level for strong, weak, _ in found for level in (strong, weak)} <= set(ladder)
