"""What somebody has chosen for themselves, as a message."""

from __future__ import annotations

from bot.tables.preferences import Calls, Preferences, ServerChoice
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


def settings_message(chosen: Preferences, server: ServerChoice | None) -> MessageLayout:
    """What somebody has chosen. server: what the server has, where that is asked in one."""
    quiet = chosen.quiet
    hours = "none" if quiet is None else f"{_clock(quiet.begin)} to {_clock(quiet.end)}, {safe(quiet.zone)}"
    words = (
        f"## Your settings\n**Calls**: {_CALLS[chosen.calls]}\n"
        f"**Quiet hours**: {hours}\n**Your pictures**: {_theme(chosen.theme)}\n"
        "-# In your quiet hours no relaxed table calls you, and its clock does not run for you."
    )
    if server is not None:
        rated = "are" if server.ratings else "are not"
        words += f"\n-# The tables of this server: {_theme(server.theme)}. Its players {rated} rated."
    return layout(words)


def _theme(key: str) -> str:
    return THEMES.get(key, THEMES["standard"])


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
