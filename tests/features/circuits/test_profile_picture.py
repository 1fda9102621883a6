"""Tests of the picture of a player's profile."""

from __future__ import annotations

import pytest

from bot.features.circuits.profile_card import card_of, profile_text
from bot.features.circuits.profile_picture import BARS, ProfileCard, _few, stage
from bot.locales.phrase import ENGLISH
from bot.render.paddock import WORLD
from bot.render.stage import Stage
from bot.render.theme import READABLE, Theme
from bot.render.themes import THEMES
from bot.words.player_car import PlayerCar
from tests.league.seasons import match
from tests.render.masters import text_sizes, words
from tests.render.staged import check_layout

FIGURES = (("Races", "1064"), ("Wins", "321"), ("Best streak", "14"), ("Avg. place", "11.1"))
CAR = PlayerCar(5, 46, 5)
CARDS = [
    ProfileCard(
        "W" * 32,
        CAR,
        FIGURES,
        tuple(range(12)),
        (("Favourite game", "Scrapheap Scavengers"),),
        "x",
        (900, 1_100),
    ),
    ProfileCard(
        "\u674e \U0001f3ce",
        PlayerCar(0, 7, 0, striped=True),
        FIGURES,
        (0, 0, 1),
        (("Favourite game", "A game that is no more"),),
        "one",
        (1_000,),
    ),
    ProfileCard("", CAR, FIGURES, (1,), (), "even", (1_000, 1_000, 1_000)),
    ProfileCard("Always out", CAR, FIGURES, (), (), "", ()),
]


@pytest.mark.few(3)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("card", CARDS, ids=range(len(CARDS)))
def test_a_profile_is_read_on_a_phone_in_every_theme(card: ProfileCard, theme: Theme) -> None:
    drawn = stage(card)
    check_layout(drawn, theme)
    assert all(size >= READABLE - 0.5 for size, _ in text_sizes(drawn))
    assert drawn.height <= drawn.world.size(drawn.ground)[1]


def test_a_rating_of_several_games_has_a_curve_and_many_places_share_the_last_bar() -> None:
    written = [words(stage(card)) for card in CARDS]
    assert "x" in written[0]
    assert "one" not in written[1]
    bars = _few(CARDS[0].places, Stage(WORLD, "profile"))
    assert [word for word, _ in bars][-1] == f"{BARS}th+"
    assert sum(count for _, count in bars) == sum(range(12))


def test_a_card_tells_of_all_games_and_of_the_best_car_in_the_favourite_one() -> None:
    results = [each for at in range(4) for each in match(at, {"A": 20 + at, "B": 21}) if each.name == "A"]
    card = card_of("Ann", CAR, results, "Rasant", None, ENGLISH)
    assert card.figures == (("Games", "4"), ("Wins", "3"), ("Best streak", "3"), ("Avg. place", "1.2"))
    assert card.places == (3, 1)
    assert dict(card.lines) == {
        "Favourite game": "Rasant",
        "Played": "4 times",
        "Best score": "23 points",
    }
    said = profile_text(card, ENGLISH)
    assert said.startswith(
        "Ann: no. 46, blue, driven by Gigi.\n"
        "Games: 4\nWins: 3\nBest streak: 3\nAvg. place: 1.2\n"
        "1st: 3 times\n2nd: once\nFavourite game: Rasant\n"
    )


def test_a_driver_who_was_always_out_has_no_place() -> None:
    card = card_of("Ann", CAR, [match(1, {"A": None, "B": 3})[0]], "Gear Head", None, ENGLISH)
    said = profile_text(card, ENGLISH).split("\n", 1)[1]
    assert said.startswith("Games: 1\nWins: 0\nBest streak: 0\nAvg. place: 2.0\nFavourite game: Gear Head\n")
