"""What went wrong, in words for whoever pressed; our own bugs with a reference that the log has too."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.engine.game import IllegalMove
from bot.model.errors import TableError
from bot.model.ports import StoreAway
from bot.runtime.metrics import Outcome
from bot.ui import failures
from bot.ui.text import PLAIN, cut, safe

log = logging.getLogger(__name__)

_LATE = (10062, 40060)
"""Discord's codes for an interaction that is gone, or that was answered already (docs/discord.md,
section 8).
"""
_SHUT = (50001, 50013, 10003)
"""Discord's codes for a channel the bot may not see, may not post to, or that is gone (docs/discord.md,
section 8).
"""
_GONE = 10008
"""Discord's code for a message that is gone (docs/discord.md, section 8): it is so since the press."""

DISCORD_FAILS = (
    "Discord does not answer as it should just now. See whether it was done all the same; if not, try again "
    "in a minute."
)
"""What is true whatever of a press Discord has failed to do, and whatever was done before."""
REPEATED = 500
"""So many characters of a refusal are said: it may repeat what somebody typed."""

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
"""The permissions a table needs in its channel, as Discord's settings name them."""


class OddOption(app_commands.CheckFailure):
    """An option has a value that its command does not offer; the text is a sentence."""


class Refusal(TableError):
    """The bot says no, before any table is asked; the text is a sentence for whoever asked, in Markdown."""


def missing(permissions: discord.Permissions, *, thread: bool) -> list[str]:
    """The names of the permissions that the bot lacks to hold a table in a channel."""
    needed = dict(NEEDED)
    if thread:
        del needed["send_messages"]
        needed["send_messages_in_threads"] = "Send Messages in Threads"
    return [name for flag, name in needed.items() if not getattr(permissions, flag)]


def refusal(error: BaseException) -> str | None:
    """What to say to a player whose wish was refused; None: it is no refusal, but a fault."""
    match error:
        case Refusal():
            return str(error)
        case TableError() | IllegalMove():
            return safe(cut(str(error), REPEATED))
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
    """Tell whoever pressed, ephemerally, what went wrong, and the caller what came of the press; `table` is
    the table's id, if there is one.
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
    """Say something to whoever pressed, ephemerally."""
    words = cut(words, PLAIN)
    try:
        if interaction.response.is_done():
            await interaction.followup.send(words, ephemeral=True)
        else:
            await interaction.response.send_message(words, ephemeral=True)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("an answer could not be given: %s", error)
