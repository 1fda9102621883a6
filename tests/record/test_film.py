"""A film shows the whole game as everybody saw it, and is small."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.catalogue import TITLES
from bot.record import film as films
from bot.record.film import BYTES, SHEET, film, sheet
from bot.record.game import logged
from bot.render.theme import STANDARD
from bot.simulate import Order, games
from bot.tables.history import Past, played_again
from bot.title import AnyTitle

NAMES = ("Ann", "Bo")


@pytest.fixture(autouse=True)
def few_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make bench` draws all of them."""
    monkeypatch.setattr(films, "FRAMES", 9)


def pasts(title: AnyTitle, driver: str) -> list[Past]:
    (played,) = games(Order(title, title.options(), 2, 1, "film", (driver,)))
    return played_again(title, played.match.options, 2, played.match.seed, logged(played.moves))


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_a_film_is_small_and_ends_with_the_result(title: AnyTitle) -> None:
    game = pasts(title, title.robot)
    data = film(title, game, NAMES)
    assert len(data) <= BYTES
    moving = Image.open(BytesIO(data))
    count = getattr(moving, "n_frames", 1)
    assert 5 <= count <= 9
    assert moving.info["loop"] == 0
    moving.seek(count - 1)
    assert moving.info["duration"] >= 4_000
    (end,) = films._frames(title, [(game[-1], game[-1].events)], NAMES, STANDARD)
    shown = moving.convert("RGB").crop((0, 0, *end.size))
    assert ImageChops.difference(shown, end.convert("RGB")).getbbox() is None


def test_of_many_turns_as_many_are_chosen_as_there_is_room_for_with_the_deal_and_the_end() -> None:
    title = TITLES["gear_head"]
    game = pasts(title, "random")
    assert len({past.turn for past in game}) > SHEET
    chosen = [past for past, _ in films._chosen(game, SHEET)]
    assert len(chosen) == SHEET
    assert chosen[0].match.ply <= 2
    assert chosen[-1] == game[-1]


def test_a_film_that_would_be_too_long_has_fewer_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    title = TITLES["gear_head"]
    game = pasts(title, "random")
    usual = len(film(title, game, NAMES))
    monkeypatch.setattr(films, "BYTES", usual - 1)
    assert len(film(title, game, NAMES)) < usual


def test_a_sheet_has_some_frames_side_by_side() -> None:
    title = TITLES["gear_head"]
    picture = Image.open(BytesIO(sheet(title, pasts(title, title.robot), NAMES)))
    assert picture.width == 1100
    assert picture.format == "PNG"
