"""Tests that the committed sprite sheets equal those that `make sprites` draws."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import pytest
from PIL import Image

from bot.render.theme import STANDARD
from bot.render.themes import THEMES
from bot.render.world import look
from tools.art.__main__ import recipes
from tools.art.make import COLOURS, sheets
from tools.art.recipe import ROOT, Recipe, recoloured

RECIPES = recipes()
every_recipe = pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)


@every_recipe
def test_no_drawing_has_changed_since_the_sheets_were_made(recipe: Recipe) -> None:
    assert recipe.world.sheet["digest"] == recipe.digest(), "make sprites"


@pytest.mark.thorough
@pytest.mark.parametrize(
    "recipe",
    [pytest.param(recipe, marks=() if recipe.name == "paddock" else pytest.mark.long) for recipe in RECIPES],
    ids=lambda recipe: recipe.name,
)
def test_a_recipe_makes_the_very_sheets_that_are_there(recipe: Recipe) -> None:
    made = sheets(recipe, [STANDARD.key])
    for name, data in made.items():
        if name != "sheet.json":
            assert data == (recipe.folder / name).read_bytes(), name


@every_recipe
def test_every_theme_of_a_world_has_its_sheets_and_at_most_one_colour_less_than_a_palette(
    recipe: Recipe,
) -> None:
    names = {path.name for path in recipe.folder.iterdir()}
    kept = {piece.sheet for piece in recipe.pieces}
    kinds = [*kept, *(ground.name for ground in recipe.grounds)]
    alphas = {f"alpha-{sheet}.png" for sheet in kept}
    assert names == {"sheet.json", *alphas, *(f"{key}-{kind}.png" for key in THEMES for kind in kinds)}
    for key in THEMES:
        codes = look(recipe.world, key).codes
        assert len(codes) <= 3 * COLOURS
        for kind in kinds:
            with Image.open(BytesIO((recipe.folder / f"{key}-{kind}.png").read_bytes())) as picture:
                assert picture.mode == "P"


@every_recipe
def test_colours_that_a_painter_names_are_in_the_palette_of_every_theme(recipe: Recipe) -> None:
    for key in THEMES:
        seen = look(recipe.world, key)
        for colour in recipe.flat:
            at = seen.index(colour)
            drawn: Sequence[int] = seen.codes[3 * at : 3 * at + 3]
            apart = sum((a - b) ** 2 for a, b in zip(drawn, seen(colour), strict=True))
            assert apart <= 40, (key, bytes(colour).hex())


def test_every_drawing_is_used() -> None:
    drawn = "".join(path.read_text() for path in (ROOT / "tools" / "art").rglob("*.py"))
    unused = [
        path.name
        for path in (ROOT / "assets").rglob("*.svg")
        if f'"{path.parent.name}/{path.name}"' not in drawn
    ]
    assert unused == []


def test_another_colour_replaces_a_code_whatever_its_case() -> None:
    assert recoloured('<a fill="#be2f20"/>', {"BE2F20": "4690DB"}) == '<a fill="#4690DB"/>'
