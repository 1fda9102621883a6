"""The meaning of Discord's responses to failed calls (docs/discord.md, section 8)."""

from collections.abc import Mapping
from enum import Enum
from http import HTTPStatus
from types import MappingProxyType
from typing import Final

import aiohttp
import discord

from bot.model.store_errors import StoreAway


class Meaning(Enum):
    """The cause of a failed call, which decides how the bot continues.

    PASSES: temporary, so the same call is retried. RECIPIENT: the recipient's direct messages are closed.
    PLACE: the bot lacks a permission in the channel or server. NO_CHANNEL: the channel was deleted. GONE: the
    message or other object was deleted. REPLACE: the message can no longer be edited, or is not the bot's, so
    a new one replaces it. CONTENT: the text is never accepted there. FULL: the number of such objects has
    reached Discord's limit. EXPIRED: the token of an interaction has expired. FAULT: a bug. UNKNOWN: not in
    the tables, so it is possibly temporary.
    """

    PASSES = "passes"
    RECIPIENT = "recipient"
    PLACE = "place"
    NO_CHANNEL = "no-channel"
    GONE = "gone"
    REPLACE = "replace"
    CONTENT = "content"
    FULL = "full"
    EXPIRED = "expired"
    FAULT = "fault"
    UNKNOWN = "unknown"


UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_MEMBER: Final = 10007
NO_SERVER: Final = 50278
"""The error code for a person who shares no server with the bot."""
_INVALID, _UNKNOWN_EMOJI = 50035, 10014
_OF_CODE: Final[Mapping[int, Meaning]] = MappingProxyType(
    {
        UNKNOWN_CHANNEL: Meaning.NO_CHANNEL,
        10004: Meaning.PLACE,  # unknown server
        UNKNOWN_MEMBER: Meaning.GONE,
        UNKNOWN_MESSAGE: Meaning.GONE,
        _UNKNOWN_EMOJI: Meaning.FAULT,  # `lacks_emoji` is asked first
        10015: Meaning.EXPIRED,  # unknown webhook
        10062: Meaning.EXPIRED,  # unknown interaction
        10070: Meaning.GONE,  # unknown scheduled event
        20009: Meaning.CONTENT,  # explicit content
        20016: Meaning.PASSES,  # slow mode
        20022: Meaning.PASSES,  # edits of announcements
        20026: Meaning.PASSES,  # the bot is flagged as spam for now
        20028: Meaning.PASSES,  # writes in a channel
        20029: Meaning.PASSES,  # writes in a server
        30003: Meaning.FULL,  # pins
        30008: Meaning.FULL,  # emoji
        30018: Meaning.FULL,  # animated emoji
        30038: Meaning.FULL,  # scheduled events
        30046: Meaning.REPLACE,  # edits of a message older than an hour
        40003: Meaning.PASSES,  # direct messages are opened too fast
        40004: Meaning.PASSES,  # sending is disabled for now
        40005: Meaning.FAULT,  # too large
        40006: Meaning.PASSES,  # a feature is disabled for now
        40060: Meaning.EXPIRED,  # answered already
        40062: Meaning.PASSES,  # a service is rate limited
        40333: Meaning.PASSES,  # Cloudflare blocks the request
        50001: Meaning.PLACE,  # missing access
        50005: Meaning.REPLACE,  # a message of another author
        50006: Meaning.FAULT,  # an empty message
        50007: Meaning.RECIPIENT,  # closed direct messages
        50008: Meaning.PLACE,  # a channel without text
        50013: Meaning.PLACE,  # missing permissions
        50021: Meaning.REPLACE,  # a system message
        50024: Meaning.PLACE,  # the type of the channel
        50027: Meaning.EXPIRED,  # the token has expired
        50033: Meaning.RECIPIENT,  # no such recipient
        _INVALID: Meaning.FAULT,  # an invalid form
        50045: Meaning.FAULT,  # too large a file
        50083: Meaning.REPLACE,  # an archived thread
        50109: Meaning.FAULT,  # invalid JSON
        NO_SERVER: Meaning.RECIPIENT,
        130000: Meaning.PASSES,  # Discord is overloaded
        160005: Meaning.PLACE,  # a locked thread
        180000: Meaning.GONE,  # a scheduled event that has ended
        200000: Meaning.CONTENT,  # AutoMod blocks the message
        200001: Meaning.CONTENT,  # AutoMod blocks a title
        240000: Meaning.CONTENT,  # the filter of harmful links blocks the message
    }
)
_OF_STATUS: Final[Mapping[int, Meaning]] = MappingProxyType(
    {
        HTTPStatus.NOT_FOUND: Meaning.GONE,
        HTTPStatus.REQUEST_TIMEOUT: Meaning.PASSES,  # from a proxy at DISCORD_API, when Discord is slow
        HTTPStatus.TOO_MANY_REQUESTS: Meaning.PASSES,
    }
)
CALL_FAILED: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""The exceptions raised by a call that Discord has refused, that did not reach it, or that would have to wait
too long.
"""


def meaning(error: BaseException) -> Meaning:
    """Return the meaning of a failure, which is FAULT if it came from neither Discord, the network nor the
    store.
    """
    if not isinstance(error, discord.HTTPException):
        lost = isinstance(
            error, discord.RateLimited | OSError | aiohttp.ClientError | TimeoutError | StoreAway
        )
        return Meaning.PASSES if lost else Meaning.FAULT
    return meaning_of(error.status, error.code)


def meaning_of(status: int, code: int) -> Meaning:
    """Return the meaning of a response, from its HTTP status and its JSON error code. code: 0 if the response
    has none.
    """
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Meaning.PASSES
    return _OF_CODE.get(code) or _OF_STATUS.get(status, Meaning.UNKNOWN)


def passes(error: BaseException) -> bool:
    """Return whether a retry can succeed."""
    return meaning(error) in (Meaning.PASSES, Meaning.UNKNOWN)


def moves(error: discord.HTTPException) -> bool:
    """Return whether the message can no longer be edited."""
    return meaning(error) in (Meaning.GONE, Meaning.REPLACE)


def shuts(error: BaseException) -> bool:
    """Return whether the channel, or the recipient's direct messages, is closed to the bot."""
    return meaning(error) in (Meaning.PLACE, Meaning.RECIPIENT)


def lacks_emoji(error: discord.HTTPException) -> bool:
    """Return whether an emoji of the message no longer exists."""
    return error.code == _UNKNOWN_EMOJI or (error.code == _INVALID and "emoji" in error.text.lower())


def rested(error: BaseException) -> bool:
    """Return whether discord.py has already tried the call five times, with pauses between the tries."""
    return isinstance(error, discord.HTTPException) and error.status in (429, 500, 502, 504, 524)
