"""The buttons that lead to circuits."""

from __future__ import annotations

from bot.ui.answers import find, send_lobby, show_lobby
from bot.ui.house import Interaction
from bot.ui.league import send_standings
from bot.ui.phrases import link
from bot.ui.press import Order
from bot.ui.report import Refusal, tell


async def series(interaction: Interaction, order: Order) -> None:
    """Make a circuit of a finished race and its rematches; the lobby of the next one counts for it."""
    registry, stage = interaction.client.registry, interaction.client.stage
    gathering = registry.lobby(order.table)
    subject = gathering or await find(interaction, order.table)
    if not stage.pages.title(subject).circuits:
        raise Refusal("Only races of Gear Head count in circuits.")
    lobby = await registry.race_again_in_circuit(order.table, interaction.user.id)
    _, notes = await stage.board(lobby)
    if gathering is not None:
        await show_lobby(interaction, lobby)
    elif notes.anchor:
        where = link(lobby.record.place, notes.anchor)
        await tell(interaction, f"The next race gathers here: [table {lobby.record.id}]({where}).")
    else:
        await send_lobby(interaction, lobby)


async def standings(interaction: Interaction, order: Order) -> None:
    """The table of the circuit that a race belongs to, for whoever asked."""
    table = await find(interaction, order.table)
    circuit = await interaction.client.registry.circuits.find(table.record.circuit)
    if circuit is None:
        raise Refusal("This race belongs to no circuit.")
    await send_standings(interaction, circuit, ephemeral=True)
