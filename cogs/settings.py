"""/settings: a person's name, quiet hours, and the look of pictures."""
# Longer than 60 lines: twelve commands with their choices.

from functools import partial
from typing import Literal, TypeAlias

import discord
from discord import app_commands

from bot.catalogue import TITLES
from bot.locales.language import LOCALES, say
from bot.model.preferences import Calls
from bot.ui.actions import settings as bodies
from bot.ui.client import Interaction, PaddockClient
from bot.ui.command_words import UNSAID
from bot.ui.dispatch import commanded
from bot.ui.messages.settings import AUTO
from bot.ui.options import Commands
from bot.words.livery import COLOURS, DRIVERS, NUMBERS

Theme: TypeAlias = Literal["standard", "light", "contrast", "deuteranopia", "protanopia", "tritanopia"]
LANGUAGES = [
    app_commands.Choice(name=AUTO, value=AUTO),
    *(app_commands.Choice(name=say("language", each), value=each) for each in LOCALES),
]
Time: TypeAlias = app_commands.Range[str, 1, 5]


class Settings(Commands):
    """A person's own settings, in servers and in DMs."""

    settings = app_commands.Group(
        name="settings",
        description=UNSAID,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )

    @settings.command()
    async def show(self, interaction: Interaction) -> None:
        await commanded(interaction, bodies.show, anywhere=True)

    @settings.command()
    async def calls(self, interaction: Interaction, where: Calls) -> None:
        await commanded(interaction, partial(bodies.calls, where=where), anywhere=True)

    @settings.command()
    @app_commands.autocomplete(zone=bodies.complete_zone)
    async def quiet(
        self,
        interaction: Interaction,
        begin: Time | None = None,
        end: Time | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        await commanded(interaction, partial(bodies.quiet, begin=begin, end=end, zone=zone), anywhere=True)

    @settings.command()
    @app_commands.choices(
        game=[app_commands.Choice(name=title.name, value=key) for key, title in TITLES.items()]
    )
    async def notify(self, interaction: Interaction, game: str = "", on: bool = True) -> None:
        await commanded(interaction, partial(bodies.notify, title=game, on=on))

    @settings.command()
    async def role(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        await commanded(interaction, partial(bodies.role, chosen=role))

    @settings.command()
    @app_commands.choices(language=LANGUAGES)
    async def language(self, interaction: Interaction, language: str) -> None:
        await commanded(interaction, partial(bodies.language, key=language), anywhere=True)

    @settings.command(name="server-language")
    @app_commands.choices(language=LANGUAGES)
    async def server_language(self, interaction: Interaction, language: str) -> None:
        await commanded(interaction, partial(bodies.server_language, key=language))

    @settings.command()
    async def theme(self, interaction: Interaction, theme: Theme) -> None:
        await commanded(interaction, partial(bodies.theme, key=theme), anywhere=True)

    @settings.command()
    async def tips(self, interaction: Interaction, on: bool) -> None:
        await commanded(interaction, partial(bodies.tips, on=on), anywhere=True)

    @settings.command()
    @app_commands.choices(colour=[app_commands.Choice(name=each, value=each) for each in COLOURS])
    @app_commands.choices(
        driver=[app_commands.Choice(name=each, value=at) for at, each in enumerate(DRIVERS)]
    )
    async def car(
        self,
        interaction: Interaction,
        colour: str | None = None,
        number: app_commands.Range[int, 1, NUMBERS] | None = None,
        driver: int | None = None,
    ) -> None:
        chosen = partial(bodies.car, colour=colour, number=number, driver=driver)
        await commanded(interaction, chosen, anywhere=True)

    @settings.command()
    async def server(self, interaction: Interaction, theme: Theme) -> None:
        await commanded(interaction, partial(bodies.server_theme, key=theme))

    @settings.command()
    async def ratings(self, interaction: Interaction, on: bool) -> None:
        await commanded(interaction, partial(bodies.ratings, on=on))


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Settings(client))
