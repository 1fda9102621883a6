"""The bot as commands and buttons see it: the few parts that they need; and its connection to the gateway."""

from typing import TypeAlias

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.runtime.metrics import Metrics
from bot.storage.exports import SqlExports
from bot.storage.pauses import SqlPauses
from bot.storage.people import SqlPeople
from bot.tables.registry import TableRegistry
from bot.ui.discord_clock import DiscordTime
from bot.ui.messages import circuit, puzzle, review
from bot.ui.messages.builder import MessageBuilder
from bot.ui.presses_in_hand import PressesInHand
from bot.ui.sync.display import DiscordDisplay
from bot.ui.sync.films import Films


class PaddockClient(commands.AutoShardedBot):
    """The client with its parts, which are set before the first event arrives.

    registry: all tables. builder and circuit_messages: build messages. display: keeps them up to date.
    personal_data, exports: what is stored about people, to delete and to collect. discord_time: the time at
    Discord. presses: those in progress. pauses: actions that a person may not repeat yet. reviews, puzzles:
    those of finished games. films: those in progress. quiet_hours: the most quiet hours per day.
    host_contact, privacy_url: the contact for questions about data, and the host's page about it, if given.
    status_url: where people reach the page that checks deals, if they may. metrics: counts the presses.
    """

    registry: TableRegistry
    builder: MessageBuilder
    circuit_messages: circuit.CircuitMessages
    display: DiscordDisplay
    personal_data: SqlPeople
    exports: SqlExports
    quiet_hours: int
    host_contact: str | None
    privacy_url: str | None
    status_url: str | None
    discord_time: DiscordTime
    presses: PressesInHand
    pauses: SqlPauses
    reviews: review.ReviewDesk
    films: Films
    puzzles: puzzle.PuzzleDesk
    metrics: Metrics

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect to the gateway that Discord's API has named, and always to that one: discord.py would start
        each further session at Discord's own, with the token, whatever DISCORD_API is.
        """
        DiscordWebSocket.DEFAULT_GATEWAY = gateway
        await super().launch_shard(gateway, shard_id, initial=initial)


Interaction: TypeAlias = discord.Interaction[PaddockClient]
