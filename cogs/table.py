"""/table: commands for tables and lobbies."""

from functools import partial

from discord import Member

from bot.ui.actions.reply import send_tables
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands import table as bodies
from bot.ui.dispatch import commanded
from bot.ui.options import Commands, TableName, anywhere


class Tables(Commands):
    """The commands that list, show, leave and end tables, and give a seat to a robot."""

    table = anywhere("table", direct=True)

    @table.command(name="list")
    async def list_tables(self, interaction: Interaction) -> None:
        await commanded(interaction, send_tables, anywhere=True)

    @bodies.which_shown
    @table.command()
    async def show(self, interaction: Interaction, table: TableName | None = None) -> None:
        await commanded(interaction, partial(bodies.show, id=table), anywhere=True)

    @bodies.which
    @table.command()
    async def leave(self, interaction: Interaction, table: TableName | None = None) -> None:
        await commanded(interaction, partial(bodies.leave, id=table), anywhere=True)

    @bodies.which
    @table.command()
    async def end(self, interaction: Interaction, table: TableName | None = None) -> None:
        await commanded(interaction, partial(bodies.end, id=table), anywhere=True)

    @bodies.which
    @table.command()
    async def robot(self, interaction: Interaction, player: Member, table: TableName | None = None) -> None:
        await commanded(interaction, partial(bodies.robot, player=player, id=table))


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Tables(client))
