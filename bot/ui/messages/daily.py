"""The daily deal: what it is, the viewer's state, and the results shared in this server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.league.daily import Day, Shared, Try
from bot.locales.language import spoken
from bot.locales.phrase import Locale
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, button
from bot.ui.messages.message import Control, MessageLayout, Picture, layout
from bot.ui.text import ALT, cut, moment, safe
from bot.words.daily import line, placed
from bot.words.phrases import counted, ordinal

SHOWN = 10
"""Most results of a server in the message."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's state with the daily deals, and the results shared in a server.

    own: their try today. waiting: the link to their game of today, "" if none is in progress. before: the
    link to yesterday's, if it is in progress. streak: days in a row. server: whether they are in one. table:
    the results that its members have shared today. best: whether there is a game of yesterday to watch.
    """

    day: Day
    own: Try | None
    waiting: str
    before: str
    streak: int
    server: bool
    table: Sequence[tuple[int, Shared]]
    best: bool


def result_line(title: Title, own: Try, streak: int) -> str:
    """The text beneath the result of a daily."""
    told = line(title.name, own, streak, _seats(title))
    return f"`{told}`\n-# To share it: `/daily` in a server, or copy the line."


def daily_message(title: Title, cover: bytes, standing: Standing, locale: Locale) -> MessageLayout:
    """Today's deal, for one person."""
    day, daily = standing.day, title.table.daily
    said = (
        f"## Daily {day.label} \u00b7 {title.name}\n"
        "The same deal for everybody, everywhere. You against "
        f"{counted(daily.robots, f'{daily.level} robot')}: one try, no *Hint*, no *Undo*, no clock. "
        f"The next is dealt {moment(day.ends)}."
    )
    parts = [_own(title, standing), _table(title, standing) if standing.server else ""]
    picture = Picture(cover, cut(spoken(title.board.cover_alt, locale), ALT), "cover.png")
    return layout(said, picture, *(part for part in parts if part), buttons=_buttons(standing))


def _seats(title: Title) -> int:
    """How many play."""
    return title.table.daily.robots + 1


def _own(title: Title, standing: Standing) -> str:
    lines = []
    if standing.own is not None and standing.own.finished:
        lines.append(f"`{line(title.name, standing.own, standing.streak, _seats(title))}`")
    elif standing.own is not None:
        lines.append(f"Your game waits for you: [to the table]({standing.waiting}).")
    elif standing.streak:
        lines.append(f"You have played {counted(standing.streak, 'day')} in a row; a missed day is forgiven.")
    if standing.before:
        lines.append(
            f"Yours of yesterday waits, too: [to the table]({standing.before}). Finished today (UTC) it "
            "counts for yesterday, then no more."
        )
    return "\n".join(lines)


def _table(title: Title, standing: Standing) -> str:
    rows = [
        f"{ordinal(rank)} {safe(each.name)} \u00b7 {placed(each.one, _seats(title))}"
        for rank, each in standing.table[:SHOWN]
    ]
    more = len(standing.table) - len(rows)
    rows += [f"and {more} more"] if more > 0 else []
    return (
        "\n".join(["**Shared in this server today**", *rows]) if rows else "-# Nobody has shared it here yet."
    )


def _buttons(standing: Standing) -> list[Control]:
    green, number = discord.ButtonStyle.success, standing.day.number
    found: list[Control] = []
    if standing.own is None:
        found.append(button(ButtonId("0", "deal", number), "Play", green))
    elif not standing.own.finished:
        found.append(button(ButtonId("0", "today"), "Refresh"))
    elif standing.server and all(each.one.person != standing.own.person for _, each in standing.table):
        found.append(button(ButtonId("0", "share", number), "Share", green))
    if standing.best:
        found.append(button(ButtonId("0", "best"), "Yesterday's best game"))
    return found


def shared_message(name: str, title: Title, own: Try, streak: int) -> MessageLayout:
    """A shared result, visible to everybody."""
    play = button(ButtonId("0", "daily"), "Play it, too", discord.ButtonStyle.primary)
    return layout(f"**{safe(name)}**\n{line(title.name, own, streak, _seats(title))}", buttons=[play])
