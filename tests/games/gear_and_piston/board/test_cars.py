"""Tests of the contents of the pictures of cars."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

from bot.engine.values import kind_of
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.board import scenes
from bot.games.gear_and_piston.board.inks import WORLD
from bot.games.gear_and_piston.board.vehicle import Plan, plan, vehicle
from bot.games.gear_and_piston.rules.car import Car, Column
from bot.games.gear_and_piston.rules.events import Built, Undone
from bot.render.stage import Stage, Stamp
from tests.games.gear_and_piston.board.scenes import drawn, game, some, stamps, with_car
from tests.games.gear_and_piston.board.test_hands import AXLE, FUEL, GEAR, MOTOR, STEERING, TWO
from tests.games.gear_head.board.scenes import NAMES
from tests.render.masters import check_layout, words


def drawn_car(car: Car, seat: int = 0, **named: Any) -> tuple[Stage, Plan]:
    stage, found = Stage(WORLD, "build"), plan(car, 1000, 500)
    vehicle(stage, car, found, 30, 240, seat, **named)
    return stage, found


def places(stage: Stage, start: str) -> list[int]:
    """Return the horizontal positions of the anchors of all sprites whose names begin with `start`."""
    return [
        x - WORLD.places[item.name].left
        for item, x, _ in stage.marks
        if isinstance(item, Stamp) and item.name.startswith(start)
    ]


def test_a_car_is_driven_from_its_first_steering_and_nobody_drives_one_without() -> None:
    car = Car(((Column(MOTOR, AXLE), Column(STEERING, AXLE), Column(STEERING, GEAR)),))
    stage, found = drawn_car(car, 2)
    assert places(stage, "rider-2") == [30 + found.spots[1].x]
    assert places(drawn_car(TWO, 2)[0], "rider-") == []


def test_wheels_stand_under_axles_and_nowhere_else() -> None:
    stage, found = drawn_car(Car(((Column(MOTOR, GEAR), Column(FUEL, AXLE), Column(STEERING, None)),)))
    one, two, three = (30 + spot.x for spot in found.spots)
    assert places(stage, "wheel-") == [two]
    assert places(stage, "leg-") == [one, three]


def test_every_player_has_a_car_in_the_one_picture_of_cars() -> None:
    for seats in (2, 3, 4, 5, 6):
        view = gear_and_piston.view(next(iter(game(seats, "shared"))), None)
        board, cars = scenes(view, NAMES[:seats])
        assert set(NAMES[:seats]) <= set(words(cars))
        assert board.height + cars.height <= 2100


def test_a_car_shows_both_sections() -> None:
    view = with_car(gear_and_piston.view(some("planning"), None), TWO)
    shown = stamps(scenes(view, NAMES[:3])[1])
    for part in (MOTOR, AXLE, GEAR):
        assert shown.count(drawn(part, 74)) == 3


def test_parts_that_were_built_last_are_framed_until_another_moves() -> None:
    view = with_car(gear_and_piston.view(some("planning"), None), TWO)
    built = (Built(0, MOTOR, "T1"), Built(0, GEAR, "B4"))

    def framed(*recent: Built | Undone) -> int:
        return sum(name.startswith("frame-") for name in stamps(scenes(view, NAMES[:3], recent)[1]))

    assert framed(*built) == 2
    assert framed(*built, Built(1, AXLE, "B1")) == 1
    assert framed(*built, Undone(0)) == 0
    assert framed(Built(0, FUEL, "T1")) == 0, "another part stands there"


def test_the_cars_of_a_result_have_place_and_points_and_name_no_first_player() -> None:
    view = gear_and_piston.view(list(game(3, "lacks"))[-1], None)
    cars = scenes(view, NAMES[:3])[1]
    told = words(cars)
    assert "starts" not in told
    assert not any(word.endswith(("scrap", "complete")) for word in told)
    for seat, place in enumerate(view.places):
        assert f"{view.points[seat]}".replace("-", "\u2212") in told
        assert {1: "1st", 2: "2nd", 3: "3rd"}[place] in told


def test_a_car_without_volatility_or_blueprints_has_no_icon_for_them() -> None:
    view = gear_and_piston.view(some("planning"), None)
    plain = replace(view, held=(0, 0, 0))
    assert "hidden" not in stamps(scenes(plain, NAMES[:3])[1])
    assert stamps(scenes(replace(view, held=(0, 2, 1)), NAMES[:3])[1]).count("hidden") == 2


def test_how_many_scraps_cars_need_is_told_to_all_only_at_the_end() -> None:
    for seats in (2, 6):
        for state in game(seats, "lacks"):
            told = words(scenes(gear_and_piston.view(state, None), NAMES[:seats])[1])
            scraps = [word for word in told if word.endswith(("scrap", "complete"))]
            assert len(scraps) == (seats if kind_of(state.phase) in ("assembling", "scrapping") else 0)


def test_longer_cars_have_smaller_parts_so_that_they_stand_in_one_line() -> None:
    def long(columns: int) -> Car:
        return Car(((Column(MOTOR, AXLE),) * columns,))

    assert [plan(long(n), 1000, 600).side for n in (5, 6, 9, 12, 40)] == [132, 132, 96, 74, 26]
    for length, names in product((9, 12, 24), (NAMES[:3], ("W" * 32,) * 3)):
        view = with_car(gear_and_piston.view(some("planning"), None), long(length))
        for picture in scenes(view, names):
            check_layout(picture)
