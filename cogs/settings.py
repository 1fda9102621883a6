"""/settings and /server: the settings of a person and of a server."""

from discord import app_commands

from bot.features.settings import handlers
from bot.ui.client import Interaction, PaddockClient
from bot.ui.dispatch import commanded
from bot.ui.options import Commands


class Settings(Commands):
    """The commands that open the settings of a person and those of a server."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def settings(self, interaction: Interaction) -> None:
        await commanded(interaction, handlers.show, anywhere=True)

    @app_commands.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def server(self, interaction: Interaction) -> None:
        await commanded(interaction, handlers.show_server)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Settings(client))
