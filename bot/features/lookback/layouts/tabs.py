"""The messages that look back at a game: the tabs *History*, a page in words, and *Watch*, a position in
pictures.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, Literal, TypeAlias

import discord

from bot.engine.game import Seat
from bot.features.lookback.layouts import extras
from bot.features.lookback.layouts.positions import (
    EVERYBODY,
    Lookback,
    Noted,
    Spot,
    positions,
    recent_events_at,
)
from bot.locales.phrase import Locale, say
from bot.model.occupants import names_on
from bot.render.theme import Theme
from bot.render.themes import theme_of
from bot.tables.registry import TableRegistry
from bot.tables.replayed import Past, as_of
from bot.tables.robots import named
from bot.tables.table import Table
from bot.tables.views import seated_names
from bot.ui.components import ButtonId, Option, barred, button, menu, tag
from bot.ui.messages import paint
from bot.ui.messages.message import Control, MessageLayout, Picture, colour_of, layout, pictures_of
from bot.ui.text import bare, cut, cut_name, safe

Tab: TypeAlias = Literal["story", "watch", "review"]
STORY: Final = tag("pages")
"""The tag of the button that leads from a position to the page that contains it."""
FROM_ELSEWHERE: Final = 1
"""The mark of a *Review* button that is not a tab."""
OPTION: Final = 80
"""The maximum number of characters of an option in a menu."""
WHERE: Final = ("first", "back", "forward", "last")
"""The keys of the buttons that lead to other pages or positions."""
LONG: Final = 3_500
"""The maximum number of characters on a page."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """The person who looks back at a game. seated: whether they have a seat in it. playing: the tag of the
    film in progress, or "".
    """

    person: int
    locale: Locale
    seated: bool = False
    playing: str = ""


def tabs(table: Table, viewer: Viewer, shown: Tab, spot: Spot) -> list[Control]:
    """Return the buttons to the other tabs and *More*. shown: the current tab. spot: the current position."""
    snapshot, locale, found = table.snapshot, viewer.locale, list[Control]()
    id, branch, over = snapshot.id, snapshot.branch, snapshot.status == "over"
    if shown != "story":
        found.append(button(ButtonId(id, "page", spot.mark, STORY), say("table-history", locale)))
    if shown != "watch" and over:
        found.append(button(ButtonId(id, "page", spot.mark, tag("watch")), say("history-watch", locale)))
    if shown != "review" and over and viewer.seated and (branch is not None or table.title.reviewed):
        # a game that continues a position leads to the review of the game that the position comes from
        reviewed = ButtonId(branch.of if branch is not None else id, "review")
        found.append(button(reviewed, say("review-button", locale)))
    if snapshot.status != "playing":
        found.append(button(ButtonId(id, "extras"), say("history-more", locale)))
    return found


def noted_buttons(id: str, noted: Noted | None, locale: Locale) -> list[list[Control]]:
    """Return the row of buttons for a position with a review's findings, or no rows if `noted` is None."""
    if noted is None:
        return []
    again, green = ButtonId(id, "retry", noted.number), discord.ButtonStyle.success
    return [[button(again, say("review-again", locale), green), what_if_button(id, noted.ply, locale)]]


def what_if_button(id: str, ply: int, locale: Locale) -> Control:
    """Return the button that continues a game against robots from before the move `ply`."""
    return button(ButtonId(id, "whatif", ply), say("review-what-if", locale))


def eyes_menu(table: Table, spot: Spot, locale: Locale) -> list[Control]:
    """Return the menu of views, or nothing if the match was not played to its end."""
    if table.snapshot.status != "over":
        return []
    sat = [" \u2192 ".join(names_on(table.snapshot, seat)) for seat in range(len(table.names))]
    names = [say("history-everybody", locale), *sat]
    options = [Option(f"{at:08x}", cut_name(name, OPTION)) for at, name in enumerate(names, EVERYBODY)]
    chosen = f"{spot.eyes:08x}" if spot.eyes else ""
    return [
        menu(ButtonId(table.snapshot.id, "eyes", spot.mark), say("history-eyes", locale), options, chosen)
    ]


def ways(id: str, here: Spot, there: Sequence[Spot], locale: Locale) -> list[Control]:
    """Return the buttons to other spots, in the order of WHERE."""
    return [_way(id, where, here, to, locale) for where, to in zip(WHERE, there, strict=True)]


def _way(id: str, where: str, here: Spot, to: Spot, locale: Locale) -> Control:
    label = say(f"history-{where}", locale)
    if to == here:
        return barred(ButtonId(id, "page", here.mark), label)
    return button(ButtonId(id, "page", to.mark, tag(where)), label)


def neighbours(here: int, last: int) -> tuple[int, int, int, int]:
    """Return the indices that the buttons of WHERE lead to. last: the highest index."""
    return 0, max(here - 1, 0), min(here + 1, last), last


def story_message(look: Lookback, spot: Spot, viewer: Viewer) -> MessageLayout:
    """Return the page at a spot, or the page that contains its position. A page number beyond the end gives
    the last page.
    """
    table, locale, id = look.table, viewer.locale, look.table.snapshot.id
    told = [each for each in look.positions if each.lines]
    pages = [list(group) for _, group in groupby(told, lambda each: each.page)]
    last = len(pages) - 1
    at = min(spot.page if spot.ply is None else look.positions[look.at(spot.ply)].page, last)
    page, spot = pages[at], replace(spot, page=at, ply=None)
    head = say(
        "history-head",
        locale,
        game=table.title.name,
        table=id,
        round=page[0].round,
        page=at + 1,
        pages=last + 1,
    )
    text = "\n".join(line for each in page for line in each.lines)
    options = [Option(f"{each.ply:08x}", cut(bare(" ".join(each.lines)), OPTION)) for each in page]
    there = [replace(spot, page=to) for to in neighbours(at, last)]
    return layout(
        head,
        cut(text, LONG),
        [
            menu(ButtonId(id, "glance", spot.mark), say("history-show", locale), options),
            *eyes_menu(table, spot, locale),
            *ways(id, spot, there, locale),
        ],
        buttons=tabs(table, viewer, "story", replace(spot, ply=page[0].ply)),
        accent=colour_of(id),
    )


class LookbackMessages:
    """Replays games and builds the messages that show them."""

    def __init__(self, registry: TableRegistry, pictures: paint.PictureService) -> None:
        self._registry = registry
        self._pictures = pictures

    async def pasts(self, table: Table) -> list[Past]:
        """Return the game of a table, move by move. Raises IllegalMove if it cannot be replayed."""
        return await self._pictures.replay(table, await table.log())

    async def open(self, table: Table, reader: Seat | None, locale: Locale) -> Lookback:
        """Return a game in the view of a seat or a spectator. Raises IllegalMove like `pasts`."""
        snapshot, pasts = table.snapshot, await self.pasts(table)
        found = await self._pictures.paint(positions, pasts, table.title, reader, locale, urgent=True)
        look = Lookback(table, snapshot, reader, pasts, found)
        return look.with_moments(locale) if snapshot.status == "over" else look

    async def watch(self, look: Lookback, spot: Spot, viewer: Viewer) -> MessageLayout:
        """Return a position with one picture, which is a hand or the table, depending on whose turn and whose
        view it is.
        """
        title, at = look.table.title, look.at(spot.ply)
        position = look.positions[at]
        own = spot.eyes or at in look.noted or position.own
        seat = look.reader if own else None
        past = as_of(look.pasts, position.ply)
        theme = theme_of(self._registry.preferences.of(viewer.person).theme)
        recent, names = recent_events_at(look.pasts, title, position.ply), seated_names(past.players)
        view = title.rules.game.view(past.match.state, seat)
        drawn = await self._pictures.draw(
            title.board.painter, view, names, recent, theme, viewer.locale, urgent=not viewer.playing
        )
        alts = title.words.text.alts(view, [each.name for each in past.players])
        pictures = pictures_of("table" if seat is None else "hand", drawn, alts, viewer.locale)
        return position_message(look, spot, pictures[0], viewer)

    async def animation(self, table: Table, *, nameless: bool = False) -> MessageLayout:
        """Return the message with the game as an animation, in a spectator's view. nameless: whether to leave
        out people's names. Raises IllegalMove like `pasts`.
        """
        table = self._registry.make(table.snapshot.nameless()) if nameless else table
        title, pasts, locale = table.title, await self.pasts(table), table.snapshot.place.locale
        data = await self._pictures.paint(
            extras.animation_of, title, pasts, self._theme(table), locale, urgent=False
        )
        return extras.animation_message(table, data, locale)

    async def stills(self, table: Table, locale: Locale) -> MessageLayout:
        """Return the message with the game as stills and in words. Raises IllegalMove like `pasts`."""
        title, pasts = table.title, await self.pasts(table)
        data = await self._pictures.paint(
            extras.sheet_of, title, pasts, self._theme(table), locale, urgent=True
        )
        story = await self._pictures.paint(extras.words_of, title, pasts, locale, urgent=True)
        return extras.stills_message(table, story, data, locale)

    def _theme(self, table: Table) -> Theme:
        return theme_of(self._registry.preferences.server(table.snapshot.place.guild).theme)


def position_message(look: Lookback, spot: Spot, picture: Picture, viewer: Viewer) -> MessageLayout:
    """Return a position with its picture, its text, and the buttons to other positions."""
    at, last, locale = look.at(spot.ply), len(look.positions) - 1, viewer.locale
    position, id, accent = look.positions[at], look.table.snapshot.id, colour_of(look.table.snapshot.id)
    spot = replace(spot, page=position.page, ply=position.ply)
    head = say(
        "history-head-step",
        locale,
        game=look.table.title.name,
        table=id,
        round=position.round,
        page=at + 1,
        pages=last + 1,
    )
    if spot.eyes > EVERYBODY and look.reader is not None:
        players = as_of(look.pasts, position.ply).players
        head += f" · {say('history-seen', locale, name=safe(named(players[look.reader], locale)))}"
    moment = [look.moments[at]] if at in look.moments else []
    told = [cut(f"**\u25b6** {position.told}", LONG)] if position.told else []
    words = "\n".join([head, *moment, *told])
    if viewer.playing:
        stop = button(ButtonId(id, "halt", spot.mark, viewer.playing), say("history-stop", locale))
        return layout(words, picture, buttons=[stop], accent=accent)
    there = [look.positions[to] for to in neighbours(at, last)]
    spots = [replace(spot, page=each.page, ply=each.ply) for each in there]
    first, back, forward, end = ways(id, spot, spots, locale)
    near: list[Control] = [back, forward]
    if look.table.snapshot.status == "over":
        play = ButtonId(id, "run", spot.mark)
        near.insert(1, button(play, say("history-play", locale), discord.ButtonStyle.primary))
    others, again = tabs(look.table, viewer, "watch", spot), noted_buttons(id, look.noted.get(at), locale)
    menu = eyes_menu(look.table, spot, locale)
    return layout(words, picture, *again, near, buttons=[*menu, first, end, *others], accent=accent)
