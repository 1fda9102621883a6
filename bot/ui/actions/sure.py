"""Actions that cannot be undone: the command asks for confirmation, and the button carries them out."""

from __future__ import annotations

import discord

from bot.ui.actions.reply import find, find_place, is_manager
from bot.ui.client import Interaction
from bot.ui.components import ButtonId, button
from bot.ui.errors import Refusal
from bot.ui.messages.message import layout
from bot.ui.text import safe


async def ask(interaction: Interaction, question: str, button_id: ButtonId, label: str) -> None:
    """Ask the user of a command for confirmation, ephemerally."""
    sure = button(button_id, label, discord.ButtonStyle.danger)
    await interaction.response.send_message(view=layout(question, buttons=[sure]).body, ephemeral=True)


async def _done(interaction: Interaction, words: str) -> None:
    """Replace the question by the result."""
    await interaction.response.edit_message(view=layout(words).body)


async def leave(interaction: Interaction, button_id: ButtonId) -> None:
    """Give the presser's seat to a robot."""
    table = await find(interaction, button_id.table)
    await table.leave(interaction.user.id)
    await _done(
        interaction, "You have left; a robot drives your seat. **I'm back** at the table takes it back."
    )


async def stop(interaction: Interaction, button_id: ButtonId) -> None:
    """Ask for confirmation before a practice table is ended."""
    table = await find(interaction, button_id.table)
    table.must_be_endable(interaction.user.id, manager=False)
    question = f"End practice at table **{table.record.id}**? You can't go on with it."
    await ask(interaction, question, ButtonId(table.record.id, "end"), "End practice")


async def end(interaction: Interaction, button_id: ButtonId) -> None:
    """End the table early."""
    table = await find(interaction, button_id.table)
    manager = is_manager(interaction, table.record.place.guild)
    await table.end(interaction.user.id, manager=manager)
    await _done(interaction, f"Table {table.record.id} has ended.")


async def close(interaction: Interaction, button_id: ButtonId) -> None:
    """Close a circuit; its final standings follow in this channel."""
    place, circuits = find_place(interaction), interaction.client.registry.circuits
    circuit = await circuits.running(button_id.table)
    if circuit is not None and circuit.guild != place.guild:
        raise Refusal("That circuit is one of another server. Close it there.")
    manager = is_manager(interaction, place.guild)
    closed = await circuits.close(button_id.table, interaction.user.id, place.channel, manager=manager)
    name = safe(closed.name)
    if closed.running:
        await _done(interaction, f"{name} takes no more races; it closes when those in progress are over.")
    else:
        await _done(interaction, f"{name} is closed. Its final table follows in this channel.")
