"""The floor after a restart: everything goes on, and no clock ran while nobody could press."""

from dataclasses import replace

from bot.tables import changes
from bot.tables.records import LoggedMove
from tests.tables.conftest import ANN, BO, Build, move, until


async def test_tables_and_lobbies_go_on_after_a_restart(build: Build) -> None:
    async with build() as house:
        table = await house.table(ANN, BO)
        lobby = await house.lobby(ANN)
        await move(table, ANN)
        before, waiting = table.record, lobby.record
    async with build() as house:
        again = house.floor.tables_of(ANN)[0]
        assert again.record == before
        assert [each.record for each in house.floor.lobbies_in(waiting.place.channel)] == [waiting]
        assert again in house.stage.shown
        await move(again, ANN)
        assert again.record.match.ply == 2


async def test_deadlines_that_passed_while_it_was_down_are_extended_by_the_downtime(build: Build) -> None:
    async with build(time=1_000.0) as house:
        table = await house.table(ANN, BO)
        house.time = 1_060.0
    async with build(time=9_000.0) as house:
        (table,) = house.floor.tables_of(ANN)
        (due,) = table.record.dues
        assert due.at - house.floor.now() == 30.0
        assert house.floor.unix(due.at) == 9_030.0
        house.time = 9_010.0
    async with build(time=20_000.0) as house:
        (table,) = house.floor.tables_of(ANN)
        (due,) = table.record.dues
        assert house.floor.unix(due.at) == 20_020.0
        assert table.record.match.ply == 0


async def test_robots_go_on_after_a_restart_even_in_the_middle_of_their_turn(build: Build) -> None:
    async with build(robot_pause=1e9) as house:
        table = await house.table(ANN, robots=1)
        await move(table, ANN)
        await move(table, ANN)
        record, game = table.record, table.rulebook.game
        action = game.legal(record.match.state, 1)[0]
        half = changes.moved(record, table.rulebook, 1, action, "robot", house.time)
        half = replace(half, version=record.version + 1)
        await house.store.save_table(half, LoggedMove(half.match.ply, 1, action, "robot", house.time))
    async with build() as house:
        (table,) = house.floor.tables_of(ANN)
        assert table.awaited == {1}
        await until(lambda: table.awaited == {0})
        assert table.record.match.ply == 4


async def test_the_floor_rings_the_clocks_by_itself(build: Build) -> None:
    async with build() as house:
        table = await house.table(ANN, BO)
        house.time += 90
    async with build(time=1_090.0) as house:
        (table,) = house.floor.tables_of(ANN)
        await until(lambda: table.record.match.ply == 2)
        assert house.stage.reminded == []
