"""The messages of the daily, and share cards."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.league.daily_game import Day
from bot.league.daily_results import Comparison, DailyResult, Shared, Try
from bot.locales.phrase import Locale, Phrase, Text, lines, say, spoken
from bot.render.share_card import ShareCard
from bot.tables.dailies import PLAYED, Dailies
from bot.tables.table import Table, TableState
from bot.title import AnyTitle as Title
from bot.ui.components import ButtonId, button
from bot.ui.messages import message
from bot.ui.messages.builder import Footnotes
from bot.ui.messages.paint import PictureService
from bot.ui.messages.result import placed, puzzle_button, road_of, share_button
from bot.ui.text import ALT, cut, moment, safe
from bot.words.player_car import PlayerCar

SHOWN = 10
"""The maximum number of a server's results in the message."""
BAR = 8
"""The maximum length of a bar, in characters."""


@dataclass(frozen=True, slots=True)
class DailyState:
    """A person's state in the daily, and the results shared in a server."""

    day: Day
    own: Try | None
    """The person's try today."""
    ended: bool
    """Whether the game of the person's try was ended early, so that it has no result."""
    result: DailyResult | None
    """The result of the person's try, or None if it is missing or unfinished."""
    waiting: str
    """The link to the person's game of today in progress, or ""."""
    before: str
    """The link to the person's game of yesterday in progress, or ""."""
    streak: int
    """The length of the person's streak of days with a finished daily."""
    server: bool
    """Whether the message is shown in a server."""
    table: Sequence[tuple[int, Shared]]
    """The results shared here today, best first, each with its rank."""
    best: bool
    """Whether a game from yesterday can be watched."""


@dataclass(frozen=True, slots=True)
class DailyFootnotes(Footnotes):
    """Adds the result of a finished daily to the messages of its table."""

    dailies: Dailies

    async def public(self, table: TableState, locale: Locale) -> str:
        """Return the result, followed by a line for the player to copy, or "" if there is none."""
        result = await self.dailies.result_of(table.snapshot)
        return "" if result is None else own_text(table.title, result, locale)

    async def private(self, table: TableState, locale: Locale) -> str:
        """Return the result, or "" if there is none."""
        result = await self.dailies.result_of(table.snapshot)
        return "" if result is None else result_text(result, locale)


def result_text(result: DailyResult, locale: Locale) -> str:
    """Return the text beneath a player's result of a daily: a comparison with all shared results, and the
    streak.
    """
    found = [*_among(result.among), *_streak(result.streak)]
    return "\n".join(lines(found, locale))


def own_text(title: Title, result: DailyResult, locale: Locale) -> str:
    """Return the text of `result_text`, followed by a line for the player to copy."""
    copied = spoken(line(title.name, result.own, result.streak, _seats(title)), locale)
    return f"{result_text(result, locale)}\n`{copied}`"


def _streak(days: int) -> list[Text]:
    return [Phrase("daily-streak", days=days)] if days > 1 else []


def _among(among: Comparison) -> list[Text]:
    """Return the lines that compare a result with all shared ones."""
    if among.of == 1:
        return [Phrase("daily-among-first")]
    longest = max(among.finishes)
    rows: list[Text] = [
        Phrase(
            "daily-bar",
            place=place,
            bar="▰" * max(1, round(BAR * count / longest)) if count else "▱",
            count=count,
            own=str(place == among.own).lower(),
        )
        for place, count in enumerate(among.finishes, 1)
    ]
    return [Phrase("daily-among", place=among.rank, of=among.of), *rows]


def daily_message(title: Title, cover: bytes, standing: DailyState, locale: Locale) -> message.MessageLayout:
    """Return the message about today's deal for one person."""
    day, robots = standing.day, title.table.daily.robots
    when = moment(day.ends)
    head = Phrase("daily-head", day=day.label, game=title.name, robots=robots, when=when)
    parts = ["\n".join(lines(part, locale)) for part in (_own(title, standing), _table(title, standing))]
    picture = message.Picture(cover, cut(spoken(title.board.cover_alt, locale), ALT), "cover.png")
    shown = (part for part in parts if part)
    return message.layout(spoken(head, locale), picture, *shown, buttons=_buttons(standing, locale))


def _seats(title: Title) -> int:
    return title.table.daily.robots + 1


def _own(title: Title, standing: DailyState) -> list[Text]:
    found: list[Text] = []
    if standing.result is not None:
        own = line(title.name, standing.result.own, standing.streak, _seats(title))
        found += [Phrase("daily-own", line=own), *_among(standing.result.among)]
    elif standing.ended:
        found.append(PLAYED)
    elif standing.own is not None:
        link = standing.waiting
        found.append(Phrase("daily-waiting", link=link) if link else Phrase("daily-waiting-here"))
    else:
        found += _streak(standing.streak)
    if standing.before:
        found.append(Phrase("daily-yesterday", link=standing.before))
    return found


def _table(title: Title, standing: DailyState) -> list[Text]:
    if not standing.server:
        return []
    rows: list[Text] = [
        Phrase("daily-server-row", place=rank, name=safe(each.name), result=_placed(each.one, _seats(title)))
        for rank, each in standing.table[:SHOWN]
    ]
    if not rows:
        return [Phrase("daily-server-empty")]
    more = len(standing.table) - len(rows)
    return [Phrase("daily-server"), *rows, *([Phrase("daily-server-more", count=more)] if more > 0 else [])]


def _buttons(standing: DailyState, locale: Locale) -> list[message.Control]:
    green, number = discord.ButtonStyle.success, standing.day.number
    found: list[message.Control] = []
    if standing.own is None:
        found.append(button(ButtonId("0", "deal", number), say("daily-play", locale), green))
    elif standing.ended:
        found.append(puzzle_button(locale))
    elif not standing.own.finished and not standing.waiting:
        found.append(button(ButtonId("0", "deal", number), say("daily-resume", locale), green))
    elif not standing.own.finished:
        found.append(button(ButtonId("0", "daily"), say("daily-refresh", locale)))
    else:
        if all(each.one.person != standing.own.person for _, each in standing.table):
            found.append(share_button(standing.day, locale))
        found.append(puzzle_button(locale))
    if standing.best:
        found.append(button(ButtonId("0", "best"), say("daily-best", locale)))
    return found


def shared_message(
    name: str, title: Title, own: Try, streak: int, card: message.Picture, signs: str, locale: Locale
) -> message.MessageLayout:
    """Return a shared result as everyone sees it. name: the player's name as the message shows it. signs: the
    course of the game as a line of emoji.
    """
    play = button(ButtonId("0", "daily"), say("daily-play-too", locale), discord.ButtonStyle.primary)
    told = line(title.name, own, streak, _seats(title))
    words = f"{say('daily-shared', locale, name=name, line=told)}\n{signs}"
    return message.layout(words.rstrip(), card, buttons=[play])


def line(game: str, own: Try, streak: int, seats: int) -> Phrase:
    """Return the line to share, which reveals nothing about the cards."""
    id = "daily-line-streak" if streak > 1 else "daily-line"
    return Phrase(id, day=own.day.label, game=game, result=_placed(own, seats), days=streak)


def _placed(own: Try, seats: int) -> Phrase:
    return placed(own.place or 0, seats, own.score)


async def share_card(
    pictures: PictureService,
    title: Title,
    *,
    table: Table | None,
    own: Try,
    streak: int,
    car: PlayerCar,
    locale: Locale,
) -> ShareCard:
    """Return the share card of a try. car: the car to show if the table has stored none for the person."""
    assert own.place is not None
    seat = None if table is None else table.seat_of(own.person)
    played = None if table is None or seat is None else table.snapshot.players[seat].car
    places = () if table is None or seat is None else await road_of(table, seat, locale, pictures)
    out = own.score is None
    return ShareCard(
        label=own.day.label,
        game=title.name,
        place=None if out else own.place,
        players=title.table.daily.robots + 1,
        score=own.score,
        streak=streak,
        places=places if out or not places else (*places[:-1], own.place),
        car=played or car,
    )


def alt(card: ShareCard, locale: Locale) -> str:
    """Return the alt text of a share card."""
    places = [str(place) for place in card.places]
    return cut(say("card-alt", locale, label=card.label, game=card.game, places=places), ALT)
