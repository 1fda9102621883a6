"""The history of a table: a message for whoever asked, in which they turn the pages."""

from __future__ import annotations

from bot.engine.game import IllegalMove
from bot.tables.table import Table
from bot.ui.actions.reply import find
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal
from bot.ui.messages.message import MessageLayout

_LAST = 1_000_000
"""A page beyond every last one."""


async def past(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the last page, ephemerally."""
    table = await find(interaction, button_id.table)
    table.touch(interaction.user.id)
    drawn = await _drawn(interaction, table, _LAST, None)
    await interaction.response.send_message(view=drawn.body, ephemeral=True)


async def page(interaction: Interaction, button_id: ButtonId) -> None:
    """Turn to a page, in place."""
    table = await find(interaction, button_id.table)
    table.touch(interaction.user.id)
    drawn = await _drawn(interaction, table, button_id.mark, None)
    await interaction.response.edit_message(view=drawn.body, attachments=[])


async def glance(interaction: Interaction, button_id: ButtonId) -> None:
    """Add pictures of a step to its page."""
    table = await find(interaction, button_id.table)
    table.touch(interaction.user.id)
    drawn = await _drawn(interaction, table, button_id.mark, int(button_id.arg or "0", 16))
    await interaction.response.edit_message(view=drawn.body, attachments=drawn.files())


async def _drawn(interaction: Interaction, table: Table, at: int, ply: int | None) -> MessageLayout:
    """A page as whoever pressed may know it: a player with the secrets of their own seat."""
    person = interaction.user.id
    seats = [seat for seat, each in enumerate(table.record.players) if each.person == person]
    try:
        return await interaction.client.builder.history(table, seats[0] if seats else None, at, ply)
    except IllegalMove:
        raise Refusal("This game was begun by older rules, so its history cannot be told.") from None
