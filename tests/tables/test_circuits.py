"""Circuits on the floor: what time, restarts and haste do to them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.league.circuit import Circuit, Limit, Races, Unlimited, Until
from bot.tables import changes
from bot.tables.errors import TableError
from bot.tables.records import LoggedMove
from bot.tables.table import Table
from tests.tables.conftest import ANN, BO, CY, DI, HERE, Build, House, until
from tests.virtual_time import the_loop


async def opened(house: House, limit: Limit, name: str = "Cup") -> Circuit:
    return await house.floor.circuits.create(place=HERE, host=ANN, name=name, limit=limit)


async def race_in(house: House, circuit: Circuit, *people: int) -> Table:
    lobby = await house.lobby(*people, circuit=circuit.id)
    return await lobby.start(people[0], manager=False)


async def to_the_flag(table: Table) -> None:
    """Everybody drives with care until the race is over."""
    while table.record.status == "playing":
        await _play(table, _next(table)[1])


async def test_of_two_starts_at_once_only_one_fits_the_last_race(house: House) -> None:
    circuit = await opened(house, Races(1))
    lobbies = [await house.lobby(*people, circuit=circuit.id) for people in ((ANN, BO), (CY, DI))]
    started = await asyncio.gather(
        *(lobby.start(lobby.record.host, manager=False) for lobby in lobbies), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in started) == ["Table", "TableError"]
    assert len(house.floor.driving_in(circuit.id)) == 1


async def test_a_circuit_is_over_once_and_shown_once(house: House) -> None:
    circuit = await opened(house, Races(2))
    for _ in range(2):
        assert house.stage.circuits == []
        await to_the_flag(await race_in(house, circuit, ANN, BO))
    await until(lambda: len(house.stage.circuits) == 1)
    (over,) = house.stage.circuits
    assert (over.id, over.status) == (circuit.id, "over")
    with pytest.raises(TableError, match="is closed: it takes no more races"):
        await house.floor.circuits.admit(circuit.id)
    await house.floor.circuits.shown(over)
    found = await house.floor.circuits.find(circuit.id)
    assert found is not None
    assert found.status == "closed"


async def test_a_circuit_ends_where_its_last_race_was(house: House) -> None:
    circuit = await opened(house, Races(1))
    house.channel = 77
    await to_the_flag(await race_in(house, circuit, ANN, BO))
    await until(lambda: bool(house.stage.circuits))
    assert house.stage.circuits[0].channel == 77


async def test_a_circuit_that_ends_by_time_ends_where_it_was_made(house: House) -> None:
    circuit = await opened(house, Until(house.floor.now() + 60))
    house.channel = 77
    table = await race_in(house, circuit, ANN, BO)
    house.time += 100
    house.floor.circuits.look_at(circuit.id)
    await the_loop().settle()
    assert house.stage.circuits == [], "it waits for the race in progress"
    await to_the_flag(table)
    await until(lambda: bool(house.stage.circuits))
    assert house.stage.circuits[0].channel == HERE.channel
    assert len({each.race for each in await house.floor.circuits.results(circuit)}) == 1


async def test_a_process_that_died_between_the_flag_and_the_end_of_the_circuit_is_made_up_for(
    build: Build,
) -> None:
    async with build() as first:
        circuit = await opened(first, Races(1))
        table = await race_in(first, circuit, ANN, BO)
        while (after := _next(table)[0]).status != "over":
            await _play(table, _next(table)[1])
        _, move = _next(table)
        await first.store.save_table(after, move)
    async with build() as second:
        await until(lambda: bool(second.stage.circuits))
        assert second.stage.circuits[0].status == "over"
        assert len(await second.floor.circuits.results(circuit)) == 2
    async with build() as third:
        await until(lambda: bool(third.stage.circuits))
        await third.floor.circuits.shown(third.stage.circuits[0])
    async with build() as fourth:
        await the_loop().settle()
        assert fourth.stage.circuits == []


def _next(table: Table) -> tuple[Any, LoggedMove[Any]]:
    """The table after the next move, and that move, nobody having been told."""
    (seat,) = table.awaited
    luck = Chance("test", table.record.match.ply)
    action = table.rulebook.drivers["careful"](table.view(seat), table.actions(seat), luck)
    after = changes.moved(table.record, table.rulebook, seat, action, "player", 0.0)
    after = replace(after, version=after.version + 1)
    return after, LoggedMove(after.match.ply, seat, action, "player", 0.0)


async def _play(table: Table, move: LoggedMove[Any]) -> None:
    person = table.record.players[move.seat].person
    assert person is not None
    await table.play(person, table.record.match.counts[move.seat], move.action)


async def test_the_time_of_a_circuit_stands_still_while_the_bot_is_down(build: Build) -> None:
    async with build(time=1_000.0) as first:
        circuit = await opened(first, Until(first.floor.now() + 3_600))
    async with build(time=1_000.0 + 7_200) as second:
        await the_loop().settle()
        assert second.floor.circuits.running(circuit.id) == circuit
        await second.floor.circuits.admit(circuit.id)
        second.time += 3_600
        second.floor.circuits.look_at(circuit.id)
        await until(lambda: bool(second.stage.circuits))


async def test_a_table_that_was_ended_does_not_hold_the_end_up(house: House) -> None:
    circuit = await opened(house, Until(house.floor.now() + 60))
    table = await race_in(house, circuit, ANN, BO)
    house.time += 100
    await table.end(ANN, manager=False)
    await until(lambda: bool(house.stage.circuits))
    assert await house.floor.circuits.results(circuit) == []


async def test_names_are_one_line_and_whatever_else_they_are(house: House) -> None:
    circuit = await opened(house, Unlimited(), " Grand \n\t Prix\u202e ")
    assert circuit.name == "Grand Prix"


async def test_a_quick_circuit_is_made_once_however_often_it_is_asked_for(house: House) -> None:
    table = await house.table(ANN, BO)
    await to_the_flag(table)
    one = await house.floor.race_again_in_circuit(table.record.id, ANN)
    two = await house.floor.race_again_in_circuit(table.record.id, BO)
    assert one is two
    assert len(house.floor.circuits.running_in(HERE.guild)) == 1


async def test_a_race_that_goes_on_or_was_ended_begins_no_circuit(house: House) -> None:
    table = await house.table(ANN, BO)
    for _ in range(2):
        with pytest.raises(TableError, match="The race before has no result"):
            await house.floor.race_again_in_circuit(table.record.id, ANN)
        if table.record.status == "playing":
            await table.end(ANN, manager=False)
    assert house.floor.circuits.running_in(HERE.guild) == []
    assert house.floor.lobbies_in(HERE.channel) == []
