"""The bot as commands and buttons see it: the few parts that they need; and its way to the gateway."""

from __future__ import annotations

from typing import TypeAlias

import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.runtime.metrics import Metrics
from bot.storage.pauses import SqlPauses
from bot.storage.people import SqlPeople
from bot.tables.registry import TableRegistry
from bot.ui.discord_time import DiscordTime
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.circuit import CircuitMessages
from bot.ui.presses import PressesInHand
from bot.ui.sync.display import DiscordDisplay


class PaddockClient(commands.AutoShardedBot):
    """The client, with its parts; whoever makes it sets them before the first event comes in.

    registry: all tables. builder and circuit_messages: what messages look like. display: what keeps them up
    to date. personal_data: what is stored about people. discord_time: what time it is at Discord. presses:
    those in hand. pauses: who may not repeat at once what they have done. quiet_hours: so many of a day
    somebody may have at most. host_contact, privacy_url: whom to ask about one's data, and what the host says
    of it, if they do. metrics: counts the presses.
    """

    registry: TableRegistry
    builder: MessageBuilder
    circuit_messages: CircuitMessages
    display: DiscordDisplay
    personal_data: SqlPeople
    quiet_hours: int
    host_contact: str | None
    privacy_url: str | None
    discord_time: DiscordTime
    presses: PressesInHand
    pauses: SqlPauses
    metrics: Metrics

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect to the gateway that Discord's API has named, and always to that one: discord.py would begin
        each further session at Discord's own, with the token, whatever DISCORD_API says.
        """
        DiscordWebSocket.DEFAULT_GATEWAY = gateway
        await super().launch_shard(gateway, shard_id, initial=initial)


Interaction: TypeAlias = discord.Interaction[PaddockClient]
