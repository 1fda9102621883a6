"""What the messages and buttons need of the bot they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord
from discord.ext import commands

from bot.tables.registry import TableRegistry

if TYPE_CHECKING:
    from bot.ui.press import Order
    from bot.ui.privacy import Archive
    from bot.ui.stage import Stage


class House(commands.AutoShardedBot):
    """The bot, with its registry of tables and the stage that shows them."""

    registry: TableRegistry
    stage: Stage
    archive: Archive

    async def press(self, interaction: Interaction, order: Order) -> None:
        """Carry out a press on one of our buttons, and answer it."""
        raise NotImplementedError


Interaction: TypeAlias = discord.Interaction[House]
