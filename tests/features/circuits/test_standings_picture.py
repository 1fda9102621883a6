"""Tests of the pictures of a circuit's standings."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from bot.features.circuits.standings_picture import (
    FINEST,
    NUMBERS,
    PITCH,
    _every,
    _lines,
    _spread,
    standings as painted,
)
from bot.features.circuits.words import LAST_MATCHES, SHOWN
from bot.league.results import Result
from bot.league.standings import Standings, climbed, standings
from bot.render.pen import Pen
from bot.render.stage import Stage, Words, develop
from bot.render.theme import CARS
from bot.render.themes import THEMES
from bot.words.player_car import seat_car
from tests.league.seasons import match
from tests.render.staged import check_layout


def season(drivers: int, matches: int) -> list[Result]:
    names = [chr(ord("a") + at) * (at + 1) for at in range(drivers)]
    return [
        result
        for number in range(matches)
        for result in match(
            number,
            {name: 6 + (at * 7 + number * 5) % 31 for at, name in enumerate(names)},
            robots=" ".join(names),
        )
    ]


def staged(table: Standings, name: str = "Cup", gain: int = 0) -> Stage:
    cars = [seat_car(at) for at in range(min(SHOWN, len(table.rows)))]
    return painted(name, "after 9 matches", table, {row.competitor: gain for row in table.rows}, cars)


def picture(table: Standings, name: str = "Cup", gain: int = 0) -> Image.Image:
    return develop(staged(table, name, gain))


@pytest.mark.few(2)
@pytest.mark.parametrize(("drivers", "matches"), [(1, 1), (2, 2), (5, 5), (12, 12), (10, 500)])
def test_a_table_of_any_size_is_easy_to_read_and_not_too_tall(drivers: int, matches: int) -> None:
    for theme in THEMES.values():
        drawn = staged(standings(season(drivers, matches)), "W" * 40, 1)
        check_layout(drawn, theme)
        assert drawn.width == 1100
        assert drawn.height <= drawn.world.size(drawn.ground)[1]


def differ(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


def test_the_chart_grows_under_the_table_from_the_second_race_on() -> None:
    one, two = picture(standings(season(4, 1))), picture(standings(season(4, 2)))
    assert two.height > one.height


def test_tied_players_have_the_same_number_in_the_chart() -> None:
    scores = {"a": 9, "bb": 9, "ccc": 4}
    results = [each for number in range(2) for each in match(number, scores, robots="a bb ccc")]
    marks = staged(standings(results)).marks
    assert [each.text for each, x, _ in marks if isinstance(each, Words) and x == NUMBERS] == ["1", "1", "3"]


def test_points_names_and_moves_are_in_the_picture() -> None:
    results = season(4, 3)
    table, before = standings(results), standings(results[:8])
    plain = picture(table)
    assert plain.tobytes() == picture(table).tobytes()
    assert differ(plain, picture(table, "Other")) is not None
    assert differ(plain, picture(table, gain=1)) is not None
    assert climbed(before, table).keys() == {row.competitor for row in table.rows}
    other = standings(
        [*results[:8], *match(2, {"a": 1, "bb": 2, "ccc": 30, "dddd": 4}, robots="a bb ccc dddd")]
    )
    assert differ(plain, picture(other)) is not None


def test_a_table_without_a_name_the_font_has_is_drawn() -> None:
    assert picture(standings(season(2, 2)), "\u5f53\U0001f3ce").size == picture(standings(season(2, 2))).size


def test_more_drivers_and_races_than_fit_are_counted_or_left_to_the_text() -> None:
    table = standings(season(12, LAST_MATCHES + 3))
    fits = Standings(table.rows[:SHOWN], table.matches)
    assert picture(table).height > picture(fits).height


@pytest.mark.parametrize(
    "heights", [[50.0], [50.0, 51.0, 52.0], [400.0] * 6, [30.0, 30.0, 200.0, 201.0], [100.0, 420.0]]
)
def test_the_numbers_at_the_ends_of_lines_never_overlap_nor_leave_the_chart(heights: list[float]) -> None:
    ends = _spread(heights, 30.0, 430.0)
    assert ends[0] >= 30.0
    assert ends[-1] <= 430.0 + 1e-9
    assert all(after - before >= PITCH - 1e-9 for before, after in pairwise(ends))


@pytest.mark.parametrize("matches", [13, 401, 6_001, 70_000])
def test_the_chart_of_any_number_of_matches_has_a_bounded_number_of_points_and_of_numbers(
    matches: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 1 <= matches / _every(matches) <= 12
    drawn: list[int] = []
    monkeypatch.setattr(Pen, "stroke", lambda _self, points, *_: drawn.append(len(points)))
    _lines(Pen(Image.new("RGB", (10, 10)), 1.0), (tuple(range(1, matches + 1)),), (CARS[0],), 400)
    assert max(drawn) <= FINEST + 1
