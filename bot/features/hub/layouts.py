"""The messages of the overview, of the other panels, and of the news."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias

import discord
from PIL.Image import Image

from bot.locales.phrase import Locale, say
from bot.render import canvas, cover
from bot.tables.lobby import Lobby
from bot.title import AnyTitle as Title, playable
from bot.ui.components import ActionButton, ButtonId, button, tag
from bot.ui.messages.message import MessageLayout, Picture, layout
from bot.ui.text import ALT, cut

HubGames: TypeAlias = tuple[tuple[str, str, Callable[[Locale], Image]], ...]
"""For each game, its name, a short description, and the painter of its cover."""

NEWS = (
    "hub",
    "daily",
    "learn",
    "lobbies",
    "practice",
    "puzzles",
    "levels",
    "how",
    "result",
    "settings",
    "sure",
)
"""The news for players, newest first, as suffixes of message ids."""


def games(titles: Sequence[Title], locale: Locale) -> HubGames:
    """Return the data about each game for the poster."""
    return tuple((title.name, _told("hub-poster", title, locale), title.board.cover) for title in titles)


@cache
def hub_file(games: HubGames, locale: Locale) -> bytes:
    """Return the poster of all games as PNG bytes."""
    return canvas.png(cover.poster(games, locale))


WAITING = 2
"""The maximum number of lobbies in the overview."""
ROWS = 7
"""The number of games and lobbies that fit on a phone. Lobbies beyond it are left out, except for the
newest.
"""
_GREEN = discord.ButtonStyle.success


FEATURES: Final = ("daily", "lessons", "league")
"""The features that can have a button in the overview."""


def hub_message(
    titles: Sequence[Title],
    data: bytes,
    waiting: Sequence[tuple[str, Lobby]],
    locale: Locale,
    *,
    direct: bool = False,
    anywhere: bool = False,
    note: str = "",
    features: Sequence[str] = FEATURES,
) -> MessageLayout:
    """Return the overview of all games. data: the poster as PNG bytes. waiting: the lobbies with a free seat,
    newest last, each preceded by its channel's name. direct: whether the overview is shown in direct messages
    with the bot. anywhere: whether the bot is not a member there. note: the viewer's latest action. features:
    the members of FEATURES that this bot has.
    """
    primary, waiting = discord.ButtonStyle.primary, waiting[-min(WAITING, max(1, ROWS - len(titles))) :]
    joiners = [
        button(ButtonId(id, "enter"), say("hub-join", locale, table=id), _GREEN)
        for id in (lobby.snapshot.id for _, lobby in waiting)
    ]
    openers = [
        button(ButtonId("0", "lobby", arg=tag(each.key)), each.name, primary)
        for each in playable(titles, anywhere=anywhere)
    ]
    here = [each for each in features if each != "league" or not (direct or anywhere)]
    grey = discord.ButtonStyle.secondary
    ways = [
        button(ButtonId("0", each), say(f"hub-{each}", locale), grey if each == "league" else _GREEN)
        for each in here
    ]
    ways.append(button(ButtonId("0", "hubmore"), say("hub-hubmore", locale)))
    head, besides = say("hub-head", locale), _waiting(titles, waiting, locale)
    if direct:
        head, besides = say("hub-head-direct", locale), say("hub-friends", locale)
        openers = _alone(titles, primary)
    return layout(
        f"{head}\n{note}".rstrip(),
        Picture(data, _alt(titles, locale), "paddock.png"),
        *([besides] if besides else []),
        buttons=[*joiners, *openers, *ways],
    )


def more_message(locale: Locale, *, direct: bool) -> MessageLayout:
    """Return the panel with the buttons that the overview has no room for. direct: see `hub_message`."""
    names = ["puzzles", "mine", "settings", "news"]
    if not direct:
        names.insert(0, "solo")
    buttons = [button(ButtonId("0", each), say(f"hub-{each}", locale)) for each in names]
    return layout(say("hub-more-head", locale), buttons=buttons)


def _alone(titles: Iterable[Title], style: discord.ButtonStyle) -> list[ActionButton]:
    return [button(ButtonId("0", "alone", arg=tag(each.key)), each.name, style) for each in titles]


def solo_message(titles: Sequence[Title], locale: Locale, *, anywhere: bool) -> MessageLayout:
    """Return the games that can be played against robots. anywhere: see `hub_message`."""
    fitting = playable(titles, anywhere=anywhere)
    told = say("hub-solo-here" if anywhere else "hub-solo-head", locale)
    return layout(told, buttons=_alone(fitting, _GREEN))


def _alt(titles: Sequence[Title], locale: Locale) -> str:
    whole = [_told("hub-alt-pitch", title, locale) for title in titles]
    if len("\n".join(whole)) > ALT:
        whole = [_told("hub-alt", title, locale) for title in titles]
    return cut("\n".join(whole), ALT)


def _told(id: str, title: Title, locale: Locale) -> str:
    seats = title.rules.game.seats
    players = f"{seats[0]}\u2013{seats[-1]}" if len(seats) > 1 else str(seats[0])
    return say(
        id,
        locale,
        game=title.name,
        players=players,
        minutes=title.table.minutes,
        pitch=title.words.pitch,
    )


def _waiting(titles: Sequence[Title], waiting: Sequence[tuple[str, Lobby]], locale: Locale) -> str:
    names = {title.key: title.name for title in titles}
    listed = []
    for channel, lobby in waiting:
        snapshot = lobby.snapshot
        listed.append(
            say(
                "hub-lobby",
                locale,
                table=snapshot.id,
                game=names[snapshot.title],
                channel=channel,
                taken=len(snapshot.players),
                seats=lobby.most,
            )
        )
    return "\n".join([say("hub-waiting", locale), *listed]) if listed else ""


def news_message(locale: Locale) -> MessageLayout:
    """Return the list of the bot's latest changes."""
    told = [f"- {say(f'hub-news-{each}', locale)}" for each in NEWS]
    return layout("\n".join([say("hub-news-head", locale), *told]))
