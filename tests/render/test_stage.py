"""Tests that pictures of worlds are pasted, blended and written as if they were painted in full colour."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from bot.render import stage as stages
from bot.render.canvas import Overlay
from bot.render.faces import FACES
from bot.render.pen import Pen
from bot.render.sized_cache import SizedCache
from bot.render.stage import Stage, Words, develop, emoji, inked
from bot.render.theme import Theme
from bot.render.themes import THEMES
from tests.render.masters import fidelity
from tests.render.staged import check_layout, master
from tools.art.__main__ import recipes
from tools.art.recipe import Recipe

RECIPES = recipes()
every_recipe = pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)


@pytest.mark.parametrize("lean", [0, 0.2])
@pytest.mark.parametrize("room", [None, 250])
def test_emoji_are_squeezed_and_slanted_like_the_letters_around_them(room: int | None, lean: float) -> None:
    if FACES.of("\U0001f525") is None:
        pytest.skip("No emoji font is installed.")
    words = Words("Zoe \U0001f525 Max", 80, "Black", room=room, lean=lean)
    drawn, ink = emoji(words).getchannel("A"), inked(words, 0)
    assert drawn.getbbox() is not None
    beside = ImageChops.multiply(drawn.point(lambda share: 255 * (share > 127)), ImageChops.invert(ink))
    assert not any(beside.histogram()[200:]), "what is no ink is not covered"


def dot(pen: Pen) -> None:
    pen.disc(60, 60, 59, (255, 255, 255))
    pen.disc(60, 60, 54, (0, 0, 0))


def filled(recipe: Recipe) -> Stage:
    """Return a stage with some items of every kind, partly beyond the edges and overlapping."""
    made = Stage(recipe.world, recipe.grounds[0].name)
    for at, piece in enumerate(recipe.pieces[:: max(1, len(recipe.pieces) // 24)]):
        made.put(piece.name, at * 173 % 1180 - 40, at * 97 % 880)
    made.draw(Overlay(dot, 120, 120), 480, 300)
    made.write(Words("+7", 120, "Manrope", (255, 255, 255), 6, (0, 0, 0)), 540, 500, "m")
    return made


@pytest.mark.few(1)
@every_recipe
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_pasting_into_a_palette_is_true_to_full_colour(recipe: Recipe, theme: Theme) -> None:
    made = filled(recipe)
    assert fidelity(develop(made, theme), master(made, theme)) >= 38


@every_recipe
def test_what_is_remembered_changes_nothing(recipe: Recipe) -> None:
    made = filled(recipe)
    first, again = develop(made), develop(made)
    stages.forget()
    assert first.tobytes() == again.tobytes() == develop(made).tobytes()


def test_words_that_are_covered_or_cut_off_are_found() -> None:
    world, ground = RECIPES[0].world, RECIPES[0].grounds[0].name
    for spoil in ("cover", "cut", "faint"):
        made = Stage(world, ground)
        made.draw(Overlay(lambda pen: pen.box(0, 0, 400, 200, (255, 255, 255)), 400, 200), 300, 300)
        ink = (250, 250, 240) if spoil == "faint" else (0, 0, 0)
        made.write(Words("Words", 60, "Black", ink), -60 if spoil == "cut" else 400, 400)
        if spoil == "cover":
            made.draw(Overlay(dot, 120, 120), 420, 350)
        with pytest.raises(AssertionError):
            check_layout(made)


def test_words_too_small_to_read_are_refused_and_wide_ones_are_squeezed() -> None:
    with pytest.raises(ValueError, match="47"):
        Words("x", 47)
    wide = Words("A long word", 60)
    assert Words("A long word", 60, room=100).width == 100 < wide.width
    assert Words("A", 60, room=500).width == Words("A", 60).width


def test_a_cache_drops_what_was_used_longest_ago_beyond_its_bytes() -> None:
    kept: SizedCache[bytes] = SizedCache(10)
    made: list[str] = []

    def value(name: str) -> bytes:
        return kept.get(name, lambda: made.append(name) or b"1234", len)  # type: ignore[func-returns-value]  # notes what is made

    for name in ("a", "b", "a", "c", "a", "b"):
        value(name)
    assert made == ["a", "b", "c", "b"]
    kept.clear()
    value("a")
    assert made[-1] == "a"


def test_words_of_another_script_are_drawn_in_a_display_face_too() -> None:
    """Check that a letter that a display face lacks is drawn in Roboto."""
    world, ground = RECIPES[0].world, RECIPES[0].grounds[0].name
    pictures = set()
    for text in ("\u0416", "\u0424", "\u00e9"):
        made = Stage(world, ground)
        made.write(Words(text, 80, "Fredoka", (255, 255, 255), 5, (0, 0, 0)), 500, 400)
        pictures.add(develop(made).tobytes())
    blank: Image.Image = develop(Stage(world, ground))
    assert len(pictures | {blank.tobytes()}) == 4
