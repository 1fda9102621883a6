"""The meaning of Discord's errors (docs/discord.md, section 8)."""

from http import HTTPStatus
from typing import Final

import aiohttp
import discord

from bot.model.ports import StoreAway

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
_UNEDITABLE = (30046, 50083)
"""A message that was edited too often when old, or is in an archived thread."""
SHUT = (50001, 50013, 160005)
"""The bot may not see the channel, lacks a permission, or the thread is locked. Somebody may be changing the
channel's settings just then, so it counts only after a while.
"""
NO_SERVER = 50278
"""The person shares no server with the bot, which they have installed for themselves."""
CLOSED = (50007, 50033, NO_SERVER)
"""Direct messages that are closed, or have no recipient: permanently, and each attempt counts against the
bot.
"""
_INVALID, _UNKNOWN_EMOJI = 50035, 10014
_SLOW = 408
"""A proxy's response at DISCORD_API when Discord takes longer than the proxy waits."""
_TOO_FAST = 40003
"""Direct messages are opened too fast, which is not the person's refusal."""
CALL_FAILED: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a call to Discord raises that was refused, or did not get through."""


def passes(error: BaseException) -> bool:
    """Whether it is temporary: a rate limit, an error of Discord's, a broken connection, an unreachable
    database.
    """
    if isinstance(error, discord.HTTPException):
        return error.status in (_SLOW, 429) or error.status >= 500 or error.code == _TOO_FAST
    return isinstance(error, discord.RateLimited | OSError | aiohttp.ClientError | TimeoutError | StoreAway)


def loses(error: discord.HTTPException) -> bool:
    """Whether the message to be edited is gone: any code with a 404, unless its channel is gone."""
    return error.status == HTTPStatus.NOT_FOUND and error.code != UNKNOWN_CHANNEL


def moves(error: discord.HTTPException) -> bool:
    """Whether the message can no longer be edited, and must be posted again."""
    return loses(error) or error.code in _UNEDITABLE


def shuts(error: BaseException) -> bool:
    """Whether the channel is closed to the bot."""
    return isinstance(error, discord.HTTPException) and error.code in (*SHUT, *CLOSED)


def closes(error: discord.HTTPException) -> bool:
    """Whether somebody's direct messages are closed."""
    return error.code in CLOSED or (error.status == HTTPStatus.FORBIDDEN and error.code != _TOO_FAST)


def lacks_emoji(error: discord.HTTPException) -> bool:
    """Whether an emoji of the message no longer exists: somebody has deleted it by hand."""
    return error.code == _UNKNOWN_EMOJI or (error.code == _INVALID and "emoji" in error.text.lower())


def rested(error: BaseException) -> bool:
    """Whether discord.py has already tried five times, with its own pauses."""
    return isinstance(error, discord.HTTPException) and error.status in (429, 500, 502, 504, 524)
