"""The mark of the last move, and artwork that lies on other artwork."""

from __future__ import annotations

from PIL import ImageChops

from bot.render.canvas import Overlay, Scene, Sprite, develop
from bot.render.marks import DISC, REACH, actor, halo, number, shine, sign
from bot.render.palette import index
from bot.render.panels import backdrop, panel
from bot.render.theme import BOARD, GLOW, PANEL
from tests.render.masters import fidelity, master


def test_what_shines_lies_on_a_glow_that_reaches_beyond_it_on_every_side() -> None:
    scene = Scene(backdrop(400))
    shine(scene, panel(200, 100), 300, 100)
    picture = develop(scene)
    bright = index(GLOW)
    middle = 400, 150
    for x, y in ((300 - 3, middle[1]), (500 + 2, middle[1]), (middle[0], 100 - 3), (middle[0], 200 + 2)):
        assert picture.getpixel((x, y)) == bright
    assert picture.getpixel((300 - REACH - 1, middle[1])) == index(BOARD)
    assert picture.getpixel(middle) == index(PANEL)


def test_a_glow_may_fade_into_another_ground_than_that_of_what_shines() -> None:
    scene = Scene(backdrop(400))
    shine(scene, panel(200, 100), 300, 100, ground=PANEL)
    assert [item for item, _, _ in scene.marks] == [halo(200, 100, PANEL), panel(200, 100)]


def test_an_actors_disc_lets_what_lies_under_its_corners_show() -> None:
    bare, marked = Scene(backdrop(400)), Scene(backdrop(400))
    for scene in (bare, marked):
        scene.put(panel(200, 100), 300, 100)
    sign(marked, actor(2), 500, 100)
    left, top, right, bottom = ImageChops.difference(
        develop(bare).convert("RGB"), develop(marked).convert("RGB")
    ).getbbox() or (0, 0, 0, 0)
    assert (left >= 500 - DISC // 2, right <= 500 + DISC // 2) == (True, True)
    assert (top >= 100 - DISC // 2, bottom <= 100 + DISC // 2) == (True, True)
    for x, y in ((500 - DISC // 2, 100 - DISC // 2), (500 + DISC // 2 - 1, 100 + DISC // 2 - 1)):
        assert develop(marked).getpixel((x, y)) == develop(bare).getpixel((x, y))


def test_discs_of_two_seats_differ_also_where_seats_have_no_colour() -> None:
    for disc in (actor, number):
        pictures = []
        for seat in (0, 6):
            scene = Scene(backdrop(400))
            sign(scene, disc(seat), 200, 200)
            pictures.append(develop(scene).tobytes())
        assert pictures[0] != pictures[1]


def test_an_overlay_is_drawn_as_truly_as_what_it_lies_on() -> None:
    scene = Scene(backdrop(400))
    scene.put(Sprite(lambda pen: pen.disc(50, 50, 50, GLOW), 100, 100, BOARD), 100, 100)
    scene.put(Overlay(lambda pen: pen.stroke([(10, 10), (90, 90)], PANEL, 8), 100, 100), 120, 100)
    assert fidelity(develop(scene), master(scene)) >= 42
