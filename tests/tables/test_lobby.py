"""Tests of the lobby: permissions, hosts, and when it closes."""

import asyncio
from dataclasses import replace

import pytest

from bot.catalogue import GEAR_HEAD, TITLES
from bot.engine.driver import random
from bot.model.errors import LobbyClosed, LobbyFull, NotAllowed, TableError
from bot.model.snapshots import Player
from bot.tables.decide_lobby import (
    PATIENCE,
    AddRobot,
    Cancel,
    Expire,
    Join,
    LeaveLobby,
    RemoveRobot,
    SetLevel,
    SetUp,
    Start,
)
from bot.tables.lobby import Lobby
from bot.tables.new_lobbies import Limits
from bot.tables.robots import levels, named
from bot.tables.views import seated_names
from bot.title import AnyTitle as Title
from tests.storage.stored import open_lobbies
from tests.tables.conftest import ANN, BO, CY, DI, HERE, Build, World


def seated(lobby: Lobby) -> list[str]:
    return [player.name for player in lobby.snapshot.players]


async def test_people_and_robots_take_seats_in_the_order_they_come(world: World) -> None:
    lobby = await world.lobby(ANN, robots=1)
    await lobby.do(Join(BO, "Bo"))
    await lobby.do(AddRobot(BO, manager=False))
    assert seated(lobby) == ["Ann", "Apex", "Bo", "Bolt"]
    assert world.display.lobbies[-1] is lobby


async def test_a_robot_never_takes_a_name_that_sits_there(world: World) -> None:
    lobby = await world.lobby(ANN)
    await lobby.do(Join(BO, "Apex"))
    await lobby.do(AddRobot(ANN, manager=False))
    assert seated(lobby) == ["Ann", "Apex", "Bolt"]


async def test_nobody_sits_twice(world: World) -> None:
    lobby = await world.lobby(ANN)
    with pytest.raises(TableError, match="already in"):
        await lobby.do(Join(ANN, "Ann"))
    assert seated(lobby) == ["Ann"]


async def test_a_full_lobby_refuses_people_and_robots(world: World) -> None:
    lobby = await world.lobby(ANN, robots=11)
    with pytest.raises(LobbyFull, match="All 12 seats are taken"):
        await lobby.do(Join(BO, "Bo"))
    with pytest.raises(LobbyFull, match="All 12 seats are taken"):
        await lobby.do(AddRobot(ANN, manager=False))


async def test_more_robots_than_seats_are_refused_before_the_lobby_opens(world: World) -> None:
    with pytest.raises(LobbyFull, match="up to 11 for robots"):
        await world.lobby(ANN, robots=12)
    assert await world.registry.lobbies.find(channel=HERE.channel) == []


async def test_a_robot_is_sent_away_by_its_name(world: World) -> None:
    lobby = await world.lobby(ANN, robots=2)
    await lobby.do(Join(BO, "Bo"))
    await lobby.do(RemoveRobot(ANN, "Apex", manager=False))
    assert seated(lobby) == ["Ann", "Bolt", "Bo"]
    with pytest.raises(TableError, match="is gone"):
        await lobby.do(RemoveRobot(ANN, "Apex", manager=False))
    with pytest.raises(NotAllowed):
        await lobby.do(RemoveRobot(CY, "Bolt", manager=False))


async def test_the_host_alone_sets_the_lobby_up_and_an_old_deal_keeps_its_options(world: World) -> None:
    lobby = await world.lobby(ANN, BO)
    with pytest.raises(NotAllowed):
        await lobby.do(SetUp(BO, manager=False, settings={"pace": "none"}))
    await lobby.do(SetUp(ANN, manager=False, settings={"pace": "none", "seating": "fixed"}))
    assert (lobby.snapshot.pace, lobby.snapshot.seating) == ("none", "fixed")


async def test_only_who_sits_there_may_add_robots(world: World) -> None:
    lobby = await world.lobby(ANN)
    with pytest.raises(NotAllowed, match="Join the lobby first"):
        await lobby.do(AddRobot(BO, manager=False))
    await lobby.do(AddRobot(BO, manager=True))
    assert seated(lobby) == ["Ann", "Apex"]


async def test_the_host_who_leaves_hands_the_host_role_on(world: World) -> None:
    lobby = await world.lobby(ANN, BO, CY)
    await lobby.do(LeaveLobby(ANN))
    assert lobby.snapshot.host == BO
    with pytest.raises(NotAllowed):
        await lobby.start(CY, manager=False)


async def test_the_last_person_who_leaves_closes_it_robots_or_not(world: World) -> None:
    lobby = await world.lobby(ANN, robots=3)
    await lobby.do(LeaveLobby(ANN))
    assert lobby.outcome == "empty"
    assert await world.registry.lobbies.get(lobby.snapshot.id) is None
    with pytest.raises(LobbyClosed, match="Everyone left"):
        await lobby.do(Join(BO, "Bo"))
    assert await open_lobbies(world.store) == []


async def test_who_does_not_sit_there_cannot_leave(world: World) -> None:
    lobby = await world.lobby(ANN)
    with pytest.raises(TableError, match="not in this lobby"):
        await lobby.do(LeaveLobby(DI))


async def test_starting_needs_two_seats_and_robots_count(world: World) -> None:
    lobby = await world.lobby(ANN)
    with pytest.raises(TableError, match="need 2 players"):
        await lobby.start(ANN, manager=False)
    await lobby.do(AddRobot(ANN, manager=False))
    table = await lobby.start(ANN, manager=False)
    assert table.names == ("Ann", "Apex")
    assert table.snapshot.id == lobby.snapshot.id


async def test_only_the_host_or_manage_server_starts_and_cancels(world: World) -> None:
    lobby = await world.lobby(ANN, BO)
    for press in (Start(BO, manager=False), Cancel(BO, manager=False)):
        with pytest.raises(NotAllowed, match="Only the host"):
            await lobby.do(press)
    await lobby.do(Cancel(BO, manager=True))
    assert lobby.outcome == "cancelled"
    with pytest.raises(LobbyClosed, match="was closed"):
        await lobby.start(ANN, manager=False)


async def test_a_second_press_on_start_finds_the_lobby_started(world: World) -> None:
    lobby = await world.lobby(ANN, BO)
    await lobby.start(ANN, manager=False)
    with pytest.raises(LobbyClosed, match="started"):
        await lobby.start(ANN, manager=False)
    assert len(await world.registry.tables.find(channel=HERE.channel)) == 1


async def test_fixed_seating_keeps_the_order_and_random_seating_mixes_it(world: World) -> None:
    fixed = await world.table(ANN, BO, CY, DI)
    assert fixed.names == ("Ann", "Bo", "Cy", "Di")
    orders = set()
    for _ in range(20):
        lobby = await world.lobby(ANN, BO, CY, DI, seating="random")
        table = await lobby.start(ANN, manager=False)
        assert sorted(table.names) == ["Ann", "Bo", "Cy", "Di"]
        orders.add(table.names)
    assert len(orders) > 5


async def test_a_lobby_expires_two_hours_after_the_last_press(world: World) -> None:
    lobby = await world.lobby(ANN)
    world.time += PATIENCE - 1
    await lobby.do(Join(BO, "Bo"))
    world.time += PATIENCE - 1
    await lobby.do(Expire())
    assert not lobby.closed
    world.time += 1
    await lobby.do(Expire())
    assert lobby.outcome == "expired"
    with pytest.raises(LobbyClosed, match="two hours of inactivity"):
        await lobby.do(Join(CY, "Cy"))


async def test_several_lobbies_stand_in_one_channel(world: World) -> None:
    one, two = await world.lobby(ANN), await world.lobby(ANN)
    assert one.snapshot.id != two.snapshot.id
    assert {each.snapshot.id for each in await world.registry.lobbies.find(channel=HERE.channel)} == {
        one.snapshot.id,
        two.snapshot.id,
    }


async def test_robots_have_levels_and_one_that_the_game_lacks_is_refused_in_words(world: World) -> None:
    lobby = await world.lobby(ANN, robots=1)
    lobby.title = replace(
        GEAR_HEAD,
        robots=replace(GEAR_HEAD.robots, drivers={"random": random, "learner": random, "club": random}),
    )
    await lobby.do(AddRobot(ANN, "club", manager=False))
    await lobby.do(AddRobot(ANN, manager=False))
    await lobby.do(SetLevel(ANN, "Bolt", "random", manager=False))
    found = [(player.name, player.robot) for player in lobby.snapshot.players[1:]]
    assert found == [("Apex", "learner"), ("Bolt", "random"), ("Clutch", "club")]
    with pytest.raises(TableError, match="no champion robots"):
        await lobby.do(AddRobot(ANN, "champion", manager=False))
    with pytest.raises(TableError, match="is gone"):
        await lobby.do(SetLevel(ANN, "Dyno", "club", manager=False))
    with pytest.raises(NotAllowed, match="Join the lobby first"):
        await lobby.do(SetLevel(BO, "Bolt", "club", manager=False))


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_every_level_that_a_game_has_is_told_apart_in_words_and_pictures_have_the_name_alone(
    title: Title,
) -> None:
    robots = [Player("Apex", None, level) for level in levels(title)]
    assert len({named(robot, "en") for robot in robots}) == len(robots)
    assert seated_names(robots) == ("Apex",) * len(robots)


async def test_lobbies_and_tables_in_play_are_limited_per_person_channel_and_server(build: Build) -> None:
    async with build(limits=Limits(person=2, channel=3, server=4)) as world:
        await world.table(ANN, BO)
        mine = await world.lobby(ANN)
        with pytest.raises(TableError, match="You’re already in 2 games and lobbies"):
            await world.lobby(ANN)
        await world.lobby(CY)
        with pytest.raises(TableError, match="Open yours in another channel"):
            await world.lobby(DI)
        world.channel = 9
        await world.lobby(DI)
        with pytest.raises(TableError, match="There are already 4 games and lobbies in this server"):
            await world.lobby(CY)
        await mine.do(Cancel(ANN, manager=False))
        await world.lobby(ANN)


async def test_lobbies_that_are_opened_at_once_do_not_pass_the_limit_together(build: Build) -> None:
    async with build(limits=Limits(person=2)) as world:
        opened = await asyncio.gather(*(world.lobby(ANN) for _ in range(5)), return_exceptions=True)
        assert sum(isinstance(each, TableError) for each in opened) == 3
        assert len(await world.registry.lobbies.find(person=ANN)) == 2
