"""Workers of the whole bot on one PostgreSQL database, in this process and in real time."""

from __future__ import annotations

import gc
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from discord.http import Route
from sqlalchemy.exc import SAWarning

from bot.app import Paddock
from bot.runtime.settings import Settings
from bot.sandbox.model import Interaction, Message
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import SandboxWorld
from bot.tables.decide_lobby import SetUp
from bot.tables.registry import Luck, TableRegistry
from bot.tables.table import Table
from bot.ui.components import read
from bot.ui.endpoint import PATH
from tests.sandbox.people import Person
from tests.sketches import SKETCHED
from tests.storage.real_time import SlowClock, until
from tests.venue import Process, labels
from tools.scale.delivery import Delivery
from tools.scale.run import free_port

leaves_connections = pytest.mark.filterwarnings(
    "ignore:The garbage collector is trying to clean up:sqlalchemy.exc.SAWarning",
    "ignore:unclosed connection:ResourceWarning",
)
"""Marks tests in which workers are killed, to ignore two warnings from SQLAlchemy and asyncpg: the garbage
collector can close a connection before `Scene.kill` does.
"""


class Scene:
    """A simulated Discord with a channel and two people, and workers to which it sends interactions in
    turn.
    """

    calls: Delivery

    def __init__(self, url: str) -> None:
        self.url = url
        self.world = world = SandboxWorld(SlowClock())
        self.server = SandboxServer(world)
        guild = world.add_guild("Server", world.add_user("owner", "Owner"))
        self.people = [Person(world, world.add_user(name.lower(), name)) for name in ("Ann", "Bob")]
        for person in self.people:
            world.add_member(guild, person.user)
        self.channel = world.add_channel(guild, "paddock")
        self.processes: list[Process] = []
        self.ports: dict[Process, int] = {}

    async def begin(self, port: int) -> None:
        """Start a worker that listens at a port."""
        settings = Settings(
            mode="http",
            public_key=self.calls.public_key,
            port=port,
            database_url=self.url,
            robot_pause=1.5,
            painters=0,
            _env_file=None,
        )
        process = Process(Paddock(settings, titles=SKETCHED, edit_pause=0.01, luck=Luck(lambda: "workers")))
        await process.start()
        self.processes.append(process)
        self.ports[process] = port

    async def kill(self, process: Process) -> int:
        """Kill a worker, and return the port at which it was listening. The presses that it was handling
        fail.
        """
        self.processes.remove(process)
        await process.kill()
        for id in self.calls.sent_to.pop(address(self.ports[process]), []):
            self.world.answers.lose(self.world.answers.find(id))
        with warnings.catch_warnings():
            # The garbage collector closes the connections of a killed worker and warns, so let it do that
            # here
            warnings.simplefilter("ignore", SAWarning)
            gc.collect()
            gc.freeze()  # so that the next collection does not look at the objects that exist now
        return self.ports.pop(process)

    @property
    def registry(self) -> TableRegistry:
        """Return the registry of the first worker."""
        return self.processes[0].bot.registry

    async def table(self, **options: Any) -> Table:
        """Start a table, and return it. Ann moves first. options: the options of the command. Bob joins only
        if there are none.
        """
        ann, bob = self.people
        lobby = (await ann.slash(self.channel, "race start", pace="none", **options)).answer
        (opened,) = await self.registry.lobbies.find(channel=self.channel.id)
        await opened.do(SetUp(ann.id, manager=False, settings={"seating": "fixed"}))
        if not options:
            await bob.click(lobby, label="Join / Leave")
        await ann.click(lobby, label="Start")
        (table,) = await self.registry.tables.find(person=ann.id)
        return table

    def hand(self, person: Person, table: Table) -> Message | None:
        """Return a person's hand if it shows the current state, and otherwise None."""
        count = table.snapshot.match.counts[table.seat_of(person.id)]
        for message in reversed(person.history()):
            buttons = [read(part.get("custom_id") or "") for part in message.parts()]
            if any(each.action == "play" and each.mark == count for each in buttons):
                return message
        return None

    async def move(self, table: Table) -> Interaction:
        """Make the player to move press the first button of their hand, and return the press."""
        await self.registry.tables.get(table.snapshot.id)
        person = next(each for each in self.people if table.seat_of(each.id) in table.awaited)
        await until(lambda: self.hand(person, table))
        hand = self.hand(person, table)
        assert hand is not None
        made = await person.click(hand, label=labels(hand)[0])
        await self.registry.tables.get(table.snapshot.id)
        return made

    def version(self, process: Process, table: Table) -> int:
        """Return the version of the table that a worker has in memory, or -1 if it has none."""
        held = process.bot.registry.tables.held()
        return next((each.snapshot.version for each in held if each.snapshot.id == table.snapshot.id), -1)

    def stands(self, table: Table) -> bool:
        """Return whether exactly one public message shows the table, and exactly one hand each of its
        people.
        """
        boards = [message for message in self.channel.messages.values() if labels(message)]
        hands = [
            [message for message in person.history() if any("custom_id" in part for part in message.parts())]
            for person in self.people
            if any(player.person == person.id for player in table.snapshot.players)
        ]
        return len(boards) == 1 and all(len(each) == 1 for each in hands)


def address(port: int) -> str:
    """Return the address at which the worker with a given port receives interactions."""
    return f"http://127.0.0.1:{port}{PATH}"


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    """Yield a scene with two workers."""
    there, ports = Scene(url), [free_port() for _ in range(2)]
    world = there.world
    calls = there.calls = Delivery(world, *map(address, ports))
    await there.server.start()
    Route.BASE = there.server.base
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
