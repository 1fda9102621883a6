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

_whose = app_commands.describe(player="Whose races, if not yours")


class League(Commands):
    """The league of this server."""

    league = in_servers("league", "Circuits: races that count together")

    @league.command(description="Open a circuit: choose one of races, hours and open")
    @app_commands.rename(unlimited="open")
    @app_commands.describe(
        name="Its name, at most 60 characters",
        game="The game whose races count: any, if you choose none",
        races="It ends after so many races",
        hours="It ends after so many hours; a race in progress then still counts",
        unlimited="It ends when you close it",
        robots="Do robots take places and points? Not if you choose nothing",
        hints="May players ask what the best robot would do? Usually not where it counts",
    )
    @app_commands.choices(
        game=[app_commands.Choice(name="Any game", value=ANY)]
        + [app_commands.Choice(name=title.name, value=key) for key, title in TITLES.items()],
        robots=[
            app_commands.Choice(name="Ignore robots: places are counted among people", value="ignore"),
            app_commands.Choice(name="Count robots like people", value="count"),
        ],
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
    @league.command(description="The table of a circuit")
    async def standings(self, interaction: Interaction, circuit: CircuitName | None = None) -> None:
        await commanded(interaction, partial(league.show, given=circuit))

    @any_circuit
    @league.command(description="Each race of a circuit with its result; only you see it")
    async def races(self, interaction: Interaction, circuit: CircuitName | None = None) -> None:
        await commanded(interaction, partial(league.races, given=circuit))

    @any_circuit
    @league.command(description="The results of a circuit as a CSV file; only you see it")
    async def export(self, interaction: Interaction, circuit: CircuitName | None = None) -> None:
        await commanded(interaction, partial(league.export, given=circuit))

    @open_circuit
    @league.command(description="Close a circuit (its host, or Manage Server)")
    async def close(self, interaction: Interaction, circuit: CircuitName | None = None) -> None:
        await commanded(interaction, partial(league.close, given=circuit))

    @league.command(description="The last races of a player in this server; only you see it")
    @_whose
    async def history(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await commanded(interaction, partial(league.history, player=player))

    @league.command(description="What a player has achieved in this server")
    @_whose
    async def driver(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await commanded(interaction, partial(league.driver, player=player))


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(League(client))
