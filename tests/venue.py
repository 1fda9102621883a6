"""A real bot in a simulated Discord: a server, a channel, and people who press buttons. The bot is the real
one, including discord.py. Only its connection to Discord is a Unix socket to bot.sandbox, in the same loop.
The loop's time is virtual, and tests advance it.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar, copy_context
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import aiohttp
from discord.http import Route

from bot.app import Paddock
from bot.model.snapshots import Seating
from bot.runtime.settings import Settings
from bot.sandbox import permissions
from bot.sandbox.faults import Fault
from bot.sandbox.model import Channel, Guild, Interaction, Message
from bot.sandbox.rest import Request
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import SandboxWorld
from bot.tables.decide_lobby import SetUp
from bot.tables.registry import Luck
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.connector import WholeUploads
from bot.ui.endpoint import PATH
from bot.ui.text import COMMANDS
from tests.sandbox.endpoint import EndpointCalls
from tests.sandbox.people import Person
from tests.sketches import SKETCHED
from tests.storage.fresh import fresh
from tests.virtual_time import EPOCH, VirtualClock, the_loop

TYPED = ("robots", "level", "pace", "circuit", "deal")
"""The options of the command that opens a lobby. All other options are set in the lobby."""
T = TypeVar("T")
_MENTION = re.compile(r"</([^:>]+):\d+>")
"""Matches a mention of a command."""
_sockets = count()
"""The numbers that make the name of each venue's socket unique."""


class Wire(WholeUploads, aiohttp.UnixConnector):
    """The bot's connection to a simulated Discord in the same process."""


@dataclass(eq=False)
class Process:
    """One life of the bot. Every task that it starts belongs to it, and ends with it."""

    bot: Paddock
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    async def start(self) -> None:
        """Start the bot, and wait until it is ready. Raises the error that prevented its start."""
        # from now on, others can wait for the bot, although it has not started to log in
        await self.bot.__aenter__()
        context = copy_context()
        context.run(_process.set, self)
        loop = asyncio.get_running_loop()
        loop.set_task_factory(_noting)
        starting = loop.create_task(self.bot.start("token"), name="bot", context=context)
        ready = loop.create_task(self.bot.wait_until_ready(), name="ready")
        await asyncio.wait((starting, ready), return_when=asyncio.FIRST_COMPLETED)
        if starting.done():
            ready.cancel()
            await starting

    async def kill(self) -> None:
        """End the process without notice, like kill -9, and release the resources that the operating system
        would have released.
        """
        self.bot._serving = False  # so that the bot does not shut down its parts properly
        ending = self.bot._ending
        if ending is not None and not ending.done():  # the test that stops the process has started this task
            self.tasks.add(ending)
            ending.add_done_callback(self.tasks.discard)
        while self.tasks:  # a cancelled task may start another one when it ends
            tasks = tuple(self.tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        self.bot._ending = self.bot._closing_task = None  # a proper shutdown in progress is cut short as well
        await self.bot._search.close()
        await self.bot.close()


_process: ContextVar[Process | None] = ContextVar("process", default=None)
"""The owner of the running code: a life of the bot, or None for the test."""


def _noting(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
    """Create a task, as the loop's task factory, and record to which process of the bot it belongs."""
    task = asyncio.Task(work, loop=loop, **more)
    context = more.get("context")
    process = _process.get() if context is None else context.get(_process)
    if process is not None:
        process.tasks.add(task)
        task.add_done_callback(process.tasks.discard)
    return task


@dataclass
class Venue:
    """A server with one channel, its people, and a running bot in it."""

    world: SandboxWorld
    server: SandboxServer
    make: Callable[[], Paddock]
    guild: Guild
    channel: Channel
    calls_to: EndpointCalls | None = None
    people: dict[str, Person] = field(default_factory=dict)
    process: Process = field(init=False)

    @property
    def bot(self) -> Paddock:
        """Return the running bot."""
        return self.process.bot

    def person(self, name: str) -> Person:
        """Return the member with the given name, who joins when first named."""
        if name not in self.people:
            self.people[name] = self.member(name)
        return self.people[name]

    def manager(self, name: str) -> Person:
        """Return a member who can manage the server."""
        self.people[name] = self.member(name, permissions.EVERYONE | permissions.MANAGE_GUILD)
        return self.people[name]

    def member(self, name: str, granted: int = permissions.EVERYONE, guild: Guild | None = None) -> Person:
        """Return a new member of the server or of `guild`. granted: the bits of their permissions."""
        user = self.world.add_user(name.lower(), name)
        self.world.add_member(guild or self.guild, user, granted)
        return Person(self.world, user)

    def another_server(self) -> Channel:
        """Return a channel of another server that also has the bot."""
        owner = self.world.add_user("owner", "Owner")
        return self.world.add_channel(self.world.add_guild("Another", owner), "there")

    def close_dms(self, name: str, code: int = 50007) -> None:
        """Make a person accept no direct messages. code: the code of Discord's error."""
        path = f"/channels/{self.dm_channel(name).id}/messages"
        self.fail("POST", path, status=403, code=code, message="closed", times=None)

    def open_dms(self) -> None:
        """End all faults of Discord, such as closed direct messages."""
        self.server.faults.clear()

    def fail(
        self,
        method: str,
        path: str,
        *,
        status: int = 500,
        code: int = 0,
        message: str = "Internal Server Error",
        times: int | None = 1,
    ) -> None:
        """Make Discord answer the next calls to a path (a pattern of fnmatch) with an error. times: the
        number of calls, or None for all.
        """
        self.server.faults.add(Fault(method, path, status=status, code=code, message=message, times=times))

    @property
    def requests(self) -> list[Request]:
        """Return the bot's requests to Discord."""
        return self.server.requests

    def calls(self) -> list[str]:
        """Return the bot's requests to Discord, as method and path."""
        return [f"{entry.method} {entry.path}" for entry in self.requests]

    async def restart(self) -> None:
        """Kill the process and start the next one, on the same database and in the same Discord."""
        await the_loop().settle()
        await self.process.kill()
        await self.begin()

    async def begin(self) -> None:
        """Start a process of the bot."""
        self.process = Process(self.make())
        await self.process.start()
        await the_loop().settle()

    async def lobby(self, host: str, *guests: str, game: str = "race", **options: Any) -> Message:
        """Open a lobby of a game as the host, make the guests join it, and return its message."""
        command = {name: value for name, value in options.items() if name in TYPED}
        message = (await self.person(host).slash(self.channel, f"{game} start", **command)).answer
        if others := {name: value for name, value in options.items() if name not in TYPED}:
            await self._set_up(message, self.person(host).id, **others)
        for guest in guests:
            await self.person(guest).click(message, label="Join / Leave")
        return message

    async def _set_up(
        self, message: Message, host: int, *, seating: Seating | None = None, **options: Any
    ) -> None:
        """Set the options of a lobby directly, as if the host had chosen them. `option` presses the buttons
        instead.
        """
        id = re.search(r"table ([0-9a-z]+)", text_of(message))
        assert id is not None
        lobby = await self.bot.registry.lobbies.get(id[1])
        assert lobby is not None
        settings: dict[str, Any] = {"seating": seating} if seating else {}
        if options:
            settings["options"] = replace(lobby.snapshot.options, **options)
        await lobby.do(SetUp(host, manager=False, settings={**settings}))
        await the_loop().settle()

    async def robot(self, person: Person, lobby: Message, choice: str) -> Interaction:
        """Choose an entry in the lobby's menu *Robots*, for example to add one."""
        return await person.select(lobby, [menus(lobby)["Robots"][choice]])

    async def option(self, person: Person, lobby: Message, choice: str) -> Interaction:
        """Open the options of a lobby, and press the button or choose the menu entry with a label."""
        panel = (await person.click(lobby, label="Options")).answer
        for part in components(panel):
            offered = {each["label"]: each["value"] for each in part.get("options", ())}
            if choice in offered:
                return await person.select(panel, [offered[choice]], custom_id=part["custom_id"])
        return await person.click(panel, label=choice)

    async def variants(self, person: Person, lobby: Message, **filled: list[str]) -> Interaction:
        """Fill in and submit the form *Variants* of a lobby. filled: new values of its fields. The other
        fields are not changed.
        """
        form = await self.option(person, lobby, "Variants")
        return await person.submit_modal(form, filled)

    async def cut(self, person: Person, lobby: Message) -> Interaction:
        """Press *Cut cards* on the page *Fair deal* of a lobby's options."""
        page = (await self.option(person, lobby, "Fair deal")).answer
        return await person.click(page, label="Cut cards")

    async def sure(self, name: str, command: str, **options: Any) -> Message:
        """Send a command that asks for confirmation, confirm it, and return the message that asked."""
        asked = (await self.person(name).slash(self.channel, command, **options)).answer
        label, *_back = labels(asked)
        await self.person(name).click(asked, label=label)
        return asked

    async def start(self, host: str, *guests: str, **options: Any) -> Message:
        """Start a table with the people in the given order, and return its message."""
        message = await self.lobby(host, *guests, **{"seating": "fixed", **options})
        await self.person(host).click(message, label="Start")
        return message

    async def table(self, message: Message) -> Table:
        """Return the table that a message shows."""
        id = re.search(r"table ([0-9a-z]+)", text_of(message))
        assert id is not None
        table = await self.bot.registry.tables.get(id[1])
        assert table is not None
        return table

    async def wait(self, seconds: float) -> None:
        """Advance the time by a number of seconds, with everything that happens in them."""
        await the_loop().advance(seconds)

    async def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine as part of the bot's process, but without Discord, and return its result. Tasks
        that it starts end with the process.
        """
        context = copy_context()
        context.run(_process.set, self.process)
        return await asyncio.get_running_loop().create_task(work, context=context)

    async def skip(self, seconds: float) -> None:
        """Advance the time by a number of seconds at once, as if the machine were suspended, so that each
        alarm fires once.
        """
        the_loop().jump(seconds)
        await the_loop().settle()

    async def press_together(self, *presses: tuple[str, str, int]) -> list[Interaction]:
        """Make people press buttons of the table, and return the interactions. presses: the person's name,
        the start of the label, and the Unix millisecond of Discord's timestamp. The bot receives the presses
        in this order, whatever their timestamps.
        """
        message = self.anchor()
        buttons = ids(message)
        found = [
            next(each for each in buttons if f"{each} ".startswith(f"{label} ")) for _, label, _ in presses
        ]
        made = [
            self.world.press(self.person(name).id, message.id, buttons[words], at=at)
            for words, (name, _, at) in zip(found, presses, strict=True)
        ]
        await the_loop().settle()
        return made

    def stamp(self) -> int:
        """Return the Unix millisecond in the timestamp of a press made now."""
        return int(self.world.clock.now() * 1000)

    async def take_turn(self, name: str) -> None:
        """Play a whole turn: press the first button in the DM twice, after *Play here* if it is offered, and
        *Pull up* only if there is no other button.
        """
        for _ in range(2 + ("Play here" in labels(self.dm(name)))):
            hand = self.dm(name)
            offered = sorted(labels(hand), key=lambda label: label.startswith("Pull up"))
            await self.person(name).click(hand, label=offered[0])

    async def take_turn_in(self, name: str, table: Table) -> None:
        """Play a whole turn at one of a person's tables: press the first button of the table's hand twice."""
        for _ in range(2):
            hand = next(each for each in self.dms(name) if f"table **{table.snapshot.id}**" in text_of(each))
            await self.person(name).click(hand, label=labels(hand)[0])

    def shown(self) -> list[Message]:
        """Return the messages in the channel that everyone can read, oldest first."""
        return [message for message in self.channel.messages.values() if not message.ephemeral]

    def anchor(self) -> Message:
        """Return the last public message with buttons."""
        return [message for message in self.shown() if labels(message)][-1]

    def ping(self) -> Message | None:
        """Return the message that pings the players whose turn it is, or None."""
        calls = [message for message in self.shown() if message.content]
        assert len(calls) <= 1
        return calls[0] if calls else None

    def dm(self, name: str) -> Message:
        """Return the last DM that a person received."""
        return self.dms(name)[-1]

    def dms(self, name: str) -> list[Message]:
        """Return every DM in a person's channel, oldest first."""
        return list(self.dm_channel(name).messages.values())

    def dm_channel(self, name: str) -> Channel:
        """Return the DM channel of a person and the bot."""
        return self.world.dm(self.person(name).user)

    async def open_hand(self, name: str) -> Message:
        """Make a person press *My hand*, and return the ephemeral message with the hand."""
        answer = await self.person(name).click(self.anchor(), label="My hand")
        hand = answer.answer if answer.ephemeral else answer.followups[0]
        assert hand.ephemeral
        return hand


def components(message: Message) -> list[Any]:
    """Return every component of a message, including nested ones."""
    return list(message.parts())


def text_of(message: Message) -> str:
    """Return all text of a message, with mentions of commands as `/race start`, without their ids."""
    return _MENTION.sub(r"`/\1`", raw_text(message))


def raw_text(message: Message) -> str:
    """Return all text of a message as it was sent."""
    return "\n".join([message.content, *(each["content"] for each in message.parts() if each["type"] == 10)])


def alt_of(message: Message) -> str:
    """Return the alt texts of a message's pictures."""
    galleries = [part for part in components(message) if part["type"] == 12]
    return "\n".join(item.get("description") or "" for part in galleries for item in part["items"])


def labels(message: Message) -> list[str]:
    """Return the labels of a message's buttons."""
    return [part["label"] for part in components(message) if part["type"] == 2]


RESULT = ["Rematch", "Look back", "Share"]
"""The buttons of a finished match."""


async def look_back(person: Person, result: Message, label: str) -> Interaction:
    """Make a person press a button behind *Look back* under a result, or behind *More* there. Where the bot
    is not a member, the panel comes after the renewed result.
    """
    made = await person.click(result, label="Look back")
    panel = made.followups[-1] if made.followups else made.answer
    if label not in labels(panel):
        await person.click(panel, label="More")
    return await person.click(panel, label=label)


def menus(message: Message) -> dict[str, dict[str, str]]:
    """Return the options of each menu in a message, as values by label, by the menu's heading."""
    found = (part for part in components(message) if part["type"] == 3)
    return {part["placeholder"]: {each["label"]: each["value"] for each in part["options"]} for part in found}


def offered(form: Interaction, label: str) -> dict[str, str]:
    """Return the options of a field in a form, as values by label."""
    assert form.modal is not None
    (field,) = [each["component"] for each in form.modal["components"] if each.get("label") == label]
    return {each["label"]: each["value"] for each in field["options"]}


def chosen(message: Message) -> list[str]:
    """Return the labels of the options that are chosen in a message's menus."""
    found = (part["options"] for part in components(message) if part["type"] == 3)
    return [each["label"] for options in found for each in options if each.get("default")]


def ids(message: Message) -> dict[str, str]:
    """Return the custom_id of each button by its label."""
    return {part["label"]: part["custom_id"] for part in components(message) if part["type"] == 2}


def words_of(result: Interaction) -> str:
    """Return the text that a person reads after a press: the answer and the follow-ups."""
    return "\n".join(text_of(each) for each in (result.response, *result.followups) if each is not None)


@cache
def _unset() -> Settings:
    """Return the settings of a host who has set nothing. They are cached, because reading them takes as long
    as opening the database.
    """
    return Settings(_env_file=None)


@asynccontextmanager
async def venue_with(
    path: Path,
    titles: Mapping[str, Title] = SKETCHED,
    *,
    robot_pause: float = 0.01,
    status_port: int | None = None,
    new_world: bool = False,
    opened: Callable[[Venue], None] | None = None,
    http: bool = False,
    wrong: float = 0.0,
) -> AsyncIterator[Venue]:
    """Yield a venue on a database file in the folder `path`. titles: the games, by default with sketches
    instead of pictures. robot_pause: a robot's usual pause in seconds. status_port: the port at which the bot
    reports its health, or None. new_world: whether the bot finds an empty Discord. opened: called before the
    bot starts. http: whether the bot receives everything over HTTP, without a gateway. wrong: the number of
    seconds by which the bot's clock is ahead of Discord's.
    """
    fresh(path / "paddock.db")
    loop = the_loop()
    clock = VirtualClock(loop)
    world = SandboxWorld(clock)
    server = SandboxServer(world)
    socket = f"\0paddock-{os.getpid()}-{next(_sockets)}"
    door = f"{socket}-door"
    calls = None
    if http:
        calls = EndpointCalls(world, f"http://bot{PATH}", connector=aiohttp.UnixConnector(door))
    chosen = {
        "mode": "http" if http else "gateway",
        "public_key": calls.public_key if calls else None,
        "database_url": f"sqlite:///{path / 'paddock.db'}",
        "robot_pause": robot_pause,
        "status_port": status_port,
        "painters": 0,
    }
    settings = _unset().model_copy(update=chosen)
    matches = count()
    luck = Luck(lambda: f"venue {next(matches)}", Random("venue").choice)

    async def settle(_: Interaction) -> None:
        await loop.settle()

    def make() -> Paddock:
        return Paddock(
            settings,
            titles=titles,
            edit_pause=0.01,
            new_world=new_world,
            luck=luck,
            clock=VirtualClock(loop, EPOCH + wrong),
            connector=Wire(socket),
            socket=door,
        )

    world.until_done = settle
    guild = world.add_guild("Server", world.add_user("owner", "Owner"))
    channel = world.add_channel(guild, "paddock")
    await server.start(unix=socket)
    Route.BASE = server.base
    troubles = list[dict[str, Any]]()
    loop.set_exception_handler(lambda _, trouble: troubles.append(trouble))
    venue = Venue(world, server, make, guild, channel, calls)
    if opened is not None:
        opened(venue)
    await venue.begin()
    try:
        yield venue
    finally:
        await venue.process.bot.close()
        COMMANDS.clear()  # the cached commands belong to this Discord, not to the next one
        if calls is not None:
            await calls.close()
        await server.close()
        await world.close()
    assert not troubles, "\n".join(map(str, troubles))
    assert [str(asked) for asked in server.rest.strange] == [], "the bot asks for what Discord has not"
    assert [str(asked) for asked in server.requests if asked.status == 400] == [], "Discord refuses the form"
