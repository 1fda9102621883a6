"""The public message of a table: what everybody may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import discord

from bot.locales.language import spoken
from bot.locales.phrase import Locale
from bot.model.records import ending
from bot.tables.table import Table
from bot.tables.transitions import absent, seat_is_open
from bot.title import AnyTitle as Title
from bot.ui.components import ActionButton, ButtonId, button
from bot.ui.messages.message import MessageLayout, Picture, Shown, layout
from bot.ui.messages.result import again_button, result_words
from bot.ui.messages.story import story
from bot.ui.messages.taps import shown_calls
from bot.ui.text import cut, moment, safe
from bot.words.phrases import listed

ROOM: Final = {"playing": 1_670, "over": 2_300, "ended": 1_670}
"""Maximum total height of a table's pictures on one screen of a phone, where their width is 1,100."""


def table_message(
    table: Table,
    title: Title,
    pictures: Sequence[Picture],
    unix: Callable[[float], float],
    locale: Locale,
    circuit: str = "",
) -> MessageLayout:
    """The table in a spectator's view.

    unix: converts play time into Unix seconds. circuit: the line about its circuit, if any, at most 600
    characters.
    """
    daily = f"daily {table.record.daily.label} · " if table.record.daily else ""
    head = f"### {title.name} · {daily}table {table.record.id}\n"
    if table.record.status == "playing":
        said = f"**{_headline(table, title, locale)}**{_clock(table, unix)}"
    elif table.record.status == "ended":
        said = f"**Ended early.** {spoken(ending(table.record.ended), locale, safe)}"
    else:
        said = f"**{_headline(table, title, locale)}!**\n{result_words(table, title, locale)}"
    calls = shown_calls(table, title, None, locale)
    over, shown = table.record.status == "over", fitting(table, pictures)
    lately = (
        [] if over else [cut("\n".join(story(table, title, locale)) or "Nothing has happened yet.", 1_200)]
    )
    return layout(
        head + said,
        *pictures[:shown],
        *([calls] if calls else []),
        *lately,
        *([circuit] if circuit else []),
        buttons=_buttons(table, more=shown < len(pictures)),
    )


def fitting(table: Table, pictures: Sequence[Picture]) -> int:
    """How many of the pictures fit on the screen of a phone with everything else: at least the first one."""
    height, count = 0, 0
    for picture in pictures:
        height += picture.height
        count += not count or height <= ROOM[table.record.status]
    return count


def table_shown(table: Table, unix: Callable[[float], float]) -> Shown:
    """The content of the public message: equal while only the line about the circuit changes."""
    due = min((due.at for due in table.record.dues), default=None)
    return Shown(f"{table.record.version}:{table.record.circuit}", 0 if due is None else int(unix(due)))


def moved_message(table: Table, title: Title, address: str) -> MessageLayout:
    """The remains of a table's message after the table was posted again."""
    head = f"{title.name} · table {table.record.id}"
    if table.record.status == "over":
        return layout(f"{head} is over: [the result]({address}).")
    return layout(f"{head}: the table goes on [further down]({address}).")


def _headline(table: Table, title: Title, locale: Locale) -> str:
    view, names = table.view(None), [safe(name) for name in table.names]
    return spoken(title.words.text.headline(view, names), locale)


def _clock(table: Table, unix: Callable[[float], float]) -> str:
    """The deadline of the players who must act, and the players who are away."""
    lines = ""
    if table.record.dues:
        lines += f"\nTime runs out {moment(unix(min(due.at for due in table.record.dues)))}."
    if table.waiting:
        return lines + "\nEverybody is away: the table waits until somebody presses *I'm back*."
    away = [safe(player.name) for player in table.record.players if absent(player)]
    return lines + (f"\nAway, a robot drives: {listed(away)}." if away else "")


def _buttons(table: Table, *, more: bool) -> list[ActionButton]:
    id, turn = table.record.id, table.turn
    others = [button(ButtonId(id, "more", turn), "More pictures")] if more else []
    over = table.record.status == "over"
    named = (("text", "Board as text"), ("past", "History"), ("rules", "Rules"))
    sealed = (("check", "Check the deal"),) if table.record.sealed is not None else ()
    after = (*named[:2], *sealed, ("report", "Report"))
    others += [button(ButtonId(id, action, turn), label) for action, label in (after if over else named)]
    if table.record.status != "playing":
        replay = [button(ButtonId(id, "replay", turn), "Replay", discord.ButtonStyle.primary)] if over else []
        buttons = [again_button(table), *replay, *others]
        if table.record.daily is not None:
            return buttons
        if table.record.circuit:
            buttons.append(button(ButtonId(id, "circuit", turn), "Standings"))
        elif over and not table.record.place.direct:
            buttons.append(button(ButtonId(id, "series", turn), "Race again in a circuit"))
        return buttons
    buttons = [button(ButtonId(id, "hand", turn), "My hand", discord.ButtonStyle.primary), *others]
    if any(map(absent, table.record.players)):
        buttons.append(button(ButtonId(id, "back", turn), "I'm back", discord.ButtonStyle.success))
    if table.record.place.direct and table.record.daily is None:
        buttons.append(button(ButtonId(id, "stop", turn), "End practice"))
    left = [seat for seat in range(len(table.names)) if seat_is_open(table.record, seat)]
    take = [button(ButtonId(id, "sit", seat), f"Take {table.names[seat][:20]}'s seat") for seat in left]
    return buttons + take
