"""A player's own message: the hand, and the buttons to play it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.engine.game import Seat
from bot.tables.records import Happened
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.components import MOST, ActionMenu, ButtonId, barred, button, menu, tag
from bot.ui.messages.message import Control, MessageLayout, Picture, layout
from bot.ui.messages.story import recap
from bot.ui.messages.taps import shown_calls
from bot.ui.text import moment, safe
from bot.words import Label

_GREEN = discord.ButtonStyle.success
_PRIMARY = discord.ButtonStyle.primary

PLAIN: Final = 5
"""So many choices of one kind are buttons; more of them are a menu."""
TALL: Final = 3
"""So are those whose buttons would take more lines of a phone than that."""
_PHONE, _LETTER, _EDGES = 290.0, 7.3, 40.0
"""About how wide a phone's message, a letter on a button, and the rest of a button are, in pixels."""


def hand_key(table: Table, seat: Seat) -> str:
    """Equal as long as a hand that was shown is still good: others' moves do not change a waiting hand."""
    if table.record.status != "playing":
        return "over"
    if table.record.players[seat].driver is not None:
        return "away"
    count = f"{table.record.match.counts[seat]}{':passes' * table.record.players[seat].passes}"
    return f"turn:{table.turn}:{count}" if seat in table.awaited else f"waits:{count}"


def live_key(table: Table, seat: Seat, anchor: int, unix: Callable[[float], float]) -> str:
    """What that seat's message shows: as `hand_key`, and for a hand that is awaited the link to the public
    message and the deadline. What a seat may choose changes by its own moves and new turns alone.
    """
    key = hand_key(table, seat)
    if not key.startswith("turn:"):
        return key
    due = next((due for due in table.record.dues if due.seat == seat), None)
    if table.calls and table.record.pace != "live":  # there is time to see what is gone
        key += f":{table.record.match.ply}"
    return f"{key}:{anchor}@{int(unix(due.at)) if due else 0}"


def has_picture(table: Table, seat: Seat) -> bool:
    """Does the seat's message show its hand?"""
    return hand_key(table, seat) not in ("over", "away")


def hand_message(
    table: Table,
    title: Title,
    seat: Seat,
    pictures: Sequence[Picture],
    *,
    head: str,
    note: str,
    refresh: bool,
    unix: Callable[[float], float],
    opened: str = "",
) -> MessageLayout:
    """What that seat may know and do. head: where the table is. note: what must be said first, if anything.
    pictures: the hand, if `has_picture`. refresh: offer Refresh (on a message that cannot follow for ever).
    opened: the tag of the group whose choices are to be offered.
    """
    said = [
        f"-# {head}",
        f"**{note}**" if note else "",
        _state(table, title, seat, unix),
        *_since(table, title, seat),
    ]
    calls = shown_calls(table, title, seat)
    return layout(
        "\n".join(line for line in said if line),
        *pictures,
        *([calls] if calls else []),
        buttons=_buttons(table, title, seat, opened, refresh=refresh),
    )


def _since(table: Table, title: Title, seat: Seat) -> list[str]:
    """Small print: what has happened since the seat's last turn, until it moves."""
    if seat not in table.awaited or _has_begun(table, seat):
        return []
    lines = recap(table, title, seat)
    return ["-# **Since your last turn**", *(f"-# {line}" for line in lines)] if lines else []


def _has_begun(table: Table, seat: Seat) -> bool:
    """Has the player done something in this turn?"""
    return any(
        isinstance(each, Happened) and each.by == seat and each.turn == table.turn
        for each in table.record.recent
    )


def _state(table: Table, title: Title, seat: Seat, unix: Callable[[float], float]) -> str:
    names = [safe(name) for name in table.names]
    if table.record.status == "ended":
        return f"The table has ended early. {safe(table.record.ended)}"
    if table.record.status == "over":
        return f"It is over: {title.words.headline(table.view(None), names)}."
    if table.record.players[seat].driver is not None:
        return "A robot drives your seat. I'm back gives it back to you."
    if seat not in table.awaited:
        return "It is not your turn. Your hand, as your last move left it, comes alive here when it is."
    due = next((due for due in table.record.dues if due.seat == seat), None)
    clock = f" The clock plays for you {moment(unix(due.at))}." if due else ""
    return f"**{title.words.headline(table.view(seat), names)}.**{clock}"


def _private(table: Table, seat: Seat) -> list[Any]:
    """What the seat may do, but for what stands at the table as public buttons."""
    calls = table.calls
    return [action for action in table.actions(seat) if action not in calls]


def _buttons(table: Table, title: Title, seat: Seat, opened: str, *, refresh: bool) -> list[Control]:
    id, count = table.record.id, table.record.match.counts[seat]
    more = [button(ButtonId(id, "look", count), "Refresh")] if refresh else []
    if table.record.status != "playing":
        return []
    if table.record.players[seat].driver is not None:
        return [button(ButtonId(id, "back", count), "I'm back", _GREEN), *more]
    view = table.view(seat)
    choices = [(tag(action), title.words.label(action, view)) for action in _private(table, seat)]
    if choices and title.composites is not None:
        choices += [(tag(each.actions), each.label) for each in title.composites(view)]
    shut = [barred(ButtonId(id, "play", count), label.text) for label in title.words.barred(view)]
    if choices and title.typed is not None and title.typed.applies(view):
        more.insert(0, button(ButtonId(id, "type", count), title.typed.button))
    if title.auto_pass is not None:
        on = table.record.players[seat].passes
        more.insert(0, button(ButtonId(id, "passes", int(not on)), f"Pass for me: {'on' if on else 'off'}"))
    shown = list(_choices(ButtonId(id, "play", count), choices, opened))
    menus = [each for each in shown if isinstance(each, ActionMenu)]
    return [*menus, *(each for each in shown if not isinstance(each, ActionMenu)), *shut, *more]


def _choices(button_id: ButtonId, choices: Sequence[tuple[str, Label]], opened: str) -> Iterator[Control]:
    """A button for each choice, or menus for many of a kind, where the first of them would stand."""
    kinds: dict[str, list[tuple[str, Label]]] = {}
    for arg, label in choices:
        kinds.setdefault(label.kind, []).append((arg, label))
    for arg, label in choices:
        alike = kinds[label.kind]
        if not label.kind or (len(alike) <= PLAIN and not label.menu and not _is_tall(alike)):
            yield button(replace(button_id, arg=arg), label.text, _GREEN if label.strong else _PRIMARY)
        elif (arg, label) == alike[0]:
            yield from _menus(button_id, alike, opened)


def _is_tall(choices: Sequence[tuple[str, Label]]) -> bool:
    """Would their buttons take more lines of a phone than TALL?"""
    lines, room = 0, 0.0
    for _, label in choices:
        width = len(label.text) * _LETTER + _EDGES
        if width > room:
            lines, room = lines + 1, _PHONE
        room -= width
    return lines > TALL


def _menus(button_id: ButtonId, alike: Sequence[tuple[str, Label]], opened: str) -> Iterator[Control]:
    """Choices of a kind as one menu; too many as a menu of their groups, and one of the opened group."""
    kind = alike[0][1].kind
    groups: dict[str, list[tuple[str, str]]] = {}
    for arg, label in alike:
        groups.setdefault(label.group if len(alike) > MOST else "", []).append((arg, label.text))
    if len(groups) > 1:
        tags = {group_of(label): label.group for _, label in alike}
        yield from _split(replace(button_id, action="open"), kind, list(tags.items()), opened)
        groups = {tags[opened]: groups[tags[opened]]} if opened in tags else {}
    for group, options in groups.items():
        yield from _split(button_id, f"{kind}: {group}" if group else kind, options)


def group_of(label: Label) -> str:
    """The tag of the group that a choice stands in; "" for one that stands in none."""
    return tag((label.kind, label.group)) if label.group else ""


def _split(
    button_id: ButtonId, words: str, options: Sequence[tuple[str, str]], chosen: str = ""
) -> Iterator[Control]:
    """As many menus as the options need."""
    yield from (
        menu(button_id, words, options[at : at + MOST], chosen) for at in range(0, len(options), MOST)
    )
