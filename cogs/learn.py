"""/learn: learn a game by playing it."""

from functools import partial

from discord import app_commands

from bot.catalogue import TITLES
from bot.ui.actions.lesson import begin
from bot.ui.client import Interaction, PaddockClient
from bot.ui.dispatch import commanded
from bot.ui.options import Commands


class Learn(Commands):
    """Lessons. They do not need the bot in a server: they answer the learner's presses."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.choices(
        game=[
            app_commands.Choice(name=title.name, value=key)
            for key, title in TITLES.items()
            if title.words.lesson
        ]
    )
    async def learn(self, interaction: Interaction, game: str) -> None:
        await commanded(interaction, partial(begin, key=game), anywhere=True)


async def setup(client: PaddockClient) -> None:
    """Add the command to the bot."""
    await client.add_cog(Learn(client))
