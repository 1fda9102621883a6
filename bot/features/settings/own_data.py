"""A person's data: the export as files, and the deletion."""

import asyncio
from collections.abc import Sequence
from io import BytesIO

import discord

from bot.features.settings.data_files import DataFiles
from bot.locales.phrase import Locale, Phrase, say
from bot.ui.client import Interaction, PaddockClient
from bot.ui.components import ButtonId, button
from bot.ui.errors import Refusal
from bot.ui.handlers import on_press
from bot.ui.messages.message import layout
from bot.ui.sync.answering import redraw, show_panel
from bot.ui.text import link, locale_of, moment, safe

EXPORT_PAUSE = 600.0
"""The minimum number of seconds between two exports for one person."""
_PAUSE = 600.0
"""The minimum number of seconds between two deletions for one person."""
_MOST = 10
"""The maximum number of links in the list."""


def host_line(client: PaddockClient, locale: Locale) -> str:
    """Return the host's contact and a link to its privacy policy in small print, or "" if neither is set."""
    said = [
        *([say("privacy-contact", locale, contact=safe(client.host_contact))] if client.host_contact else ()),
        *([say("privacy-policy", locale, link=client.privacy_url)] if client.privacy_url else ()),
    ]
    return f"\n-# {' · '.join(said)}" if said else ""


@on_press("mydata", redraws=True)
async def own_data(interaction: Interaction, _button_id: ButtonId) -> None:
    """Explain the deletion of data, with buttons to export and to delete the data."""
    locale = locale_of(interaction)
    buttons = [
        button(ButtonId("0", "takeout"), say("privacy-takeout", locale)),
        button(ButtonId("0", "forget"), say("privacy-button", locale), discord.ButtonStyle.danger),
    ]
    asked = layout(f"{say('privacy-ask', locale)}{host_line(interaction.client, locale)}", buttons=buttons)
    await show_panel(interaction, asked, ButtonId("0", "settings"))


@on_press("takeout")
async def export(interaction: Interaction, _button_id: ButtonId) -> None:
    """Send the user all data stored about them as files. Raises Refusal within EXPORT_PAUSE seconds of the
    last export.
    """
    client, person, locale = interaction.client, interaction.user.id, locale_of(interaction)
    now = client.registry.clock.unix_now()
    if not await client.store.pauses.begin("export", person, now, EXPORT_PAUSE):
        again = moment(await client.store.pauses.until("export", person, now) or now)
        raise Refusal(f"{say('privacy-export-again', locale, when=again)}{host_line(client, locale)}")
    await interaction.response.defer(ephemeral=True, thinking=True)
    files = DataFiles()
    async for name, value in client.store.exports.of(person):
        await asyncio.to_thread(files.add, name, value)
    said = f"{say('privacy-export', locale)}{host_line(client, locale)}"
    for name, data in (await asyncio.to_thread(files.finish)).items():
        await interaction.followup.send(said, file=discord.File(BytesIO(data), name), ephemeral=True)


@on_press("forget")
async def delete_data(interaction: Interaction, _button_id: ButtonId) -> None:
    """Delete all data stored about the user. Raises Refusal within _PAUSE seconds of the last deletion."""
    client, person = interaction.client, interaction.user.id
    now = client.registry.clock.unix_now()
    if await client.store.pauses.until("forget", person, now) is not None:
        raise Refusal(Phrase("privacy-forget-again"))
    await interaction.response.defer()
    await client.display.tried(person)
    stored = await client.store.exports.knows(person)
    deleted = await client.registry.person_deletion.person(person)
    # all writes wait for the scrubbing, so nobody can request it repeatedly, or without stored data
    if stored:
        await client.store.pauses.begin("forget", person, now, _PAUSE)
        await client.store.pauses.end("export", person)  # the person can then check that no data is left
        await client.store.people.scrub()
    locale = locale_of(interaction)
    done, beyond = say("privacy-done", locale, alias=deleted.alias), say("privacy-beyond", locale)
    if not deleted.tables and not deleted.stay:
        await redraw(interaction, layout(f"{done}\n{beyond}"))
        return
    await redraw(interaction, layout(f"{done}\n{say('privacy-soon', locale)}"))

    async def tell(unreached: Sequence[str]) -> None:
        links = list(unreached) + [link(place, message) for place, message in deleted.stay]
        ends = _unreached(links, locale) if links else say("privacy-all", locale)
        await redraw(interaction, layout(f"{done}\n{ends}\n{beyond}"))

    client.display.tell_unreached(deleted.tables, tell)


def _unreached(links: Sequence[str], locale: Locale) -> str:
    more = [say("privacy-more", locale, count=len(links) - _MOST)] if len(links) > _MOST else []
    return "\n- ".join([say("privacy-unreached", locale), *links[:_MOST], *more])
