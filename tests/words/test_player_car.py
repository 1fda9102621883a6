"""Tests of the cars of players: each player has their own, and no two at a table are the same."""

from __future__ import annotations

import pickle

from hypothesis import given, strategies as st

from bot.model.snapshots import Player
from bot.tables.robots import NAMES, robot_car, with_cars
from bot.words.player_car import (
    COLOURS,
    DRIVERS,
    NUMBERS,
    ROBOT,
    PlayerCar,
    Seated,
    fitted,
    person_car,
    player_cars,
)

YELLOW_7 = PlayerCar(0, 7, 2)
PINK_7 = PlayerCar(2, 7, 5)
cars = st.builds(
    PlayerCar,
    st.integers(0, len(COLOURS) - 1),
    st.integers(1, NUMBERS),
    st.integers(0, ROBOT),
)


def test_whoever_comes_first_keeps_colour_and_number_and_the_next_gets_the_next_free_ones() -> None:
    assert fitted(YELLOW_7, ()) == YELLOW_7
    assert fitted(PlayerCar(0, 9, 4), (YELLOW_7,)) == PlayerCar(1, 9, 4, wanted=0)
    assert fitted(PINK_7, (YELLOW_7,)) == PlayerCar(2, 8, 5)


def test_the_seventh_car_is_striped_in_the_colour_that_it_wanted() -> None:
    six = [PlayerCar(colour, colour + 1, 0) for colour in range(6)]
    assert fitted(PlayerCar(3, 50, 1), six) == PlayerCar(3, 50, 1, striped=True, wanted=3)


@given(st.lists(cars, max_size=12))
def test_no_two_cars_at_a_table_share_colour_and_shape_or_a_number(wanted: list[PlayerCar]) -> None:
    fit = list[PlayerCar]()
    for each in wanted:
        fit.append(fitted(each, fit))
    assert len({each.paint for each in fit}) == len({each.number for each in fit}) == len(wanted)
    assert [each.driver for each in fit] == [each.driver for each in wanted]


def test_people_keep_their_cars_before_robots_wherever_they_sit() -> None:
    bolt = robot_car("Bolt")
    mine = {11: YELLOW_7, 12: PlayerCar(bolt.colour, bolt.number, 3)}
    seated = with_cars((Player("Bolt", None, "club"), Player("Ann", 11), Player("Bo", 12)), mine.__getitem__)
    assert [player.car for player in seated[1:]] == [mine[11], mine[12]]
    assert seated[0].car == fitted(bolt, (mine[11], mine[12])) != bolt


def test_everybody_has_a_car_of_their_own_without_choosing_one() -> None:
    chosen = {person_car(person) for person in range(300, 360)}
    assert len(chosen) == 60
    assert all(each.driver < len(DRIVERS) and 1 <= each.number <= NUMBERS for each in chosen)


def test_every_robot_has_its_own_number() -> None:
    assert len({robot_car(name).number for name in NAMES}) == len(NAMES)
    assert {robot_car(name).face for name in NAMES} == {"robot"}


def test_a_name_takes_its_car_along_to_the_processes_that_paint() -> None:
    sent = pickle.loads(pickle.dumps((Seated("Ann", PINK_7), "Bo")))
    assert sent == ("Ann", "Bo")
    assert [each.paint for each in player_cars(sent)] == [2, 1]
