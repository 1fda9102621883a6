"""/daily: one deal per day, the same for everyone on every server."""

from discord import app_commands

from bot.features.daily import handlers
from bot.ui.client import Interaction, PaddockClient
from bot.ui.dispatch import commanded
from bot.ui.options import Commands


class Daily(Commands):
    """The command that opens the deal of the day."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def daily(self, interaction: Interaction) -> None:
        await commanded(interaction, handlers.send, anywhere=True)


async def setup(client: PaddockClient) -> None:
    """Add the command to the bot."""
    await client.add_cog(Daily(client))
