"""What is made of a finished game: moving and still pictures for the channel, and its record."""

from __future__ import annotations

from io import BytesIO

import discord

from bot.engine.game import IllegalMove
from bot.record.game import OLDER
from bot.tables.errors import TableError
from bot.tables.table import Table
from bot.ui.actions.reply import find
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal, tell
from bot.ui.text import link

_NOT_OVER = "A replay can be had once this match is over."


async def replay(interaction: Interaction, button_id: ButtonId) -> None:
    """Post the whole game as moving pictures, once; later presses are told where it stands."""
    table, films = await _finished(interaction, button_id), interaction.client.builder.filming
    if table.record.replay:
        where = link(table.record.place, table.record.replay)
        await tell(interaction, f"The replay of this game stands [here]({where}).")
        return
    if table.record.id in films:
        raise Refusal("The replay is being drawn: it comes in a moment.")
    films.add(table.record.id)
    try:
        await interaction.response.defer(thinking=True)
        drawn = await interaction.client.builder.replay(table)
        posted = await interaction.edit_original_response(view=drawn.body, attachments=drawn.files())
        await table.note_replay(posted.id)
    except IllegalMove:
        await interaction.delete_original_response()
        raise Refusal(OLDER) from None
    finally:
        films.discard(table.record.id)


async def still(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the same without motion, and in words, ephemerally."""
    table = await _finished(interaction, button_id)
    try:
        drawn = await interaction.client.builder.stills(table)
    except IllegalMove:
        raise Refusal(OLDER) from None
    await interaction.response.send_message(view=drawn.body, files=drawn.files(), ephemeral=True)


async def record(interaction: Interaction, button_id: ButtonId) -> None:
    """Give the record of the game, ephemerally."""
    await send_record(interaction, await find(interaction, button_id.table))


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


async def _finished(interaction: Interaction, button_id: ButtonId) -> Table:
    """The table, if its match has come to its end. Raises TableError."""
    table = await find(interaction, button_id.table)
    if table.record.status != "over":
        raise TableError(_NOT_OVER)
    return table
