"""A person's settings as a message."""

from __future__ import annotations

from collections.abc import Sequence

from bot.locales.language import say
from bot.locales.phrase import Locale
from bot.model.preferences import Calls, Preferences, ServerChoice
from bot.ui.messages.message import MessageLayout, Picture, layout
from bot.ui.messages.profile import car_alt
from bot.ui.text import mention, safe
from bot.words.livery import Livery
from bot.words.phrases import listed

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
"""Every theme by key, with its name for players."""


def settings_message(
    chosen: Preferences, server: ServerChoice | None, told: Sequence[str] | None = None
) -> MessageLayout:
    """A person's settings. server: the server's settings, if it is shown in one. told: the games whose new
    tables they are notified of there; None: all.
    """
    quiet = chosen.quiet
    hours = "none" if quiet is None else f"{_clock(quiet.begin)} to {_clock(quiet.end)}, {safe(quiet.zone)}"
    words = (
        f"## Your settings\n**Calls**: {_CALLS[chosen.calls]}\n"
        f"**Quiet hours**: {hours}\n**Your pictures**: {_theme(chosen.theme)}\n"
    )
    if server is not None:
        games = "of any game" if told is None else f"of {listed(told)}" if told else "none"
        words += f"**Tables that open here**, by direct message: {games}\n"
    words += (
        "-# In your quiet hours no relaxed table calls you, and its clock does not run for you; nor are you "
        "told of tables."
    )
    if server is not None:
        rated = "are" if server.ratings else "are not"
        words += f"\n-# The tables of this server: {_theme(server.theme)}. Its players {rated} rated. "
        words += f"Its lobbies mention {mention(server.role) if server.role else 'nobody'}."
    return layout(words)


def car_message(name: str, car: Livery, picture: bytes, locale: Locale) -> MessageLayout:
    """A person's car: the picture, and what it is good for."""
    said = car_alt(safe(name), car, locale)
    drawn = Picture(picture, car_alt(name, car, locale), "car.png")
    return layout(f"{say('card-head', locale)}\n{said}", drawn, f"-# {say('card-note', locale)}")


def _theme(key: str) -> str:
    return THEMES.get(key, THEMES["standard"])


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
