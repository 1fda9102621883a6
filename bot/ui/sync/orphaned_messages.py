"""Orphaned messages: sent, but untracked, since the answer was lost or the process killed. A nonce finds them
for some minutes, the channel itself for good.
"""

import logging
from collections.abc import Callable

import discord

from bot.ui import failures
from bot.ui.components import parts_of, read

log = logging.getLogger(__name__)

BOARD = "text"
"""A button that the public message of every table has, and neither a hand nor what was shared of it."""
SEAT = "seat"
"""The same of a lobby."""
DEEP = 50
"""Number of the channel's last messages that are searched."""


async def find_orphan(
    client: discord.Client,
    channel: discord.abc.Messageable,
    fits: Callable[[discord.Message], bool],
) -> discord.Message | None:
    """The newest of our messages there that fits. None: there is none, or the bot may not read there. Raises
    what passes.
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
    """Whether the message has buttons of that table or lobby, for that action if one is named."""
    custom_ids = (getattr(part, "custom_id", None) for part in parts_of(message.components))
    found = [read(custom_id) for custom_id in custom_ids if custom_id is not None]
    return any(each.table == id and action in ("", each.action) for each in found)


def says(message: discord.Message, *words: str) -> bool:
    """Whether the message contains all of these words."""
    text = "\n".join(getattr(part, "content", None) or "" for part in parts_of(message.components))
    return all(each in text for each in words)


def shows_pictures(message: discord.Message) -> bool:
    """Whether the message has pictures."""
    return any(isinstance(part, discord.MediaGalleryComponent) for part in parts_of(message.components))
