"""Typed moves: in the modal under a hand, or after a command (bot.ui.commands.table)."""

from __future__ import annotations

from bot.engine.game import IllegalMove, Seat
from bot.locales.language import lines
from bot.locales.phrase import ENGLISH
from bot.model.errors import TableError, TableOver
from bot.tables.table import Table
from bot.ui.actions.form import Form, typed_text
from bot.ui.actions.reply import find, show_hand
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal, refusal
from bot.words import Typed

LONGEST = 200
"""Most characters of a typed move."""


async def ask(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the modal for a typed move."""
    table = await find(interaction, button_id.table)
    table.seat_of(interaction.user.id)
    table.touch(interaction.user.id)
    typed = _typed(table)
    button, ask, example = lines((typed.button, typed.ask, typed.example), ENGLISH)
    form = Form(button_id, button, ask, example, LONGEST)
    await interaction.response.send_modal(form)


async def played(interaction: Interaction, button_id: ButtonId) -> None:
    """Play the text typed into a modal; the hand shows the result or the refusal."""
    table = await find(interaction, button_id.table)
    seat, note = table.seat_of(interaction.user.id), ""
    try:
        await play_text(interaction, table, seat, typed_text(interaction, LONGEST), button_id.mark)
    except (TableError, IllegalMove) as error:
        note = refusal(error) or ""
    await show_hand(interaction, table, seat, note)


async def play_text(interaction: Interaction, table: Table, seat: Seat, text: str, count: int) -> None:
    """Play the typed moves, either all or none. Raises TableError and IllegalMove."""
    typed, view = _typed(table), table.view(seat)
    if table.record.status != "playing":
        raise TableOver(table.record.ended or "This match is over.")
    if seat not in table.awaited:
        raise TableError("It is not your turn.")
    if not typed.applies(view):
        raise TableError("There is nothing to type now: the buttons under your hand are what you may do.")
    actions = typed.read(text, view)
    await table.play_all(interaction.user.id, count, actions)


def _typed(table: Table) -> Typed:
    rules = table.title.words.typed
    if rules is None:
        raise Refusal("Nothing can be typed in this game: the buttons under your hand play it.")
    return rules
