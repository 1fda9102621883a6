"""Small pieces of text in the form Discord wants."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import category, normalize

from discord.utils import escape_markdown, escape_mentions

from bot.model.records import Place

ALT = 1024
"""The longest alt text Discord takes."""
LONGEST_TEXT = 3_800
"""The longest text in a message that has a head, too: Discord takes 4,000 characters in all."""
PLAIN = 2_000
"""The longest message without components that Discord takes."""

_CONTROLS = re.compile(
    r"(?:[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]"
    r"|(?<![\U0001f3f4\U000e0020-\U000e007e])[\U000e0000-\U000e007f]+)+"
)
"""What moves, hides or turns round the text beside it, or is a letter that nobody sees. The joiners of emoji
and of Persian (U+200D, U+200C) are none of these, nor are the tags behind a black flag, which make it that
of England.
"""
_UNSEEN = ("Cc", "Cf", "Cs", "Mn", "Me", "Zl", "Zp", "Zs")
"""The categories of Unicode of what is not seen where it stands alone."""


def one_line(text: str) -> str:
    """A text on one line, without controls of direction and the like."""
    return " ".join(_CONTROLS.sub(" ", text).split())


def plain(name: str) -> str:
    """A name as it is stored and shown; who has none that can be seen is somebody."""
    name = one_line(name)
    return name if any(category(each) not in _UNSEEN for each in name) else "Somebody"


def cut_words(text: str) -> str:
    """Words as they cut the cards: on one line, and the same however a keyboard composes its letters."""
    return normalize("NFC", one_line(text))


@lru_cache(maxsize=1024)
def safe(text: str) -> str:
    """A person's name, or what somebody typed, without power over the message it stands in: no Markdown, no
    mention, no link, no control of direction.
    """
    text = _CONTROLS.sub(" ", text)
    return escape_markdown(escape_mentions(text), ignore_links=False).replace("<", "\\<")


def bare(text: str) -> str:
    """A line of our own as it is read: without the marks of Markdown, and without those of `safe`."""
    return re.sub(r"\\(.)", r"\1", re.sub(r"(?<!\\)\*\*", "", _CONTROLS.sub("", text)))


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


def mention(role: int) -> str:
    """A role, named so that those who have it may be notified: a message's allowed mentions decide."""
    return f"<@&{role}>"


def link(place: Place, message: int) -> str:
    """The address of a message."""
    return f"https://discord.com/channels/{'@me' if place.direct else place.guild}/{place.channel}/{message}"
