"""What is made of a finished game: its record."""

from __future__ import annotations

from io import BytesIO

import discord

from bot.tables.table import Table
from bot.ui.client import Interaction


async def send_record(interaction: Interaction, table: Table) -> None:
    """Answer with the record of a finished game, ephemerally. Raises TableError while there is none."""
    text = await interaction.client.builder.record(table)
    name = f"paddock-{table.record.title}-{table.record.id}.toml".replace("_", "-")
    await interaction.response.send_message(
        f"The record of table **{table.record.id}**: a text file with every move. "
        f"`python -m bot replay {name}` plays it again and checks it.",
        file=discord.File(BytesIO(text.encode()), name),
        ephemeral=True,
    )
