"""A real bot in a simulated Discord: a server, a channel, and people who press buttons."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest_asyncio
from discord.utils import DISCORD_EPOCH
from simcord.actors import MemberActor
from simcord.backend import Backend, serializers
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import ComponentType, InteractionType
from simcord.env import Env
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from bot.app import Paddock
from bot.catalogue import TITLES, Title
from bot.settings import Settings
from bot.tables.table import Table

Message = Any
"""A discord.Message, or what an interaction was answered with."""


@dataclass
class Venue:
    """A server with one channel, its people, and the bot that holds tables there."""

    env: Env
    bot: Paddock
    make: Callable[[], Paddock]
    guild: GuildHandle
    channel: ChannelHandle
    people: dict[str, MemberActor] = field(default_factory=dict)

    def person(self, name: str) -> MemberActor:
        """The member of that name, who joins when first named."""
        if name not in self.people:
            user = self.env.create_user(name.lower(), global_name=name)
            self.people[name] = self.guild.add_member(user)
        return self.people[name]

    def manager(self, name: str) -> MemberActor:
        """A member who may manage the server."""
        role = self.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
        user = self.env.create_user(name.lower(), global_name=name)
        self.people[name] = self.guild.add_member(user, roles=[role])
        return self.people[name]

    def close_dms(self, name: str, code: int = 50007) -> None:
        """That person takes no direct messages from now on."""
        channel = self.env.backend.get_dm_channel(self.person(name).id)
        self.env.inject_error(
            "POST", f"/channels/{channel.id}/messages", status=403, code=code, message="closed", times=None
        )

    def open_dms(self) -> None:
        """Everybody takes direct messages again."""
        self.env.backend.faults.clear()

    def calls(self) -> list[str]:
        """What the bot has asked of Discord: method and path."""
        return [f"{entry.method} {entry.path}" for entry in self.env.http_requests]

    async def restart(self) -> None:
        """End the process and start the next one, on the same database, in the same Discord."""
        ended = self.bot
        await self.env.restart_bot(self.make())
        self.bot = self.env.bot  # type: ignore[assignment]  # Env knows it as a commands.Bot
        assert ended._store is not None
        await ended._store.close()

    async def lobby(self, host: str, *guests: str, game: str = "race", **options: Any) -> Message:
        """A lobby of that game opened by the host, where the guests have joined: its message."""
        opened = await self.person(host).slash(self.channel, f"{game} start", **options)
        assert opened.response is not None
        message = opened.response
        for guest in guests:
            await self.person(guest).click(message, label="Join")
        return message

    async def start(self, host: str, *guests: str, **options: Any) -> Message:
        """A table that has begun, with those people in that order: its message."""
        message = await self.lobby(host, *guests, **{"seating": "fixed", **options})
        await self.person(host).click(message, label="Start")
        return message

    async def table(self, message: Message) -> Table:
        """The table that a message shows."""
        id = re.search(r"table ([0-9a-z]+)", text_of(message))
        assert id is not None
        table = await self.bot.registry.table(id[1])
        assert table is not None
        return table

    async def wait(self, seconds: float) -> None:
        """Let time pass, in steps that the simulation can settle."""
        while seconds > 0:
            step = min(seconds, 300.0)
            await self.env.advance_time(step)
            seconds -= step

    async def press_together(self, *presses: tuple[str, str, int]) -> list[InteractionResult]:
        """People press buttons of the table within a moment: who, the button's words, and the Unix
        millisecond that Discord stamps on the press. The bot gets them in this order, whatever their stamps.

        SimCord mints an interaction's id as Discord does, from its own clock: the milliseconds since 2015
        are its upper 42 bits. Here the id is minted for another moment; `stamp` tells the present one.
        """
        backend, message = self.env.backend, self.anchor()
        stored, records = backend.get_message(self.channel.id, message.id), []
        payload_of_message = dict(serializers.message_payload(backend, stored))
        for name, label, at in presses:
            with _minting(backend, at):
                record, payload = base_payload(
                    backend,
                    type=InteractionType.MESSAGE_COMPONENT,
                    channel_id=self.channel.id,
                    guild_id=self.guild.id,
                    user_id=self.person(name).id,
                    data={"custom_id": ids(message)[label], "component_type": ComponentType.BUTTON},
                )
            record.source_message_id = message.id
            backend.emit("INTERACTION_CREATE", {**payload, "message": payload_of_message})
            records.append(record)
        await self.env.settle()
        return [InteractionResult(self.env, record) for record in records]

    def stamp(self) -> int:
        """The Unix millisecond that a press made now is stamped with."""
        return int(self.env.now().timestamp() * 1000)

    async def take_turn(self, name: str) -> None:
        """Press the first button of that person's DM, twice: a whole turn."""
        for _ in range(2):
            hand = self.dm(name)
            await self.person(name).user.click(hand, label=labels(hand)[0])

    def shown(self) -> list[Message]:
        """What stands in the channel, oldest first."""
        return list(self.channel.history())

    def anchor(self) -> Message:
        """The last public message with buttons."""
        return [message for message in self.shown() if labels(message)][-1]

    def ping(self) -> Message | None:
        """The message that calls the player to move, if there is one."""
        calls = [message for message in self.shown() if message.content]
        assert len(calls) <= 1
        return calls[0] if calls else None

    def dm(self, name: str) -> Message:
        """The last DM that a person got."""
        return list(self.person(name).user.dm_channel.history())[-1]

    async def open_hand(self, name: str) -> Message:
        """Press My hand: the ephemeral message with the hand."""
        answer = await self.person(name).click(self.anchor(), label="My hand")
        assert answer.ephemeral
        return answer.response


@contextmanager
def _minting(backend: Backend, at: int) -> Iterator[None]:
    """SimCord's next id is one of that Unix millisecond."""
    id = backend._allocate_at(at - DISCORD_EPOCH)
    vars(backend)["snowflake"] = lambda: id
    try:
        yield
    finally:
        del vars(backend)["snowflake"]


def components(message: Message) -> list[dict[str, Any]]:
    """Every component of a message, the nested ones too."""
    raw = message.components
    flat: list[dict[str, Any]] = []

    def walk(parts: list[Any]) -> None:
        for part in parts:
            data = part if isinstance(part, dict) else part.to_dict()
            flat.append(data)
            walk(data.get("components", []))

    walk(raw)
    return flat


def text_of(message: Message) -> str:
    """All that a message says."""
    told = [part["content"] for part in components(message) if part["type"] == 10]
    return "\n".join([message.content or "", *told])


def alt_of(message: Message) -> str:
    """The alt texts of a message's pictures."""
    galleries = [part for part in components(message) if part["type"] == 12]
    return "\n".join(item.get("description") or "" for part in galleries for item in part["items"])


def labels(message: Message) -> list[str]:
    """The words on a message's buttons."""
    return [part["label"] for part in components(message) if part["type"] == 2]


def menus(message: Message) -> dict[str, dict[str, str]]:
    """For each menu of a message, by its words, its options: words and values."""
    found = [part for part in components(message) if part["type"] == 3]
    return {part["placeholder"]: {each["label"]: each["value"] for each in part["options"]} for part in found}


def ids(message: Message) -> dict[str, str]:
    """The custom_id of each button by its words."""
    return {part["label"]: part["custom_id"] for part in components(message) if part["type"] == 2}


def words_of(result: InteractionResult) -> str:
    """What somebody reads after a press: the answer, and what followed."""
    answers = [result.response] if result.response is not None else []
    return "\n".join(text_of(message) for message in [*answers, *result.followups])


@asynccontextmanager
async def venue_with(
    path: Path,
    titles: Mapping[str, Title] = TITLES,
    *,
    robot_pause: float = 0.01,
    new_world: bool = False,
    **options: Any,
) -> AsyncIterator[Venue]:
    """A venue on a database file; `options` go to the simulation."""
    settings = Settings(
        database_url=f"sqlite:///{path / 'paddock.db'}", robot_pause=robot_pause, _env_file=None
    )

    matches = count()

    def make() -> Paddock:
        return Paddock(
            settings,
            titles=titles,
            edit_pause=0.01,
            new_world=new_world,
            seeds=lambda: f"venue {next(matches)}",
        )

    bot = make()
    env = Env(bot, shard_count=1, **options)
    await env.start()
    guild = env.create_guild("Server")
    venue = Venue(env, bot, make, guild, guild.create_text_channel("paddock"))
    try:
        yield venue
    finally:
        await env.shutdown()
        await venue.bot.close()
    env.raise_errors()


@pytest_asyncio.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    """A server with the bot in it."""
    async with venue_with(tmp_path) as there:
        yield there
