"""The overview of all games, with the entry point of each."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias

import discord
from PIL.Image import Image

from bot.league.circuit import Circuit
from bot.league.leaderboard import Leader, Leaderboard, first_of
from bot.locales.phrase import Locale, month as month_words, say
from bot.render import canvas, cover
from bot.tables.lobby import Lobby
from bot.title import AnyTitle as Title, playable
from bot.ui.client import LeagueSection
from bot.ui.components import LABEL, MOST, ActionButton, ButtonId, Option, button, menu, tag
from bot.ui.messages.circuit import new_button
from bot.ui.messages.message import MessageLayout, Picture, layout
from bot.ui.text import ALT, cut, safe

HubGames: TypeAlias = tuple[tuple[str, str, Callable[[Locale], Image]], ...]
"""For each game its name, a short description, and the painter of its cover."""

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
"""The news for players, newest first: the ends of their ids."""


def games(titles: Sequence[Title], locale: Locale) -> HubGames:
    """Return the data of the poster about each game."""
    return tuple((title.name, _told("hub-poster", title, locale), title.board.cover) for title in titles)


@cache
def hub_file(games: HubGames, locale: Locale) -> bytes:
    """Return the poster of all games as a PNG file."""
    return canvas.png(cover.poster(games, locale))


WAITING = 2
"""The most lobbies in the overview."""
ROWS = 7
"""The most games and lobbies in the overview, because more would not fit a phone. There is always room for
one lobby.
"""
LEADERS = 10
"""The most players on a leaderboard."""
CIRCUITS = 6
"""The most circuits on a page of the list."""
_GREEN = discord.ButtonStyle.success


FEATURES: Final = ("daily", "lessons")
"""The features with a green button, by the actions of their buttons."""


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
    """Return the overview of all games. data: their poster, as a PNG file.

    waiting: the lobbies with a free seat, newest last, and the channel of each. direct: whether it is in
    direct messages, where there are no lobbies. anywhere: whether the bot is no member there. note: the
    viewer's latest action. features: those of FEATURES that this bot has.
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
    league = () if direct or anywhere else ("league",)
    ways = [
        *(button(ButtonId("0", each), say(f"hub-{each}", locale), _GREEN) for each in features),
        *(button(ButtonId("0", each), say(f"hub-{each}", locale)) for each in (*league, "hubmore")),
    ]
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
    """Return the panel with buttons to all panels that the overview has no button for. direct: whether it is
    in direct messages, where the overview itself leads to games against robots.
    """
    names = ["puzzles", "mine", "settings", "news"]
    if not direct:
        names.insert(0, "solo")
    buttons = [button(ButtonId("0", each), say(f"hub-{each}", locale)) for each in names]
    return layout(say("hub-more-head", locale), buttons=buttons)


def _alone(titles: Iterable[Title], style: discord.ButtonStyle) -> list[ActionButton]:
    """Return a button for each game that starts it against robots."""
    return [button(ButtonId("0", "alone", arg=tag(each.key)), each.name, style) for each in titles]


def solo_message(titles: Sequence[Title], locale: Locale, *, anywhere: bool) -> MessageLayout:
    """Return the games to play against robots, in direct messages, or in the channel where the bot is no
    member.
    """
    fitting = playable(titles, anywhere=anywhere)
    told = say("hub-solo-here" if anywhere else "hub-solo-head", locale)
    return layout(told, buttons=_alone(fitting, _GREEN))


def league_message(
    circuits: Sequence[tuple[Circuit, str]],
    page: int,
    pages: int,
    sections: Sequence[LeagueSection],
    locale: Locale,
) -> MessageLayout:
    """Return a page of a server's circuits, each with its terms, and a button to each one's standings. page:
    from 0. sections: what features add.
    """
    listed = [say("hub-circuit", locale, name=safe(each.name), terms=terms) for each, terms in circuits]
    buttons = [button(ButtonId(each.id, "cup"), cut(each.name, LABEL)) for each, _ in circuits]
    turns = [("fewer", page - 1)] if page else []
    turns += [("more", page + 1)] if page + 1 < pages else []
    blue = discord.ButtonStyle.primary
    buttons += [
        button(ButtonId("0", "circuits", to), say(f"hub-circuits-{each}", locale)) for each, to in turns
    ]
    ways = [button(ButtonId("0", each), say(f"hub-{each}", locale), blue) for each in ("board", "me")]
    head = say("hub-league-head" if circuits else "hub-league-none", locale)
    lines = [line for section in sections for line in section.lines]
    more = [each for section in sections for each in section.buttons]
    new = new_button(locale)
    return layout("\n".join([head, *listed, *lines]), buttons=[*buttons, new, *more, *ways])


def leaderboard_message(
    titles: Sequence[Title], shown: Title, leaderboard: Leaderboard, month: int, this: int, locale: Locale
) -> MessageLayout:
    """Return the leaderboard of a game in a server, with buttons to the other games, and a menu of months.
    month: the shown one, 0 for all time. this: the current month.
    """
    leaders = leaderboard.leaders
    rows = [_leader(each, locale) for each in leaders[:LEADERS]] or [say("hub-board-empty", locale)]
    when = _month(month, locale)
    head = say("hub-board-head", locale, game=shown.name)
    games = [
        button(ButtonId("0", "board", month, tag(each.key)), each.name, discord.ButtonStyle.primary)
        for each in titles
        if each is not shown
    ]
    listed = dict.fromkeys((0, this, *leaderboard.months))
    options = [Option(f"{each:08x}", _month(each, locale)) for each in [*listed][:MOST]]
    months = menu(ButtonId(shown.command, "month"), say("hub-board-months", locale), options, f"{month:08x}")
    order = [f"-# {say('hub-board-order', locale)}"] if any(each.rating for each in leaders) else []
    return layout("\n".join([head, f"-# {when}", *rows, *order]), buttons=[months, *games])


def _month(month: int, locale: Locale) -> str:
    return month_words(first_of(month), locale) if month else say("hub-board-all", locale)


def _leader(leader: Leader, locale: Locale) -> str:
    name, games, wins, rating = safe(leader.name), leader.games, leader.wins, leader.rating
    if leader.missing:
        return say("hub-leader-new", locale, name=name, people=leader.missing, games=games, wins=wins)
    if rating is None:
        return say("hub-leader", locale, place=leader.rank, name=name, games=games, wins=wins)
    return say(
        "hub-leader-rated",
        locale,
        place=leader.rank,
        name=name,
        games=games,
        wins=wins,
        points=str(rating.points),
        margin=str(rating.margin),
    )


def _alt(titles: Sequence[Title], locale: Locale) -> str:
    """Return the poster in words, with the pitches if there is space."""
    whole = [_told("hub-alt-pitch", title, locale) for title in titles]
    if len("\n".join(whole)) > ALT:
        whole = [_told("hub-alt", title, locale) for title in titles]
    return cut("\n".join(whole), ALT)


def _told(id: str, title: Title, locale: Locale) -> str:
    """Return a message about a game: its name, number of players, duration, and pitch."""
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
    """Return the open lobbies, a line each, or "" if there are none."""
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
    """Return the news."""
    told = [f"- {say(f'hub-news-{each}', locale)}" for each in NEWS]
    return layout("\n".join([say("hub-news-head", locale), *told]))
