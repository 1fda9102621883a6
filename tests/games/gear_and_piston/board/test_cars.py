"""The pictures of cars: what each must show, and what none may show."""

from __future__ import annotations

from itertools import product
from typing import Any

from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.board import scenes
from bot.games.gear_and_piston.board.tiles import tile as part_tile
from bot.games.gear_and_piston.board.vehicle import Plan, driver, plan, vehicle
from bot.games.gear_and_piston.rules.car import Car, Column
from bot.games.gear_and_piston.rules.events import Built, Undone
from bot.games.gear_and_piston.rules.showing import garages
from bot.render.canvas import Scene, Sprite
from bot.render.panels import backdrop
from bot.render.theme import PANEL
from tests.games.gear_and_piston.board.scenes import game
from tests.games.gear_and_piston.board.test_board import (
    AXLE,
    FUEL,
    GEAR,
    MOTOR,
    STEERING,
    TILE,
    TWO,
    glowing,
    items,
    some,
    with_car,
)
from tests.games.gear_head.board.scenes import NAMES
from tests.render.masters import check_layout, words


def drawn_car(car: Car, seat: int = 0, **named: Any) -> tuple[Scene, Plan]:
    scene, drawn = Scene(backdrop(600)), plan(car, 1000, 100, numbered=True)
    vehicle(scene, car, drawn, 30, 40, seat, **named)
    return scene, drawn


def test_a_car_is_driven_from_its_first_steering_and_nobody_drives_one_without() -> None:
    car = Car(((Column(MOTOR, AXLE), Column(STEERING, AXLE), Column(STEERING, GEAR)),))
    scene, drawn = drawn_car(car, 2)
    ((x, y),) = [(x, y) for item, x, y in scene.marks if item == driver(2, drawn.side, PANEL)]
    wheels = {item: (x, y) for item, x, y in scene.marks}
    assert wheels[part_tile(STEERING, drawn.side, PANEL)][0] > x
    assert x == 30 + drawn.spots[1].x
    assert y + driver(2, drawn.side, PANEL).height == 40 + drawn.above
    assert driver(2, drawn.side, PANEL) not in items(drawn_car(TWO, 2)[0])


def test_wheels_are_under_axles_and_nowhere_else() -> None:
    scene, drawn = drawn_car(Car(((Column(MOTOR, GEAR), Column(FUEL, AXLE), Column(STEERING, None)),)))
    feet = {x: item.args[1] for item, x, _ in scene.marks if isinstance(item, Sprite) and len(item.args) == 3}
    assert [feet[30 + spot.x] for spot in drawn.spots] == ["leg", "wheel", "leg"]


def test_every_player_has_a_car_in_the_one_picture_of_cars() -> None:
    for seats in (2, 3, 4, 5, 6):
        view = gear_and_piston.view(next(iter(game(seats, "shared"))), None)
        assert garages(view) == (tuple(range(seats)),)
        board, cars = scenes(view, NAMES[:seats])
        assert set(NAMES[:seats]) <= set(words(cars))
        assert board.backdrop.height + cars.backdrop.height <= 1850


def test_a_car_shows_both_sections() -> None:
    view = with_car(gear_and_piston.view(some("planning"), None), TWO)
    drawn = scenes(view, NAMES[:3])[1]
    shown = [item.args[0] for item in items(drawn) if isinstance(item, Sprite) and item.draw == TILE]
    for part in (MOTOR, AXLE, GEAR):
        assert shown.count(part) == 3


def test_parts_that_were_built_last_glow_until_another_moves() -> None:
    view = with_car(gear_and_piston.view(some("planning"), None), TWO)
    built = (Built(0, MOTOR, "T1"), Built(0, GEAR, "B4"))
    assert len(glowing(scenes(view, NAMES[:3], built)[1])) == 2
    assert len(glowing(scenes(view, NAMES[:3], (*built, Built(1, AXLE, "B1")))[1])) == 1
    assert glowing(scenes(view, NAMES[:3], (*built, Undone(0)))[1]) == []
    assert glowing(scenes(view, NAMES[:3], (Built(0, FUEL, "T1"),))[1]) == [], "another part stands there"


def test_how_many_scraps_cars_need_is_shown_to_all_only_at_the_end() -> None:
    for seats in (2, 6):
        for state in list(game(seats, "lacks"))[::5]:
            told = words(scenes(gear_and_piston.view(state, None), NAMES[:seats])[1])
            scraps = [word for word in told if word.endswith(("scrap", "scraps", "done"))]
            assert len(scraps) == (seats if state.phase.kind in ("assembling", "scrapping") else 0)


def test_longer_cars_have_smaller_tiles_so_that_they_fit_in_one_line() -> None:
    def long(columns: int) -> Car:
        return Car(((Column(MOTOR, AXLE),) * columns,))

    assert [plan(long(n), 1000, 100).side for n in (5, 9, 12, 30)] == [100, 100, 76, 28]
    for length, names in product((9, 12, 24), (NAMES[:3], ("W" * 32,) * 3)):
        view = with_car(gear_and_piston.view(some("planning"), None), long(length))
        for drawn in scenes(view, names):
            check_layout(drawn)
