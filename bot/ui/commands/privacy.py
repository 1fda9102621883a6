"""The bodies of /privacy: export all stored data about a person, or delete it after confirmation."""

import json
from io import BytesIO

import discord

from bot.locales.language import say
from bot.locales.phrase import Locale
from bot.ui.client import Interaction, PaddockClient
from bot.ui.components import ButtonId, button
from bot.ui.errors import Refusal
from bot.ui.messages.message import layout
from bot.ui.reader import locale_of
from bot.ui.text import moment, safe

EXPORT_PAUSE = 600.0
"""Seconds between two exports for one person: each reads all stored data."""


def host_line(client: PaddockClient, locale: Locale) -> str:
    """The contact for questions about data, in small print; "" if the host has not given one."""
    said = [
        *([say("privacy-contact", locale, contact=safe(client.host_contact))] if client.host_contact else ()),
        *([say("privacy-policy", locale, link=client.privacy_url)] if client.privacy_url else ()),
    ]
    return f"\n-# {' · '.join(said)}" if said else ""


async def export(interaction: Interaction) -> None:
    """Send the user all stored data about them, as a JSON file, at most once in EXPORT_PAUSE."""
    client, person, locale = interaction.client, interaction.user.id, locale_of(interaction)
    now = client.registry.unix_now()
    if not await client.pauses.begin("export", person, now, EXPORT_PAUSE):
        again = moment(await client.pauses.until("export", person, now) or now)
        raise Refusal(f"{say('privacy-export-again', locale, when=again)}{host_line(client, locale)}")
    await interaction.response.defer(ephemeral=True, thinking=True)
    data = await client.personal_data.export(person)
    text = json.dumps(data, indent=2, ensure_ascii=False)
    file = discord.File(BytesIO(text.encode()), "paddock-my-data.json")
    said = f"{say('privacy-export', locale)}{host_line(client, locale)}"
    await interaction.followup.send(said, file=file, ephemeral=True)


async def ask(interaction: Interaction) -> None:
    """Explain the deletion, and offer the button for it."""
    locale = locale_of(interaction)
    sure = button(ButtonId("0", "forget"), say("privacy-button", locale), discord.ButtonStyle.danger)
    asked = layout(f"{say('privacy-ask', locale)}{host_line(interaction.client, locale)}", buttons=[sure])
    await interaction.response.send_message(view=asked.body, ephemeral=True)
