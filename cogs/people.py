"""The entry in a user's context menu that challenges that user."""

import discord

from bot.ui.actions import challenge
from bot.ui.client import Interaction, PaddockClient
from bot.ui.dispatch import commanded
from bot.ui.options import menu_on_person


async def challenged(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Answer the context menu's entry by asking for the game of the challenge."""
    await commanded(interaction, lambda here: challenge.ask(here, person))


async def setup(client: PaddockClient) -> None:
    """Add the context menu to the bot."""
    client.tree.add_command(menu_on_person("challenge", challenged))
