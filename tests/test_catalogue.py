"""Everything outside a game's folder exists for every game of the catalogue."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args, get_type_hints

import pytest

from bot.catalogue import TITLES
from bot.locales.phrase import LOCALES, say
from bot.title import AnyTitle
from tests.english import english
from tests.games.titles import EVERY

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
