"""The bodies of /privacy: export all stored data about a person, or delete it after confirmation."""

from __future__ import annotations

import json
from io import BytesIO

import discord

from bot.ui.client import Interaction, PaddockClient
from bot.ui.components import ButtonId, button
from bot.ui.errors import Refusal
from bot.ui.messages.message import layout
from bot.ui.text import moment, safe

_ASK = (
    "## Delete everything about me\n"
    "- Results, finished tables and circuits say *Deleted driver* instead of your name.\n"
    "- A robot takes your seats in games in progress. You leave lobbies.\n"
    "- Practice, dailies, settings and lessons are deleted.\n"
    "- I take your name out of the results I posted.\n"
    "This is for all servers, and you can't undo it."
)
EXPORT_PAUSE = 600.0
"""Seconds between two exports for one person: each reads all stored data."""


def host_line(client: PaddockClient) -> str:
    """The contact for questions about data, in small print; "" if the host has not given one."""
    said = [
        *([f"Questions? {safe(client.host_contact)}"] if client.host_contact else ()),
        *([f"[Privacy policy]({client.privacy_url})"] if client.privacy_url else ()),
    ]
    return f"\n-# {' · '.join(said)}" if said else ""


async def export(interaction: Interaction) -> None:
    """Send the user all stored data about them, as a JSON file, at most once in EXPORT_PAUSE."""
    client, person = interaction.client, interaction.user.id
    now = client.registry.unix_now()
    if not await client.pauses.begin("export", person, now, EXPORT_PAUSE):
        again = moment(await client.pauses.until("export", person, now) or now)
        raise Refusal(f"I sent you your data a short while ago. Ask again {again}.{host_line(client)}")
    await interaction.response.defer(ephemeral=True, thinking=True)
    data = await client.personal_data.export(person)
    text = json.dumps(data, indent=2, ensure_ascii=False)
    file = discord.File(BytesIO(text.encode()), "paddock-my-data.json")
    said = f"This is all I have stored about you.{host_line(client)}"
    await interaction.followup.send(said, file=file, ephemeral=True)


async def ask(interaction: Interaction) -> None:
    """Explain the deletion, and offer the button for it."""
    sure = button(ButtonId("0", "forget"), "Delete everything about me", discord.ButtonStyle.danger)
    asked = layout(f"{_ASK}{host_line(interaction.client)}", buttons=[sure])
    await interaction.response.send_message(view=asked.body, ephemeral=True)
