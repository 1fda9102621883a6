"""/paddock and /help: the games, and how to start each."""

from discord import app_commands

from bot.ui.actions import hub
from bot.ui.client import Interaction, PaddockClient
from bot.ui.dispatch import commanded
from bot.ui.options import Commands

_anywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
_in_servers = app_commands.allowed_installs(guilds=True, users=False)


class Hub(Commands):
    """The entry points."""

    @app_commands.command()
    @_anywhere
    @_in_servers
    async def paddock(self, interaction: Interaction) -> None:
        await commanded(interaction, hub.send, anywhere=True)

    @app_commands.command()
    @_anywhere
    @_in_servers
    async def help(self, interaction: Interaction) -> None:
        await commanded(interaction, hub.send, anywhere=True)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Hub(client))
