"""/paddock and /help: the overview, whose buttons lead to everything else."""

from discord import app_commands

from bot.features.hub import handlers
from bot.ui.client import Interaction, PaddockClient
from bot.ui.dispatch import commanded
from bot.ui.options import Commands

_anywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
_for_everybody = app_commands.allowed_installs(guilds=True, users=True)


class Hub(Commands):
    """The commands that open the overview."""

    @app_commands.command()
    @_anywhere
    @_for_everybody
    async def paddock(self, interaction: Interaction) -> None:
        await commanded(interaction, handlers.send, anywhere=True)

    @app_commands.command()
    @_anywhere
    @_for_everybody
    async def help(self, interaction: Interaction) -> None:
        await commanded(interaction, handlers.send, anywhere=True)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Hub(client))
