"""/practice: one player against robots, and puzzles."""

from functools import partial
from typing import Literal, TypeAlias

from discord import app_commands

from bot.catalogue import TITLES
from bot.features.lookback.handlers.puzzles import practise_puzzles
from bot.ui import command_words, options
from bot.ui.actions import practice
from bot.ui.client import Interaction, PaddockClient
from bot.ui.dispatch import commanded

Level: TypeAlias = Literal["learner", "club", "expert", "champion", "adaptive"]


class Practice(options.Commands):
    """The commands that start a practice match and show puzzles."""

    group = app_commands.Group(
        name="practice",
        description=command_words.UNSAID,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )

    @group.command()
    @app_commands.choices(
        game=[app_commands.Choice(name=title.name, value=key) for key, title in TITLES.items()]
    )
    async def robots(self, interaction: Interaction, game: str, level: Level | None = None) -> None:
        await commanded(interaction, partial(practice.practise, game=game, level=level), anywhere=True)

    @group.command()
    async def puzzles(self, interaction: Interaction) -> None:
        await commanded(interaction, practise_puzzles, anywhere=True)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Practice(client))
