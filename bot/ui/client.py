"""The bot as commands and buttons see it: the few parts that they need, and its connection to the gateway."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, TypeVar

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.engine.game import Seat
from bot.locales.phrase import Locale
from bot.model.ports import Slow
from bot.runtime.clock import Clock
from bot.runtime.metrics import Metrics
from bot.storage.store import SqlStore
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.ui.components import ActionButton, ButtonId
from bot.ui.discord_clock import DiscordTime
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.message import MessageLayout
from bot.ui.messages.paint import PictureService
from bot.ui.presses_in_hand import PressesInHand
from bot.ui.sync.display import DiscordDisplay

T = TypeVar("T")


class LeagueSection(NamedTuple):
    """The lines and buttons that a feature adds to the page of a server's league."""

    lines: Sequence[str]
    buttons: Sequence[ActionButton]


class Parts:
    """The parts of the bot that its features have made, each found by its class."""

    def __init__(self) -> None:
        self._made = dict[type[object], object]()

    def add(self, part: object) -> None:
        """Add the only part of its class."""
        assert type(part) not in self._made, f"two parts {type(part).__name__}"
        self._made[type(part)] = part

    def __getitem__(self, kind: type[T]) -> T:
        """Return the part of that class. Raises KeyError without the feature that makes it."""
        part = self._made[kind]
        assert isinstance(part, kind)
        return part


@dataclass(frozen=True, slots=True)
class Overview:
    """The overview of all games, for the core and other features."""

    show: Callable[["Interaction", str], Awaitable[None]]
    """Answers with the overview, as a panel, under a note about what the press has done."""
    public: Callable[[Locale], Awaitable[MessageLayout]]
    """Returns the overview for a channel, without open lobbies."""


@dataclass(frozen=True, slots=True)
class Lookbacks:
    """Looking back at finished games, for tables and other features."""

    show_beginning: Callable[["Interaction", Table, Seat, ButtonId], Awaitable[None]]
    """Shows a finished game from its start through the eyes of that seat, as a panel below the one of that
    button. Raises Refusal.
    """
    play_on: Callable[["Interaction", Table], Awaitable[None]]
    """Starts a finished *What if?* again from its position. Raises Refusal, TableError."""


class PaddockClient(commands.AutoShardedBot):
    """The client with its parts, which are set before the first event arrives."""

    registry: TableRegistry
    """All tables."""
    builder: MessageBuilder
    """Builds the messages of lobbies and tables."""
    display: DiscordDisplay
    """Keeps messages up to date."""
    store: SqlStore
    """Everything stored."""
    clock: Clock
    """Real time. Play time is the registry's."""
    pictures: PictureService
    """Paints pictures."""
    parts: Parts
    """The parts of features."""
    quiet_hours: int
    """The most quiet hours per day."""
    host_contact: str | None
    """The contact for questions about data, if given."""
    privacy_url: str | None
    """The host's page about data, if given."""
    status_url: str | None
    """The public address of the page that checks deals, if it has one."""
    discord_time: DiscordTime
    """Discord's time."""
    presses: PressesInHand
    """The presses in progress."""
    slow: Slow
    """The place for work that nobody at a table waits for."""
    lookback: Lookbacks
    """Looking back at finished games."""
    closing: list[Callable[[], Awaitable[None]]]
    """The functions of features that are called when the bot stops, the last one first."""
    league_sections: list[Callable[["Interaction"], Awaitable[LeagueSection]]]
    """Each returns what a feature adds to the page of a server's league, for the presser."""
    overview: Overview
    """The overview of all games."""
    metrics: Metrics
    """Counts the presses."""

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect to the gateway that Discord's API has named, and always to that one. discord.py would start
        each further session at Discord's own address, with the token, whatever DISCORD_API is.
        """
        DiscordWebSocket.DEFAULT_GATEWAY = gateway
        await super().launch_shard(gateway, shard_id, initial=initial)


Interaction: TypeAlias = discord.Interaction[PaddockClient]
