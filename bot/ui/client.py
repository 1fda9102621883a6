"""The bot as commands and buttons see it: the few parts that they need, and its connection to the gateway."""

from typing import TypeAlias

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.runtime.metrics import Metrics
from bot.storage.exports import SqlExports
from bot.storage.pauses import SqlPauses
from bot.storage.people import SqlPeople
from bot.storage.workers import SqlWorkers
from bot.tables.registry import TableRegistry
from bot.ui.discord_clock import DiscordTime
from bot.ui.messages import circuit, puzzle, review
from bot.ui.messages.builder import MessageBuilder
from bot.ui.presses_in_hand import PressesInHand
from bot.ui.sync.display import DiscordDisplay
from bot.ui.sync.films import Films


class PaddockClient(commands.AutoShardedBot):
    """The client with its parts, which are set before the first event arrives."""

    registry: TableRegistry
    """All tables."""
    builder: MessageBuilder
    """Builds the messages of lobbies and tables."""
    circuit_messages: circuit.CircuitMessages
    """Builds the messages of circuits."""
    display: DiscordDisplay
    """Keeps messages up to date."""
    personal_data: SqlPeople
    """Deletes the stored data of people."""
    exports: SqlExports
    """Collects the stored data of people."""
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
    workers: SqlWorkers
    """The messages between the processes on one database."""
    pauses: SqlPauses
    """The pauses before a person can repeat an action."""
    reviews: review.ReviewDesk
    """The reviews of finished games."""
    films: Films
    """The films in progress."""
    puzzles: puzzle.PuzzleDesk
    """The puzzles of finished games."""
    metrics: Metrics
    """Counts the presses."""

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect to the gateway that Discord's API has named, and always to that one. discord.py would start
        each further session at Discord's own address, with the token, whatever DISCORD_API is.
        """
        DiscordWebSocket.DEFAULT_GATEWAY = gateway
        await super().launch_shard(gateway, shard_id, initial=initial)


Interaction: TypeAlias = discord.Interaction[PaddockClient]
