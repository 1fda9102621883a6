"""What Discord's answers to failed calls mean (docs/discord.md, section 8): one table of its JSON error
codes, and one of statuses for what comes without a known code.
"""

from collections.abc import Mapping
from enum import Enum
from http import HTTPStatus
from types import MappingProxyType
from typing import Final

import aiohttp
import discord

from bot.model.ports import StoreAway


class Meaning(Enum):
    """What an answer is about, and so what helps.

    PASSES: nothing but the moment, so the same call is tried again. RECIPIENT: the direct messages of the
    person written to. PLACE: the channel or server, where the bot lacks a permission. NO_CHANNEL: the channel
    is gone. GONE: the message or thing itself is gone. REPLACE: the message can no longer be edited, or is
    not ours, so a new one takes its place. CONTENT: this text, which is never taken there. FULL: Discord has
    a limit on the number of such things, and it is reached. EXPIRED: the token of an interaction is used up.
    FAULT: a bug of ours. UNKNOWN: the tables do not have it, so it may pass.
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
"""The person shares no server with the bot, which they have installed for themselves."""
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
        50005: Meaning.REPLACE,  # a message of somebody else
        50006: Meaning.FAULT,  # an empty message
        50007: Meaning.RECIPIENT,  # closed direct messages
        50008: Meaning.PLACE,  # a channel without text
        50013: Meaning.PLACE,  # missing permissions
        50021: Meaning.REPLACE,  # a system message
        50024: Meaning.PLACE,  # the type of the channel
        50027: Meaning.EXPIRED,  # the token is over
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
        HTTPStatus.REQUEST_TIMEOUT: Meaning.PASSES,  # of a proxy at DISCORD_API: Discord is slow
        HTTPStatus.TOO_MANY_REQUESTS: Meaning.PASSES,
    }
)
CALL_FAILED: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a call to Discord raises that was refused, or did not get through."""


def meaning(error: BaseException) -> Meaning:
    """What a failure means. What is no answer of Discord's is a fault of ours, unless the connection or the
    database failed.
    """
    if not isinstance(error, discord.HTTPException):
        lost = isinstance(
            error, discord.RateLimited | OSError | aiohttp.ClientError | TimeoutError | StoreAway
        )
        return Meaning.PASSES if lost else Meaning.FAULT
    return meaning_of(error.status, error.code)


def meaning_of(status: int, code: int) -> Meaning:
    """What an answer with that HTTP status and JSON error code means. code: 0 where the answer has none."""
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Meaning.PASSES
    return _OF_CODE.get(code) or _OF_STATUS.get(status, Meaning.UNKNOWN)


def is_passing(error: BaseException) -> bool:
    """Whether it is known that nothing but the moment is in the way."""
    return meaning(error) is Meaning.PASSES


def passes(error: BaseException) -> bool:
    """Whether the same may succeed later, also where nobody knows what the answer means."""
    return meaning(error) in (Meaning.PASSES, Meaning.UNKNOWN)


def loses(error: discord.HTTPException) -> bool:
    """Whether the message to be edited is gone: any code with a 404, unless its channel is gone."""
    return meaning(error) is Meaning.GONE


def moves(error: discord.HTTPException) -> bool:
    """Whether the message can no longer be edited, and must be posted again."""
    return meaning(error) in (Meaning.GONE, Meaning.REPLACE)


def shuts(error: BaseException) -> bool:
    """Whether the channel, or the person written to, is closed to the bot."""
    return meaning(error) in (Meaning.PLACE, Meaning.RECIPIENT)


def closes(error: discord.HTTPException) -> bool:
    """Whether the direct messages of the person written to are closed."""
    return meaning(error) is Meaning.RECIPIENT


def offends(error: BaseException) -> bool:
    """Whether the text is never taken there."""
    return meaning(error) is Meaning.CONTENT


def lacks_emoji(error: discord.HTTPException) -> bool:
    """Whether an emoji of the message no longer exists: somebody has deleted it by hand."""
    return error.code == _UNKNOWN_EMOJI or (error.code == _INVALID and "emoji" in error.text.lower())


def rested(error: BaseException) -> bool:
    """Whether discord.py has already tried five times, with its own pauses."""
    return isinstance(error, discord.HTTPException) and error.status in (429, 500, 502, 504, 524)
