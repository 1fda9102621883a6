"""Short texts in Discord's format, and the languages of readers."""

import re
from functools import lru_cache
from typing import Any, Final

import discord
from discord.utils import escape_markdown, escape_mentions

from bot.league.names import CONTROLS, is_visible, one_line
from bot.locales.phrase import Arg, Locale, Phrase, known, say
from bot.model.snapshots import Place

ALT = 1024
"""The maximum number of characters of an alt text."""
LONGEST_TEXT = 3_800
"""The maximum number of characters of a text in a message that also has a heading."""
PLAIN = 2_000
"""The maximum number of characters of a message without components."""

COMMANDS: Final = dict[str, int]()
"""The ids of this process's commands by path, such as "race start", once Discord has reported them."""
_NAMED = re.compile(r"`/([a-z_-]+(?: [a-z_-]+)?)`")
"""The pattern of a command that is named in a message."""


def plain(name: str) -> str:
    """Return a name in the form in which it is stored and shown, or "?" if nothing in it is visible."""
    name = one_line(name)
    return name if is_visible(name) else "?"


@lru_cache(maxsize=1024)
def safe(text: str) -> str:
    """Return a person's name or typed text, escaped so that it has no effect on the message that contains
    it.
    """
    text = CONTROLS.sub(" ", text)
    return escape_markdown(escape_mentions(text), ignore_links=False).replace("<", "\\<")


def bare(text: str) -> str:
    """Return one of the bot's lines as plain text, without Markdown bold and the escapes of `safe`."""
    return re.sub(r"\\(.)", r"\1", re.sub(r"(?<!\\)\*\*", "", CONTROLS.sub("", text)))


def clickable(text: str) -> str:
    """Return a Markdown message with each named command, such as `/race start`, replaced by a mention that
    can be clicked, if its id is known.
    """
    return _NAMED.sub(lambda named: _mentioned(named[1]) or named[0], text)


def _mentioned(path: str) -> str:
    return f"</{path}:{COMMANDS[path]}>" if path in COMMANDS else ""


def cut(text: str, limit: int) -> str:
    """Return at most `limit` characters of a text, cut at the end of a line if possible."""
    if len(text) <= limit:
        return text
    kept, newline, _ = text[: limit - 1].rpartition("\n")
    return f"{kept}\n…" if newline else text[: limit - 1] + "…"


def cut_name(name: str, limit: int) -> str:
    """Return at most `limit` characters of a name, including the number that distinguishes it from similar
    names.
    """
    numbered = re.fullmatch(r"(.+)( \(\d+\))", name, re.DOTALL)
    if numbered is None or len(name) <= limit:
        return cut(name, limit)
    return cut(numbered[1], limit - len(numbered[2])) + numbered[2]


def moment(unix: float) -> str:
    """Return a timestamp that Discord shows to each reader as a relative time, such as "in 5 minutes"."""
    return f"<t:{int(unix)}:R>"


def day(unix: float) -> str:
    """Return a date that Discord shows in each reader's format."""
    return f"<t:{int(unix)}:d>"


def person_mention(id: int) -> str:
    """Return a mention of a person, for whom each reader's client shows a name."""
    return f"<@{id}>"


def mention(role: int) -> str:
    """Return a mention of a role."""
    return f"<@&{role}>"


def link(place: Place, message: int) -> str:
    """Return the URL of a message."""
    return f"https://discord.com/channels/{place.guild or '@me'}/{place.channel}/{message}"


def table_link(table: str, place: Place, message: int) -> Phrase:
    """Return a link to the message of a lobby or table, or only the id `table` if the message is not posted
    yet.
    """
    if not message:
        return Phrase("answer-table", table=table)
    return Phrase("answer-table-link", table=table, link=link(place, message))


def locale_of(interaction: discord.Interaction[Any]) -> Locale:
    """Return the language that the user has chosen, or otherwise the language of their client."""
    chosen: str = interaction.client.registry.preferences.of(interaction.user.id).language
    return chosen or known(str(interaction.locale))


def said(interaction: discord.Interaction, id: str, /, *, you: bool = False, **args: Arg) -> str:
    """Return a message in the user's language. id, you, args: see `say`."""
    return say(id, locale_of(interaction), you=you, **args)


def place_locale(interaction: discord.Interaction, host: int = 0) -> Locale:
    """Return the language of public texts in the channel of an interaction. host: the person whose language
    is used if the server has none, or 0 for the user.
    """
    guild = interaction.guild if interaction.is_guild_integration() else None
    return guild_locale(interaction, guild, host)


def guild_locale(interaction: discord.Interaction[Any], guild: discord.Guild | None, host: int = 0) -> Locale:
    """Return the language of public texts in a server. guild: the server, or None where the bot is not a
    member. host: see `place_locale`.
    """
    preferences = interaction.client.registry.preferences
    if guild is not None:
        chosen: str = preferences.server(guild.id).language
        if chosen:
            return chosen
        if "COMMUNITY" in guild.features:
            return known(str(guild.preferred_locale))
    reads: str = preferences.of(host).reads if host else locale_of(interaction)
    return reads
