"""Tests that if a game no longer has a level of robots, the level below plays in its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.catalogue import TITLES
from bot.engine.driver import LEVELS
from bot.league.ratings import anchors
from bot.model.snapshots import Occupant
from bot.storage.tables import table_today
from bot.tables.decide_lobby import AddRobot
from bot.tables.lobby import Lobby
from bot.tables.share_codes import code_of
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from tests.storage import races
from tests.tables.conftest import ANN, BO, CY, DI, HERE, Build, World, move
from tests.virtual_time import the_loop

OF_ALL = ("", *LEVELS)
"""The level of each player at a table: none for a person, followed by a robot of each level."""
TODAY = ("", "learner", "club", "club", "club")
"""The level of each of these players after the two strongest levels were removed."""


def with_levels(*levels: str) -> Mapping[str, Title]:
    """Return the catalogue with only Gear Head, whose robots have the given levels and all play like
    *club*.
    """
    title = TITLES["gear_head"]
    club = title.robots.drivers["club"]
    elo = {level: 100 * LEVELS.index(level) for level in levels}
    robots = replace(
        title.robots, drivers=dict.fromkeys(("random", *levels), club), substitute=levels[0], elo=elo
    )
    return {title.key: replace(title, robots=robots)}


def levels_of(subject: Lobby | Table) -> tuple[str, ...]:
    return tuple(player.robot or "" for player in subject.snapshot.players)


async def of_all_levels(world: World, person: int) -> Lobby:
    lobby = await world.lobby(person)
    for level in LEVELS:
        await lobby.do(AddRobot(person, level, manager=False))
    return lobby


async def to_the_end(table: Table, person: int) -> None:
    """Make the person and the robots play on until the match is over."""
    for _ in range(table.title.rules.game.longest):
        await the_loop().settle()
        if table.snapshot.status == "over":
            return
        await move(table, person)
    raise AssertionError("it does not end")


@pytest.mark.parametrize(
    ("stored", "today"),
    [
        ("champion", "club"),
        ("expert", "club"),
        ("club", "club"),
        ("learner", "club"),  # nothing is below it
        ("careful", "club"),  # the name of the club robot before there were levels
        ("random", "random"),
    ],
)
def test_the_level_below_plays_in_the_place_of_one_that_went(stored: str, today: str) -> None:
    assert with_levels("club")["gear_head"].robots.present(stored) == today


async def test_lobbies_and_tables_go_on_with_the_level_below_and_their_deal_is_dealt_against_it(
    build: Build,
) -> None:
    async with build(titles=with_levels(*LEVELS)) as world:
        lobby = await of_all_levels(world, ANN)
        table = await (await of_all_levels(world, BO)).start(BO, manager=False)
        over = await (await of_all_levels(world, CY)).start(CY, manager=False)
        await to_the_end(over, CY)
        assert levels_of(lobby) == levels_of(table) == levels_of(over) == OF_ALL
    async with build(time=2_000.0, titles=with_levels("learner", "club")) as world:
        kept = [await world.registry.tables.get(each.snapshot.id) for each in (table, over)]
        (again,) = await world.registry.lobbies.find(channel=HERE.channel)
        assert [levels_of(each) for each in (*kept, again) if each is not None] == [TODAY] * 3
        dealt = await world.registry.new_lobbies.deal_again(
            code_of(over.snapshot), place=HERE, pace="none", person=DI, name="Di"
        )
        assert levels_of(dealt) == TODAY
        assert dealt.snapshot.old is not None
        assert dealt.snapshot.old.robots == (None, *TODAY[1:])
        in_play = kept[0]
        assert in_play is not None
        await to_the_end(in_play, BO)


def test_who_played_a_seat_before_is_shown_with_the_level_below_too() -> None:
    occupant = Occupant(0, 3, "Apex", None, "champion")
    robots = with_levels("learner", "club")["gear_head"].robots
    table = table_today(replace(races.table(), before=(occupant, replace(occupant, robot=None))), robots)
    assert [each.robot for each in table.before] == ["club", None]


async def test_results_against_a_level_that_went_are_rated_as_against_the_level_below(build: Build) -> None:
    async with build(titles=with_levels("learner", "club")) as world:
        known = anchors({"learner": 0, "club": 100})
        assert world.registry.circuits.anchors("gear_head") == {
            "learner": known["learner"],
            **dict.fromkeys(("club", "expert", "champion"), known["club"]),
        }
