"""The bodies of /privacy: everything that is stored about a person, sent to them or deleted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from io import BytesIO
from typing import Any, Protocol

import discord

from bot.ui.house import Interaction
from bot.ui.page import page
from bot.ui.press import Order, button

_ASK = (
    "## Delete everything about me\n"
    "Your name and id go from every result, which then says *Deleted driver*. The finished tables where you "
    "sat go, with all hands and moves. A robot takes your seats in races in progress; you leave lobbies; "
    "circuits that you host pass to their best driver. What I know of your direct messages goes too.\n"
    "This is for all servers, and it cannot be undone. Messages that stand in channels stay as they are: "
    "their moderators can delete them."
)


class Archive(Protocol):
    """What is stored about people: bot.storage offers it."""

    async def export(self, person: int) -> Mapping[str, Any]:
        """Everything that is stored about the person, as plain data for JSON."""


async def export(interaction: Interaction) -> None:
    """Send whoever asks all that is stored about them, as a JSON file."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    data = await interaction.client.archive.export(interaction.user.id)
    text = json.dumps(data, indent=2, ensure_ascii=False)
    file = discord.File(BytesIO(text.encode()), "paddock-my-data.json")
    await interaction.followup.send("All that I have stored about you.", file=file, ephemeral=True)


async def ask(interaction: Interaction) -> None:
    """Say what deleting means, and offer the button that does it."""
    sure = button(Order("0", "forget"), "Delete everything about me", discord.ButtonStyle.danger)
    await interaction.response.send_message(view=page(_ASK, buttons=[sure]).body, ephemeral=True)


async def forget(interaction: Interaction, _order: Order) -> None:
    """Delete all that is stored about whoever pressed."""
    house, person = interaction.client, interaction.user.id
    await interaction.response.defer()
    await house.stage.hands.sent(person)
    seats = [(table, table.seat_of(person)) for table in house.registry.tables_of(person)]
    alias = await house.registry.forget(person)
    await house.stage.forget(person, seats)
    done = page(f"Done: nothing about you is stored any more. Where you raced it now says **{alias}**.")
    await interaction.edit_original_response(view=done.body)
