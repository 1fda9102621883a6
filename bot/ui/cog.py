"""What the command groups of all games share: opening a lobby and telling the rules."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.records import Pace, Place, Seating
from bot.ui.answers import send_lobby, send_rules
from bot.ui.doors import commanded
from bot.ui.house import House, Interaction
from bot.ui.report import Refusal, missing


def in_servers(name: str, description: str) -> app_commands.Group:
    """A command group that Discord offers in servers alone: tables stand in channels."""
    return app_commands.Group(
        name=name,
        description=description,
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


class GameCog(commands.Cog):
    """The commands of one game. title: its key in the catalogue."""

    title = ""

    def __init__(self, house: House) -> None:
        self.house = house

    async def open_lobby(
        self, interaction: Interaction, *, options: Any, pace: Pace, seating: Seating, robots: int
    ) -> None:
        """Open a lobby in this channel, with whoever asked for it as its host."""

        async def body(interaction: Interaction) -> None:
            channel, guild = interaction.channel_id, interaction.guild_id
            assert channel is not None
            assert guild is not None
            thread = isinstance(interaction.channel, discord.Thread)
            lacks = missing(interaction.app_permissions, thread=thread)
            if lacks:
                raise Refusal(f"I cannot hold a table in this channel: I lack {', '.join(lacks)}.")
            lobby = await self.house.floor.open_lobby(
                title=self.title,
                place=Place(guild, channel),
                person=interaction.user.id,
                name=interaction.user.display_name,
                options=options,
                pace=pace,
                seating=seating,
                robots=robots,
            )
            await send_lobby(interaction, lobby)

        await commanded(interaction, body)

    async def tell_rules(self, interaction: Interaction) -> None:
        """The rules in short, for whoever asked."""

        async def body(interaction: Interaction) -> None:
            await send_rules(interaction, self.title)

        await commanded(interaction, body)
