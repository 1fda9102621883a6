"""The answer to a person who posted a message, with a link to it and a button that deletes it."""

from contextlib import suppress
from dataclasses import replace

import discord

from bot.locales.phrase import Phrase, say
from bot.model.snapshots import Place
from bot.ui import components, errors
from bot.ui.actions import reply
from bot.ui.client import Interaction
from bot.ui.messages.message import layout
from bot.ui.sync.answering import redraw, send_new
from bot.ui.text import link, locale_of


def possible(interaction: Interaction) -> bool:
    """Return whether others would see a message that the user posts in this place."""
    return interaction.guild_id is not None or reply.is_anywhere(interaction)


async def tell(interaction: Interaction, posted: int, undo: components.ButtonId) -> None:
    """Show the user a link to the posted message and, where the bot can delete it, a button to take it back.
    posted: the message's id, or 0 to show nothing. undo: the id of the button, which gets the id of the
    message as its mark.
    """
    if not possible(interaction) or not posted:
        return
    place, locale = Place(interaction.guild_id or 0, interaction.channel_id or 0), locale_of(interaction)
    words = say("answer-shared", locale, link=link(place, posted))
    button = components.button(replace(undo, mark=posted), say("answer-unshare", locale))
    drawn = layout(words, buttons=[] if reply.is_anywhere(interaction) else [button])
    await send_new(interaction, drawn, ephemeral=True)


async def delete(interaction: Interaction, posted: int) -> None:
    """Delete a message that the user shared here, and say so. Raises Refusal if another person shared it."""
    shared = interaction.client.get_partial_messageable(interaction.channel_id or 0)
    with suppress(discord.NotFound):  # it might already be deleted
        message = await shared.fetch_message(posted)
        by = message.interaction_metadata
        if message.author != interaction.client.user or by is None or by.user.id != interaction.user.id:
            raise errors.Refusal(Phrase("error-old-button"))
        await message.delete()
    await redraw(interaction, layout(say("answer-unshared", locale_of(interaction))))
