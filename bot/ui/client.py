"""The bot as its commands and buttons see it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, TypeVar

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.engine.game import Seat
from bot.locales.phrase import Locale
from bot.runtime.clock import Clock
from bot.runtime.metrics import Metrics
from bot.storage.store import SqlStore
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.thinker import Slow
from bot.ui.components import ActionButton, ButtonId
from bot.ui.discord_clock import DiscordTime
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.message import MessageLayout
from bot.ui.messages.paint import PictureService
from bot.ui.presses_in_hand import PressesInHand
from bot.ui.sync.display import DiscordDisplay

T = TypeVar("T")


class LeagueSection(NamedTuple):
    """The lines and buttons that a feature adds to a server's league page."""

    lines: Sequence[str]
    buttons: Sequence[ActionButton]


class Parts:
    """The parts of the bot that its features have created, by class."""

    def __init__(self) -> None:
        self._made = dict[type[object], object]()

    def add(self, part: object) -> None:
        """Add a part. There can be only one of each class."""
        assert type(part) not in self._made, f"two parts {type(part).__name__}"
        self._made[type(part)] = part

    def __getitem__(self, kind: type[T]) -> T:
        """Return the part of a class. Raises KeyError if there is none."""
        part = self._made[kind]
        assert isinstance(part, kind)
        return part


@dataclass(frozen=True, slots=True)
class Overview:
    """The overview of all games, for the core and other features."""

    show: Callable[["Interaction", str], Awaitable[None]]
    """Answers with the overview, as a panel, under a note about the result of the press."""
    public: Callable[[Locale], Awaitable[MessageLayout]]
    """Returns the overview for a channel, in a language."""


@dataclass(frozen=True, slots=True)
class Lookbacks:
    """The functions that show finished matches again or play on from them, for tables and other features."""

    show_beginning: Callable[["Interaction", Table, Seat, ButtonId], Awaitable[None]]
    """Shows a finished match from its start, as a seat saw it, in a panel below that of the given button.
    Raises Refusal.
    """
    play_on: Callable[["Interaction", Table], Awaitable[None]]
    """Starts a finished *What if?* again from its position. Raises Refusal and TableError."""


class PaddockClient(commands.AutoShardedBot):
    """The client with its parts, which are set before the first event arrives."""

    registry: TableRegistry
    builder: MessageBuilder
    display: DiscordDisplay
    store: SqlStore
    clock: Clock
    """The clock for Unix time."""
    pictures: PictureService
    parts: Parts
    """The objects that features have created for their handlers, by class."""
    quiet_hours: int
    """The maximum length of quiet hours per day, in hours."""
    host_contact: str | None
    """The host's contact for questions about data, or None."""
    privacy_url: str | None
    """The URL of the host's privacy page, or None."""
    status_url: str | None
    """The public URL of the page that checks deals, or None."""
    discord_time: DiscordTime
    presses: PressesInHand
    slow: Slow
    """The queue for work that nobody at a table waits for."""
    lookback: Lookbacks
    closing: list[Callable[[], Awaitable[None]]]
    """The features' functions to call when the bot stops, last one first."""
    league_sections: list[Callable[["Interaction"], Awaitable[LeagueSection]]]
    """Each returns a feature's section of the league page of the interaction's server."""
    overview: Overview
    metrics: Metrics

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect to the gateway that Discord's API has named, and use it for all further sessions too."""
        DiscordWebSocket.DEFAULT_GATEWAY = gateway
        await super().launch_shard(gateway, shard_id, initial=initial)


Interaction: TypeAlias = discord.Interaction[PaddockClient]
