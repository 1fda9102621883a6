"""Closed DMs: told once, with how to open them, and tried again only when their owner asks for it."""

from __future__ import annotations

import discord

from bot.tables.lobby import Lobby
from bot.ui.house import Interaction
from bot.ui.page import page
from bot.ui.press import Order, button
from bot.ui.report import Refusal, report, tell

OPEN_DMS = (
    "I cannot send you direct messages, so your hand cannot come to you: use **My hand** at the table, it "
    "plays just as well. To get DMs: right-click (or hold) this server's icon, Privacy Settings, allow "
    "**Direct Messages**, then press the button."
)


async def tell_closed(interaction: Interaction, table: str) -> None:
    """Say once that somebody's DMs are closed, how to open them, and that the game goes on without."""
    letters = interaction.client.stage.letters
    await interaction.client.stage.hands.sent(interaction.user.id)
    if not interaction.response.is_done() or await letters.state(interaction.user.id) != "closed":
        return
    view = page(OPEN_DMS, buttons=[button(Order(table or "0", "dm"), "Try my DMs again")]).body
    try:
        await interaction.followup.send(view=view, ephemeral=True)
    except discord.HTTPException as error:
        await report(interaction, error, table)
    else:
        await letters.note(interaction.user.id, "told")


async def try_dm(interaction: Interaction, order: Order) -> None:
    """Knock at closed DMs again, since their owner asks for it."""
    house, person = interaction.client, interaction.user.id
    await interaction.response.defer(ephemeral=True)
    await house.stage.letters.note(person, "open")
    subject = house.registry.lobby(order.table) or await house.registry.table(order.table)
    if subject is None:
        raise Refusal("That table is over. Your hand will come by DM at the next one.")
    board, notes = await house.stage.board(subject)
    if isinstance(subject, Lobby):
        house.stage.hands.greet(board, subject, notes, person)
    else:
        house.stage.hands.deal(board, subject, notes, subject.seat_of(person), person)
    await house.stage.hands.sent(person)
    if await house.stage.letters.state(person) == "open":
        await tell(interaction, "It works: your hand is in your DMs.")
    else:
        await house.stage.letters.note(person, "told")
        await tell(interaction, "They are still closed. My hand at the table goes on working.")
