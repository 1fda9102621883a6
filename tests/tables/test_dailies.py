"""Tests of the daily at its tables: one try per person, the same cards for everyone, and the results."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import pytest

from bot.engine.game import Chance
from bot.model.errors import TableError, TableOver
from bot.model.snapshots import Place
from bot.tables.decide import End, Play
from bot.tables.share_codes import code_of
from bot.tables.table import Table
from tests.storage.exported import exported
from tests.tables.conftest import ANN, BO, HERE, NAMES, Build, World, move
from tests.virtual_time import the_loop

DAY = 86_400.0
DIRECT = Place(0, 77)


async def begin(world: World, person: int) -> Table:
    dailies = world.registry.dailies
    options = world.titles[dailies.game(dailies.today)].rules.options()
    return await world.registry.single_player.play_daily(
        day=dailies.today, place=DIRECT, person=person, name=NAMES[person], options=options
    )


async def finish(table: Table, person: int) -> None:
    """Play a person's daily to its end, like a robot of the daily's level."""
    title = table.title
    while table.snapshot.status == "playing":
        seat, match = min(table.awaited), table.snapshot.match
        if table.snapshot.players[seat].person is None:
            await the_loop().settle()
        else:
            luck = Chance("the person", match.ply)
            action = title.robots.drivers[title.table.daily.level](
                table.view(seat), table.actions(seat), luck
            )
            await table.do(Play(person, match.counts[seat], (action,)))


async def test_everybody_is_dealt_the_same_and_has_one_try_a_day(build: Build) -> None:
    async with build(time=100.5 * DAY) as world:
        ann, bo = await begin(world, ANN), await begin(world, BO)
        await the_loop().settle()
        assert ann.snapshot.match == bo.snapshot.match
        assert [each.person is None for each in ann.snapshot.players] == [
            each.person is None for each in bo.snapshot.players
        ]
        with pytest.raises(TableError, match="You’ve played today’s daily"):
            await world.registry.dailies.must_be_new(ANN)
        with pytest.raises(TableError, match="You’ve played today’s daily"):
            await begin(world, ANN)
        world.time += DAY
        assert (await begin(world, ANN)).snapshot.match.seed != ann.snapshot.match.seed


async def test_nothing_can_be_taken_back_and_the_deal_is_not_dealt_again(build: Build) -> None:
    async with build(time=100.5 * DAY) as world:
        table = await begin(world, ANN)
        while table.seat_of(ANN) not in table.awaited:
            await the_loop().settle()
        await move(table, ANN)
        assert table.snapshot.way_back is None
        await finish(table, ANN)
        with pytest.raises(TableError, match="one try at each daily"):
            await world.registry.new_lobbies.rematch(table, ANN)
        with pytest.raises(TableError, match="can’t find a finished game"):
            await world.registry.new_lobbies.deal_again(
                code_of(table.snapshot), place=HERE, person=BO, name="Bo", pace="none"
            )


async def test_a_result_counts_for_its_day_and_is_seen_where_it_was_shared(build: Build) -> None:
    async with build(time=100.5 * DAY) as world:
        dailies, day = world.registry.dailies, world.registry.dailies.today
        with pytest.raises(TableError, match="Finish"):
            await dailies.share(1, 5, ANN, "Ann", day)
        table = await begin(world, ANN)
        with pytest.raises(TableError, match="Finish"):
            await dailies.share(1, 5, ANN, "Ann", day)
        world.time += DAY
        with pytest.raises(TableError, match="Finish yesterday’s game first"):
            await dailies.best(1, ANN)
        await finish(table, ANN)
        assert await dailies.streak(ANN) == 1, "what is finished a day later counts for its day"
        assert await dailies.best(1, BO) is None, "nobody sees what was not shared"
        assert not await dailies.is_open(table.snapshot, 1)
        own = await dailies.share(1, 5, ANN, "Ann", day)
        outcome = table.title.rules.game.outcome(table.snapshot.match.state)
        assert outcome is not None
        seat = table.seat_of(ANN)
        assert (own.place, own.score) == (outcome.places[seat], outcome.scores[seat])
        with pytest.raises(TableError, match="already shared this result"):
            await dailies.share(1, 5, ANN, "Ann", day)
        best = await dailies.best(1, BO)
        assert best is not None
        assert (best.name, best.one.table) == ("Ann", table.snapshot.id)
        assert await dailies.is_open(table.snapshot, 1)
        assert not await dailies.is_open(table.snapshot, 2), "another server was shown nothing"
        assert not await dailies.is_open(replace(table.snapshot, daily=dailies.today), 1), "nobody of today's"


async def test_a_daily_that_was_shown_is_open_to_its_server_from_the_next_day_on(build: Build) -> None:
    """Check the day from which on a server sees a shared daily. Until then, other people can still play the
    same deal, so they must not see it.
    """
    async with build(time=100.5 * DAY) as world:
        dailies, day = world.registry.dailies, world.registry.dailies.today
        table = await begin(world, ANN)
        await finish(table, ANN)
        await dailies.share(1, 5, ANN, "Ann", day)
        assert not await dailies.is_open(table.snapshot, 1)
        world.time += 0.49 * DAY
        assert not await dailies.is_open(table.snapshot, 1)
        world.time += 0.02 * DAY
        assert await dailies.is_open(table.snapshot, 1)


async def test_a_game_comes_too_late_at_the_end_of_the_day_after_its_own_also_after_a_stop(
    build: Build,
) -> None:
    async with build(time=100.5 * DAY) as world:
        table = await begin(world, ANN)
    async with build(time=101.9 * DAY) as world:
        found = await world.registry.tables.get(table.snapshot.id)
        assert found is not None
        assert found.snapshot.status == "playing"
        await world.clock.sleep_until(102.01 * DAY)
        assert found.snapshot.status == "ended"
        assert found.snapshot.ended.startswith("daily #")
        with pytest.raises(TableOver, match="UTC"):
            await found.do(Play(ANN, 0, (None,)))
        assert await world.registry.dailies.streak(ANN) == 0


async def test_a_daily_that_waits_for_its_player_ends_in_time_although_the_bot_was_down_for_hours(
    build: Build,
) -> None:
    async with build(time=100.5 * DAY) as world:
        table = await begin(world, ANN)
        await world.advance(300)
        assert table.awaited == {table.seat_of(ANN)}
    async with build(time=101.5 * DAY) as world:
        found = await world.registry.tables.get(table.snapshot.id)
        assert found is not None
        await world.clock.sleep_until(102 * DAY - 1)
        assert found.snapshot.status == "playing"
        await world.advance(5)
        assert found.snapshot.status == "ended"


async def test_a_daily_that_its_player_ends_when_its_time_is_up_leaves_no_alarm_behind(
    build: Build, caplog: pytest.LogCaptureFixture
) -> None:
    async with build(time=100.5 * DAY) as world:
        table = await begin(world, ANN)
        await world.advance(1.5 * DAY - 1)
        async with table.lock:
            ending = asyncio.create_task(table.do(End(ANN, manager=False)))
            await world.advance(2)  # the alarm rings, and waits for the lock as well
        await ending
        await world.advance(60)
        assert table.snapshot.ended == "by Ann"
        assert world.registry.queue()[1] == 0.0
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_practice_leaves_the_daily_alone_and_who_is_forgotten_is_in_no_table(build: Build) -> None:
    async with build(time=100.5 * DAY) as world:
        dailies, day = world.registry.dailies, world.registry.dailies.today
        table = await begin(world, ANN)
        await world.registry.single_player.practise(
            title=table.snapshot.title,
            place=DIRECT,
            person=ANN,
            name="Ann",
            options=table.snapshot.match.options,
            robots=1,
            level="club",
        )
        assert table.snapshot.status == "playing"
        await finish(table, ANN)
        await dailies.share(1, 5, ANN, "Ann", day)
        assert len(await dailies.table(1, day)) == 1
        export = await exported(world.registry._store.exports, ANN)
        assert (export["dailies"][0]["place"], export["dailies_shared"][0]["server"]) == (
            (await dailies.tries(ANN))[0].place,
            1,
        )
        await world.registry.person_deletion.person(ANN)
        assert await dailies.table(1, day) == []
        assert await dailies.tries(ANN) == []
        assert await world.registry.tables.get(table.snapshot.id) is None
