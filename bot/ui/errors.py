"""Error texts for the presser; our own bugs with a reference that is also in the log."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.engine.game import IllegalMove
from bot.locales.language import spoken
from bot.locales.phrase import ENGLISH
from bot.model.errors import TableError
from bot.model.ports import StoreAway
from bot.runtime.metrics import Outcome
from bot.ui import failures
from bot.ui.text import PLAIN, cut, safe

log = logging.getLogger(__name__)

_LATE = (10062, 40060)
"""Discord's codes for an interaction that is gone, or was already answered (docs/discord.md, section 8)."""
_SHUT = (50001, 50013, 10003)
"""Discord's codes for a channel that the bot may not see or post in, or that is gone (docs/discord.md,
section 8).
"""
_GONE = 10008
"""Discord's code for a message that is gone (docs/discord.md, section 8), which happened after the press."""

DISCORD_FAILS = (
    "Discord does not answer as it should just now. See whether it was done all the same; if not, try again "
    "in a minute."
)
"""A text that is true for any press that failed at Discord, whatever was done before."""
REPEATED = 500
"""Most characters of a refusal, which may contain a person's text."""

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
"""The permissions a table needs in its channel, as Discord's settings name them."""


class OddOption(app_commands.CheckFailure):
    """An option has a value that its command does not offer. The text is a sentence."""


class Refusal(TableError):
    """The bot refuses, before any table is involved. The text is a sentence in Markdown for the user."""


def missing(permissions: discord.Permissions, *, thread: bool) -> list[str]:
    """The names of the permissions that the bot lacks for a table in a channel."""
    needed = dict(NEEDED)
    if thread:
        del needed["send_messages"]
        needed["send_messages_in_threads"] = "Send Messages in Threads"
    return [name for flag, name in needed.items() if not getattr(permissions, flag)]


def refusal(error: BaseException) -> str | None:
    """The refusal's text for a player; None if the exception is an error instead."""
    match error:
        case Refusal():
            return spoken(error.text, ENGLISH)
        case TableError() | IllegalMove():
            return safe(cut(spoken(error.text, ENGLISH), REPEATED))
        case StoreAway():
            return "The database does not answer just now, so nothing can be written. Try again in a minute."
        case OddOption():
            return safe(str(error))
        case app_commands.TransformerError():
            return "The person whom an option names is not in this server."
        case app_commands.NoPrivateMessage():
            return "Tables stand in servers: use this command in a channel of a server."
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return "This command has changed since. Type it anew in a minute."
        case app_commands.CheckFailure():
            return "You may not use this command here."
        case discord.Forbidden() if error.code in _SHUT:
            return f"I may not post here. I need these permissions: {', '.join(NEEDED.values())}."
        case discord.NotFound() if error.code == _GONE:
            return "The message that you pressed is gone: the newest one of your table shows the present."
        case discord.DiscordException() | aiohttp.ClientError() if failures.passes(error):
            return DISCORD_FAILS
        case _:
            return None


async def report(interaction: discord.Interaction[Any], error: BaseException, table: str) -> Outcome:
    """Show the presser what went wrong, ephemerally; return the outcome of the press. table: the table's id,
    if there is one.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.HTTPException) and error.code in _LATE:
        log.warning("table %s: an answer came too late: %s", table or "-", error)
        return "late"
    words = refusal(error)
    outcome: Outcome = "refused"
    if words == DISCORD_FAILS:
        log.warning("table %s: a press was not answered as it should be: %s", table or "-", error)
    if words is None:
        reference = secrets.token_hex(3)
        log.error("table %s: reference %s", table or "-", reference, exc_info=error)
        words = f"Something broke on our side, sorry. Nothing that was stored is lost. Reference: {reference}"
        outcome = "failed"
    if interaction.type is not discord.InteractionType.autocomplete:
        await tell(interaction, words)
    return outcome


async def tell(interaction: discord.Interaction[Any], words: str) -> None:
    """Show the presser a text, ephemerally."""
    words = cut(words, PLAIN)
    try:
        if interaction.response.is_done():
            await interaction.followup.send(words, ephemeral=True)
        else:
            await interaction.response.send_message(words, ephemeral=True)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("an answer could not be given: %s", error)
