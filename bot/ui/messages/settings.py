"""A person's settings as a message."""

from collections.abc import Sequence
from typing import Any

from bot.locales.language import say, spoken
from bot.locales.phrase import Locale, Phrase, Text
from bot.model.preferences import Preferences, ServerChoice
from bot.ui.messages.message import MessageLayout, Picture, layout
from bot.ui.messages.profile import car_alt
from bot.ui.text import mention, safe
from bot.words.livery import Livery


def settings_message(
    chosen: Preferences, server: ServerChoice | None, locale: Locale, told: Sequence[str] | None = None
) -> MessageLayout:
    """A person's settings. server: the server's settings, if it is shown in one. told: the games whose new
    tables they are notified of there; None: all.
    """
    quiet, hours = chosen.quiet, Phrase("settings-quiet-none")
    if quiet is not None:
        begin, end = _clock(quiet.begin), _clock(quiet.end)
        hours = Phrase("settings-quiet", begin=begin, end=end, zone=safe(quiet.zone))
    own: dict[str, Any] = {"calls": chosen.calls, "quiet": hours, "language": _language(chosen.language)}
    lines: list[Text] = [Phrase("settings-own", theme=_theme(chosen.theme), **own)]
    if server is not None:
        notices = "any" if told is None else "some" if told else "none"
        lines.append(Phrase(f"settings-notify-{notices}", games=told or ()))
    lines.append(Phrase("settings-quiet-help"))
    if server is not None:
        ratings, language = "on" if server.ratings else "off", _language(server.language)
        lines.append(
            Phrase("settings-server", theme=_theme(server.theme), language=language, ratings=ratings)
        )
        role = mention(server.role) if server.role else ""
        lines.append(Phrase(f"settings-server-role{'' if role else '-none'}", role=role))
    return layout("\n".join(spoken(line, locale) for line in lines))


def car_message(name: str, car: Livery, picture: bytes, locale: Locale) -> MessageLayout:
    """A person's car: the picture, and what it is good for."""
    said = car_alt(safe(name), car, locale)
    drawn = Picture(picture, car_alt(name, car, locale), "car.png")
    return layout(f"{say('card-head', locale)}\n{said}", drawn, f"-# {say('card-note', locale)}")


def _theme(key: str) -> Phrase:
    return Phrase("settings-theme", theme=key)


def _language(locale: Locale) -> Text:
    """The language in its own words; the client's if none was chosen."""
    return say("language", locale) if locale else Phrase("settings-language-client")


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
