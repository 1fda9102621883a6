"""The menu on a person: their achievements, and a challenge."""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.locales.phrase import ENGLISH, Phrase, spoken
from bot.ui.actions import challenge, league
from bot.ui.client import Interaction, PaddockClient
from bot.ui.dispatch import commanded


async def profiled(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Show a person's profile."""
    await commanded(interaction, lambda here: league.show_profile(here, person, ephemeral=True))


async def challenged(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Challenge a person."""
    await commanded(interaction, lambda here: challenge.ask(here, person))


async def setup(client: PaddockClient) -> None:
    """Add the menus to the bot."""
    for name, callback in (("profile", profiled), ("challenge", challenged)):
        words = Phrase(f"command-menu-{name}")
        menu = app_commands.ContextMenu(
            name=locale_str(spoken(words, ENGLISH), phrase=words),
            callback=callback,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        client.tree.add_command(menu)
