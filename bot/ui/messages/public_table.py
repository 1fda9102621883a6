"""The public message of a table, which contains only public information."""

from collections.abc import Callable, Sequence
from typing import Final

import discord

from bot.engine.game import Seat
from bot.locales.phrase import Locale, say, spoken
from bot.model.occupants import seat_of
from bot.model.snapshots import AnySnapshot, ending
from bot.tables import lobby, transitions
from bot.tables.table import TableState
from bot.ui.components import ActionButton, ButtonId, button
from bot.ui.messages import choices, result
from bot.ui.messages.message import Content, MessageLayout, Picture, colour_of, layout, mark
from bot.ui.messages.story import story
from bot.ui.text import cut, moment, safe

ROOM: Final = 1_670
"""The maximum total height in pixels of a table's pictures, with a width of 1,100, on a phone."""


def table_message(
    table: TableState,
    pictures: Sequence[Picture],
    unix: Callable[[float], float],
    locale: Locale,
    beneath: str = "",
) -> MessageLayout:
    """Return the public message of a table, as spectators see the table. unix: converts play time into Unix
    time. beneath: the text that features add below.
    """
    targets = choices.tap_buttons(table, None, locale)
    over, shown = table.snapshot.status == "over", fitting(pictures)
    lately = "" if over else cut("\n".join(story(table, locale)) or _todo(table, locale), 1_200)
    return layout(
        f"### {mark(table.snapshot.id)} {_head(table, locale)}\n{_state(table, unix, locale)}",
        *pictures[:shown],
        *([targets] if targets else []),
        *([lately] if lately else []),
        *([beneath] if beneath else []),
        buttons=_buttons(table, locale, more=shown < len(pictures)),
        accent=colour_of(table.snapshot.id),
    )


def _head(table: TableState, locale: Locale) -> str:
    game, id, daily = table.title.name, table.snapshot.id, table.snapshot.daily
    if table.snapshot.branch is not None:
        return say("table-head-what-if", locale, game=game, id=id)
    if daily is None:
        return say("table-head", locale, game=game, id=id)
    return say("table-head-daily", locale, game=game, id=id, day=daily.label)


def _state(table: TableState, unix: Callable[[float], float], locale: Locale) -> str:
    """Return the lines about the turn, the time and players who are away, or about the end of the match."""
    if table.snapshot.status == "ended":
        return say("table-ended", locale, reason=spoken(ending(table.snapshot.ended), locale, safe))
    view, names = table.view(None), [safe(name) for name in table.names]
    headline = f"**{spoken(table.title.words.text.headline(view, names), locale)}**"
    if table.snapshot.status == "over":
        if (reader := _reader(table)) is not None:
            headline = result.own_headline(table, reader, locale)
        return f"{headline}\n{result.result_words(table, locale)}"
    lines = [*choices.hurry(table, locale), *_deadline_line(table, unix, locale), *_away(table, locale)]
    return "\n".join([headline, *lines])


def _reader(table: TableState) -> Seat | None:
    """Return the seat of the only person who can read the table's message, or None."""
    alone = table.snapshot.daily is not None or table.snapshot.place.direct
    return seat_of(table.snapshot.players, table.snapshot.host) if alone else None


def fitting(pictures: Sequence[Picture]) -> int:
    """Return the number of pictures that fit on a phone's screen with everything else. The first one always
    fits.
    """
    height, count = 0, 0
    for picture in pictures:
        height += picture.height
        count += not count or height <= ROOM
    return count


def _todo(table: TableState, locale: Locale) -> str:
    """Return the prompt of the game for spectators, or "" if there is none."""
    if table.snapshot.status != "playing":
        return ""
    names = [safe(name) for name in table.names]
    return spoken(table.title.words.text.prompt(table.view(None), names), locale)


def table_content(table: TableState, unix: Callable[[float], float]) -> Content:
    """Return the content of the public message, without the text that features add below."""
    snapshot = table.snapshot
    return Content(f"{snapshot.version}:{snapshot.circuit}", table_deadline(snapshot, unix))


def moved_message(table: TableState, address: str, locale: Locale) -> MessageLayout:
    """Return the message that replaces a table's former message, with a link to the new one."""
    id = "table-moved-over" if table.snapshot.status == "over" else "table-moved"
    return layout(say(id, locale, head=_head(table, locale), address=address))


def _away(table: TableState, locale: Locale) -> list[str]:
    away = [safe(player.name) for player in table.snapshot.players if transitions.absent(player)]
    if table.waiting:
        return [say("table-all-away", locale)]
    return [say("table-robots", locale, names=away, count=len(away))] if away else []


def _buttons(table: TableState, locale: Locale, *, more: bool) -> list[ActionButton]:
    def named(action: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> ActionButton:
        words = _LABELS.get(action, f"table-{action}")
        if action == "stop" and table.snapshot.place.anywhere:
            words = "table-quit"
        return button(ButtonId(table.snapshot.id, action, table.turn), say(words, locale), style)

    snapshot = table.snapshot
    if snapshot.status != "playing":
        return result.next_steps(table, locale, public=not snapshot.place.direct)
    others = [*([named("more")] if more else []), *map(named, ("text", "past", "rules"))]
    buttons = [named("hand", discord.ButtonStyle.primary), *others]
    if any(map(transitions.absent, snapshot.players)):
        buttons.append(named("back", discord.ButtonStyle.success))
    if not snapshot.place.hosted and snapshot.daily is None:
        buttons.append(named("stop"))
    left = [seat for seat in range(len(table.names)) if transitions.seat_is_open(snapshot, seat)]
    for seat in left:
        words = say("table-sit", locale, name=table.names[seat][:20])
        buttons.append(button(ButtonId(snapshot.id, "sit", seat), words))
    return buttons


_LABELS: Final = {"past": "table-history", "back": "hand-back"}
"""The ids of the messages that label some buttons, by action. The others are "table-ACTION"."""


def whereabouts(client: discord.Client, of: TableState | lobby.Lobby, locale: Locale) -> tuple[str, str]:
    """Return two texts that say where a table or lobby is: its server and its channel or, outside of servers
    and for a *What if?*, the kind of match.
    """
    place = of.snapshot.place
    if isinstance(of, TableState) and of.snapshot.branch is not None:
        return say("answer-branch", locale), say("answer-uncounted", locale)
    if place.direct:
        return say("answer-robots", locale), say("answer-alone", locale)
    if not place.guild:
        return say("answer-dms", locale), say("answer-group", locale)
    guild = client.get_guild(place.guild)
    channel = guild.get_channel_or_thread(place.channel) if guild else None
    server = safe(guild.name) if guild else say("answer-server", locale)
    return server, f"#{safe(channel.name)}" if channel else say("answer-channel", locale)


def table_deadline(snapshot: AnySnapshot, unix: Callable[[float], float]) -> int:
    """Return the Unix time in seconds at which the first of the running clocks ends, or 0 if none runs. unix:
    converts play time into Unix time.
    """
    return int(unix(min(clock.at for clock in snapshot.clocks))) if snapshot.clocks else 0


def _deadline_line(table: TableState, unix: Callable[[float], float], locale: Locale) -> list[str]:
    at = table_deadline(table.snapshot, unix)
    return [say("table-clock", locale, when=moment(at))] if at else []
