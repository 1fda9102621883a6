"""Tests of practice: one person plays against robots, one match of each game at a time, until they stop."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.model.snapshots import Place
from bot.storage.tables import SqlTables
from bot.tables.decide import End, Undo
from bot.tables.table import Table
from tests.tables.conftest import ANN, QUICK, Build, World, move
from tests.virtual_time import the_loop

DAY = 86_400.0
DIRECT = Place(0, 77)


async def practise(world: World) -> Table:
    options = QUICK["gear_head"].rules.options()
    return await world.registry.single_player.practise(
        title="gear_head", place=DIRECT, person=ANN, name="Ann", options=options, robots=1, level="club"
    )


async def test_two_presses_at_once_leave_one_match(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly(*args: Any, **kwargs: Any) -> None:
        await asyncio.sleep(0.3)
        await prompt(*args, **kwargs)

    prompt = SqlTables.open_table
    monkeypatch.setattr(SqlTables, "open_table", slowly)
    begun = [asyncio.create_task(practise(world)) for _ in range(2)]
    await the_loop().advance(2)
    first, second = [await each for each in begun]
    assert (first.snapshot.status, second.snapshot.status) == ("ended", "playing")
    assert await world.registry.tables.find(person=ANN) == [second]


async def test_a_new_match_begins_although_the_earlier_one_ends_at_that_moment(world: World) -> None:
    before = await practise(world)
    async with before.lock:
        ending = asyncio.create_task(before.do(End(ANN, manager=False)))
        begun = asyncio.create_task(practise(world))
        await the_loop().advance(1)
    await ending
    assert (await begun).snapshot.status == "playing"


async def test_a_match_that_nobody_goes_on_with_ends_thirty_days_after_the_last_move(world: World) -> None:
    table = await practise(world)
    await the_loop().advance(20 * DAY)
    await move(table, ANN)
    await the_loop().advance(29 * DAY)
    assert table.snapshot.status == "playing"
    await the_loop().advance(2 * DAY)
    assert table.snapshot.ended == "idle"
    assert await world.registry.tables.find(person=ANN) == []


async def test_a_press_that_is_no_move_keeps_a_match_from_ending(world: World) -> None:
    table = await practise(world)
    await the_loop().advance(30 * DAY - 60)
    table.touch(ANN)
    await the_loop().advance(DAY)
    assert table.snapshot.status == "playing"
    await the_loop().advance(30 * DAY)
    assert table.snapshot.ended == "idle"


async def test_robots_leave_time_to_take_the_last_step_back(build: Build) -> None:
    async with build(robot_pause=1.0) as world:
        table = await practise(world)
        await the_loop().advance(10)
        seat = table.seat_of(ANN)
        await move(table, ANN)
        await move(table, ANN)
        assert table.awaited == {1 - seat}
        before = table.snapshot.match.ply
        await the_loop().advance(2.9)
        assert table.snapshot.match.ply == before
        await table.do(Undo(ANN, table.snapshot.match.counts[seat], whole=False))
        assert table.awaited == {seat}
        await move(table, ANN)
        await the_loop().advance(3.1)
        assert table.snapshot.match.ply > before
