"""Moves that are typed: into the modal under a hand, or after a command (bot.ui.commands.table)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from discord import ui

from bot.engine.game import IllegalMove, Seat
from bot.tables.errors import TableError, TableOver
from bot.tables.table import Table
from bot.ui.actions.reply import find, show_hand
from bot.ui.client import Interaction
from bot.ui.components import ButtonId, read
from bot.ui.errors import Refusal, refusal
from bot.words import Typed

_FORM = "pt"
LONGEST = 200
"""So many characters can be typed as a move."""
_PATIENCE = 900.0
"""After so many seconds discord.py forgets a modal that nobody sent."""


class Form(ui.Modal):
    """Asks for a line of text. It is stateless, as buttons are: all it means stands in its custom_id, and
    what is typed comes to `played`, whichever process asked for it (discord.py keeps modals in memory only).
    """

    def __init__(self, button_id: ButtonId, typed: Typed) -> None:
        super().__init__(title=typed.button, timeout=_PATIENCE, custom_id=button_id.custom_id(_FORM))
        line: ui.TextInput[Form] = ui.TextInput(
            placeholder=typed.example, max_length=LONGEST, custom_id="text"
        )
        self.add_item(ui.Label(text=typed.ask, component=line))


async def ask(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the modal for what is to be typed."""
    table = await find(interaction, button_id.table)
    table.seat_of(interaction.user.id)
    table.touch(interaction.user.id)
    await interaction.response.send_modal(Form(button_id, _typed(interaction, table)))


def asked(interaction: Interaction) -> ButtonId | None:
    """What a modal that was sent had asked for; None: it was none of ours."""
    custom_id = _data(interaction).get("custom_id", "")
    return read(custom_id) if custom_id.startswith(f"{_FORM}:") else None


async def played(interaction: Interaction) -> None:
    """Play what was typed into a modal; the hand shows it, and what is refused is said on it."""
    button_id = asked(interaction)
    assert button_id is not None
    table = await find(interaction, button_id.table)
    seat, note = table.seat_of(interaction.user.id), ""
    try:
        text = " ".join(_values(_data(interaction)))
        await play_text(interaction, table, seat, text, button_id.mark)
    except (TableError, IllegalMove) as error:
        note = refusal(error) or ""
    await show_hand(interaction, table, seat, note)


async def play_text(interaction: Interaction, table: Table, seat: Seat, text: str, count: int) -> None:
    """Play what was typed, all of it or nothing. Raises TableError and IllegalMove."""
    if len(text) > LONGEST:
        raise TableError(f"That is too long: at most {LONGEST} characters can be typed.")
    typed, view = _typed(interaction, table), table.view(seat)
    if table.record.status != "playing":
        raise TableOver(table.record.ended or "This match is over.")
    if seat not in table.awaited:
        raise TableError("It is not your turn.")
    if not typed.applies(view):
        raise TableError("There is nothing to type now: the buttons under your hand are what you may do.")
    actions = typed.read(text, view)
    await table.play_all(interaction.user.id, count, actions)


def _typed(interaction: Interaction, table: Table) -> Typed:
    rules = interaction.client.builder.title(table).typed
    if rules is None:
        raise Refusal("Nothing can be typed in this game: the buttons under your hand play it.")
    return rules


def _data(interaction: Interaction) -> Mapping[str, Any]:
    return interaction.data or {}


def _values(part: Mapping[str, Any]) -> Iterator[str]:
    """Every text of a modal that was sent, however deep it lies."""
    if isinstance(part.get("value"), str):
        yield part["value"]
    only = (part["component"],) if "component" in part else ()
    for inner in (*part.get("components", ()), *only):
        yield from _values(inner)
