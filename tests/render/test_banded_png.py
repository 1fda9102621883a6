"""Tests that pictures painted in bands have the same pixels as pictures painted whole, whatever was drawn
before.
"""

from io import BytesIO

import pytest
from PIL import Image

from bot.render.banded_png import HEIGHT, banded
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words, develop
from bot.render.theme import Theme
from bot.render.themes import THEMES
from tests.render.test_stage import RECIPES, every_recipe, filled
from tools.art.recipe import Recipe

WORLD, GROUND = RECIPES[0].world, RECIPES[0].grounds[0].name


def decoded(stage: Stage, theme: Theme) -> Image.Image:
    return Image.open(BytesIO(banded(stage, theme)))


def check(stage: Stage, theme: Theme = THEMES["standard"]) -> None:
    found, whole = decoded(stage, theme), develop(stage, theme)
    assert (found.mode, found.size) == (whole.mode, whole.size)
    assert found.tobytes() == whole.tobytes()
    assert found.getpalette() == whole.getpalette()


@pytest.mark.few(9)
@every_recipe
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_picture_in_bands_is_the_whole_picture_also_after_small_changes(
    recipe: Recipe, theme: Theme
) -> None:
    made = filled(recipe)
    check(made, theme)
    made.marks.append(made.marks.pop(3))  # the mark keeps its place, but is now above the others
    check(made, theme)
    made.write(Words("Turn 12"), 40, HEIGHT * 3 - 5)
    check(made, theme)
    made.cut = HEIGHT * 4 + 7
    check(made, theme)


def slanted(pen: Pen, rise: int) -> None:
    pen.stroke([(20, 60 - rise * 20), (380, 60 + rise * 20)], (200, 30, 30), 12)


@pytest.mark.parametrize("place", [(-1, -1), (-2, -1), (-1, -2), (-2, -2), (1099, 899), (0, 0)])
@pytest.mark.parametrize("rise", [-2, -1, 0])
def test_neighbouring_places_and_arguments_are_told_apart(place: tuple[int, int], rise: int) -> None:
    made = Stage(WORLD, GROUND)
    made.draw(Overlay(slanted, 400, 120, (rise,)), *place)
    check(made)


def crossed(pen: Pen) -> None:
    pen.stroke([(-30.5, -20.7), (1010.3, 310.6)], (30, 30, 200), 61)
    pen.stroke([(10.2, 290.9), (990.7, 4.1)], (30, 160, 30), 33)


@pytest.mark.parametrize("at", range(2, 9))
def test_any_band_of_a_large_drawing_is_the_same_alone(at: int) -> None:
    made = Stage(WORLD, GROUND)
    made.draw(Overlay(crossed, 1000, 300), 20, 110)
    check(made)
    made.fill(0, at * HEIGHT + 20, 5, 5, (255, 255, 255))
    check(made)
