"""The texts of errors and refusals for the user. A bug has a reference that is also in the log."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
import discord
from discord import app_commands

from bot.locales.phrase import Locale, Phrase, Readable, Text, say, spoken
from bot.model.errors import TableError
from bot.model.store_errors import StoreAway
from bot.runtime import metrics, pending_answer
from bot.ui import failures
from bot.ui.failures import Meaning
from bot.ui.text import PLAIN, clickable, cut, locale_of, safe

log = logging.getLogger(__name__)

DISCORD_FAILS: Final = Phrase("error-discord")
"""A text that is true for any press that failed because of Discord."""
REPEATED = 500
"""The maximum number of characters of a refusal that can contain a person's text."""

NEEDED: Final = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""The permissions that a table needs in its channel."""


class OddOption(app_commands.CheckFailure):
    """Raised if the value of a command's option is invalid."""

    def __init__(self, text: Phrase) -> None:
        super().__init__(text)
        self.text = text


class Refusal(TableError):
    """Raised if a handler, rather than the table or lobby, refuses a request. Names in its text must already
    be escaped for Markdown.
    """


def permission(name: str) -> Phrase:
    """Return the name of a permission in Discord's settings, given its name in the API."""
    return Phrase("error-permission", permission=name)


def missing(permissions: discord.Permissions, *, thread: bool) -> list[Phrase]:
    """Return the names of the permissions that the bot lacks for a table in a channel. thread: whether the
    channel is a thread.
    """
    needed = [f"{each}_in_threads" if thread and each == "send_messages" else each for each in NEEDED]
    return [permission(each) for each in needed if not getattr(permissions, each)]


def refusal(error: BaseException, locale: Locale) -> str | None:
    """Return the text for the player about a refusal or a failure, in Markdown, or None if the exception is a
    bug.
    """
    match error:
        case Refusal():
            return spoken(error.text, locale)
        case Readable() | OddOption():
            return cut(spoken(error.text, locale, safe), REPEATED)
        case _:
            text = _failure(error)
            return None if text is None else spoken(text, locale)


def _failure(error: BaseException) -> Phrase | None:
    match error:
        case StoreAway():
            return Phrase("error-database")
        case app_commands.TransformerError():
            return Phrase("error-person")
        case app_commands.NoPrivateMessage():
            return Phrase("error-servers-only")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return Phrase("error-old-command")
        case app_commands.CheckFailure():
            return Phrase("error-not-allowed")
        case discord.DiscordException() | aiohttp.ClientError():
            return _discord_failure(failures.meaning(error))
        case _:
            return None


def _discord_failure(meaning: Meaning) -> Phrase | None:
    match meaning:
        case Meaning.PLACE | Meaning.NO_CHANNEL:
            return Phrase("error-permissions", permissions=[permission(each) for each in NEEDED])
        case Meaning.GONE:
            return Phrase("error-message-gone")
        case Meaning.CONTENT:
            return Phrase("error-content")
        case Meaning.PASSES | Meaning.UNKNOWN:
            return DISCORD_FAILS
        case _:
            return None


async def report(interaction: discord.Interaction, error: BaseException, table: str) -> metrics.PressOutcome:
    """Show the error to the user ephemerally, if that is possible, and return the outcome of the press.
    table: the table's id, or "".
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.HTTPException) and failures.meaning(error) is Meaning.EXPIRED:
        log.warning("table %s: an answer came too late: %s", table or "-", error)
        return "late"
    locale = locale_of(interaction)
    words = refusal(error, locale)
    outcome: metrics.PressOutcome = "refused"
    if _failure(error) is DISCORD_FAILS:
        log.warning("table %s: a press was not answered as it should be: %s", table or "-", error)
    if words is None:
        reference = secrets.token_hex(3)
        log.error("table %s: reference %s", table or "-", reference, exc_info=error)
        words = say("error-bug", locale, code=reference)
        outcome = "failed"
    if interaction.type is not discord.InteractionType.autocomplete:
        await tell(interaction, words)
    return outcome


async def tell(interaction: discord.Interaction, text: Text) -> Callable[[], Awaitable[None]] | None:
    """Show a text to the user ephemerally. Return a function that deletes it (docs/discord.md, section 1,
    point 3), or None if it could not be shown.
    """
    words = cut(clickable(spoken(text, locale_of(interaction))), PLAIN)
    await pending_answer.acknowledged()
    try:
        if interaction.response.is_done():
            return (await interaction.followup.send(words, ephemeral=True, wait=True)).delete
        await interaction.response.send_message(words, ephemeral=True)
    except failures.CALL_FAILED as error:
        log.warning("an answer could not be given: %s", error)
        return None
    return interaction.delete_original_response
