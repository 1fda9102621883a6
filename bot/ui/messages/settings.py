"""What somebody has chosen for themselves, as a message."""

from __future__ import annotations

from bot.tables.preferences import Calls, Preferences
from bot.ui.messages.message import MessageLayout, layout
from bot.ui.text import safe

_CALLS: dict[Calls, str] = {
    "channel": "by a mention in the channel of the table",
    "dm": "by a new direct message with your hand",
    "none": "not at all: look for yourself",
}
THEMES: dict[str, str] = {
    "standard": "standard, dark",
    "light": "light",
    "contrast": "high contrast",
    "deuteranopia": "for green blindness",
    "protanopia": "for red blindness",
    "tritanopia": "for blue blindness",
}
"""Every theme by its key, for players."""


def settings_message(chosen: Preferences, server: str | None) -> MessageLayout:
    """What somebody has chosen. server: the theme of the server's tables, where that is asked in one."""
    quiet = chosen.quiet
    hours = "none" if quiet is None else f"{_clock(quiet.begin)} to {_clock(quiet.end)}, {safe(quiet.zone)}"
    words = (
        f"## Your settings\n**Calls**: {_CALLS[chosen.calls]}\n"
        f"**Quiet hours**: {hours}\n**Your pictures**: {_theme(chosen.theme)}\n"
        "-# In your quiet hours no relaxed table calls you, and its clock does not run for you."
    )
    return layout(words if server is None else f"{words}\n-# The tables of this server: {_theme(server)}.")


def _theme(key: str) -> str:
    return THEMES.get(key, THEMES["standard"])


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
