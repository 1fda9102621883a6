"""Public messages with people's names, which a server's AutoMod can block (docs/discord.md, section 8)."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeVar

import discord

from bot.locales.phrase import Locale, say
from bot.ui import failures
from bot.ui.failures import Meaning
from bot.ui.messages.message import MessageLayout

D_co = TypeVar("D_co", covariant=True)
D = TypeVar("D")
T = TypeVar("T")

log = logging.getLogger(__name__)

NAMELESS: Final = 6 * 3_600.0
"""The number of seconds after a refusal for which an edited message shows no names."""


class Draws(Protocol[D_co]):
    """A function that draws a message. nameless: whether to replace people's names."""

    async def __call__(self, *, nameless: bool) -> D_co:
        """Draw the message."""


async def _nothing() -> None: ...


async def send_public(
    draw: Draws[MessageLayout],
    send: Callable[[MessageLayout], Awaitable[T]],
    locale: Locale,
    *,
    nameless: bool = False,
    refused: Callable[[], Awaitable[None]] = _nothing,
) -> T:
    """Send the drawn message, and return the result of `send`. If its text is refused, call `refused`, and
    send it without people's names and with a line that says so. nameless: whether the refusal is already
    known. Raises the error of the last try.
    """

    async def drawn(*, nameless: bool) -> MessageLayout:
        found = await draw(nameless=nameless)
        return found.noting(say("table-nameless", locale)) if nameless else found

    return await send(await drawn(nameless=True)) if nameless else await send_words(drawn, send, refused)


async def send_words(
    draw: Draws[D], send: Callable[[D], Awaitable[T]], refused: Callable[[], Awaitable[None]] = _nothing
) -> T:
    """Send the drawn message, and return the result of `send`. If its text is refused, call `refused`, and
    send it without people's names. Raises the error of the last try.
    """
    try:
        return await send(await draw(nameless=False))
    except discord.HTTPException as error:
        if failures.meaning(error) is not Meaning.CONTENT:
            raise
        log.info("a message goes out without names: %s", error)
    await refused()
    return await send(await draw(nameless=True))
