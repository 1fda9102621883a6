"""Small pieces of text in the form Discord wants."""

from __future__ import annotations

from discord.utils import escape_markdown, escape_mentions

from bot.tables.records import Place

ALT = 1024
"""The longest alt text Discord takes."""


def safe(name: str) -> str:
    """A person's name without power over the message it stands in: no Markdown, no mention, no link."""
    return escape_markdown(escape_mentions(name), ignore_links=False).replace("<", "\\<")


def cut(text: str, limit: int) -> str:
    """At most `limit` characters, cut at the end of a line where there is one."""
    if len(text) <= limit:
        return text
    kept, newline, _ = text[: limit - 1].rpartition("\n")
    return f"{kept}\n…" if newline else text[: limit - 1] + "…"


def latest(text: str, limit: int) -> str:
    """The end of a story, at most `limit` characters, cut at the beginning of a line where there is one."""
    if len(text) <= limit:
        return text
    kept = text[-(limit - 2) :]
    _, newline, lines = kept.partition("\n")
    return f"…\n{lines}" if newline else f"…{kept}"


def moment(unix: float) -> str:
    """A time that each reader's Discord counts down to."""
    return f"<t:{int(unix)}:R>"


def link(place: Place, message: int) -> str:
    """The address of a message."""
    return f"https://discord.com/channels/{place.guild}/{place.channel}/{message}"
