"""A simulated Discord in virtual time: a server with a channel, two people, and a bot controlled by the
test.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from os import getpid
from typing import Any

import aiohttp
import pytest_asyncio

from bot.sandbox.model import COMPONENTS_V2, Channel, Event, Guild, Interaction, Message, User
from bot.sandbox.posts import Files
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import SandboxWorld
from tests.virtual_time import VirtualClock, VirtualTimeLoop, the_loop

_serial = count()

START: dict[str, Any] = {
    "name": "race",
    "description": "Races",
    "contexts": [0],
    "options": [
        {
            "type": 1,
            "name": "start",
            "description": "Opens a lobby",
            "options": [
                {
                    "type": 3,
                    "name": "pace",
                    "description": "How fast",
                    "choices": [{"name": "Live", "value": "live"}, {"name": "Slow", "value": "slow"}],
                },
                {"type": 4, "name": "robots", "description": "How many", "min_value": 0, "max_value": 5},
                {"type": 6, "name": "player", "description": "Against whom"},
                {"type": 3, "name": "circuit", "description": "In which", "autocomplete": True},
            ],
        },
        {
            "type": 1,
            "name": "say",
            "description": "Plays what is typed",
            "options": [
                {"type": 3, "name": "moves", "description": "Which", "required": True, "max_length": 9}
            ],
        },
    ],
}
"""A command with subcommands and every kind of option that the bot's commands use."""


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], VirtualTimeLoop]]:
    """Run these tests in virtual time."""
    return {"virtual time": VirtualTimeLoop}


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def button(custom_id: str, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": custom_id, "custom_id": custom_id, **more}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def menu(*values: str, **more: Any) -> dict[str, Any]:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "menu", "options": options, **more}


def layout(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a message of Components V2."""
    return {"flags": COMPONENTS_V2, "components": list(parts), **more}


def modal(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"title": "Cards", "custom_id": "form", "components": list(parts), **more}


def label(part: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "What", "component": part, **more}


def line(**more: Any) -> dict[str, Any]:
    return {"type": 4, "style": 1, "custom_id": "line", **more}


def option(**more: Any) -> dict[str, Any]:
    return {"label": "a", "value": "a", **more}


def at(errors: Any, path: str) -> list[str]:
    """Return the codes of Discord's errors at a path in the tree of errors, such as "components.0.label", or
    at the root for "".
    """
    for step in filter(None, path.split(".")):
        errors = errors.get(step, {})
    return [each["code"] for each in errors.get("_errors", [])]


@dataclass
class Stand:
    """A simulated Discord with a server, a channel and two people, and the events in it."""

    world: SandboxWorld
    server: SandboxServer
    guild: Guild
    channel: Channel
    ann: User
    bo: User
    http: aiohttp.ClientSession
    events: list[Event] = field(default_factory=list)

    @property
    def clock(self) -> VirtualClock:
        assert isinstance(self.world.clock, VirtualClock)
        return self.world.clock

    async def wait(self, seconds: float) -> None:
        await the_loop().advance(seconds)

    def post(self, body: dict[str, Any], files: Files | None = None) -> Message:
        """Post a message as the bot."""
        return self.world.posts.send(self.channel.id, body, files or {})

    def pressed(self, message: Message | None = None) -> Interaction:
        """Make Ann press the button of `message`, or of a new message if none is given, and return the
        interaction.
        """
        message = message or self.post(layout(row(button("go"))))
        return self.world.press(self.ann.id, message.id, "go")

    def answer(
        self, interaction: Interaction, kind: int, data: Any = None, files: Files | None = None
    ) -> Any:
        """Answer an interaction as the bot."""
        body = {"type": kind, "data": data or {}}
        return self.world.answers.answer(interaction.id, interaction.token, body, files or {})

    def known(self, *commands: Any) -> None:
        """Register the bot's commands, as the bot does at its start."""
        told: list[Any] = [{**command, "id": str(self.world.new_id())} for command in commands]
        self.world.set_commands(None, told)

    async def call(self, method: str, path: str, **more: Any) -> tuple[int, Any]:
        """Call the HTTP API as the bot, and return the status and the JSON."""
        async with self.http.request(method, self.server.base + path, **more) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None


@pytest_asyncio.fixture
async def stand() -> AsyncIterator[Stand]:
    world = SandboxWorld(VirtualClock(the_loop()))
    server = SandboxServer(world)
    socket = f"\0sandbox-{getpid()}-{next(_serial)}"
    await server.start(unix=socket)
    ann, bo = world.add_user("ann", "Ann"), world.add_user("bo", "Bo")
    guild = world.add_guild("Server", ann)
    world.add_member(guild, bo)
    async with aiohttp.ClientSession(connector=aiohttp.UnixConnector(socket)) as http:
        there = Stand(world, server, guild, world.add_channel(guild, "paddock"), ann, bo, http)
        world.subscribe(there.events.append)
        yield there
    await server.close()
