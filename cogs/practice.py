"""/practice: alone against robots."""

from functools import partial
from typing import Literal, TypeAlias

from discord import app_commands

from bot.catalogue import TITLES
from bot.ui.actions.practice import practise
from bot.ui.client import Interaction, PaddockClient
from bot.ui.dispatch import commanded
from bot.ui.options import Commands

Level: TypeAlias = Literal["learner", "club", "expert", "champion", "adaptive"]


class Practice(Commands):
    """A table for one player, with no one waiting."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.choices(
        game=[app_commands.Choice(name=title.name, value=key) for key, title in TITLES.items()]
    )
    async def practice(self, interaction: Interaction, game: str, level: Level | None = None) -> None:
        await commanded(interaction, partial(practise, game=game, level=level), anywhere=True)


async def setup(client: PaddockClient) -> None:
    """Add the command to the bot."""
    await client.add_cog(Practice(client))
