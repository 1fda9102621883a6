"""Two workers on one PostgreSQL, which are as one; in real time, which a real server needs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from discord.http import Route
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import Paddock
from bot.catalogue import TITLES
from bot.clock import SystemClock
from bot.league.circuit import Unlimited
from bot.sandbox.endpoint import EndpointCalls
from bot.sandbox.model import Message
from bot.sandbox.people import Person
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import World
from bot.settings import Settings
from bot.storage.database import driver_url
from bot.storage.sole import HeldDatabase
from bot.storage.store import SqlStore
from bot.tables.errors import LobbyClosed
from bot.tables.lobby import Lobby
from bot.tables.ports import Heartbeat, Outdated
from bot.tables.preferences import Preferences
from bot.tables.records import Place
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.ui.components import read
from bot.ui.endpoint import PATH
from tests.scale.run import free_port
from tests.sketches import SKETCHED
from tests.storage.test_away import CLOCK, answered, proven, until
from tests.tables.conftest import RecordingDisplay
from tests.venue import Process, labels

ANN, BO, CY = 11, 12, 13
HERE = Place(guild=1, channel=2)
QUICK = {"gear_head": replace(TITLES["gear_head"], robot="random")}
pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


class Worker:
    """A registry of tables that shares its database."""

    def __init__(self, store: SqlStore, robot_pause: float = 0.0) -> None:
        self.store = store
        self.display = RecordingDisplay()
        self.outdated: list[bool] = []
        seeds = count()
        self.registry = TableRegistry(
            titles=QUICK,
            store=store,
            clock=SystemClock(),
            robot_pause=robot_pause,
            seeds=lambda: f"workers {next(seeds)}",
            outdated=lambda: self.outdated.append(True),
        )

    async def kill(self) -> None:
        """End it without a word: its alarms ring no more, and the server lets go of what it held."""
        await self.registry._alarms.stop()
        await self.store.close()


@asynccontextmanager
async def workers(url: str, number: int = 2, robot_pause: float = 0.0) -> AsyncIterator[list[Worker]]:
    async with AsyncExitStack() as last:
        found = list[Worker]()
        for _ in range(number):
            worker = Worker(await SqlStore.share(url, QUICK), robot_pause)
            last.push_async_callback(worker.kill)
            await worker.registry.start(worker.display)
            found.append(worker)
        yield found


async def lobby_of(worker: Worker) -> Lobby:
    """A lobby that Ann has opened there."""
    return await worker.registry.open_lobby(
        title="gear_head",
        place=HERE,
        person=ANN,
        name="Ann",
        options=QUICK["gear_head"].options(),
        pace="live",
        seating="fixed",
        robots=0,
    )


async def test_what_one_worker_has_done_the_other_knows_before_its_next_press(url: str) -> None:
    async with workers(url) as (one, other):
        lobby = await lobby_of(one)
        id = lobby.record.id
        await other.registry.catch_up()
        there = other.registry.lobby(id)
        assert there is not None
        await there.join(BO, "Bo")
        await one.registry.catch_up()
        assert lobby.seats(BO)
        table = await lobby.start(ANN, manager=False)
        await other.registry.catch_up()
        assert there.outcome == "started"
        (also,) = other.registry.tables_of(BO)
        assert also.record == table.record
        assert other.registry.lobbies_in(HERE.channel) == []
        with pytest.raises(LobbyClosed):
            await there.join(CY, "Cy")
        await also.play(ANN, 0, also.actions(0)[0])
        await one.registry.catch_up()
        assert table.record == also.record
        await one.registry.preferences.choose(BO, Preferences(calls="dm"))
        circuit = await one.registry.circuits.create(place=HERE, host=ANN, name="Cup", limit=Unlimited())
        await other.registry.catch_up()
        assert other.registry.preferences.of(BO).calls == "dm"
        assert [each.id for each in other.registry.circuits.running_in(HERE.guild)] == [circuit.id]
        await table.end(ANN, manager=False)
        await other.registry.catch_up()
        assert other.registry.tables_of(BO) == []


# the whole bot


class Scene:
    """A Discord with a channel and two people, and workers to which it sends what comes in, in turn."""

    calls: EndpointCalls

    def __init__(self, url: str) -> None:
        self.url = url
        self.world = world = World(CLOCK)
        self.server = SandboxServer(world)
        guild = world.add_guild("Server", world.add_user("owner", "Owner"))
        self.people = [Person(world, world.add_user(name.lower(), name)) for name in ("Ann", "Bob")]
        for person in self.people:
            world.add_member(guild, person.user)
        self.channel = world.add_channel(guild, "paddock")
        self.processes: list[Process] = []

    async def begin(self, port: int) -> None:
        """Start a worker."""
        settings = Settings(
            mode="http",
            public_key=self.calls.public_key,
            port=port,
            database_url=self.url,
            robot_pause=0.3,
            painters=0,
            _env_file=None,
        )
        process = Process(Paddock(settings, titles=SKETCHED, edit_pause=0.01, seeds=lambda: "workers"))
        await process.start()
        self.processes.append(process)

    @property
    def registry(self) -> TableRegistry:
        """Of the first worker."""
        return self.processes[0].bot.registry

    async def table(self, **options: Any) -> Table:
        """A table that has begun, of both unless there are robots."""
        ann, bob = self.people
        lobby = (await ann.slash(self.channel, "race start", seating="fixed", pace="none", **options)).answer
        if not options:
            await bob.click(lobby, label="Join")
        await ann.click(lobby, label="Start")
        await self.registry.catch_up()
        (table,) = self.registry.tables_of(ann.id)
        return table

    def hand(self, person: Person, table: Table) -> Message | None:
        """Their hand, as soon as it shows the present."""
        count = table.record.match.counts[table.seat_of(person.id)]
        for message in reversed(person.history()):
            buttons = [read(part.get("custom_id") or "") for part in message.parts()]
            if any(each.action == "play" and each.mark == count for each in buttons):
                return message
        return None

    async def move(self, table: Table) -> None:
        """Whoever is to move presses the first button of their hand."""
        await self.registry.catch_up()
        person = next(each for each in self.people if table.seat_of(each.id) in table.awaited)
        await until(lambda: self.hand(person, table))
        hand = self.hand(person, table)
        assert hand is not None
        await person.click(hand, label=labels(hand)[0])
        await self.registry.catch_up()

    def stands(self, table: Table) -> bool:
        """Does one public message show the table, and one hand each of its people?"""
        boards = [message for message in self.channel.messages.values() if labels(message)]
        hands = [
            [message for message in person.history() if labels(message)]
            for person in self.people
            if any(player.person == person.id for player in table.record.players)
        ]
        return len(boards) == 1 and all(len(each) == 1 for each in hands)


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    """Two workers."""
    there, ports = Scene(url), [free_port() for _ in range(2)]
    world = there.world
    calls = there.calls = EndpointCalls(world, *(f"http://127.0.0.1:{port}{PATH}" for port in ports))
    await there.server.start()
    Route.BASE, world.settle = there.server.base, answered
    try:
        for port in ports:
            await there.begin(port)
        yield there
    finally:
        for process in there.processes:
            await process.bot.close()
        await calls.close()
        await there.server.close()
        await world.close()


async def test_a_table_of_two_workers_is_played_as_with_one(url: str) -> None:
    async with scene(url) as there:
        table = await there.table()
        for _ in range(8):
            await there.move(table)
        assert table.record.match.ply == 8
        await proven(there.processes[1].bot, table.record.id, TITLES["gear_head"])
        await until(lambda: there.stands(table))


async def test_what_a_killed_worker_had_to_do_the_other_does(url: str) -> None:
    async with scene(url) as there:
        table = await there.table(robots=2)
        ann = there.people[0]
        for _ in range(2):
            await there.move(table)
        id, version = table.record.id, table.record.version
        for process in there.processes:
            await process.bot.registry.catch_up()
        (killed,) = [each for each in there.processes if each.bot.registry._made_elsewhere.get(id) != version]
        there.processes.remove(killed)
        await killed.kill()
        (table,) = there.registry.tables_of(ann.id)
        assert table.record.match.ply == 2, "the robots are still to move"
        await until(lambda: table.seat_of(ann.id) in table.awaited)
        log = await table.log()
        assert [move.ply for move in log] == list(range(1, len(log) + 1))
        assert {move.by for move in log[2:]} == {"robot"}
        await there.move(table)
        await until(lambda: there.stands(table))


# what they hold


async def test_one_worker_at_a_time_touches_the_messages_of_a_table(url: str) -> None:
    async with workers(url) as (one, other):
        assert await one.store.claim("abcde")
        assert not await other.store.claim("abcde")
        assert await other.store.claim("fghij")
        await one.store.let_go("abcde")
        assert await other.store.claim("abcde")
        await other.kill()
        assert await one.store.claim("abcde"), "whoever ends lets go of everything"
        with pytest.raises(HeldDatabase, match="is served by process"):
            await SqlStore.open(url, QUICK, alone=True)


async def test_play_time_goes_on_while_a_worker_lives(url: str) -> None:
    async with workers(url) as (one, other):
        await one.store.beat(Heartbeat(one.registry._real.now() - 25.0, 100.0))
        async with workers(url, 1) as (third,):
            assert third.registry._clock.lost == 100.0
        assert other.registry._clock.lost == one.registry._clock.lost == 0.0
    async with workers(url, 1) as (alone,):
        assert 100.0 <= alone.registry._clock.lost < 130.0, "nobody lived for a while"


async def test_an_older_worker_finishes_nothing_beside_a_newer_schema_and_ends(url: str) -> None:
    async with workers(url, 1) as (one,):
        lobby = await lobby_of(one)
        engine = create_async_engine(driver_url(url))
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()
        with pytest.raises(Outdated):
            await lobby.join(BO, "Bo")
        with pytest.raises(Outdated):
            await one.registry.catch_up()
        await until(lambda: one.outdated)
        assert not lobby.seats(BO)
