"""The buttons that lead to circuits or change one."""

from typing import Any

from bot.league.circuit import NAME, Circuit
from bot.locales.phrase import Phrase
from bot.ui import access, errors
from bot.ui.actions import peace
from bot.ui.actions.confirmation import ask
from bot.ui.actions.league import circuit_of
from bot.ui.actions.lobby import show_options
from bot.ui.actions.reply import after, find, find_place, is_manager, send_lobby, send_standings
from bot.ui.actions.text_form import TextForm, typed_text
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.handlers import on_form, on_press
from bot.ui.messages.circuit import edit_message
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.answering import redraw, show_panel
from bot.ui.text import locale_of, safe, said, table_link

LONGEST = 200
"""Most characters of a name in a form, before it is shortened."""


@on_press("series")
async def series(interaction: Interaction, button_id: ButtonId) -> None:
    """Turn a finished match and its rematches into a circuit, for which the lobby of the next
    match counts.
    """
    registry = interaction.client.registry
    gathering = await registry.lobbies.get(button_id.table)
    away = frozenset[int]()
    if gathering is not None:
        access.must_see(interaction, gathering.snapshot)
    else:
        table = await find(interaction, button_id.table)
        access.must_see(interaction, table.snapshot)
        away = await peace.not_invited(interaction, table.snapshot)
    lobby = await registry.new_lobbies.race_again_in_circuit(button_id.table, interaction.user.id, away=away)
    _, state = await interaction.client.display.showing(lobby)
    if gathering is not None:
        await show_options(interaction, lobby)
    elif state.anchor:
        await errors.tell(
            interaction,
            Phrase("answer-series", where=table_link(lobby.snapshot.id, lobby.snapshot.place, state.anchor)),
        )
    else:
        await send_lobby(interaction, lobby)


@on_press("circuit", redraws=True)
async def standings(interaction: Interaction, button_id: ButtonId) -> None:
    """Answer with the standings of a match's circuit."""
    table = await find(interaction, button_id.table)
    circuit = await interaction.client.registry.circuits.find(table.snapshot.circuit)
    if circuit is None:
        raise errors.Refusal(Phrase("refuse-series"))
    await send_standings(interaction, circuit, ephemeral=True, above=after(table))


@on_press("edit", redraws=True)
async def edit(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the settings of a circuit that its host and the server's managers can change."""
    circuit = await circuit_of(interaction, button_id)
    found = await interaction.client.registry.circuits.must_be_editable(
        circuit.id, interaction.user.id, manager=is_manager(interaction, circuit.guild)
    )
    await show_panel(interaction, _panel(interaction, found), ButtonId(circuit.id, "cup"))


@on_press("scoring", redraws=True)
async def scoring(interaction: Interaction, button_id: ButtonId) -> None:
    """Set whether robots score in a circuit. Mark 1: they do."""
    await _change(interaction, button_id, robots="count" if button_id.mark else "ignore")


@on_press("hinting", redraws=True)
async def hinting(interaction: Interaction, button_id: ButtonId) -> None:
    """Set whether its players may ask for hints. Mark 1: they may."""
    await _change(interaction, button_id, hints=bool(button_id.mark))


@on_press("rename")
async def ask_name(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the form for another name."""
    circuit = await circuit_of(interaction, button_id)
    title, ask_for = said(interaction, "league-edit-rename"), said(interaction, "league-edit-name", most=NAME)
    await interaction.response.send_modal(
        TextForm(button_id=button_id, title=title, ask=ask_for, example=circuit.name, longest=LONGEST)
    )


@on_form("rename")
async def rename(interaction: Interaction, button_id: ButtonId) -> None:
    """Rename the circuit to the typed name."""
    await _change(interaction, button_id, name=typed_text(interaction, LONGEST))


@on_press("wrapup", redraws=True)
async def ask_close(interaction: Interaction, button_id: ButtonId) -> None:
    """Ask for confirmation before a circuit is closed."""
    circuit = await circuit_of(interaction, button_id)
    find_place(interaction)
    await interaction.client.registry.circuits.must_be_closable(
        circuit.id, interaction.user.id, manager=is_manager(interaction, circuit.guild)
    )
    question = Phrase("league-close", name=safe(circuit.name))
    await ask(interaction, question, ButtonId(circuit.id, "close"), above=ButtonId(circuit.id, "edit"))


@on_press("unclose", redraws=True)
async def reopen(interaction: Interaction, button_id: ButtonId) -> None:
    """Reopen a circuit, and show its standings in place."""
    circuit, message = await circuit_of(interaction, button_id), interaction.message
    again = await interaction.client.registry.circuits.reopen(
        circuit.id, interaction.user.id, manager=is_manager(interaction, circuit.guild)
    )
    locale = locale_of(interaction) if message and message.flags.ephemeral else circuit.locale
    saved = Phrase("league-reopened", name=safe(circuit.name))
    messages = interaction.client.circuit_messages
    await redraw(interaction, await messages.table(again, locale, urgent=True, saved=saved))


async def _change(interaction: Interaction, button_id: ButtonId, **changes: Any) -> None:
    """Change a circuit, and show its new state in place."""
    circuit = await circuit_of(interaction, button_id)
    changed = await interaction.client.registry.circuits.edit(
        circuit.id, interaction.user.id, manager=is_manager(interaction, circuit.guild), **changes
    )
    await redraw(interaction, _panel(interaction, changed))


def _panel(interaction: Interaction, circuit: Circuit) -> MessageLayout:
    locale = locale_of(interaction)
    return edit_message(circuit, interaction.client.circuit_messages.terms(circuit, locale), locale)
