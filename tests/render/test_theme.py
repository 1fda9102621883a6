"""Tests of the look: contrast, the palette, the size of the smallest text."""

from __future__ import annotations

from itertools import product

import pytest
from PIL import Image

from bot.render import theme
from bot.render.canvas import Overlay, Scene, Sprite, develop
from bot.render.cover import backdrop
from bot.render.palette import PALETTE, index, ramp
from bot.render.pen import FINE, Pen
from bot.render.text import TextRun
from bot.render.theme import BOARD, GLOW, PANEL, contrast, readable_on
from tests.render.masters import fidelity, master

GROUNDS = (theme.BOARD, theme.PANEL)


@pytest.mark.parametrize(("paint", "ground"), [*product(theme.CARS, GROUNDS)])
def test_every_car_stands_out_from_the_board(paint: theme.Colour, ground: theme.Colour) -> None:
    assert contrast(paint, ground) >= 3


@pytest.mark.parametrize(("ink", "ground"), [*product((theme.TEXT, theme.QUIET, theme.SIGNAL), GROUNDS)])
def test_text_is_easy_to_read_on_the_board(ink: theme.Colour, ground: theme.Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("paint", theme.CARS)
def test_a_number_is_easy_to_read_on_its_plate(paint: theme.Colour) -> None:
    assert contrast(readable_on(paint), paint) >= 3.5


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_flat_colours_are_in_the_palette_exactly() -> None:
    named = [value for value in vars(theme).values() if isinstance(value, tuple) and len(value) == 3]
    colours = [*named, *theme.CARS]
    assert len(PALETTE) == 768
    for colour in colours:
        at = index(colour)
        assert tuple(PALETTE[3 * at : 3 * at + 3]) == colour


def test_a_ramp_goes_from_the_ground_to_the_ink() -> None:
    steps = ramp(theme.PANEL, theme.TEXT)
    assert len(steps) == 256
    assert (steps[0], steps[255]) == (index(theme.PANEL), index(theme.TEXT))


def test_text_too_small_for_a_phone_is_refused() -> None:
    TextRun("48", 48)
    with pytest.raises(ValueError, match="47 px is smaller than 48 px"):
        TextRun("47", 47)
    pen = Pen(Image.new("RGB", (400, 400)), FINE)
    pen.text(0, 20, "48", 48, "Bold", theme.TEXT)
    with pytest.raises(ValueError, match=r"47.0 px is smaller than 48 px"):
        pen.text(0, 20, "47", 47, "Bold", theme.TEXT)
    with pytest.raises(ValueError, match=r"24.0 px is smaller than 48 px"):
        pen.at(0, 0, 0.5).text(0, 20, "48", 48, "Bold", theme.TEXT)


def test_an_overlay_is_drawn_as_truly_as_what_it_lies_on() -> None:
    scene = Scene(backdrop(400))
    scene.put(Sprite(lambda pen: pen.disc(50, 50, 50, GLOW), 100, 100, BOARD), 100, 100)
    scene.put(Overlay(lambda pen: pen.stroke([(10, 10), (90, 90)], PANEL, 8), 100, 100), 120, 100)
    assert fidelity(develop(scene), master(scene)) >= 42
