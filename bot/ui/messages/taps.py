"""The buttons for the fastest press, directly under the picture: at the table and in every hand."""

import discord

from bot.engine.game import Seat
from bot.locales.phrase import Locale, spoken
from bot.tables.table import Table
from bot.ui.components import ButtonId, barred, button, tag
from bot.ui.messages.message import Control


def tap_buttons(table: Table, seat: Seat | None, locale: Locale) -> list[Control]:
    """Return a button for each tap target. A taken one keeps its position.

    seat: the seat whose hand has the buttons, as long as it may press and no robot plays it, or None at the
    table. A hand is not updated during the race, so nothing disappears there.
    """
    seats = table.awaited if seat is None else table.awaited & {seat}
    if not seats or (seat is not None and table.snapshot.players[seat].robot is not None):
        return []
    view, id, turn = table.view(None), table.snapshot.id, table.turn
    hurried = seat is not None and table.snapshot.pace == "live"
    free = table.tap_targets if hurried else [action for each in seats for action in table.actions(each)]
    shown: list[Control] = []
    for action in table.tap_targets:
        button_id = ButtonId(id, "tap", turn, tag(action))
        label = table.title.words.text.label(action, view, table.names)
        text = spoken(label.text, locale)
        shown.append(
            button(button_id, text, discord.ButtonStyle.primary)
            if action in free
            else barred(button_id, text)
        )
    return shown
