"""Tests of two processes on one database: each notices the other's changes, and no press is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from typing import Any

import pytest

from bot.games.gear_head.rules.actions import Draw
from bot.league.circuit import Circuit, Games, Unlimited
from bot.model.errors import LobbyClosed, LobbyFull, Stale, TableError
from bot.model.snapshots import AnySnapshot
from bot.model.store_errors import Conflict, StoreAway
from bot.storage.database import Database
from bot.storage.due import SHOWN_IN
from bot.storage.store import SqlStore
from bot.storage.workers import SqlWorkers
from bot.tables.decide import HANDED_AFTER, End, HandOver, Leave, Play
from bot.tables.decide_lobby import AddRobot, Cancel, Join, LeaveLobby
from bot.tables.due_work import EVERY
from bot.tables.lobby import Lobby
from bot.tables.stored_state import TRIES, retried
from bot.tables.table import Table
from bot.title import AnyTitle
from tests.storage.line import Line
from tests.tables.conftest import ANN, BO, CY, DI, HERE, NAMES, Build, World, move, until
from tests.virtual_time import the_loop

Two = tuple[World, World]


class JointWorkers(SqlWorkers):
    """The workers of one file, which share it as workers share a server's database."""

    @property
    def shared(self) -> bool:
        return True


class Joint(SqlStore):
    """A store whose database file is shared by JointWorkers."""

    workers: JointWorkers

    def __init__(self, database: Database, titles: Mapping[str, AnyTitle], _alone: SqlWorkers) -> None:
        super().__init__(database, titles, JointWorkers(database))


@pytest.fixture
async def workers(build: Build) -> AsyncIterator[Two]:
    """Yield two worlds on one database. Before each press, each of them checks for changes by the other."""
    async with build(kind=Joint) as one, build(kind=Joint) as other:
        yield one, other


async def test_what_one_has_changed_the_other_finds_as_soon_as_it_asks(workers: Two) -> None:
    one, other = workers
    lobby = await one.lobby(ANN)
    there = await other.registry.lobbies.get(lobby.snapshot.id)
    assert there is not None
    await lobby.do(Join(BO, NAMES[BO]))
    assert await other.registry.lobbies.get(lobby.snapshot.id) is there
    assert there.seats(BO)
    here = await lobby.start(ANN, manager=False)
    assert await other.registry.lobbies.get(lobby.snapshot.id) is None
    assert there.outcome == "started"
    found = await other.registry.tables.get(lobby.snapshot.id)
    assert found is not None
    for _ in range(2):
        await move(here, ANN)
    assert found.snapshot.version < here.snapshot.version
    assert await other.registry.tables.get(lobby.snapshot.id) is found
    assert found.snapshot == here.snapshot


def by_id(tables: Iterable[Table]) -> dict[str, AnySnapshot]:
    return {table.snapshot.id: table.snapshot for table in tables}


async def test_tables_that_others_have_changed_are_read_in_one_question(workers: Two) -> None:
    one, other = workers
    tables = [await one.table(ANN, BO) for _ in range(6)]
    known = await other.registry.tables.find(person=ANN)
    assert by_id(known) == by_id(tables)
    for table in tables[1:]:
        await move(table, ANN)
    await tables[2].do(End(ANN, manager=False))
    await one.table(CY, DI)
    line = Line(other.store)
    found = await other.registry.tables.find(person=ANN)
    assert by_id(found) == by_id(each for each in tables if each is not tables[2])
    assert line.asked == 2, "where they sit, and what has changed"
    assert all(each in known for each in found)


async def test_nothing_is_asked_about_a_table_of_which_there_is_one_process(build: Build) -> None:
    async with build() as world:
        table = await world.table(ANN, BO)
        await world.registry.tables.get(table.snapshot.id)
        line = Line(world.store)
        assert await world.registry.tables.get(table.snapshot.id) is table
        assert line.asked == 0


async def test_what_a_process_has_to_do_that_was_killed_another_does(workers: Two) -> None:
    one, other = workers
    here = await one.table(ANN, BO)
    await one.registry._alarms.stop()
    await the_loop().advance(100)
    assert {each.by for each in await here.log()} == {"clock"}
    found = await other.registry.tables.get(here.snapshot.id)
    assert found is not None
    assert other.display.shown[-1] is found


async def test_what_was_not_shown_in_time_is_shown_by_another(workers: Two) -> None:
    one, other = workers
    one.display.notes = False
    here = await one.table(ANN, BO)
    lobby = await one.lobby(CY)
    gone = await one.lobby(DI)
    await gone.do(Cancel(DI, manager=False))
    await one.registry._alarms.stop()
    assert (other.display.seen_to, other.display.closed) == ([], [])
    await the_loop().advance(SHOWN_IN + EVERY)
    assert {each.snapshot.id for each in other.display.seen_to} == {here.snapshot.id, lobby.snapshot.id}
    assert other.display.closed == [gone.snapshot.id]
    shown = len(other.display.seen_to)
    for each in (here, lobby):
        await other.store.messages.note_shown(each.snapshot.id, each.snapshot.version)
    await the_loop().advance(3 * SHOWN_IN)
    assert len(other.display.seen_to) == shown


async def test_a_late_note_that_a_lobby_was_shown_is_none_that_its_table_was(workers: Two) -> None:
    one, other = workers
    one.display.notes = False
    lobby = await one.lobby(ANN)
    await lobby.do(Join(BO, NAMES[BO]))
    here = await lobby.start(ANN, manager=False)
    await one.registry._alarms.stop()
    for version in range(lobby.snapshot.version + 2):  # one more version, that of the closed lobby
        await one.store.messages.note_shown(here.snapshot.id, version)
    await the_loop().advance(SHOWN_IN + EVERY)
    assert [each.snapshot.id for each in other.display.seen_to] == [here.snapshot.id]


async def test_what_a_refused_press_has_found_out_is_seen_to_there_as_what_is_heard_of(workers: Two) -> None:
    one, other = workers
    here = await one.table(ANN, BO)
    (there,) = await other.registry.tables.find(person=ANN)
    other.display.changed_elsewhere_ones.clear()
    for _ in range(2):
        await move(here, ANN)
    with pytest.raises(Stale):
        await there.do(Play(ANN, 0, (Draw(),)))
    assert other.display.changed_elsewhere_ones == [there], "its hands follow"
    await one.registry._alarms.stop()
    await the_loop().advance(100)
    assert [each.by for each in await there.log()][:3] == ["player", "player", "clock"]


async def test_a_lobby_that_a_refused_press_has_found_closed_is_offered_no_more(workers: Two) -> None:
    one, other = workers
    here = await one.lobby(ANN, BO)
    there = await other.registry.lobbies.get(here.snapshot.id)
    assert there is not None
    await there.start(ANN, manager=False)
    with pytest.raises(LobbyClosed, match="has started"):
        await here.do(Join(CY, NAMES[CY]))
    assert await one.registry.lobbies.find(channel=HERE.channel) == []
    assert [each.snapshot.id for each in await one.registry.tables.find(person=ANN)] == [here.snapshot.id]


async def test_a_lobby_is_held_no_longer_than_until_the_table_that_another_process_has_started_is_found(
    workers: Two,
) -> None:
    one, other = workers
    here = await one.lobby(ANN, BO)
    there = await other.registry.lobbies.get(here.snapshot.id)
    assert other.registry.lobbies.held() == [there]
    await here.start(ANN, manager=False)
    (table,) = await other.registry.tables.find(person=ANN)
    assert table.snapshot.id == here.snapshot.id
    assert other.registry.lobbies.held() == []


async def test_what_was_written_though_its_answer_was_lost_goes_on_once_a_press_has_found_it(
    world: World,
) -> None:
    line, lobby = Line(world.store), await world.lobby(ANN, robots=1)
    line.breaks['"status":"playing"'] = True
    with pytest.raises(StoreAway):
        await lobby.start(ANN, manager=False)
    with pytest.raises(LobbyClosed, match="has started"):
        await lobby.start(ANN, manager=False)
    assert await world.registry.lobbies.find(channel=HERE.channel) == []
    (table,) = await world.registry.tables.find(person=ANN)
    assert world.display.shown[-1] is table
    await move(table, ANN)
    line.breaks['"ply":2'] = True
    with pytest.raises(StoreAway):
        await move(table, ANN)
    with pytest.raises(Stale):
        await move(table, ANN)
    await until(lambda: table.snapshot.match.ply == 4)
    assert [each.by for each in await table.log()] == ["player", "player", "robot", "robot"]


async def test_a_lobby_whose_answer_was_lost_goes_on_without_a_press(world: World) -> None:
    line, lobby = Line(world.store), await world.lobby(ANN)
    line.breaks['"name":"Bo"'] = True
    with pytest.raises(StoreAway):
        await lobby.do(Join(BO, NAMES[BO]))
    await until(lambda: lobby.seats(BO))
    assert world.display.lobbies[-1] is lobby
    line.breaks['"status":"playing"'] = True
    with pytest.raises(StoreAway):
        await lobby.start(ANN, manager=False)
    await until(lambda: lobby.outcome == "started")
    (table,) = await world.registry.tables.find(person=ANN)
    assert world.display.shown[-1] is table


@pytest.fixture
async def two(build: Build) -> AsyncIterator[Two]:
    """Yield two worlds on one database, each of which believes that it is alone."""
    async with build() as one, build() as other:
        yield one, other


async def also(world: World, table: Table) -> Table:
    """Load the table in another world, set its alarms there, and return it."""
    snapshot = await world.store.tables.find_table(table.snapshot.id)
    assert snapshot is not None
    there = world.registry.tables.put(snapshot)
    world.registry._table_alarms.set(there, there.due(snapshot))
    return there


async def also_lobby(world: World, lobby: Lobby) -> Lobby:
    snapshot = await world.store.tables.find_lobby(lobby.snapshot.id)
    assert snapshot is not None
    return world.registry.lobbies.put(snapshot)


async def test_a_button_that_was_pressed_twice_counts_once_wherever_the_presses_come_in(two: Two) -> None:
    one, other = two
    here = await one.table(ANN, BO)
    there = await also(other, here)
    action = here.actions(0)[0]
    await here.do(Play(ANN, 0, (action,)))
    with pytest.raises(Stale):
        await there.do(Play(ANN, 0, (action,)))

    assert len(await here.log()) == 1
    assert there.snapshot == here.snapshot


async def test_robots_and_clocks_of_two_processes_make_each_move_once(two: Two) -> None:
    one, other = two
    here = await one.table(ANN, BO, robots=2)
    there = await also(other, here)
    for world, table in ((one, here), (other, there)):
        world.registry._table_alarms.set(table, table.due(table.snapshot))
    await the_loop().advance(600)
    log = await here.log()

    assert [move.ply for move in log] == list(range(1, len(log) + 1))
    assert {move.by for move in log} == {"clock", "robot"}
    assert len({(move.seat, move.ply) for move in log}) == len(log)


async def test_leaving_in_one_process_and_ending_in_the_other_both_count(two: Two) -> None:
    one, other = two
    here = await one.table(ANN, BO, CY)
    there = await also(other, here)
    await here.do(Leave(BO))
    await there.do(Leave(ANN))
    assert there.snapshot.players[1].left
    assert there.snapshot.host == CY
    with pytest.raises(TableError, match="Only the host"):
        await here.do(End(ANN, manager=False))
    await here.do(End(CY, manager=False))
    with pytest.raises(TableError, match="Cy ended this game"):
        await there.do(Leave(CY))


async def test_a_seat_is_handed_over_though_somebody_has_left_in_the_other_process(two: Two) -> None:
    one, other = two
    here = await one.table(ANN, BO, CY, pace="none")
    there = await also(other, here)
    one.time += HANDED_AFTER
    await here.do(Leave(CY))
    await there.do(HandOver(BO, 0, manager=True))
    assert [player.robot for player in there.snapshot.players] == ["random", None, "random"]


async def test_people_who_join_a_lobby_in_two_processes_all_sit_there(two: Two) -> None:
    one, other = two
    here = await one.lobby(ANN)
    there = await also_lobby(other, here)
    await there.do(Join(BO, NAMES[BO]))
    await here.do(Join(CY, NAMES[CY]))
    await there.do(AddRobot(BO, manager=False))
    assert [player.person for player in there.snapshot.players] == [ANN, BO, CY, None]
    await here.do(LeaveLobby(BO))
    with pytest.raises(TableError, match="You’re not in this lobby"):
        await there.do(LeaveLobby(BO))
    while len(here.snapshot.players) < here.title.rules.game.seats[-1]:
        await here.do(AddRobot(ANN, manager=False))
    with pytest.raises(LobbyFull):
        await there.do(Join(DI, NAMES[DI]))


async def test_a_match_starts_once_and_whoever_presses_in_its_lobby_is_told(two: Two) -> None:
    one, other = two
    here = await one.lobby(ANN, BO)
    there = await also_lobby(other, here)
    await there.start(ANN, manager=False)
    with pytest.raises(LobbyClosed, match="has started"):
        await here.start(ANN, manager=False)
    with pytest.raises(LobbyClosed, match="has started"):
        await here.do(Join(CY, NAMES[CY]))
    second = await one.lobby(ANN, BO)
    gone = await also_lobby(other, second)
    await gone.do(Cancel(ANN, manager=False))
    with pytest.raises(LobbyClosed, match="was closed"):
        await second.start(ANN, manager=False)


async def test_no_race_starts_in_a_circuit_that_another_process_has_closed(two: Two) -> None:
    one, other = two
    circuit = await one.registry.circuits.create(place=HERE, host=ANN, name="Cup", limit=Unlimited())
    lobby = await one.lobby(ANN, BO, circuit=circuit.id)
    await other.circuits.close(circuit.id, ANN, HERE.channel, manager=False)
    with pytest.raises(TableError, match="is closed"):
        await lobby.start(ANN, manager=False)


async def test_a_circuit_waits_for_a_race_that_has_started_in_another_process(two: Two) -> None:
    one, other = two
    circuit = await one.registry.circuits.create(place=HERE, host=ANN, name="Cup", limit=Unlimited())
    lobby = await one.lobby(ANN, BO, circuit=circuit.id)
    await lobby.start(ANN, manager=False)
    closing = await other.circuits.close(circuit.id, ANN, HERE.channel, manager=False)

    assert closing.version > 1, "the race that started has changed it, too"


def admit_once_that_is_done(
    world: World, monkeypatch: pytest.MonkeyPatch, act: Callable[[], Awaitable[Any]]
) -> None:
    """Make the first admission to a circuit call `act` afterwards, before the game starts."""
    admit, done = world.registry.circuits.admit, list[Any]()

    async def admit_slowly(id: str, title: str) -> Circuit:
        found = await admit(id, title)
        if not done:
            done.append(await act())
        return found

    monkeypatch.setattr(world.registry.circuits, "admit", admit_slowly)


async def test_of_two_races_that_were_admitted_as_the_last_one_starts(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = two
    circuit = await one.registry.circuits.create(place=HERE, host=ANN, name="Cup", limit=Games(1))
    lobby, rival = [await world.lobby(ANN, BO, circuit=circuit.id) for world in two]
    admit_once_that_is_done(one, monkeypatch, lambda: rival.start(ANN, manager=False))
    with pytest.raises(TableError, match="in progress"):
        await lobby.start(ANN, manager=False)
    assert len(await one.store.seats.find("tables", circuit=circuit.id)) == 1


async def test_a_race_that_was_admitted_before_the_circuit_was_closed_counts_for_none(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    circuit = await one.registry.circuits.create(place=HERE, host=ANN, name="Cup", limit=Unlimited())
    lobby, close = await one.lobby(ANN, BO, circuit=circuit.id), other.circuits.close
    admit_once_that_is_done(one, monkeypatch, lambda: close(circuit.id, ANN, HERE.channel, manager=False))
    table = await lobby.start(ANN, manager=False)
    assert table.snapshot.circuit == ""
    assert [each.status for each in other.display.circuits] == ["over"]
    assert await one.store.seats.find("tables", circuit=circuit.id) == {}


async def test_a_command_that_is_overtaken_every_time_is_given_up(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = two
    lobby = await one.lobby(ANN, BO)
    table = await one.table(ANN, BO)
    tried = []

    async def overtaken(*_: object, **__: object) -> None:
        tried.append(1)
        raise Conflict

    monkeypatch.setattr(one.store.tables, "save_table", overtaken)
    monkeypatch.setattr(one.store.tables, "save_lobby", overtaken)
    with pytest.raises(Stale):
        await table.do(Play(ANN, 0, (Draw(),)))
    assert (len(tried), table.snapshot.match.ply) == (TRIES, 0)
    with pytest.raises(Stale):
        await lobby.do(Join(CY, "Cy"))
    assert (len(tried), len(lobby.snapshot.players)) == (2 * TRIES, 2)
    assert not table.lock.locked()


async def test_what_is_overtaken_every_time_is_given_up() -> None:
    tried = []

    @retried
    async def act() -> None:
        tried.append(1)
        raise Conflict

    with pytest.raises(Stale):
        await act()
    assert len(tried) == TRIES
