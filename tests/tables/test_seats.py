"""Tests of taking a seat: which seats can be taken, the consequences, and for whom the result counts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.game import Outcome
from bot.model.errors import NotAllowed, NotSeated, TableError
from bot.model.snapshots import Noticed
from bot.tables.decide import ComeBack, End, HandOver, Leave, Play, TakeSeat
from bot.tables.decide_lobby import SetUp
from bot.tables.results import results_of
from bot.tables.table import Table
from tests.storage.exported import exported
from tests.tables.conftest import ANN, BO, CY, DI, Build, World, move


async def open_table(world: World, *people: int, robots: int = 0) -> Table:
    """Start a table whose host lets others take seats that their players have left, and return it."""
    lobby = await world.lobby(*people, robots=robots)
    await lobby.do(SetUp(people[0], manager=False, settings={"open_seats": True}))
    return await lobby.start(people[0], manager=False)


async def test_a_seat_that_was_left_goes_to_somebody_with_its_hand_and_a_full_clock(
    build: Build,
) -> None:
    async with build() as world:
        table = await open_table(world, ANN, BO)
        await table.do(Play(ANN, 0, (table.actions(0)[0],)))
        await table.do(Leave(ANN))
        hand = table.view(0).hand
        world.time += 30.0
        await table.do(TakeSeat(DI, "Di", 0))
        player = table.snapshot.players[0]
        assert (player.person, player.name, player.robot, player.left) == (DI, "Di", None, False)
        assert table.view(table.seat_of(DI)).hand == hand
        assert [due.at for due in table.snapshot.clocks] == [world.registry.clock.now() + 90.0]
        told = table.snapshot.recent[-1]
        assert isinstance(told, Noticed)
        assert (told.seat, told.notice) == (0, "seated")
        with pytest.raises(NotSeated):
            await table.do(ComeBack(ANN))
        with pytest.raises(NotSeated):
            await table.do(Play(ANN, 1, (table.actions(0)[0],)))
        await move(table, DI)
        id = table.snapshot.id
    async with build() as world:
        again = await world.registry.tables.get(id)
        assert again is not None
        assert again.snapshot.players[0].person == DI
        assert await world.registry.tables.find(person=ANN) == []


async def test_only_a_seat_whose_owner_has_left_can_be_taken_and_only_by_who_knows_no_hand(
    build: Build,
) -> None:
    async with build() as world:
        table = await open_table(world, ANN, BO, CY, robots=1)
        for seat in range(4):
            with pytest.raises(TableError, match="isn’t free"):
                await table.do(TakeSeat(DI, "Di", seat))
        seats = {person: table.seat_of(person) for person in (BO, CY)}
        await table.do(Leave(BO))
        for person in (ANN, BO):
            with pytest.raises(TableError, match="already in this game"):
                await table.do(TakeSeat(person, "?", seats[BO]))
        await table.do(TakeSeat(DI, "Di", seats[BO]))
        await table.do(Leave(CY))
        with pytest.raises(TableError, match="seen a hand"):
            await table.do(TakeSeat(BO, "Bo", seats[CY]))


async def test_whoever_is_merely_away_keeps_the_seat(build: Build) -> None:
    async with build() as world:
        table = await open_table(world, ANN, BO)
        world.time += 700.0
        seat = min(table.awaited)
        if table.snapshot.players[seat].robot is None:
            await table.do(HandOver(DI, seat, manager=True))
        assert table.snapshot.players[seat].robot is not None
        with pytest.raises(TableError, match="isn’t free"):
            await table.do(TakeSeat(DI, "Di", seat))


async def test_the_host_decides_in_the_lobby_and_a_rematch_goes_by_it(build: Build) -> None:
    async with build() as world:
        lobby = await world.lobby(ANN, BO)
        with pytest.raises(NotAllowed):
            await lobby.do(SetUp(BO, manager=False, settings={"open_seats": True}))
        table = await lobby.start(ANN, manager=False)
        await table.do(Leave(BO))
        with pytest.raises(TableError, match="isn’t free"):
            await table.do(TakeSeat(DI, "Di", 1))
        open_one = await open_table(world, ANN, BO)
        await open_one.do(End(ANN, manager=False))
        assert (await world.registry.new_lobbies.rematch(open_one, ANN)).snapshot.open_seats


async def test_the_result_is_theirs_who_were_there_for_half_of_it(build: Build) -> None:
    async with build() as world:
        table = await open_table(world, ANN, BO)
        await table.do(Leave(ANN))
        await table.do(TakeSeat(DI, "Di", 0))
        assert table.snapshot.players[0].since == 0
        outcome = Outcome((1, 2), (20, 10), ())
        for ply, since, kind, person in ((40, 20, "person", DI), (40, 21, "stand_in", None)):
            match = replace(table.snapshot.match, ply=ply)
            players = (replace(table.snapshot.players[0], since=since), table.snapshot.players[1])
            first, _, ann = results_of(replace(table.snapshot, match=match, players=players), outcome, 0.0)
            assert (first.kind, first.person, first.points > 0) == (kind, person, kind == "person")
            assert (ann.kind, ann.person, ann.place) == ("left", ANN, 3)


async def test_who_deletes_their_data_is_forgotten_where_another_took_their_seat(build: Build) -> None:
    async with build() as world:
        table = await open_table(world, ANN, BO, CY)
        await move(table, ANN)
        await table.do(Leave(ANN))
        await table.do(TakeSeat(DI, "Di", 0))
        told = await exported(world.store.exports, ANN)
        (left,) = told["tables_left"]
        assert left["id"] == table.snapshot.id
        assert [each["name"] for each in left["seats"]] == ["Ann", "Ann"]
        assert [each["ply"] for each in left["moves"]] == [1]
        await world.registry.person_deletion.person(ANN)
        stored = await world.store.tables.find_table(table.snapshot.id)
        assert stored == table.snapshot
        assert [(each.name, each.person) for each in stored.before] == [("Deleted player 1", None)] * 2
        assert (await exported(world.store.exports, ANN))["tables_left"] == []


async def test_an_export_has_the_moves_since_one_sat_down(build: Build) -> None:
    async with build() as world:
        table = await open_table(world, ANN, BO)
        await move(table, ANN)
        await table.do(Leave(ANN))
        await table.do(TakeSeat(DI, "Di", 0))
        await move(table, DI)
        (told,) = (await exported(world.store.exports, DI))["tables"]
        assert [each["ply"] for each in told["moves"]] == [2], "the first was Ann's"
        assert (await exported(world.store.exports, ANN))["tables"] == []
