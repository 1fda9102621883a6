"""The public message of a table: what everybody may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot.tables.table import Table
from bot.tables.transitions import absent, seat_is_open
from bot.title import AnyTitle as Title
from bot.ui.components import ActionButton, ButtonId, barred, button, tag
from bot.ui.messages.message import Control, MessageLayout, Picture, layout
from bot.ui.messages.result import result_words
from bot.ui.messages.story import story
from bot.ui.text import cut, latest, moment, safe
from bot.words.phrases import listed


def table_message(
    table: Table,
    title: Title,
    pictures: Sequence[Picture],
    unix: Callable[[float], float],
    circuit: str = "",
) -> MessageLayout:
    """The table as a spectator may know it. `unix` turns play time into Unix seconds. circuit: what is to be
    said of the circuit it belongs to, if any, at most 600 characters.
    """
    names = [safe(name) for name in table.names]
    view = table.view(None)
    head = f"## {title.name} · table {table.record.id}\n"
    tale = story(table, title)[-(len(names) + 4) :]
    told = title.words.describe(view, names).split("\n")
    if table.record.status == "playing":
        parts = (f"{head}**{_headline(table, title)}**{_clock(table, unix)}", _summary(told))
    elif table.record.status == "ended":
        parts = (f"{head}**Ended early.** {safe(table.record.ended)}", "No places are given.")
    else:
        parts = (f"{head}**{_headline(table, title)}!**", result_words(table, title))
    first, text = parts
    over = table.record.status == "over"
    return layout(
        first,
        *pictures,
        cut(text, 2_900),
        *([circuit] if circuit else []),
        *([] if over else [None, latest("\n".join(tale) or "Nothing has happened yet.", 850 - len(circuit))]),
        calls=_calls(table, title),
        buttons=_buttons(table, title),
    )


def table_key(table: Table, unix: Callable[[float], float]) -> str:
    """What the public message shows: equal as long as nothing has changed but the line on the circuit."""
    due = min((due.at for due in table.record.dues), default=None)
    return f"{table.record.version}:{table.record.circuit}@{0 if due is None else int(unix(due))}"


def moved_message(table: Table, title: Title, address: str) -> MessageLayout:
    """What is left of a table's message once the table was posted anew."""
    head = f"{title.name} · table {table.record.id}"
    if table.record.status == "over":
        return layout(f"{head} is over: {_headline(table, title)}. [The result]({address})")
    return layout(f"{head}: the table goes on [further down]({address}).")


def _headline(table: Table, title: Title) -> str:
    return title.words.headline(table.view(None), [safe(name) for name in table.names])


def _clock(table: Table, unix: Callable[[float], float]) -> str:
    """Until when whoever is awaited has time, and who is away."""
    lines = ""
    if table.record.dues:
        lines += f"\nThe clock plays {moment(unix(min(due.at for due in table.record.dues)))}."
    if table.waiting:
        return lines + "\nEverybody is away: the table waits until somebody presses I'm back."
    away = [safe(player.name) for player in table.record.players if absent(player)]
    return lines + (f"\nAway, a robot drives: {listed(away)}." if away else "")


def _summary(told: list[str]) -> str:
    """What stands between the headline and the list of players: the piles, and who has pulled up."""
    end = next((at for at, line in enumerate(told) if line.endswith(":")), len(told))
    return "\n".join(told[1:end]) or told[0]


def _calls(table: Table, title: Title) -> list[Control]:
    """A button for each action that whoever presses first may have; what is gone keeps its place."""
    view, id, turn = table.view(None), table.record.id, table.turn
    free = [action for seat in table.awaited for action in table.actions(seat)]
    shown: list[Control] = []
    for action in table.calls:
        button_id, label = ButtonId(id, "tap", turn, tag(action)), title.words.label(action, view)
        style = discord.ButtonStyle.success if label.strong else discord.ButtonStyle.primary
        shown.append(
            button(button_id, label.text, style) if action in free else barred(button_id, label.text)
        )
    return shown


def _buttons(table: Table, title: Title) -> list[ActionButton]:
    id, turn = table.record.id, table.turn
    text, rules = (
        button(ButtonId(id, "text", turn), "Board as text"),
        button(ButtonId(id, "rules", turn), "Rules"),
    )
    if table.record.status != "playing":
        buttons = [button(ButtonId(id, "again", turn), "Rematch", discord.ButtonStyle.success), text, rules]
        if table.record.circuit:
            buttons.append(button(ButtonId(id, "circuit", turn), "Standings"))
        elif table.record.status == "over" and title.circuits:
            buttons.append(button(ButtonId(id, "series", turn), "Race again in a circuit"))
        return buttons
    buttons = [button(ButtonId(id, "hand", turn), "My hand", discord.ButtonStyle.primary), text, rules]
    if any(map(absent, table.record.players)):
        buttons.append(button(ButtonId(id, "back", turn), "I'm back", discord.ButtonStyle.success))
    left = [seat for seat in range(len(table.names)) if seat_is_open(table.record, seat)]
    take = [button(ButtonId(id, "sit", seat), f"Take {table.names[seat][:20]}'s seat") for seat in left]
    return buttons + take
