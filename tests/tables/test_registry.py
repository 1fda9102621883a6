"""Tests of the registry after a restart: everything continues, and no clock ran while nobody could press."""

import sqlite3
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.model.errors import TableError
from bot.model.snapshots import LoggedMove, Player
from bot.tables import transitions
from bot.tables.deadlines import THERE, is_there
from bot.tables.decide import Play
from bot.tables.decide_lobby import Join
from bot.tables.share_codes import code_of
from tests.storage.line import Line
from tests.tables.conftest import ANN, BO, CY, DI, HERE, QUICK, Build, move, until
from tests.tables.test_circuits import to_the_flag
from tests.virtual_time import the_loop

EVE = 15


async def test_tables_and_lobbies_go_on_after_a_restart(build: Build) -> None:
    async with build() as world:
        table = await world.table(ANN, BO)
        lobby = await world.lobby(ANN)
        await move(table, ANN)
        before, waiting = table.snapshot, lobby.snapshot
    async with build() as world:
        again = (await world.registry.tables.find(person=ANN))[0]
        assert again.snapshot == before
        assert [
            each.snapshot for each in await world.registry.lobbies.find(channel=waiting.place.channel)
        ] == [waiting]
        assert again in world.display.shown
        await move(again, ANN)
        assert again.snapshot.match.ply == 2


async def test_deadlines_that_passed_while_it_was_down_are_extended_by_the_downtime(build: Build) -> None:
    async with build(time=1_000.0) as world:
        table = await world.table(ANN, BO)
        world.time = 1_060.0
    async with build(time=9_000.0) as world:
        (table,) = await world.registry.tables.find(person=ANN)
        (due,) = table.snapshot.clocks
        assert due.at - world.registry.clock.now() == 30.0
        assert world.registry.clock.unix(due.at) == 9_030.0
        world.time = 9_010.0
    async with build(time=20_000.0) as world:
        (table,) = await world.registry.tables.find(person=ANN)
        (due,) = table.snapshot.clocks
        assert world.registry.clock.unix(due.at) == 20_020.0
        assert table.snapshot.match.ply == 0


async def test_no_clock_runs_while_the_machine_is_suspended_or_its_time_is_set(build: Build) -> None:
    async with build(time=1_000.0, beat=30.0) as world:
        table = await world.table(ANN, BO)
        (due,) = table.snapshot.clocks
        world.display.shown.clear()
        world.clock.epoch += 9_000.0
        assert due.at - world.registry.clock.now() == 90.0
        assert world.registry.clock.unix(due.at) == 10_090.0
        await the_loop().advance(40.0)
        assert world.display.shown == [table], "the deadline is shown again"
        await the_loop().advance(49.0)
        assert table.snapshot.match.ply == 0
        await the_loop().advance(1.0)
        assert (table.snapshot.match.ply, world.time) == (2, 10_090.0)
        world.clock.epoch -= 4_000.0
        assert world.registry.clock.now() == 1_090.0


async def test_a_machine_that_wakes_in_the_past_goes_on_where_it_was(build: Build) -> None:
    async with build(time=9_000.0) as world:
        table = await world.table(ANN, BO)
    async with build(time=50.0) as world:
        (table,) = await world.registry.tables.find(person=ANN)
        world.clock.epoch += 20_000.0
        (due,) = table.snapshot.clocks
        assert due.at - world.registry.clock.now() == 90.0


async def test_robots_go_on_after_a_restart_even_in_the_middle_of_their_turn(build: Build) -> None:
    async with build(robot_pause=1e9) as world:
        table = await world.table(ANN, robots=1)
        await move(table, ANN)
        await move(table, ANN)
        snapshot, game = table.snapshot, table.title.rules.game
        action = game.legal(snapshot.match.state, 1)[0]
        half = transitions.moved(snapshot, table.title, 1, action, "robot", world.time)
        half = replace(half, version=snapshot.version + 1)
        await world.store.tables.save_table(half, LoggedMove(half.match.ply, 1, action, "robot", world.time))
    async with build() as world:
        (table,) = await world.registry.tables.find(person=ANN)
        assert table.awaited == {1}
        await until(lambda: table.awaited == {0})
        assert table.snapshot.match.ply == 4


async def test_a_table_that_could_not_be_read_when_it_was_due_goes_on_when_it_can(build: Build) -> None:
    async with build() as world:
        table = await world.table(ANN, BO, pace="relaxed")
        lobby = await world.lobby(ANN)
    async with build(time=1_000.0, titles={}) as world:
        await world.advance(50_000)
    async with build(time=51_000.0) as world:
        found = await world.registry.tables.get(table.snapshot.id)
        assert found is not None
        await world.advance(300)
        assert await world.registry.lobbies.get(lobby.snapshot.id) is None
        assert found.snapshot.match.ply == 0
        await world.advance(86_400)
        assert found.snapshot.match.ply > 0


async def test_a_table_whose_rules_fail_does_not_keep_the_others_from_being_shown(build: Build) -> None:
    async with build() as world:
        tables = [await world.table(ANN, BO), await world.table(ANN, BO, CY)]
    broken, sound = sorted(tables, key=lambda each: each.snapshot.id)
    seats = len(broken.snapshot.players)

    def forced(view: Any, seat: int) -> Any:
        if len(view.held) == seats:
            raise ArithmeticError
        return None

    title = QUICK["gear_head"]
    async with build(titles={title.key: replace(title, table=replace(title.table, forced=forced))}) as world:
        await world.advance(1)
        assert {each.snapshot.id for each in world.display.shown} == {sound.snapshot.id}


async def test_the_registry_rings_the_clocks_by_itself(build: Build) -> None:
    async with build() as world:
        table = await world.table(ANN, BO)
        world.time += 90
    async with build(time=1_090.0) as world:
        (table,) = await world.registry.tables.find(person=ANN)
        await until(lambda: table.snapshot.match.ply == 2)
        assert world.display.reminded == set()


async def test_tables_that_an_earlier_version_wrote_are_played_on(build: Build, tmp_path: Path) -> None:
    written = Path(__file__).parent.parent / "storage" / "written_by_1_0.sql"
    with sqlite3.connect(tmp_path / "paddock.db") as db:
        db.executescript(written.read_text())
        (heartbeat,) = db.execute("SELECT json_extract(value, '$.at') FROM facts WHERE key = 'heartbeat'")
        found = db.execute("SELECT id, version FROM tables WHERE status = 'playing'").fetchall()
    db.close()
    async with build(time=heartbeat[0], titles=TITLES, robot_pause=1e9) as world:
        for id, version in found:
            table = await world.registry.tables.get(id)
            assert table is not None
            seat = next(iter(table.awaited))
            robot = table.snapshot.players[seat].robot
            if robot is None:
                await table.do(
                    Play(
                        table.snapshot.players[seat].person or 0,
                        table.snapshot.match.counts[seat],
                        (table.actions(seat)[0],),
                    )
                )
            else:
                await table.robots.drive(seat, table.turn)
            assert table.snapshot.version > version
            assert table in world.display.shown


async def test_a_deal_is_played_once_by_anybody_by_whatever_code_and_in_however_many_lobbies(
    build: Build,
) -> None:
    async with build() as world:
        table = await world.table(ANN, BO)
        await to_the_flag(table)
        again = partial(world.registry.new_lobbies.deal_again, place=HERE, pace="none")
        one, two = [await again(code_of(table.snapshot), person=CY, name="Cy") for _ in range(2)]
        for lobby in (one, two):
            await lobby.do(Join(DI, "Di"))
        second = await one.start(CY, manager=False)
        with pytest.raises(TableError, match=r"^Cy has already played this deal"):
            await two.start(CY, manager=False)
        with pytest.raises(TableError, match=r"^You’ve already played this deal"):
            await again(code_of(table.snapshot), person=DI, name="Di")
        await to_the_flag(second)
        for person in (ANN, CY):
            with pytest.raises(TableError, match=r"^You’ve already played this deal"):
                await again(code_of(second.snapshot), person=person, name="Ann or Cy")
        third = await again(code_of(second.snapshot), person=EVE, name="Eve")
        with pytest.raises(TableError, match=r"^You’ve already played this deal"):
            await world.registry.must_not_know(third.snapshot, BO)


async def test_one_question_tells_whether_anybody_of_a_lobby_has_seen_its_deal(build: Build) -> None:
    async with build() as world:
        table = await world.table(ANN, BO)
        await to_the_flag(table)
        again = partial(world.registry.new_lobbies.deal_again, place=HERE, pace="none")
        lobby = await again(code_of(table.snapshot), person=CY, name="Cy")
        await lobby.do(Join(DI, "Di"))
        # the preferences of people who have pressed are known
        await world.registry.preferences.load((CY, DI))
        line = Line(world.store)
        await lobby.start(CY, manager=False)
        assert line.asked == 1


async def test_a_minute_is_over_though_the_clock_lacks_the_last_digit_of_it(
    build: Build,
) -> None:
    async with build(time=1_000.0) as world:
        at = world.registry.clock.now()
        assert is_there(Player("Ann", ANN, pressed=at - 59.0), world.registry.clock.now())
        assert not is_there(Player("Ann", ANN, pressed=at - THERE + 1e-9), world.registry.clock.now())
