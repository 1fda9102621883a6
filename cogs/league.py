"""/league: circuits, their standings and players' profiles."""

from functools import partial

import discord
from discord import app_commands

from bot.catalogue import TITLES
from bot.features.circuits import commands
from bot.features.circuits.commands import any_circuit, open_circuit
from bot.features.circuits.editing import create
from bot.features.circuits.people import show_profile
from bot.ui.client import Interaction, PaddockClient
from bot.ui.dispatch import commanded
from bot.ui.options import CircuitName, Commands, in_servers, menu_on_person


async def profiled(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Answer the context menu's entry with a person's profile."""
    await commanded(interaction, partial(show_profile, player=person, ephemeral=True))


class League(Commands):
    """The commands for the league of a server."""

    league = in_servers("league")

    @league.command()
    @app_commands.choices(
        game=[app_commands.Choice(name=title.name, value=key) for key, title in TITLES.items()]
    )
    async def create(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, 200],
        game: str = "",
        races: int | None = None,
        hours: int | None = None,
    ) -> None:
        await commanded(interaction, partial(create, name=name, game=game, races=races, hours=hours))

    @any_circuit
    @league.command()
    async def standings(self, interaction: Interaction, circuit: CircuitName | None = None) -> None:
        await commanded(interaction, partial(commands.show, given=circuit))

    @open_circuit
    @league.command()
    async def close(self, interaction: Interaction, circuit: CircuitName | None = None) -> None:
        await commanded(interaction, partial(commands.close, given=circuit))

    @league.command()
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await commanded(interaction, partial(show_profile, player=player))


async def setup(client: PaddockClient) -> None:
    """Add the commands and the context menu to the bot."""
    await client.add_cog(League(client))
    client.tree.add_command(menu_on_person("profile", profiled))
