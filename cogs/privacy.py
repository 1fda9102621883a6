"""/privacy: export or delete what is stored about a person."""

from discord import app_commands

from bot.ui.client import Interaction, PaddockClient
from bot.ui.command_words import UNSAID
from bot.ui.commands import privacy
from bot.ui.dispatch import commanded
from bot.ui.options import Commands


class Privacy(Commands):
    """A person's control over their data, in servers and in DMs."""

    privacy = app_commands.Group(
        name="privacy",
        description=UNSAID,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )

    @privacy.command()
    async def export(self, interaction: Interaction) -> None:
        await commanded(interaction, privacy.export, anywhere=True)

    @privacy.command()
    async def delete(self, interaction: Interaction) -> None:
        await commanded(interaction, privacy.ask, anywhere=True)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Privacy(client))
