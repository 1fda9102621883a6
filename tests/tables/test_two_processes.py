"""Two processes on one database: what one has changed the other finds out, and no press is lost by it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence

import pytest
from sqlalchemy import select

from bot.games.gear_head.rules.actions import Draw
from bot.league.circuit import Circuit, Limit, Races, Unlimited
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.store import SqlStore
from bot.storage.workers import SqlWorkers
from bot.tables import others
from bot.tables.again import TRIES, anew
from bot.tables.errors import LobbyClosed, LobbyFull, Overtaken, Stale, TableError
from bot.tables.lobby import Lobby
from bot.tables.ports import Changed, StoreAway
from bot.tables.table import HANDED_AFTER, Table
from bot.title import AnyTitle
from tests.storage.line import Line
from tests.tables.conftest import ANN, BO, CY, DI, HERE, NAMES, Build, World, move, until
from tests.virtual_time import the_loop

Two = tuple[World, World]


class JointWorkers(SqlWorkers):
    """Those of one file, as workers have a server's database: each hears what the others have changed."""

    away = False
    """Is the line to it dead?"""
    _told: Mapping[tuple[str, str], int] | None = None

    @property
    def shared(self) -> bool:
        return True

    async def changes(self) -> Sequence[Changed]:
        if self.away:
            raise StoreAway("the line is dead")
        kinds = (schema.lobbies, schema.tables)
        found = await self._database.read(*(select(kind.c.id, kind.c.version) for kind in kinds))
        now: dict[tuple[str, str], int] = {
            (kind.name, row.id): row.version for kind, rows in zip(kinds, found, strict=True) for row in rows
        }
        before, self._told = now if self._told is None else self._told, now
        gone = [Changed(*key, -1) for key in before if key not in now]
        return [*gone, *(Changed(*key, at) for key, at in now.items() if before.get(key) != at)]


class Joint(SqlStore):
    """A file that such workers share."""

    workers: JointWorkers

    def __init__(self, database: Database, titles: Mapping[str, AnyTitle], _alone: SqlWorkers) -> None:
        super().__init__(database, titles, JointWorkers(database))


async def unreadable(*_: object) -> None:
    """The line has died since the question what has changed."""
    raise StoreAway("the line is dead")


@pytest.fixture
async def workers(build: Build) -> AsyncIterator[Two]:
    """Two worlds on one database that hear of each other."""
    async with build(kind=Joint) as one, build(kind=Joint) as other:
        yield one, other


async def test_a_worker_that_could_not_ask_what_others_did_asks_again_at_once(
    workers: Two,
) -> None:
    one, other = workers
    assert isinstance(other.store, Joint)
    lobby = await one.lobby(ANN)
    other.store.workers.away = True
    await the_loop().advance(1.0)
    other.store.workers.away = False
    await the_loop().advance(1.0)
    assert other.registry.lobby(lobby.record.id) is not None


async def test_what_could_not_be_read_while_the_store_was_away_is_read_once_it_is_back(
    workers: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its change is told once: whoever drops it then never hears of it."""
    one, other = workers
    table = await one.table(ANN, BO)
    await other.registry.catch_up()
    found = await other.registry.table(table.record.id)
    assert found is not None
    await move(table, ANN)
    with monkeypatch.context() as line:
        line.setattr(other.store.tables, "find_table", unreadable)
        with pytest.raises(StoreAway):
            await other.registry.catch_up()
    await other.registry.catch_up()
    assert found.record == table.record


async def test_what_others_have_changed_meanwhile_is_read_in_few_questions(
    workers: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(others, "PAGE", 4)
    one, other = workers
    tables = [await one.table(ANN, BO) for _ in range(3)]
    await other.registry.catch_up()
    tables += [await one.table(ANN, BO) for _ in range(3)]
    for table in tables[1:]:
        await move(table, ANN)
    await tables[2].end(ANN, manager=False)
    await one.table(CY, DI)
    line = Line(other.store)
    await other.registry.catch_up()
    assert {each.record.id: each.record for each in other.registry.tables_of(ANN)} == {
        each.record.id: each.record for each in tables if each is not tables[2]
    }
    assert len(other.registry.tables_of(CY)) == 1
    assert line.asked == 3, "what has changed, and two pages of tables"


async def test_a_change_that_cannot_be_told_is_logged_without_the_id_of_a_person(
    build: Build, caplog: pytest.LogCaptureFixture
) -> None:
    class Told(JointWorkers):
        async def changes(self) -> Sequence[Changed]:
            return [Changed("preferences", str(ANN), 1), Changed("tables", "abcde", 2)]

    async def read_nothing(_: object) -> None:
        """What comes is read when it is heard of."""

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    async with build() as world:
        told = Told(world.store._database)
        heard = others.Others(told, {"preferences": fail, "tables": fail}, read_nothing)
        await heard.catch_up()
    assert "what has become of tables abcde cannot be told" in caplog.text
    assert "what has become of preferences of somebody cannot be told" in caplog.text


async def test_what_a_refused_press_has_found_out_is_seen_to_there_as_what_is_heard_of(workers: Two) -> None:
    one, other = workers
    here = await one.table(ANN, BO)
    await other.registry.catch_up()
    (there,) = other.registry.tables_of(ANN)
    other.display.heard_ones.clear()
    for _ in range(2):
        await move(here, ANN)
    with pytest.raises(Stale):
        await there.play(ANN, 0, Draw())
    assert other.display.heard_ones == [there], "its hands follow"
    await one.registry._alarms.stop()
    await the_loop().advance(100)
    assert [each.by for each in await there.log()][:3] == ["player", "player", "clock"]


async def test_a_lobby_that_a_refused_press_has_found_closed_is_offered_no_more(workers: Two) -> None:
    one, other = workers
    here = await one.lobby(ANN, BO)
    await other.registry.catch_up()
    there = other.registry.lobby(here.record.id)
    assert there is not None
    await there.start(ANN, manager=False)
    with pytest.raises(LobbyClosed, match="has started"):
        await here.join(CY, NAMES[CY])
    assert one.registry.lobbies_in(HERE.channel) == []
    await one.registry.catch_up()
    assert [each.record.id for each in one.registry.tables_of(ANN)] == [here.record.id]


async def test_what_was_written_though_its_answer_was_lost_goes_on_once_a_press_has_found_it(
    world: World,
) -> None:
    line, lobby = Line(world.store), await world.lobby(ANN, robots=1)
    line.breaks['"status":"playing"'] = True
    with pytest.raises(StoreAway):
        await lobby.start(ANN, manager=False)
    with pytest.raises(LobbyClosed, match="has started"):
        await lobby.start(ANN, manager=False)
    assert world.registry.lobbies_in(HERE.channel) == []
    (table,) = world.registry.tables_of(ANN)
    assert world.display.shown[-1] is table
    await move(table, ANN)
    line.breaks['"ply":2'] = True
    with pytest.raises(StoreAway):
        await move(table, ANN)
    with pytest.raises(Stale):
        await move(table, ANN)
    await until(lambda: table.record.match.ply == 4)
    assert [each.by for each in await table.log()] == ["player", "player", "robot", "robot"]


@pytest.fixture
async def two(build: Build) -> AsyncIterator[Two]:
    """Two worlds on one database."""
    async with build() as one, build() as other:
        yield one, other


async def also(world: World, table: Table) -> Table:
    """The table as that world has it, in memory from now on, with its alarms."""
    record = await world.store.tables.find_table(table.record.id)
    assert record is not None
    there = world.registry._seat(record)
    world.registry._table_alarms.set(there)
    return there


async def also_lobby(world: World, lobby: Lobby) -> Lobby:
    record = await world.store.tables.find_lobby(lobby.record.id)
    assert record is not None
    return world.registry._open(record)


async def test_a_button_that_was_pressed_twice_counts_once_wherever_the_presses_come_in(two: Two) -> None:
    one, other = two
    here = await one.table(ANN, BO)
    there = await also(other, here)
    action = here.actions(0)[0]
    await here.play(ANN, 0, action)
    with pytest.raises(Stale):
        await there.play(ANN, 0, action)

    assert len(await here.log()) == 1
    assert there.record == here.record


async def test_robots_and_clocks_of_two_processes_make_each_move_once(two: Two) -> None:
    one, other = two
    here = await one.table(ANN, BO, robots=2)
    there = await also(other, here)
    for world, table in ((one, here), (other, there)):
        world.registry._table_alarms.set(table)
    await the_loop().advance(600)
    log = await here.log()

    assert [move.ply for move in log] == list(range(1, len(log) + 1))
    assert {move.by for move in log} == {"clock", "robot"}
    assert len({(move.seat, move.ply) for move in log}) == len(log)


async def test_leaving_in_one_process_and_ending_in_the_other_both_count(two: Two) -> None:
    one, other = two
    here = await one.table(ANN, BO, CY)
    there = await also(other, here)
    await here.leave(BO)
    await there.leave(ANN)
    assert there.record.players[1].left
    assert there.record.host == CY
    with pytest.raises(TableError, match="the host, or somebody"):
        await here.end(ANN, manager=False)
    await here.end(CY, manager=False)
    with pytest.raises(TableError, match="Cy ended the table"):
        await there.leave(CY)


async def test_a_seat_is_handed_over_though_somebody_has_left_in_the_other_process(two: Two) -> None:
    one, other = two
    here = await one.table(ANN, BO, CY, pace="none")
    there = await also(other, here)
    one.time += HANDED_AFTER
    await here.leave(CY)
    await there.hand_over(BO, 0, manager=True)
    assert [player.driver for player in there.record.players] == ["random", None, "random"]


async def test_people_who_join_a_lobby_in_two_processes_all_sit_there(two: Two) -> None:
    one, other = two
    here = await one.lobby(ANN)
    there = await also_lobby(other, here)
    await there.join(BO, NAMES[BO])
    await here.join(CY, NAMES[CY])
    await there.add_robot(BO, manager=False)
    assert [player.person for player in there.record.players] == [ANN, BO, CY, None]
    await here.leave(BO)
    with pytest.raises(TableError, match="You do not sit here"):
        await there.leave(BO)
    while len(here.record.players) < here.rulebook.game.seats[-1]:
        await here.add_robot(ANN, manager=False)
    with pytest.raises(LobbyFull):
        await there.join(DI, NAMES[DI])


async def test_a_match_starts_once_and_whoever_presses_in_its_lobby_is_told(two: Two) -> None:
    one, other = two
    here = await one.lobby(ANN, BO)
    there = await also_lobby(other, here)
    await there.start(ANN, manager=False)
    with pytest.raises(LobbyClosed, match="has started"):
        await here.start(ANN, manager=False)
    with pytest.raises(LobbyClosed, match="has started"):
        await here.join(CY, NAMES[CY])
    second = await one.lobby(ANN, BO)
    gone = await also_lobby(other, second)
    await gone.cancel(ANN, manager=False)
    with pytest.raises(LobbyClosed, match="was cancelled"):
        await second.start(ANN, manager=False)


async def test_no_race_starts_in_a_circuit_that_another_process_has_closed(two: Two) -> None:
    one, other = two
    circuit = await one.registry.circuits.create(place=HERE, host=ANN, name="Cup", limit=Unlimited())
    lobby = await one.lobby(ANN, BO, circuit=circuit.id)
    await other.registry.circuits.close(circuit.id, ANN, HERE.channel, manager=False)
    with pytest.raises(TableError, match="closed"):
        await lobby.start(ANN, manager=False)


async def test_a_circuit_waits_for_a_race_that_has_started_in_another_process(two: Two) -> None:
    one, other = two
    circuit = await one.registry.circuits.create(place=HERE, host=ANN, name="Cup", limit=Unlimited())
    lobby = await one.lobby(ANN, BO, circuit=circuit.id)
    await lobby.start(ANN, manager=False)
    closing = await other.registry.circuits.close(circuit.id, ANN, HERE.channel, manager=False)

    assert closing.version > 1, "the race that started has changed it, too"


@pytest.mark.parametrize("limit", [Unlimited(), Races(1)])
async def test_no_race_starts_in_a_circuit_that_has_changed_since_it_was_admitted(
    two: Two, monkeypatch: pytest.MonkeyPatch, limit: Limit
) -> None:
    one, other = two
    circuit = await one.registry.circuits.create(place=HERE, host=ANN, name="Cup", limit=limit)
    lobby, rival = [await world.lobby(ANN, BO, circuit=circuit.id) for world in two]
    admit, meanwhile = one.registry.circuits.admit, list[object]()

    async def admit_slowly(id: str, title: str) -> Circuit:
        found = await admit(id, title)
        if not meanwhile and limit == Races(1):
            meanwhile.append(await rival.start(ANN, manager=False))
        elif not meanwhile:
            closed = await other.registry.circuits.close(id, ANN, HERE.channel, manager=False)
            assert closed.status == "over"
            meanwhile.append(closed)
        return found

    monkeypatch.setattr(one.registry.circuits, "admit", admit_slowly)
    with pytest.raises(TableError, match=r"it takes no more races|the last of them is in progress"):
        await lobby.start(ANN, manager=False)
    assert meanwhile
    assert len(await one.store.seats.tables_in_play(circuit=circuit.id)) == (limit == Races(1))


async def test_what_is_overtaken_every_time_is_given_up() -> None:
    tried = []

    @anew
    async def act() -> None:
        tried.append(1)
        raise Overtaken("again")

    with pytest.raises(Stale):
        await act()
    assert len(tried) == TRIES
