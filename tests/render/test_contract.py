"""Tests of the guarantees of every painter: pictures of the right size, nothing over the frame or over texts,
true colours, and the same pixels every time.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from PIL import Image

from bot.locales.phrase import ENGLISH
from bot.render import banded_png, canvas, stage, world
from bot.render.canvas import Scene, png
from bot.render.cover import HEIGHT as COVER
from bot.render.stage import Stage
from bot.render.theme import READABLE, WIDTH
from bot.title import AnyTitle
from tests.english import english
from tests.games.gear_head.board.scenes import NAMES
from tests.games.titles import EVERY
from tests.games.walks import samples
from tests.render.masters import check_layout, fidelity, master, naive, text_sizes
from tests.render.pixels import pixels

LONG = ("W" * 32, "Ågjpy " * 5, "Ann", "李") * 3
every_title = pytest.mark.parametrize("title", EVERY.values(), ids=EVERY)


@dataclass(frozen=True)
class Shown:
    """A view to draw, and the events that everyone saw of the preceding move."""

    view: Any
    seats: int
    recent: tuple[Any, ...]


Portion = Callable[[Iterable[Shown]], list[Shown]]


def views(title: AnyTitle, every: int) -> Iterator[Shown]:
    """Yield views of games with any number of seats, random ones and those between robots, alternating
    between a spectator's and a player's view.
    """
    for number, ply in enumerate(samples(title, every)):
        seats = ply.after.seats
        told = (title.rules.game.visible(event, None) for event in ply.events)
        recent = tuple(event for event in told if event is not None)
        for place in (None, number % seats):
            yield Shown(title.rules.game.view(ply.after.state, place), seats, recent)


@cache
def pool(key: str) -> list[Shown]:
    return list(views(EVERY[key], 100))


def few(title: AnyTitle, number: int) -> list[Shown]:
    """Return about `number` of a title's views, spread evenly over all games."""
    found = pool(title.key)
    return found[:: max(1, len(found) // number)]


def forget() -> None:
    """Empty the caches, so that every tile is redrawn."""
    canvas.tile.cache_clear()
    canvas._ground.cache_clear()
    banded_png.forget()
    stage.forget()
    world.forget()


@pytest.mark.few(5)
@every_title
def test_every_picture_has_the_right_size_and_small_files(title: AnyTitle, portion: Portion) -> None:
    for shown in portion(few(title, 50)):
        for picture in title.board.painter.paint(shown.view, NAMES[: shown.seats], shown.recent):
            assert picture.mode == "P"
            assert picture.width == WIDTH
            assert 300 <= picture.height <= 1400
        for file in title.board.painter.files(shown.view, NAMES[: shown.seats], shown.recent):
            assert len(file) <= 150 * 1024


@pytest.mark.few(1)
@every_title
def test_the_file_shows_the_picture_whatever_was_drawn_before(title: AnyTitle) -> None:
    for shown in islice(views(title, 2), 60):
        asked = (shown.view, NAMES[: shown.seats], shown.recent)
        files, pictures = title.board.painter.files(*asked), title.board.painter.paint(*asked)
        for file, picture in zip(files, pictures, strict=True):
            decoded = Image.open(BytesIO(file))
            assert decoded.mode == picture.mode
            assert decoded.tobytes() == picture.tobytes()
            assert decoded.getpalette() == picture.getpalette()


@every_title
def test_every_cover_is_small_and_of_the_same_size(title: AnyTitle) -> None:
    drawn = title.board.cover(ENGLISH)
    assert (drawn.mode, drawn.size) == ("P", (WIDTH, COVER))
    assert len(png(drawn)) <= 60 * 1024


@every_title
def test_every_pitch_is_two_sentences_and_every_cover_is_told(title: AnyTitle) -> None:
    assert len(english(title.words.pitch)) <= 140
    assert english(title.words.pitch).count(". ") == 1
    assert english(title.words.pitch).endswith(".")
    assert 0 < len(english(title.board.cover_alt)) <= 160


@pytest.mark.few(5)
@every_title
def test_nothing_reaches_over_the_frame_and_nothing_covers_words(
    title: AnyTitle, every: Callable[[int], int], portion: Portion
) -> None:
    pictures = [
        drawn
        for shown in portion(views(title, every(36)))
        for names in (NAMES[: shown.seats], LONG[: shown.seats])
        for drawn in title.board.painter.scenes(shown.view, names, shown.recent)
    ]
    for drawn in sorted(pictures, key=ground):
        check_layout(drawn)


def ground(drawn: Scene | Stage) -> str:
    """Return the name of a picture's ground. The tests sort pictures by it, so that each sheet, which takes a
    long time to open, is opened rarely.
    """
    return drawn.ground if isinstance(drawn, Stage) else ""


@every_title
def test_no_text_is_too_small_for_a_phone(title: AnyTitle, portion: Portion) -> None:
    for shown in portion(few(title, 100)):
        for drawn in title.board.painter.scenes(shown.view, NAMES[: shown.seats], shown.recent):
            for size, item in text_sizes(drawn):
                assert size >= READABLE - 0.5, item


@pytest.mark.few(3)
@every_title
@settings(max_examples=10, deadline=None)
@given(names=st.lists(st.text(max_size=32), min_size=12, max_size=12))
def test_players_may_be_called_anything(title: AnyTitle, portion: Portion, names: list[str]) -> None:
    for shown in portion(few(title, 12)):
        for drawn in title.board.painter.scenes(shown.view, names[: shown.seats], shown.recent):
            check_layout(drawn)
        title.board.painter.paint(shown.view, names[: shown.seats], shown.recent)


@pytest.mark.few(3)
@every_title
def test_the_same_view_gives_the_same_pixels_also_when_nothing_is_remembered(
    title: AnyTitle, portion: Portion
) -> None:
    for shown in portion(few(title, 6)):
        asked = (shown.view, NAMES[: shown.seats], shown.recent)
        first = pixels(title.board.painter.files(*asked))
        forget()
        assert pixels(title.board.painter.files(*asked)) == first


@pytest.mark.few(2)
@every_title
def test_several_threads_may_draw_at_once(title: AnyTitle, portion: Portion) -> None:
    asked = [(shown.view, NAMES[: shown.seats], shown.recent) for shown in portion(few(title, 8))]
    alone = [pixels(title.board.painter.files(*one)) for one in asked]
    forget()
    with ThreadPoolExecutor(8) as pool:
        assert list(map(pixels, pool.map(lambda one: title.board.painter.files(*one), asked))) == alone


@pytest.mark.few(2)
@every_title
def test_the_palette_is_true_to_the_full_colours(title: AnyTitle, portion: Portion) -> None:
    for shown in portion(few(title, 15)):
        asked = (shown.view, NAMES[: shown.seats], shown.recent)
        pictures, scenes = title.board.painter.paint(*asked), title.board.painter.scenes(*asked)
        for picture, drawn in zip(pictures, scenes, strict=True):
            assert fidelity(picture, master(drawn)) >= (38 if isinstance(drawn, Stage) else 42)


@pytest.mark.few(2)
@every_title
def test_tiles_give_the_picture_that_drawing_it_whole_gives(title: AnyTitle) -> None:
    shown = few(title, 1)[-1]
    asked = (shown.view, NAMES[: shown.seats], shown.recent)
    for picture, drawn in zip(
        title.board.painter.paint(*asked), title.board.painter.scenes(*asked), strict=True
    ):
        assert fidelity(picture, naive(drawn)) >= 20


@every_title
def test_the_file_holds_nothing_but_the_pixels(title: AnyTitle) -> None:
    shown = few(title, 1)[0]
    for data in title.board.painter.files(shown.view, NAMES[: shown.seats]):
        kinds, at = [], 8
        while at < len(data):
            (length,) = struct.unpack(">I", data[at : at + 4])
            kinds.append(data[at + 4 : at + 8])
            at += length + 12
        assert set(kinds) == {b"IHDR", b"PLTE", b"IDAT", b"IEND"}
        assert Image.open(BytesIO(data)).info == {}
