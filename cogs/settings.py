"""/settings: a person's name, quiet hours, and the look of pictures."""
# Longer than 60 lines: eleven commands with their choices.

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

import discord
from discord import app_commands

from bot.catalogue import TITLES
from bot.locales.language import LOCALES, say
from bot.model.preferences import Calls
from bot.ui.actions import settings as bodies
from bot.ui.client import Interaction, PaddockClient
from bot.ui.dispatch import commanded
from bot.ui.messages.settings import AUTO
from bot.ui.options import Commands
from bot.words.livery import DRIVERS, NUMBERS

Theme: TypeAlias = Literal["standard", "light", "contrast", "deuteranopia", "protanopia", "tritanopia"]
LANGUAGES = [
    app_commands.Choice(name="Like Discord", value=AUTO),
    *(app_commands.Choice(name=say("language", each), value=each) for each in LOCALES),
]
Time: TypeAlias = app_commands.Range[str, 1, 5]


class Settings(Commands):
    """A person's own settings, in servers and in DMs."""

    settings = app_commands.Group(
        name="settings",
        description="How you are called, when you are left alone, and how your pictures look",
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )

    @settings.command(description="What you have chosen")
    async def show(self, interaction: Interaction) -> None:
        await commanded(interaction, bodies.show, anywhere=True)

    @settings.command(description="How you are called when it is your turn")
    @app_commands.describe(where="By a mention in the channel, by a new direct message, or not at all")
    async def calls(self, interaction: Interaction, where: Calls) -> None:
        await commanded(interaction, partial(bodies.calls, where=where), anywhere=True)

    @settings.command(description="Hours in which nobody calls you, and relaxed clocks stand still for you")
    @app_commands.describe(
        begin="Such as 22:30; leave all three empty to have none",
        end="Such as 7:00",
        zone="Where you live",
    )
    @app_commands.autocomplete(zone=bodies.complete_zone)
    async def quiet(
        self,
        interaction: Interaction,
        begin: Time | None = None,
        end: Time | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        await commanded(interaction, partial(bodies.quiet, begin=begin, end=end, zone=zone), anywhere=True)

    @settings.command(description="Be told by direct message when a table opens in this server")
    @app_commands.describe(game="Of which game; usually of any", on="False: not any more")
    @app_commands.choices(
        game=[app_commands.Choice(name=title.name, value=key) for key, title in TITLES.items()]
    )
    async def notify(self, interaction: Interaction, game: str = "", on: bool = True) -> None:
        await commanded(interaction, partial(bodies.notify, title=game, on=on))

    @settings.command(description="Which role the lobbies of this server mention (Manage Server)")
    @app_commands.describe(role="Who wants to be told that a table opens; leave it empty to mention nobody")
    async def role(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        await commanded(interaction, partial(bodies.role, chosen=role))

    @settings.command(description="The language of your hand, your DMs and answers to you")
    @app_commands.describe(language="One of those that Paddock speaks")
    @app_commands.choices(language=LANGUAGES)
    async def language(self, interaction: Interaction, language: str) -> None:
        await commanded(interaction, partial(bodies.language, key=language), anywhere=True)

    @settings.command(
        name="server-language", description="The language of new tables in this server (Manage Server)"
    )
    @app_commands.describe(language="One of those that Paddock speaks")
    @app_commands.choices(language=LANGUAGES)
    async def server_language(self, interaction: Interaction, language: str) -> None:
        await commanded(interaction, partial(bodies.server_language, key=language))

    @settings.command(description="How the pictures of your own hands look")
    @app_commands.describe(theme="Dark, light, high contrast, or for eyes that mix up some colours")
    async def theme(self, interaction: Interaction, theme: Theme) -> None:
        await commanded(interaction, partial(bodies.theme, key=theme), anywhere=True)

    @settings.command(description="Whether your first turns of a new game come with a tip")
    @app_commands.describe(on="On or off")
    async def tips(self, interaction: Interaction, on: bool) -> None:
        await commanded(interaction, partial(bodies.tips, on=on), anywhere=True)

    @settings.command(description="Your car: the same colour, number and driver at every table")
    @app_commands.describe(colour="Of the car", number="1 to 99", driver="Who sits in it")
    @app_commands.choices(
        colour=[app_commands.Choice(name=each, value=at) for at, each in enumerate(bodies.PAINTS)],
        driver=[app_commands.Choice(name=each, value=at) for at, each in enumerate(DRIVERS)],
    )
    async def car(
        self,
        interaction: Interaction,
        colour: app_commands.Choice[int] | None = None,
        number: app_commands.Range[int, 1, NUMBERS] | None = None,
        driver: app_commands.Choice[int] | None = None,
    ) -> None:
        paint, face = (each.value if each else None for each in (colour, driver))
        chosen = partial(bodies.car, colour=paint, number=number, driver=face)
        await commanded(interaction, chosen, anywhere=True)

    @settings.command(description="How the tables of this server look (Manage Server)")
    @app_commands.describe(theme="Dark, light, high contrast, or for eyes that mix up some colours")
    async def server(self, interaction: Interaction, theme: Theme) -> None:
        await commanded(interaction, partial(bodies.server_theme, key=theme))

    @settings.command(description="Are the players of this server rated, game by game? (Manage Server)")
    @app_commands.describe(on="`/league driver` tells a rating; nothing is stored, so it may change any time")
    async def ratings(self, interaction: Interaction, on: bool) -> None:
        await commanded(interaction, partial(bodies.ratings, on=on))


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Settings(client))
