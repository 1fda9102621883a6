"""/table: what can be done with a table besides playing."""

from functools import partial

from discord import Member, app_commands

from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands import table as bodies
from bot.ui.dispatch import commanded
from bot.ui.game_cog import in_servers
from bot.ui.options import Commands, TableName


class Tables(Commands):
    """The tables of this server."""

    table = in_servers("table", "The tables of this server")
    robot = app_commands.Group(name="robot", description="Robots for absent players", parent=table)

    @table.command(name="list", description="Your tables, and this channel's")
    async def list_tables(self, interaction: Interaction) -> None:
        await commanded(interaction, bodies.list_tables)

    @bodies.which_shown
    @table.command(description="Post the table or lobby again, at the end of the channel")
    async def show(self, interaction: Interaction, table: TableName | None = None) -> None:
        await commanded(interaction, partial(bodies.show, id=table))

    @bodies.which
    @table.command(description="The table in words; only you see it")
    async def text(self, interaction: Interaction, table: TableName | None = None) -> None:
        await commanded(interaction, partial(bodies.text, id=table))

    @bodies.which
    @table.command(description="The record of a finished game, as a file; only you see it")
    async def record(self, interaction: Interaction, table: TableName | None = None) -> None:
        await commanded(interaction, partial(bodies.record, id=table))

    @bodies.which
    @table.command(description="Give your seat to a robot")
    async def leave(self, interaction: Interaction, table: TableName | None = None) -> None:
        await commanded(interaction, partial(bodies.leave, id=table))

    @bodies.which
    @table.command(description="End the table (host, or Manage Server)")
    async def end(self, interaction: Interaction, table: TableName | None = None) -> None:
        await commanded(interaction, partial(bodies.end, id=table))

    @robot.command(description="Let a robot drive for somebody who is absent (host)")
    @app_commands.autocomplete(table=bodies.complete)
    @app_commands.describe(player="Who is absent", table=bodies.WHICH)
    async def player(self, interaction: Interaction, player: Member, table: TableName | None = None) -> None:
        await commanded(interaction, partial(bodies.robot, player=player, id=table))


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Tables(client))
