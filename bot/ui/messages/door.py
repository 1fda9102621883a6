"""The overview of all games, with the entry point of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

import discord
from PIL.Image import Image

from bot.locales.language import lines
from bot.locales.phrase import Locale
from bot.render.canvas import png
from bot.render.cover import poster
from bot.tables.lobby import Lobby
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, Option, button, menu, tag
from bot.ui.messages.message import MessageLayout, Picture, layout
from bot.ui.text import ALT, cut
from bot.words.phrases import listed, span

Games: TypeAlias = tuple[tuple[str, str, Callable[[], Image]], ...]
"""For each game its name, a short description, and what paints its cover."""

NEWS = (
    "`/daily`: one deal a day, the same for everybody everywhere; share your result, not the cards.",
    "`/learn` teaches a game by playing it: a real deal, one press at a time.",
    "`/paddock` shows the lobbies that wait for players; *Call players* in a lobby calls them, once.",
    "`/practice`: you and robots, in direct messages, no clock; *Hint* says what a strong one would do.",
    "Robots have levels, from learner to champion: the menu of a lobby has them.",
    "`/paddock` shows all games; a press opens a lobby.",
    "A lobby shows what its game is about, and *How to play*.",
    "The end of a match is a message of its own, which calls its players.",
    "`/settings` says how you are called, and when you are left alone.",
    "Ending or leaving a table, closing a circuit and deleting your data ask first.",
)
"""The news for players, newest first."""


def games(titles: Sequence[Title]) -> Games:
    """The data of the poster about each game."""
    return tuple(
        (title.name, f"{span(title.rules.game.seats)} · {title.table.minutes} min", title.board.cover)
        for title in titles
    )


@cache
def cover_file(paint: Callable[[], Image]) -> bytes:
    """A game's cover as a PNG file."""
    return png(paint())


@cache
def door_file(games: Games) -> bytes:
    """The poster of all games as a PNG file."""
    return png(poster(games))


WAITING = 2
"""Most lobbies in the overview."""


def door_message(
    titles: Sequence[Title],
    data: bytes,
    waiting: Sequence[tuple[str, Lobby]],
    locale: Locale,
    *,
    direct: bool = False,
) -> MessageLayout:
    """All games; `data` is their poster.

    waiting: the lobbies with a free seat, newest last, and the channel of each. direct: it is in direct
    messages, where there are no lobbies.
    """
    commands = listed([f"`/{title.command} start`" for title in titles])
    primary = discord.ButtonStyle.primary
    joiners = [
        button(ButtonId(lobby.record.id, "enter"), f"Join {lobby.record.id}", discord.ButtonStyle.success)
        for _, lobby in waiting[-WAITING:]
    ]
    openers = [button(ButtonId("0", "lobby", arg=tag(each.key)), each.name, primary) for each in titles]
    learn = menu(ButtonId("0", "learn"), "How to play", [Option(tag(each.key), each.name) for each in titles])
    more = [
        button(ButtonId("0", "lessons"), "Learn", discord.ButtonStyle.success),
        button(ButtonId("0", "mine"), "My tables"),
        button(ButtonId("0", "news"), "News"),
    ]
    here = "A press opens a lobby here, for your friends and for robots."
    besides = f"-# With options of your own: {commands}. Alone: `/practice`, `/daily`."
    if direct:
        here = "Here you play robots: `/practice`, and `/daily`, the deal of the day."
        besides, openers = "-# Tables with friends stand in servers: `/paddock` opens them there.", []
    return layout(
        f"## Paddock\nGames of cars. {here}",
        Picture(data, _alt(titles, locale), "paddock.png"),
        _waiting(titles, waiting) or besides,
        buttons=[*joiners, *openers, learn, *more],
    )


def _alt(titles: Sequence[Title], locale: Locale) -> str:
    """The poster in words, with the pitches if there is space."""
    facts = [
        f"{title.name}, for {span(title.rules.game.seats)}, about {title.table.minutes} minutes"
        for title in titles
    ]
    pitches = lines([title.words.pitch for title in titles], locale)
    whole = " ".join(f"{each}: {pitch}" for each, pitch in zip(facts, pitches, strict=True))
    return whole if len(whole) <= ALT else cut(f"{'; '.join(facts)}.", ALT)


def _waiting(titles: Sequence[Title], waiting: Sequence[tuple[str, Lobby]]) -> str:
    """The open lobbies, a line each; "" if there are none."""
    names = {title.key: title.name for title in titles}
    lines = []
    for channel, lobby in waiting[-WAITING:]:
        record = lobby.record
        seats = f"{len(record.players)} of {lobby.most}"
        lines.append(f"-# **{record.id}** · {names[record.title]} · {seats} seats taken · {channel}")
    return "\n".join(["**Waiting for players**", *lines]) if lines else ""


def news_message() -> MessageLayout:
    """The news."""
    return layout("## What is new\n" + "\n".join(f"- {line}" for line in NEWS))
