"""Tests of every theme: its contrasts, its palette, and colours that its users can tell apart."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any, Final

import pytest

from bot.games.gear_head.board.inks import PAINTS
from bot.games.racesmack.board import inks as racesmack
from bot.games.rasant.board import inks as rasant
from bot.render import theme as standard
from bot.render.palette import index, palette
from bot.render.theme import (
    BOARD,
    CARS,
    FAINT,
    GLOW,
    PANEL,
    PAPER,
    PRINT,
    QUIET,
    SIGNAL,
    SLOT,
    STAMP,
    STANDARD,
    TEXT,
    Colour,
    Theme,
    blend,
    contrast,
    readable_on,
)
from bot.render.themes import THEMES, theme_of
from bot.render.world import look
from tests.games.gear_head.board.scenes import NAMES
from tests.games.titles import EVERY
from tests.render.masters import developed, fidelity, master
from tests.render.test_contract import few

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
GROUNDS = (BOARD, PANEL)
FAMILIES: Final = {
    "cars": CARS,
    "cards": tuple(PAINTS.values()),
}
"""The families of colours. All colours of a family must look different."""


@every_theme
def test_text_is_easy_to_read(theme: Theme) -> None:
    pairs = [
        *product((TEXT, QUIET, SIGNAL, GLOW), GROUNDS),
        *product((TEXT, QUIET), (SLOT,)),
        *product((*PAINTS.values(), PRINT), (PAPER,)),
        *product((STAMP,), (SIGNAL, GLOW)),
        *((readable_on(paint), paint) for paint in CARS),
    ]
    for ink, ground in pairs:
        assert contrast(theme(ink), theme(ground)) >= 4.5, (bytes(ink).hex(), bytes(ground).hex())


@every_theme
def test_shapes_that_matter_stand_out_from_the_board(theme: Theme) -> None:
    for paint, ground in product((*CARS, SIGNAL, GLOW, FAINT), GROUNDS):
        assert contrast(theme(paint), theme(ground)) >= 3, bytes(paint).hex()
    for ground in GROUNDS:
        edges = (theme(PAPER), theme(standard.EDGING))
        assert max(contrast(edge, theme(ground)) for edge in edges) >= 3


SEEN: Final = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Matrices that turn linear red, green and blue into the colours that people with each colour blindness see:
Machado, Oliveira and Fernandes 2009, severity 1.
"""


def linear(colour: Colour) -> list[float]:
    return [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    ]


def lab(light: list[float]) -> tuple[float, float, float]:
    """Return the CIE L*a*b* values of linear red, green and blue."""
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    x, y, z = (
        sum(share * part for share, part in zip(row, light, strict=True)) / white
        for row, white in zip(rows, (0.9505, 1.0, 1.089), strict=True)
    )
    f, g, h = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * g - 16, 500 * (f - g), 200 * (g - h)


def apart(one: Colour, other: Colour, eyes: str) -> float:
    """Return the distance of two colours in L*a*b* as people with a given colour blindness see them. A
    distance of 10 is obvious, and one of 2 is hardly visible.
    """
    a, b = (
        lab(
            [
                min(1.0, max(0.0, sum(share * part for share, part in zip(row, linear(colour), strict=True))))
                for row in SEEN[eyes]
            ]
        )
        for colour in (one, other)
    )
    return float(sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("eyes", SEEN)
def test_the_eyes_that_a_theme_is_for_tell_its_colours_apart(eyes: str, family: str) -> None:
    theme = THEMES[eyes]
    for one, other in combinations(FAMILIES[family], 2):
        assert apart(theme(one), theme(other), eyes) >= 30, (bytes(one).hex(), bytes(other).hex())


@pytest.mark.parametrize("world", [rasant, racesmack], ids=["Rasant", "Racesmack"])
@pytest.mark.parametrize("eyes", SEEN)
def test_the_eyes_that_a_theme_is_for_tell_the_paints_of_a_world_apart(eyes: str, world: Any) -> None:
    seen = look(world.WORLD, eyes)
    for one, other in combinations(world.PAINTS.values(), 2):
        assert apart(seen(one), seen(other), eyes) >= 30, (bytes(one).hex(), bytes(other).hex())


@every_theme
def test_no_two_paints_of_a_game_are_the_same(theme: Theme) -> None:
    for family in FAMILIES.values():
        assert len({theme(colour) for colour in family}) == len(family)


@every_theme
def test_every_flat_colour_of_a_theme_is_in_its_palette(theme: Theme) -> None:
    codes = palette(theme)
    assert len(codes) == 768
    for colour in (BOARD, PANEL, TEXT, QUIET, SIGNAL, GLOW, PAPER, PRINT, *CARS):
        at = index(colour, theme)
        drawn = codes[3 * at : 3 * at + 3]
        assert sum((a - b) ** 2 for a, b in zip(drawn, theme(colour), strict=True)) <= 40


@pytest.mark.few(4)
@every_theme
@pytest.mark.parametrize("title", EVERY.values(), ids=EVERY)
def test_pictures_are_true_to_the_colours_of_their_theme(theme: Theme, title: object) -> None:
    for shown in few(title, 2):  # type: ignore[arg-type]  # whatever title
        asked = (shown.view, NAMES[: shown.seats], shown.recent)
        for drawn in title.board.painter.scenes(*asked):  # type: ignore[attr-defined]  # see above
            assert fidelity(developed(drawn, theme), master(drawn, theme)) >= 38


def test_a_theme_mixes_its_own_colours_and_chooses_its_own_print() -> None:
    light = THEMES["light"]
    assert light(blend(BOARD, TEXT, 0.5)) == blend(light(BOARD), light(TEXT), 0.5)
    assert readable_on(CARS[0]) == PRINT
    assert light(readable_on(CARS[0])) == light(PAPER)
    assert STANDARD(blend(BOARD, TEXT, 0.5)) == blend(BOARD, TEXT, 0.5)


def test_a_theme_that_is_not_known_is_the_standard_one() -> None:
    assert theme_of("light") is THEMES["light"]
    assert theme_of("sepia") is STANDARD


def test_a_theme_is_found_by_its_key() -> None:
    assert [theme.key for theme in THEMES.values()] == list(THEMES)
