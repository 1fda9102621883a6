"""Messages that the bot sends, edits, deletes and finds as itself."""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.ui import failures
from bot.ui.components import parts_of, read
from bot.ui.messages.message import MessageLayout

log = logging.getLogger(__name__)

TEXT = "text"
"""The action of a button that, during a match, is on every public message of a table, but on no hand or
shared result.
"""
RESULT = "after"
"""The action of a button that, after a match, is on every public message of a table, but on no hand in the
same channel and no shared result.
"""
SEAT = "seat"
"""The action of a button that is on every public message of an open lobby, but on no hand or shared
result.
"""
DEEP = 50
"""The number of latest messages of a channel that are searched."""


NOBODY = discord.AllowedMentions.none()


class Posts:
    """Sends, edits, deletes and finds messages as the bot, by the ids of their channel and message."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(
        self, channel: int, drawn: MessageLayout, nonce: str, mentions: discord.AllowedMentions = NOBODY
    ) -> discord.Message:
        """Send a message and return it, or return the one recently sent with the same nonce. mentions: the
        people and roles that it notifies, by default none. Raises Discord errors.
        """
        return await self._client.get_partial_messageable(channel).send(
            view=drawn.body, files=drawn.files(), nonce=nonce, allowed_mentions=mentions
        )

    async def edit(self, channel: int, message: int, drawn: MessageLayout) -> None:
        """Replace the content of a message. Raises Discord errors."""
        await self._at(channel, message).edit(view=drawn.body, attachments=drawn.files())

    async def delete(self, channel: int, message: int) -> None:
        """Delete a message. Raises Discord errors."""
        await self._at(channel, message).delete()

    async def find(self, channel: int, fits: Callable[[discord.Message], bool]) -> discord.Message | None:
        """Return the newest of the bot's messages that fits, among the last DEEP in the channel, or None if
        there is none or the bot cannot read there. Raises temporary failures.
        """
        try:
            async for message in self._client.get_partial_messageable(channel).history(limit=DEEP):
                if message.author == self._client.user and fits(message):
                    return message
        except discord.HTTPException as error:
            if failures.passes(error):
                raise
            log.info("what was sent to a channel cannot be read: %s", error)
        return None

    def _at(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)


async def if_possible(change: Awaitable[object], name: str, *, notes_shut: bool = False) -> None:
    """Await a change of a message, unless Discord permanently refuses it. name: the subject's name for the
    log. notes_shut: whether to raise a refusal of the channel. Raises temporary failures.
    """
    try:
        await change
    except discord.HTTPException as error:
        if failures.passes(error) or (notes_shut and failures.shuts(error)):
            raise
        log.info("%s: a message stays as it is: %s", name, error)


def has_buttons_of(message: discord.Message, id: str, action: str = "") -> bool:
    """Return whether the message has a button of a table or lobby, with the given action if it is not ""."""
    custom_ids = (getattr(part, "custom_id", None) for part in parts_of(message.components))
    found = [read(custom_id) for custom_id in custom_ids if custom_id is not None]
    return any(each.table == id and action in ("", each.action) for each in found)


def says(message: discord.Message, *words: str) -> bool:
    """Return whether the message contains all of the given texts."""
    text = "\n".join(getattr(part, "content", None) or "" for part in parts_of(message.components))
    return all(each in text for each in words)


def shows_pictures(message: discord.Message) -> bool:
    """Return whether the message has pictures."""
    return any(isinstance(part, discord.MediaGalleryComponent) for part in parts_of(message.components))
