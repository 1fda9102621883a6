"""Tests of pictures in each language and the pseudo-language: no text is cut, squeezed, or written in
Python.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.catalogue import TITLES
from bot.league.standings import standings
from bot.locales.phrase import Locale
from bot.render import car_card, share_card
from bot.render.canvas import Scene
from bot.render.podium import podium
from bot.render.stage import Stage, Words
from bot.render.text import measure
from bot.title import AnyTitle
from bot.words.player_car import DRIVERS, PlayerCar
from tests.features.circuits.test_standings_picture import season
from tests.games.walks import samples
from tests.locales.reading import NAMES
from tests.locales.test_translated import english
from tests.render.masters import check_layout, words
from tests.render.test_podium import CARS
from tests.render.test_share_card import CARD
from tools.pseudo import PICTURED, add, unsaid
from tools.translations import LANGUAGES, untranslated

NARROWEST = 0.5
"""The minimum factor by which the width of a text can be reduced."""
EVERY = 400
"""The argument of `samples`. Every third of its moves is drawn."""
SAME = (*NAMES, *(title.name for title in TITLES.values()), *DRIVERS, "PADDOCK", "Cup", "aaa", "bb", "a")


def pictures(title: AnyTitle) -> Iterator[tuple[Locale, Scene | Stage]]:
    """Yield pictures of games with any number of seats, in each language. Spectators' and players' pictures
    alternate.
    """
    languages = [each for each in LANGUAGES if title.key not in untranslated(each)]
    names = [f"{name}{again}" for again in ("", "2", "3") for name in NAMES]
    for number, ply in enumerate(islice(samples(title, EVERY), 0, None, 3)):
        seats = ply.after.seats
        told = (title.rules.game.visible(event, None) for event in ply.events)
        heard = [event for event in told if event is not None]
        view = title.rules.game.view(ply.after.state, None if number % 3 == 0 else number % seats)
        for locale in (PICTURED, *languages):
            for drawn in title.board.painter.scenes(view, names[:seats], heard, locale):
                yield locale, drawn


def look(drawn: Scene | Stage, locale: Locale) -> list[str]:
    """Return the errors in the words of a picture: wrong language, cut, or squeezed too much. Raises
    AssertionError if anything covers them.
    """
    check_layout(drawn)
    wrong = []
    for text in words(drawn):
        own = re.sub("|".join(map(re.escape, SAME)), "", text, flags=re.IGNORECASE)
        if locale == PICTURED:
            wrong += [f"without accents: {text}" for _ in unsaid(own)]
        else:
            wrong += [f"{word} in {locale}: {text}" for word in english(own, locale)]
        wrong += [f"cut: {text}"] if "…" in text else []
    for item, _, _ in drawn.marks:
        if isinstance(item, Words) and item.room is not None and any(map(str.isalpha, item.text)):
            share = item.room / measure(item.text, item.size, item.weight)
            wrong += [f"squeezed to {share:.2f}: {item.text}"] if share < NARROWEST else []
    return wrong


@pytest.mark.few(1)
@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_pictures_of_a_game_are_said_by_messages_alone_and_fit(title: AnyTitle) -> None:
    add(PICTURED)
    assert {fault for locale, drawn in pictures(title) for fault in look(drawn, locale)} == set()


def test_other_pictures_are_said_by_messages_alone_and_fit() -> None:
    add(PICTURED)
    for locale in (PICTURED, *LANGUAGES):
        assert look(podium("Cup", "", standings(season(3, 2)).rows, CARS, locale), locale) == []
        assert look(car_card.stage("Ann", PlayerCar(5, 88, 7), locale), locale) == []
        assert look(share_card.stage(CARD, locale), locale) == []
