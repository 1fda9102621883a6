"""The values of the simulated Discord: people, servers, channels, messages and interactions."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Literal

from bot.sandbox import permissions
from bot.sandbox.shapes import Choice, Component, Modal

EPOCH = 1_420_070_400_000
"""The Unix millisecond from which Discord's ids count."""

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15


class ChannelKind(IntEnum):
    """Discord's channel types."""

    TEXT = 0
    DM = 1
    GROUP = 3
    THREAD = 11
    PRIVATE_THREAD = 12


THREADS = (ChannelKind.THREAD, ChannelKind.PRIVATE_THREAD)


class InteractionKind(IntEnum):
    """Discord's interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


@dataclass(slots=True, eq=False)
class User:
    """The account of a person or of the bot."""

    id: int
    name: str
    """The handle of the account."""
    global_name: str | None = None
    bot: bool = False
    dms_open: bool = True
    """Whether the person accepts direct messages."""
    locale: str = "en-US"
    """The language of the person's client."""
    installed: bool = False
    """Whether the person has installed the bot for themselves, to use its commands where it is not a
    member.
    """

    @property
    def display_name(self) -> str:
        """Return the name that other people see."""
        return self.global_name or self.name


@dataclass(slots=True, eq=False)
class Role:
    """A role, whose permissions are stored with each member. mentionable: whether anyone can mention it."""

    id: int
    name: str
    mentionable: bool = True


@dataclass(slots=True, eq=False)
class Member:
    """A member of a server."""

    user: User
    permissions: int = permissions.EVERYONE
    """The bits of all permissions from the member's roles."""
    joined: float = 0.0
    """The Unix time in seconds of joining."""
    roles: set[int] = field(default_factory=set)
    """The ids of the member's roles, except that of @everyone."""


@dataclass(slots=True, eq=False)
class Scheduled:
    """A scheduled event of a server."""

    id: int
    name: str
    location: str
    """The place as a text."""
    begins: float
    """The Unix time in seconds of the beginning."""
    ends: float
    """The Unix time in seconds of the end."""
    status: int = 1
    """Discord's number: 1 is scheduled, 2 is active."""


@dataclass(slots=True, eq=False)
class Guild:
    """A server, with its members, channels, threads, roles and events by id. blocked: the words that AutoMod
    blocks, even from bots.
    """

    id: int
    name: str
    owner: User
    members: dict[int, Member] = field(default_factory=dict, repr=False)
    channels: dict[int, Channel] = field(default_factory=dict, repr=False)
    roles: dict[int, Role] = field(default_factory=dict, repr=False)
    scheduled: dict[int, Scheduled] = field(default_factory=dict, repr=False)
    blocked: set[str] = field(default_factory=set, repr=False)


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a DM, a group DM or a thread."""

    id: int
    kind: ChannelKind
    name: str = ""
    guild: Guild | None = field(default=None, repr=False)
    parent: Channel | None = field(default=None, repr=False)
    recipient: User | None = None
    """The person in a DM with the bot."""
    group: tuple[User, ...] = ()
    """The people of a group DM, where the bot is never a member."""
    owner: User | None = field(default=None, repr=False)
    messages: dict[int, Message] = field(default_factory=dict, repr=False)
    """The messages by id, oldest first."""
    denied: dict[int, int] = field(default_factory=dict, repr=False)
    """The permission bits that each member lacks here, by user id."""
    archived: bool = False
    locked: bool = False
    deleted: bool = False
    created: float = 0.0
    edits: deque[float] = field(default_factory=deque, repr=False)
    """The Unix times in seconds of recent edits of messages older than an hour."""


@dataclass(slots=True, eq=False)
class Attachment:
    """A file of a message. description: the alt text. width, height: a PNG's size in pixels, or 0."""

    id: int
    filename: str
    content: bytes = field(repr=False)
    description: str | None
    url: str
    content_type: str
    width: int = 0
    height: int = 0


@dataclass(slots=True, eq=False)
class Message:
    """A message, the same object through all edits."""

    id: int
    channel: Channel
    author: User
    created: float
    """The Unix time in seconds of sending."""
    content: str = ""
    flags: int = 0
    components: list[Component] = field(default_factory=list, repr=False)
    """The components as Discord's JSON, with ids."""
    attachments: list[Attachment] = field(default_factory=list)
    edited: float | None = None
    """The Unix time in seconds of the last edit, or None."""
    viewer: User | None = None
    """The only person who sees an ephemeral message, or None."""
    mentions: list[User] = field(default_factory=list)
    """The people mentioned in the message."""
    roles: list[Role] = field(default_factory=list)
    """The roles mentioned in the message."""
    pinged: frozenset[int] = frozenset()
    """The ids of the people who are notified."""
    nonce: str | None = None
    interaction: Interaction | None = field(default=None, repr=False)
    """The interaction that the message answers, or None."""
    hidden: bool = False
    """Whether the viewer has dismissed the message."""
    deleted: bool = False
    pinned: bool = False

    @property
    def ephemeral(self) -> bool:
        """Return whether only one person sees the message."""
        return self.viewer is not None

    def parts(self) -> Iterator[Component]:
        """Yield every component, including nested ones, in reading order."""
        return walk(self.components)


State = Literal["waiting", "deferred", "answered", "failed"]
"""An interaction's state. deferred: the bot is shown as thinking."""


@dataclass(slots=True, eq=False)
class Interaction:
    """A press, a command, a typed option or a submitted modal, and its outcome."""

    id: int
    token: str
    kind: InteractionKind
    user: User
    channel: Channel
    created: float
    """The Unix time in seconds of the interaction. The timestamp in its id can differ."""
    data: dict[str, Any]
    """The interaction's content as Discord's JSON."""
    message: Message | None = field(default=None, repr=False)
    """The message of the pressed component, or None."""
    name: str = ""
    """The name of the command, or ""."""
    owners: dict[str, str] = field(default_factory=dict)
    """The installations that allow it (bot.sandbox.installs)."""
    state: State = "waiting"
    callback: int = 0
    """Discord's number for the answer's type, or 0."""
    response: Message | None = None
    """The message available as @original, or None: the one that the answer sent, or `message` if the answer
    updates that.
    """
    modal: Modal | None = None
    """The form in the answer, or None."""
    choices: list[Choice] | None = None
    """The choices in the answer, or None."""
    followups: list[Message] = field(default_factory=list, repr=False)
    spent: bool = False
    """Whether the form in the answer has been submitted."""
    trouble: str = ""
    """The reason for the failure, or ""."""
    done: asyncio.Event = field(default_factory=asyncio.Event, repr=False)
    """An event that is set once the interaction is answered or has failed."""
    on_done: list[Callable[[], object]] = field(default_factory=list, repr=False)
    """The functions that stop the wait for an answer, called when it comes or the bot's process is killed."""

    @property
    def guild(self) -> Guild | None:
        """Return the server of the interaction, or None."""
        return self.channel.guild

    @property
    def answer(self) -> Message:
        """Return the message of the answer. Raises LookupError if there is none."""
        if self.response is None:
            raise LookupError(f"the interaction is {self.state}, without a message")
        return self.response

    @property
    def ephemeral(self) -> bool:
        """Return whether the answer is an ephemeral message."""
        return self.response is not None and self.response.ephemeral

    @property
    def failed(self) -> bool:
        """Return whether the user sees "This interaction failed"."""
        return self.state == "failed"


EventKind = Literal[
    "message_created",
    "message_updated",
    "message_deleted",
    "interaction_created",
    "interaction_answered",
    "interaction_failed",
    "channel_created",
    "channel_updated",
    "channel_deleted",
    "guild_created",
    "guild_deleted",
    "member_updated",
    "role_created",
    "role_deleted",
    "scheduled_updated",
    "commands_updated",
]


@dataclass(frozen=True, slots=True)
class Event:
    """A change, with the changed object in its current state."""

    kind: EventKind
    message: Message | None = None
    interaction: Interaction | None = None
    channel: Channel | None = None
    guild: Guild | None = None
    role: Role | None = None


def walk(components: Iterable[Component]) -> Iterator[Component]:
    """Yield every component of a list, including nested ones, in reading order."""
    for part in components:
        yield part
        if "components" in part:
            yield from walk(part["components"])
        if "component" in part:
            yield from walk((part["component"],))


def visible(message: Message, user_id: int) -> bool:
    """Return whether a person who can see the channel can see the message."""
    if message.deleted or message.hidden:
        return False
    return message.viewer is None or message.viewer.id == user_id
