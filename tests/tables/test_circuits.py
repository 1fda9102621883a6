"""Tests of circuits on the registry, with time limits, restarts and simultaneous presses."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.engine.game import Chance
from bot.features.circuits.hosting import limit_of
from bot.league.circuit import Circuit, Games, Limit, Unlimited, Until
from bot.league.standings import standings
from bot.model.errors import TableError
from bot.model.preferences import ServerChoice
from bot.model.snapshots import LoggedMove, Seating
from bot.model.store_errors import StoreAway
from bot.storage.due import LOOKED_AT_IN, OF_CIRCUITS
from bot.tables import transitions
from bot.tables.circuits import name_of
from bot.tables.decide import End, Play
from bot.tables.decide_lobby import Join, SetUp
from bot.tables.results import results_of
from bot.tables.table import Table
from tests.storage.line import Line
from tests.tables.conftest import ANN, BO, CY, DI, HERE, QUICK, Build, World, move, until
from tests.virtual_time import the_loop


async def opened(world: World, limit: Limit, name: str = "Cup") -> Circuit:
    return await world.registry.circuits.create(place=HERE, host=ANN, name=name, limit=limit)


async def race_in(world: World, circuit: Circuit, *people: int) -> Table:
    lobby = await world.lobby(*people, circuit=circuit.id)
    return await lobby.start(people[0], manager=False)


async def to_the_flag(table: Table) -> None:
    """Make all players make the club robot's moves until the game is over."""
    while table.snapshot.status == "playing":
        await _play(table, _next(table)[1])


async def first_of(world: World, circuit: Circuit, *people: int, seating: Seating = "random") -> str:
    """Make the given people play one game, and return the name of the player in the first seat."""
    lobby = await world.lobby(*people, circuit=circuit.id, seating=seating)
    table = await lobby.start(people[0], manager=False)
    await to_the_flag(table)
    return table.names[0]


def test_a_circuit_of_some_hours_ends_so_long_after_it_was_opened_and_no_other_limit_has_an_end() -> None:
    now = 1_000_000.5
    assert limit_of(None, 1, now) == Until(now + 3_600)
    assert limit_of(None, 48, now) == Until(now + 48 * 3_600)
    assert limit_of(3, None, now) == Games(3)
    assert limit_of(None, None, now) == Unlimited()


@pytest.mark.parametrize(
    "name",
    [
        "\U0001f3f4\u200d\u2620\ufe0f Cup",
        "\U0001f468\u200d\U0001f527",
        "\u062c\u0627\u0645\u200c\u0647\u0627",
    ],
)
def test_the_name_of_a_circuit_keeps_what_joins_its_emoji_and_letters(name: str) -> None:
    assert name_of(f" {name}\n") == name


@pytest.mark.parametrize("name", ["", " \n", "\u3164", "\u2800\u2800", "\u200d", "\ufe0f"])
def test_a_circuit_of_which_nobody_sees_the_name_is_refused(name: str) -> None:
    with pytest.raises(TableError, match="needs a name"):
        name_of(name)


async def test_in_a_circuit_everybody_begins_equally_often(world: World) -> None:
    circuit = await opened(world, Unlimited())
    firsts = [await first_of(world, circuit, ANN, BO, CY) for _ in range(6)]
    assert Counter(firsts) == {"Ann": 2, "Bo": 2, "Cy": 2}
    assert len(set(firsts[:3])) == len(set(firsts[3:])) == 3
    assert await first_of(world, circuit, ANN, BO, DI) == "Di", "who never raced there never began"
    assert await first_of(world, circuit, ANN, BO, DI) != "Di"


async def test_an_order_that_the_host_fixed_stays_in_a_circuit(world: World) -> None:
    circuit = await opened(world, Unlimited())
    assert [await first_of(world, circuit, ANN, BO, seating="fixed") for _ in range(2)] == ["Ann", "Ann"]


async def test_rematches_in_a_circuit_go_round_whoever_comes_and_goes(world: World) -> None:
    circuit = await opened(world, Unlimited())
    table, firsts = await race_in(world, circuit, ANN, BO), list[str]()
    for _ in range(4):
        await to_the_flag(table)
        firsts.append(table.names[0])
        lobby = await world.registry.new_lobbies.rematch(table, ANN)
        assert lobby.snapshot.circuit == circuit.id
        await lobby.do(Join(BO, "Bo"))
        table = await lobby.start(ANN, manager=False)
    assert firsts == ["Ann", "Bo", "Ann", "Bo"]
    await to_the_flag(table)
    between = await first_of(world, circuit, ANN, BO)
    assert between == "Bo", "Ann has begun three times, Bo twice"


async def test_of_two_starts_at_once_only_one_fits_the_last_race(world: World) -> None:
    circuit = await opened(world, Games(1))
    lobbies = [await world.lobby(*people, circuit=circuit.id) for people in ((ANN, BO), (CY, DI))]
    started = await asyncio.gather(
        *(lobby.start(lobby.snapshot.host, manager=False) for lobby in lobbies), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in started) == ["Table", "TableError"]
    assert len(await world.store.seats.find("tables", circuit=circuit.id)) == 1


async def test_a_rematch_counts_for_the_default_circuit_unless_its_table_was_set_up_without(
    world: World,
) -> None:
    async def counts(table: Table) -> str:
        return (await world.registry.new_lobbies.rematch(table, ANN)).snapshot.circuit

    before = await world.table(ANN, BO)
    await to_the_flag(before)
    await world.advance(1)
    cup, other = await opened(world, Unlimited()), await opened(world, Games(1), "Other")
    await world.registry.preferences.choose_for_server(HERE.guild, ServerChoice(circuit=cup.id))
    assert await counts(before) == cup.id, "it was played before there was a circuit"
    lobby = await world.lobby(ANN, BO)
    assert lobby.snapshot.circuit == cup.id
    await lobby.do(SetUp(ANN, manager=False, settings={"circuit": ""}))
    friendly = await lobby.start(ANN, manager=False)
    await to_the_flag(friendly)
    assert await counts(friendly) == ""
    last = await race_in(world, other, ANN, BO)
    await to_the_flag(last)
    assert await counts(last) == cup.id, "the other circuit is over"


async def test_a_rematch_counts_for_a_default_circuit_that_was_opened_during_the_match(world: World) -> None:
    table = await world.table(ANN, BO)
    await move(table, ANN)
    await world.advance(1)
    cup = await opened(world, Unlimited())
    await world.registry.preferences.choose_for_server(HERE.guild, ServerChoice(circuit=cup.id))
    await world.advance(1)
    await to_the_flag(table)
    rematch = await world.registry.new_lobbies.rematch(table, ANN)
    assert rematch.snapshot.circuit == cup.id, "nobody could have chosen it before the match"


async def test_a_circuit_in_which_nobody_plays_is_over_in_time_too(world: World) -> None:
    await world.advance(300)
    circuit = await opened(world, limit_of(None, 1, world.registry.clock.now()))
    await world.advance(3_605)
    assert [each.id for each in world.display.circuits] == [circuit.id]


async def test_a_circuit_is_over_once_and_shown_once(world: World) -> None:
    circuit = await opened(world, Games(2))
    for _ in range(2):
        assert world.display.circuits == []
        await to_the_flag(await race_in(world, circuit, ANN, BO))
    await until(lambda: len(world.display.circuits) == 1)
    (over,) = world.display.circuits
    assert (over.id, over.status) == (circuit.id, "over")
    with pytest.raises(TableError, match="no new games count towards it"):
        await world.registry.circuits.admit(circuit.id, "gear_head")
    await world.circuits.final_table_posted(over)
    found = await world.registry.circuits.find(circuit.id)
    assert found is not None
    assert found.status == "closed"


async def test_a_circuit_ends_where_its_last_race_was(world: World) -> None:
    circuit = await opened(world, Games(1))
    world.channel = 77
    await to_the_flag(await race_in(world, circuit, ANN, BO))
    await until(lambda: bool(world.display.circuits))
    assert world.display.circuits[0].channel == 77


async def test_a_circuit_that_ends_by_time_ends_where_it_was_made(world: World) -> None:
    circuit = await opened(world, Until(world.registry.clock.now() + 60))
    world.channel = 77
    table = await race_in(world, circuit, ANN, BO)
    world.time += 100
    await world.advance(LOOKED_AT_IN + 1)
    assert world.display.circuits == [], "it waits for the match in progress"
    await to_the_flag(table)
    await until(lambda: bool(world.display.circuits))
    assert world.display.circuits[0].channel == HERE.channel
    assert len({each.table_id for each in await world.registry.circuits.results(circuit)}) == 1


async def test_a_process_that_died_between_the_flag_and_the_end_of_the_circuit_is_made_up_for(
    build: Build,
) -> None:
    async with build() as first:
        circuit = await opened(first, Games(1))
        table = await race_in(first, circuit, ANN, BO)
        while (after := _next(table)[0]).status != "over":
            await _play(table, _next(table)[1])
        _, move = _next(table)
        outcome = table.title.rules.game.outcome(after.match.state)
        assert outcome is not None
        await first.store.tables.save_table(after, move, results=results_of(after, outcome, move.at))
    async with build() as second:
        await second.advance(LOOKED_AT_IN + 1)
        assert [each.status for each in second.display.circuits] == ["over"]
        assert len(await second.registry.circuits.results(circuit)) == 2
    async with build(time=1_100.0) as third:
        await third.advance(LOOKED_AT_IN + 1)
        await third.circuits.final_table_posted(third.display.circuits[0])
    async with build(time=1_200.0) as fourth:
        await fourth.advance(LOOKED_AT_IN + 1)
        assert fourth.display.circuits == []


def _next(table: Table) -> tuple[Any, LoggedMove[Any]]:
    """Return the table after the next move, which is not shown to anyone, and that move."""
    (seat,) = table.awaited
    luck = Chance("test", table.snapshot.match.ply)
    action = table.title.robots.drivers["club"](table.view(seat), table.actions(seat), luck)
    after = transitions.moved(table.snapshot, table.title, seat, action, "player", 0.0)
    after = replace(after, version=after.version + 1)
    return after, LoggedMove(after.match.ply, seat, action, "player", 0.0)


async def _play(table: Table, move: LoggedMove[Any]) -> None:
    person = table.snapshot.players[move.seat].person
    assert person is not None
    await table.do(Play(person, table.snapshot.match.counts[move.seat], (move.action,)))


async def test_the_time_of_a_circuit_stands_still_while_the_bot_is_down(build: Build) -> None:
    async with build(time=1_000.0) as first:
        circuit = await opened(first, Until(first.registry.clock.now() + 3_600))
    async with build(time=1_000.0 + 7_200) as second:
        await the_loop().settle()
        await second.advance(LOOKED_AT_IN + 1)
        assert await second.registry.circuits.running(circuit.id) == circuit
        await second.registry.circuits.admit(circuit.id, "gear_head")
        second.time += 3_600
        await second.advance(LOOKED_AT_IN + 1)
        assert [each.status for each in second.display.circuits] == ["over"]


async def test_a_table_that_was_ended_does_not_hold_the_end_up(world: World) -> None:
    circuit = await opened(world, Until(world.registry.clock.now() + 60))
    table = await race_in(world, circuit, ANN, BO)
    world.time += 100
    await table.do(End(ANN, manager=False))
    await until(lambda: bool(world.display.circuits))
    assert await world.registry.circuits.results(circuit) == []


OVER = '"status":"over"'


@pytest.mark.parametrize("broken", [{'"circuit":""': False}, {OVER: False}, {OVER: True}])
async def test_a_circuit_that_ends_while_the_database_is_away_is_shown_and_lets_its_lobbies_go(
    world: World, broken: dict[str, bool]
) -> None:
    circuit = await opened(world, Unlimited())
    lobby = await world.lobby(ANN, BO, circuit=circuit.id)
    line = Line(world.store)
    line.breaks |= broken
    with suppress(StoreAway):
        await world.circuits.close(circuit.id, ANN, HERE.channel, manager=False)
    await world.advance(OF_CIRCUITS + 1)
    assert line.breaks == {}
    assert [each.status for each in world.display.circuits] == ["over"]
    assert lobby.snapshot.circuit == ""


async def test_names_are_one_line_and_whatever_else_they_are(world: World) -> None:
    circuit = await opened(world, Unlimited(), " Grand \n\t Prix\u202e ")
    assert circuit.name == "Grand Prix"


async def test_a_quick_circuit_is_made_once_however_often_it_is_asked_for(world: World) -> None:
    table = await world.table(ANN, BO)
    await to_the_flag(table)
    one = await world.registry.new_lobbies.race_again_in_circuit(table.snapshot.id, ANN)
    await one.do(Join(BO, "Bo"))
    two = await world.registry.new_lobbies.race_again_in_circuit(table.snapshot.id, BO)
    assert one is two
    assert len(await world.registry.circuits.running_in(HERE.guild)) == 1


async def test_a_race_that_goes_on_or_was_ended_begins_no_circuit(world: World) -> None:
    table = await world.table(ANN, BO)
    for _ in range(2):
        with pytest.raises(TableError, match="The previous game has no result"):
            await world.registry.new_lobbies.race_again_in_circuit(table.snapshot.id, ANN)
        if table.snapshot.status == "playing":
            await table.do(End(ANN, manager=False))
    assert await world.registry.circuits.running_in(HERE.guild) == []
    assert await world.registry.lobbies.find(channel=HERE.channel) == []


async def test_a_grand_prix_counts_every_game_and_a_circuit_of_one_none_else(build: Build) -> None:
    async with build(titles={key: QUICK.get(key, TITLES[key]) for key in ("gear_head", "rasant")}) as world:
        prix = await opened(world, Unlimited())
        for title in ("gear_head", "rasant"):
            lobby = await world.lobby(ANN, BO, CY, circuit=prix.id, title=title)
            await to_the_flag(await lobby.start(ANN, manager=False))
        results = await world.registry.circuits.results(prix)
        assert Counter(each.title for each in results) == {"gear_head": 3, "rasant": 3}
        assert all(each.points == (0 if each.out else 4 - each.place) for each in results)
        assert len(standings(results).matches) == 2
        table = await race_in(world, prix, ANN, BO)
        await world.circuits.close(prix.id, ANN, HERE.channel, manager=False)
        await to_the_flag(table)
        again = await world.registry.new_lobbies.race_again_in_circuit(
            (await finished(world, "rasant")).snapshot.id, ANN
        )
        quick = await world.registry.circuits.running(again.snapshot.circuit)
        assert quick is not None
        assert world.registry.circuits.game_of(quick) == "Rasant"
        with pytest.raises(TableError, match="is for Rasant only"):
            await world.lobby(ANN, circuit=quick.id)


async def finished(world: World, title: str) -> Table:
    """Make Ann and Bo play a match of the game to its end, and return the table."""
    table = await world.table(ANN, BO, title=title)
    await to_the_flag(table)
    return table


async def test_a_circuit_over_a_game_that_is_no_more_says_so(world: World) -> None:
    circuit = await world.registry.circuits.create(
        place=HERE, host=ANN, name="Old", limit=Unlimited(), title="kart"
    )
    with pytest.raises(TableError, match="a game that’s no longer available only"):
        await world.lobby(ANN, circuit=circuit.id)
    closed = await world.circuits.close(circuit.id, ANN, HERE.channel, manager=False)
    assert closed.status == "over"


async def test_a_host_who_leads_and_is_forgotten_does_not_inherit_the_circuit(world: World) -> None:
    circuit = await opened(world, Unlimited())
    for _ in range(8):
        await to_the_flag(await race_in(world, circuit, ANN, BO))
        leader = standings(await world.registry.circuits.results(circuit)).rows[0].competitor.person
        if leader == circuit.host:
            break
    assert leader == circuit.host == ANN
    await world.registry.person_deletion.person(ANN)
    running = await world.registry.circuits.running(circuit.id)
    assert running is not None
    assert running.host == BO


async def test_of_two_circuits_that_get_one_name_at_the_same_moment_one_is_refused(world: World) -> None:
    one, other = await opened(world, Unlimited(), "One"), await opened(world, Unlimited(), "Other")
    renamed = await asyncio.gather(
        *(world.circuits.edit(each.id, ANN, manager=False, name="Cup") for each in (one, other)),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in renamed) == ["Circuit", "TableError"]
