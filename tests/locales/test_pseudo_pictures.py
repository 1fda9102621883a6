"""Pictures in the pseudo-language: no word of them is written in Python, none is cut or squeezed too far, nor
in any language there is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.catalogue import TITLES
from bot.league.standings import standings
from bot.locales.language import LOCALES
from bot.locales.phrase import ENGLISH, Locale
from bot.render import car_card, share_card
from bot.render.canvas import Scene
from bot.render.podium import podium
from bot.render.stage import Stage, Words
from bot.render.text import measure
from bot.title import AnyTitle
from bot.words.livery import DRIVERS, Livery
from tests.games.walks import samples
from tests.locales.pseudo import PICTURED, add, unsaid
from tests.locales.reading import NAMES
from tests.render.masters import check_layout, words
from tests.render.test_podium import CARS
from tests.render.test_share_card import CARD
from tests.render.test_standings import season

NARROWEST = 0.5
"""Words may be squeezed to this share of their width."""
EVERY = 400
"""One of three is looked at of one of that many moves, and of the last of each game."""
SAME = (*NAMES, *(title.name for title in TITLES.values()), *DRIVERS, "PADDOCK", "Cup", "aaa", "bb", "a")


def pictures(title: AnyTitle, locale: Locale = PICTURED) -> Iterator[Scene | Stage]:
    """Pictures of games with any number of seats, a spectator's and a player's in turn."""
    names = [f"{name}{again}" for again in ("", "2", "3") for name in NAMES]
    for number, ply in enumerate(islice(samples(title, EVERY), 0, None, 3)):
        seats = ply.after.seats
        told = (title.rules.game.visible(event, None) for event in ply.events)
        heard = [event for event in told if event is not None]
        view = title.rules.game.view(ply.after.state, None if number % 3 == 0 else number % seats)
        yield from title.board.painter.scenes(view, names[:seats], heard, locale)


def look(drawn: Scene | Stage) -> list[str]:
    """What is wrong with the words of a picture. Raises AssertionError where something covers them."""
    wrong = squeezed(drawn)
    for text in words(drawn):
        own = re.sub("|".join(map(re.escape, SAME)), "", text, flags=re.IGNORECASE)
        wrong += [f"without accents: {text}" for _ in unsaid(own)]
    return wrong


def squeezed(drawn: Scene | Stage) -> list[str]:
    """The words of a picture that are cut, or too narrow. Raises as `look`."""
    check_layout(drawn)
    wrong = [f"cut: {text}" for text in words(drawn) if "…" in text]
    for item, _, _ in drawn.marks:
        if isinstance(item, Words) and item.room is not None and any(map(str.isalpha, item.text)):
            share = item.room / measure(item.text, item.size, item.weight)
            wrong += [f"squeezed to {share:.2f}: {item.text}"] if share < NARROWEST else []
    return wrong


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_pictures_of_a_game_are_said_by_messages_alone_and_fit(title: AnyTitle) -> None:
    add(PICTURED)
    assert {fault for drawn in pictures(title) for fault in look(drawn)} == set()


def test_other_pictures_are_said_by_messages_alone_and_fit() -> None:
    add(PICTURED)
    assert look(podium("Cup", "", standings(season(3, 2)), CARS, PICTURED)) == []
    assert look(car_card.stage("Ann", Livery(5, 88, 7), PICTURED)) == []
    assert look(share_card.stage(CARD, PICTURED)) == []


@pytest.mark.parametrize("locale", [each for each in LOCALES if each != ENGLISH])
@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_pictures_of_a_game_fit_in_every_language(title: AnyTitle, locale: Locale) -> None:
    found = {fault for drawn in islice(pictures(title, locale), 0, None, 4) for fault in squeezed(drawn)}
    assert found == set()
