"""Orphaned messages: sent but untracked, because the response was lost or the process killed. A nonce finds
them for some minutes, a search of the channel always.
"""

import logging
from collections.abc import Callable

import discord

from bot.ui import failures
from bot.ui.components import parts_of, read

log = logging.getLogger(__name__)

TEXT = "text"
"""A button of every table's public message, which no hand and nothing shared has."""
SEAT = "seat"
"""A button of every lobby's public message, which no hand and nothing shared has."""
DEEP = 50
"""The number of the channel's last messages that are searched."""


async def find_orphan(
    client: discord.Client,
    channel: discord.abc.Messageable,
    fits: Callable[[discord.Message], bool],
) -> discord.Message | None:
    """Return the newest of our messages that fits, among the last DEEP there, or None if there is none or the
    bot may not read there. Raises temporary failures.
    """
    try:
        async for message in channel.history(limit=DEEP):
            if message.author == client.user and fits(message):
                return message
    except discord.HTTPException as error:
        if failures.passes(error):
            raise
        log.info("what was sent to a channel cannot be read: %s", error)
    return None


def has_buttons_of(message: discord.Message, id: str, action: str = "") -> bool:
    """Return whether the message has buttons of that table or lobby, and for that action if one is given."""
    custom_ids = (getattr(part, "custom_id", None) for part in parts_of(message.components))
    found = [read(custom_id) for custom_id in custom_ids if custom_id is not None]
    return any(each.table == id and action in ("", each.action) for each in found)


def says(message: discord.Message, *words: str) -> bool:
    """Return whether the message contains all of these words."""
    text = "\n".join(getattr(part, "content", None) or "" for part in parts_of(message.components))
    return all(each in text for each in words)


def shows_pictures(message: discord.Message) -> bool:
    """Return whether the message has pictures."""
    return any(isinstance(part, discord.MediaGalleryComponent) for part in parts_of(message.components))
