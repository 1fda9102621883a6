"""The buttons that lead to circuits."""

from bot.locales.phrase import Phrase
from bot.ui.access import must_see
from bot.ui.actions.lobby import show_options
from bot.ui.actions.reply import find, send_lobby, send_standings
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal, tell
from bot.ui.text import table_link


async def series(interaction: Interaction, button_id: ButtonId) -> None:
    """Turn a finished race and its rematches into a circuit; the lobby of the next race counts for it."""
    registry = interaction.client.registry
    gathering = await registry.lobby(button_id.table)
    subject = gathering or await find(interaction, button_id.table)
    must_see(interaction, subject.snapshot)
    lobby = await registry.new_lobbies.race_again_in_circuit(button_id.table, interaction.user.id)
    _, state = await interaction.client.display.showing(lobby)
    if gathering is not None:
        await show_options(interaction, lobby)
    elif state.anchor:
        await tell(
            interaction,
            Phrase("answer-series", where=table_link(lobby.snapshot.id, lobby.snapshot.place, state.anchor)),
        )
    else:
        await send_lobby(interaction, lobby)


async def standings(interaction: Interaction, button_id: ButtonId) -> None:
    """Answer with the standings of a race's circuit."""
    table = await find(interaction, button_id.table)
    circuit = await interaction.client.registry.circuits.find(table.snapshot.circuit)
    if circuit is None:
        raise Refusal(Phrase("refuse-series"))
    await send_standings(interaction, circuit, ephemeral=True)
