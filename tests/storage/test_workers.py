"""Two workers on one PostgreSQL, which are as one; in real time, which a real server needs."""

from __future__ import annotations

import asyncio
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
from tests.venue import labels, text_of

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


async def test_what_one_worker_has_done_the_other_knows_before_its_next_press(url: str) -> None:
    async with workers(url) as (one, other):
        lobby = await one.registry.open_lobby(
            title="gear_head",
            place=HERE,
            person=ANN,
            name="Ann",
            options=QUICK["gear_head"].options(),
            pace="live",
            seating="fixed",
            robots=0,
        )
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

    def __init__(self, url: str) -> None:
        self.url = url
        self.world = world = World(CLOCK)
        self.server = SandboxServer(world)
        guild = world.add_guild("Server", world.add_user("owner", "Owner"))
        self.people = [Person(world, world.add_user(name.lower(), name)) for name in ("Ann", "Bob")]
        for person in self.people:
            world.add_member(guild, person.user)
        self.channel = world.add_channel(guild, "paddock")
        self.bots: list[Paddock] = []
        self.running: list[asyncio.Task[None]] = []

    async def begin(self, calls: EndpointCalls, port: int) -> None:
        """Start a worker."""
        settings = Settings(
            mode="http",
            public_key=calls.public_key,
            port=port,
            database_url=self.url,
            robot_pause=0.3,
            painters=0,
            _env_file=None,
        )
        bot = Paddock(settings, titles=SKETCHED, edit_pause=0.01, seeds=lambda: "workers")
        await bot.__aenter__()
        self.running.append(asyncio.create_task(bot.start("token")))
        self.bots.append(bot)
        await until(bot.is_ready)

    async def table(self, **options: Any) -> Table:
        """A table that has begun, of both unless there are robots."""
        ann, bob = self.people
        lobby = (await ann.slash(self.channel, "race start", seating="fixed", pace="none", **options)).answer
        if not options:
            await bob.click(lobby, label="Join")
        await ann.click(lobby, label="Start")
        await self.bots[0].registry.catch_up()
        (table,) = self.bots[0].registry.tables_of(ann.id)
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
        await self.bots[0].registry.catch_up()
        person = next(each for each in self.people if table.seat_of(each.id) in table.awaited)
        await until(lambda: self.hand(person, table))
        hand = self.hand(person, table)
        assert hand is not None
        await person.click(hand, label=labels(hand)[0])
        await self.bots[0].registry.catch_up()

    def boards(self) -> list[Message]:
        """The public messages with buttons."""
        return [message for message in self.channel.messages.values() if labels(message)]


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    """Two workers."""
    there, ports = Scene(url), [free_port() for _ in range(2)]
    world = there.world
    calls = EndpointCalls(world, *(f"http://127.0.0.1:{port}{PATH}" for port in ports))
    await there.server.start()
    Route.BASE, world.settle = there.server.base, answered
    try:
        for port in ports:
            await there.begin(calls, port)
        yield there
    finally:
        for bot in there.bots:
            await bot.close()
        await asyncio.gather(*there.running)
        await calls.close()
        await there.server.close()
        await world.close()


async def test_a_table_of_two_workers_is_played_as_with_one(url: str) -> None:
    async with scene(url) as there:
        table = await there.table()
        for _ in range(8):
            await there.move(table)
        one, other = there.bots
        ply = table.record.match.ply
        assert ply == 8
        await proven(other, table.record.id, TITLES["gear_head"])
        assert len(there.boards()) == 1
        for person in there.people:
            assert len([each for each in person.history() if labels(each)]) == 1
        asked = there.server.requests
        print([f"{each.method} {each.path}" for each in asked])
