"""/league: circuits, their standings, and drivers' profiles."""

# Longer than 60: seven commands, each only a declaration and one call.

from functools import partial

import discord
from discord import app_commands

from bot.catalogue import TITLES
from bot.league.circuit import Robots
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands import league
from bot.ui.commands.league import ANY, any_circuit, open_circuit
from bot.ui.dispatch import commanded
from bot.ui.game_cog import in_servers
from bot.ui.options import CircuitName, Commands


class League(Commands):
    """The league of this server."""

    league = in_servers("league")

    @league.command()
    @app_commands.rename(unlimited="open")
    @app_commands.choices(
        game=[app_commands.Choice(name=ANY, value=ANY)]
        + [app_commands.Choice(name=title.name, value=key) for key, title in TITLES.items()],
    )
    async def create(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, 200],
        game: str = ANY,
        races: int | None = None,
        hours: int | None = None,
        unlimited: bool = False,
        hints: bool = False,
        robots: Robots = "ignore",
    ) -> None:
        body = partial(league.create, name=name, game=game, races=races, hours=hours, unlimited=unlimited)
        await commanded(interaction, partial(body, hints=hints, robots=robots))

    @any_circuit
    @league.command()
    async def standings(self, interaction: Interaction, circuit: CircuitName | None = None) -> None:
        await commanded(interaction, partial(league.show, given=circuit))

    @any_circuit
    @league.command()
    async def races(self, interaction: Interaction, circuit: CircuitName | None = None) -> None:
        await commanded(interaction, partial(league.races, given=circuit))

    @any_circuit
    @league.command()
    async def export(self, interaction: Interaction, circuit: CircuitName | None = None) -> None:
        await commanded(interaction, partial(league.export, given=circuit))

    @open_circuit
    @league.command()
    async def close(self, interaction: Interaction, circuit: CircuitName | None = None) -> None:
        await commanded(interaction, partial(league.close, given=circuit))

    @league.command()
    async def history(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await commanded(interaction, partial(league.history, player=player))

    @league.command()
    async def driver(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await commanded(interaction, partial(league.driver, player=player))


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(League(client))
