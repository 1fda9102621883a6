"""What Discord's refusals mean (docs/discord.md, section 8)."""

from __future__ import annotations

from http import HTTPStatus

import aiohttp
import discord

from bot.model.ports import StoreAway

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
_UNEDITABLE = (30046, 50083)
"""A message that was edited too often when old, or stands in an archived thread."""
SHUT = (50001, 50013, 160005)
"""The bot may not see the channel, lacks a permission, or the thread is locked. Somebody may be at the
channel's settings just then, so it counts only after a while.
"""
NO_SERVER = 50278
"""The person shares no server with the bot, which they have installed for themselves."""
CLOSED = (50007, 50033, NO_SERVER)
"""Direct messages that are closed, or lead to nobody: for good, and each try counts against the bot."""
_SLOW = 408
"""What a proxy at DISCORD_API answers when Discord takes longer than it waits."""
_TOO_FAST = 40003
"""Direct messages are opened too fast; that is not the person's refusal."""


def passes(error: BaseException) -> bool:
    """Will it pass by itself: a rate limit, a fault of Discord's, a connection that died, a database away?"""
    if isinstance(error, discord.HTTPException):
        return error.status in (_SLOW, 429) or error.status >= 500 or error.code == _TOO_FAST
    return isinstance(error, discord.RateLimited | OSError | aiohttp.ClientError | TimeoutError | StoreAway)


def loses(error: discord.HTTPException) -> bool:
    """Is the message that was to be edited gone? Whatever code comes with a 404, unless its channel is."""
    return error.status == HTTPStatus.NOT_FOUND and error.code != UNKNOWN_CHANNEL


def moves(error: discord.HTTPException) -> bool:
    """Can the message be edited no more, so that it is to be posted again?"""
    return loses(error) or error.code in _UNEDITABLE


def shuts(error: BaseException) -> bool:
    """Is the channel closed to the bot?"""
    return isinstance(error, discord.HTTPException) and error.code in (*SHUT, *CLOSED)


def closes(error: discord.HTTPException) -> bool:
    """Are somebody's direct messages closed?"""
    return error.code in CLOSED or (error.status == HTTPStatus.FORBIDDEN and error.code != _TOO_FAST)


def rested(error: BaseException) -> bool:
    """Has discord.py tried it five times already, with its own pauses?"""
    return isinstance(error, discord.HTTPException) and error.status in (429, 500, 502, 504, 524)
