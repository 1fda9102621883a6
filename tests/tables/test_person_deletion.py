"""Tests that the data of servers that have removed the bot, and of people who no longer play, is deleted
after some time.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from sqlalchemy import select

from bot.engine.game import Chance
from bot.league.circuit import Unlimited
from bot.league.daily_results import Shared
from bot.model.preferences import Preferences, ServerChoice, Wish
from bot.model.snapshots import Place
from bot.storage import schema
from bot.storage.database import Change
from bot.tables.decide import Play
from tests.tables.conftest import ANN, BO, CY, HERE, Build, World

DAY = 86_400.0
THERE = replace(HERE, guild=99, channel=98)


@asynccontextmanager
async def of_servers(build: Build, present: set[int]) -> AsyncIterator[World]:
    """Yield a world whose bot is in the servers `present`."""

    async def servers() -> set[int]:
        return present

    async with build(servers=servers, keep=9_000 * DAY) as world:
        yield world


async def played(world: World, *people: int, place: Place = HERE) -> str:
    """Make the given people play a game to its end at a table in `place`, and return the table's id."""
    world.channel = place.channel
    table = await world.table(*people, pace="none")
    table.become(replace(table.snapshot, place=place))
    while table.snapshot.status == "playing":
        (seat,) = table.awaited
        person, count = table.snapshot.players[seat].person, table.snapshot.match.counts[seat]
        luck = Chance("played", table.snapshot.match.ply)
        action = table.title.robots.drivers["club"](table.view(seat), table.actions(seat), luck)
        assert person is not None
        await table.do(Play(person, count, (action,)))
    return table.snapshot.id


async def test_the_data_of_a_server_that_removed_the_bot_goes_after_thirty_days(build: Build) -> None:
    present = {HERE.guild, THERE.guild}
    async with of_servers(build, present) as world:
        here, there = await played(world, ANN, BO), await played(world, ANN, CY, place=THERE)
        create = world.registry.circuits.create
        for place in (HERE, THERE):
            await create(place=place, host=ANN, name="Cup", limit=Unlimited())
            await world.registry.preferences.choose_for_server(place.guild, ServerChoice("light"))
            await world.store.preferences.wish(BO, place.guild, [""])
        day = world.registry.dailies.today
        table = await world.registry.single_player.play_daily(
            day=day,
            place=Place(0, 5),
            person=CY,
            name="Cy",
            options=world.titles["gear_head"].rules.options(),
        )
        own = await world.registry.dailies.of(CY, day)
        assert own is not None
        for guild in present:
            await world.store.dailies.share_daily(
                guild, Shared("Cy", replace(own, table=table.snapshot.id)), 7
            )
        await world.advance(2 * DAY)
        present.remove(THERE.guild)
        await world.advance(30 * DAY)
        assert await world.store.circuits.results(guild=THERE.guild), "it may invite the bot again"
        await world.advance(2 * DAY)
        store, registry = world.store, world.registry
        assert await store.circuits.results(guild=THERE.guild) == []
        assert await store.tables.find_table(there) is None
        assert await store.tables.find_moves(there) == []
        assert await store.circuits.circuits_in(THERE.guild) == []
        assert await registry.circuits.running_in(THERE.guild) == []
        assert await store.preferences.find_servers([THERE.guild]) == {}
        assert registry.preferences.server(THERE.guild) == ServerChoice()
        assert await store.dailies.shared_dailies(THERE.guild, day.number) == []
        assert await store.preferences.wishes_of(BO) == [Wish(HERE.guild)]
        assert await store.circuits.results(guild=HERE.guild)
        assert await store.tables.find_table(here) is not None
        assert len(await registry.circuits.running_in(HERE.guild)) == 1
        assert registry.preferences.server(HERE.guild) == ServerChoice("light")
        assert len(await store.dailies.shared_dailies(HERE.guild, day.number)) == 1


async def test_a_server_that_invites_the_bot_again_in_time_keeps_its_data(build: Build) -> None:
    present = {HERE.guild}
    async with of_servers(build, present) as world:
        await played(world, ANN, BO)
        for _ in range(3):
            present.clear()
            await world.advance(20 * DAY)
            present.add(HERE.guild)
            await world.advance(2 * DAY)
        assert await world.store.circuits.results(guild=HERE.guild)


async def test_whoever_has_not_played_for_long_is_forgotten_and_their_results_are_not(build: Build) -> None:
    async with build(results_kept=100 * DAY, keep=9_000 * DAY) as world:
        first = await played(world, ANN, BO)
        await world.registry.choose(ANN, Preferences(theme="light"))
        await world.advance(60 * DAY)
        await played(world, BO, CY)
        await world.advance(30 * DAY)
        assert len(await world.store.circuits.results(guild=HERE.guild, person=ANN)) == 1
        await world.advance(15 * DAY)
        assert await world.store.circuits.results(guild=HERE.guild, person=ANN) == []
        names = [each.name for each in await world.store.circuits.results(guild=HERE.guild)]
        assert sorted(names) == ["Bo", "Bo", "Cy", "Deleted player 1"]
        snapshot = await world.store.tables.find_table(first)
        assert snapshot is not None
        assert {player.name for player in snapshot.players} == {"Deleted player 1", "Bo"}
        assert world.registry.preferences.of(ANN) == Preferences()


async def test_what_names_a_deleted_person_and_cannot_be_read_goes_too(build: Build) -> None:
    async with build() as world:
        tables = [await world.table(ANN, BO), await world.table(BO, CY)]
        lobbies = [await world.lobby(ANN, BO), await world.lobby(BO)]
        await world.store.database.write(
            *(
                Change(each.update().values(document='{"name": "Ann"}'))
                for each in (schema.tables, schema.lobbies)
            )
        )
    async with build() as world:
        await world.registry.person_deletion.person(ANN)
        left = await world.store.database.read(select(schema.tables.c.id), select(schema.lobbies.c.id))
        assert [[row.id for row in rows] for rows in left] == [
            [tables[1].snapshot.id],
            [lobbies[1].snapshot.id],
        ]
        assert not await world.store.exports.knows(ANN)
