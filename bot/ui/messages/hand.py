"""A player's own message: the hand, and the buttons to play it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

import discord

from bot.engine.game import Seat
from bot.locales.language import say, spoken
from bot.locales.phrase import Locale, Text
from bot.model.records import Happened, ended_by
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.components import MOST, ActionMenu, ButtonId, Option, barred, button, menu, tag
from bot.ui.messages.message import Control, MessageLayout, Picture, Shown, layout, phone_lines
from bot.ui.messages.result import again_button, own_result
from bot.ui.messages.story import recap, room
from bot.ui.messages.taps import shown_calls
from bot.ui.text import moment, safe
from bot.words import Label
from bot.words.phrases import listed

_GREEN = discord.ButtonStyle.success
_PRIMARY = discord.ButtonStyle.primary

PLAIN: Final = 5
"""Most choices of one kind that are buttons; more of them are a menu."""
TALL: Final = 3
"""Most lines on a phone for the buttons of one kind; longer ones are a menu."""

Choice: TypeAlias = tuple[str, Label]
"""The tag of a choice, and its label."""

OVER = Shown("over")
"""The content of a hand whose match is over."""
AWAY = "away"
"""The key of a hand that is played by a robot."""


def hand_key(table: Table, seat: Seat) -> str:
    """A key that is equal as long as a displayed hand is still valid: others' moves do not change the hand of
    a waiting player.
    """
    if table.record.status != "playing":
        return OVER.key
    if table.record.players[seat].driver is not None:
        return AWAY
    count = f"{table.record.match.counts[seat]}{':passes' * table.record.players[seat].passes}"
    if table.record.players[seat].ahead:
        count += f":ahead {table.record.players[seat].ahead}"
    way = table.record.way_back
    if way is not None and way.seat == seat:
        count += f":back{len(way.steps)}"
    return f"turn:{table.turn}:{count}" if seat in table.awaited else f"waits:{count}"


def hand_shown(table: Table, seat: Seat, anchor: int, unix: Callable[[float], float]) -> Shown:
    """The content of that seat's message: as `hand_key`, plus the link to the public message and the deadline
    for a hand that must act.

    A seat's choices change only by its own moves and new turns; events are shown with the current players'
    names.
    """
    key = hand_key(table, seat)
    if seat not in table.awaited or key == AWAY:
        return Shown(key)
    due = table.record.due(seat)
    if table.calls and table.record.pace != "live":  # players see which are gone
        key += f":{table.record.match.ply}"
    return Shown(f"{key}{_renamed(table)}:{anchor}", int(unix(due.at)) if due else 0)


def _renamed(table: Table) -> str:
    """The names used for events, if other players than the current ones have taken part or somebody's name
    was deleted.
    """
    now = [player.person for player in table.record.players]
    others = [
        each.name for each in table.record.before if each.person is None or each.person != now[each.seat]
    ]
    return f":{tag((*dict.fromkeys(others), *table.names))}" if others else ""


def has_picture(table: Table, seat: Seat) -> bool:
    """Whether the seat's message has a picture: of its hand, or of the result."""
    return table.record.status == "over" or hand_key(table, seat) not in (OVER.key, AWAY)


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
    locale: Locale,
    opened: str = "",
    hints: bool = False,
    advice: str = "",
) -> MessageLayout:
    """What that seat can see and do.

    head: which table it is. note: a first line, if any. pictures: the hand, if `has_picture`. refresh: offer
    Refresh (on a message that cannot be updated for long). opened: the tag of the group whose choices are
    shown. hints: offer a hint. advice: the hint that the player asked for.
    """
    choices, plans = _offered(table, title, seat), _plans(table, title, seat)
    ahead = plans.get(table.record.players[seat].ahead)
    notes = list(_notes(choices, locale))
    told = (
        _state(table, title, seat, ahead, locale),
        *notes,
        *_since(table, title, seat, room(notes), locale),
    )
    said = [
        f"-# {head}{_clock(table, seat, unix)}",
        f"**{note}**" if note else "",
        *((advice,) if advice else (state, *notes, *since)),  # both are too much for a phone
    ]
    calls = shown_calls(table, title, seat, locale)
    besides = [*_ahead(table, seat, plans, ahead, locale), *(_hint(table, seat, choices) if hints else [])]
    return layout(
        "\n".join(line for line in said if line),
        *pictures,
        *([calls] if calls else []),
        buttons=_buttons(table, title, seat, choices, besides, opened, locale, refresh=refresh),
    )


def _since(table: Table, title: Title, seat: Seat, taken: int, locale: Locale) -> list[str]:
    """Small print: events since the seat's last turn, until it moves. taken: as for `recap`."""
    if seat not in table.awaited or _has_begun(table, seat):
        return []
    since = "Since your last turn" if table.record.match.counts[seat] else "So far"
    first, *more = recap(table, title, seat, locale, taken) or [""]
    return [f"-# **{since}:** {first}", *(f"-# {line}" for line in more)] if first else []


def _has_begun(table: Table, seat: Seat) -> bool:
    """Whether the player has done something in this turn."""
    return any(
        isinstance(each, Happened) and each.by == seat and each.turn == table.turn
        for each in table.record.recent
    )


def _state(table: Table, title: Title, seat: Seat, ahead: Label | None, locale: Locale) -> str:
    """What the seat has to do. ahead: its planned move."""
    if table.record.status == "ended":
        ended, me = table.record.ended, table.record.players[seat].name
        return f"The table has ended early. {ended_by('You') if ended == ended_by(me) else safe(ended)}"
    if table.record.status == "over":
        return own_result(table, title, seat, locale)
    if table.record.players[seat].driver is not None:
        return "A robot drives your seat. *I'm back* gives it back to you."
    if seat not in table.awaited:
        if title.words.done is not None and (done := title.words.done(table.view(seat))):
            return spoken(done, locale)
        said = f" When it is: **{spoken(ahead.text, locale)}**." if ahead else ""
        asleep = f"This is your hand {stands(table, seat)}; buttons appear when it is."
        return f"It is not your turn.{said} {asleep}"
    view, names = table.view(seat), [safe(name) for name in table.names]
    head, prompt = title.words.text.headline(view, names), title.words.text.prompt(view, names)
    return "\n".join([f"**{spoken(head, locale)}**", *([spoken(prompt, locale)] if prompt else [])])


def stands(table: Table, seat: Seat) -> str:
    """Which state the hand of a waiting seat shows, in words."""
    return "after your last move" if table.record.match.counts[seat] else "as it was dealt"


def _clock(table: Table, seat: Seat, unix: Callable[[float], float]) -> str:
    """The seat's deadline, if it has one."""
    due = table.record.due(seat)
    awaited = due is not None and seat in table.awaited and table.record.players[seat].driver is None
    return f" · your time runs out {moment(unix(due.at))}" if due and awaited else ""


def _plans(table: Table, title: Title, seat: Seat) -> dict[str, Label]:
    """The moves that a waiting player may plan, by code."""
    if title.words.plans is None or seat in table.awaited or table.record.status != "playing":
        return {}
    return dict(title.words.plans(table.view(seat)))


def _ahead(
    table: Table, seat: Seat, plans: dict[str, Label], ahead: Label | None, locale: Locale
) -> list[Control]:
    """A menu of possible plans, or the button that cancels the plan."""
    id, count = table.record.id, table.record.match.counts[seat]
    if ahead is not None:
        return [button(ButtonId(id, "unsay", count), "Decide when it is my turn")]
    options = [_option(tag(code), label, locale) for code, label in plans.items()]
    return [menu(ButtonId(id, "say", count), "When it is my turn", options)] if options else []


def _private(table: Table, seat: Seat) -> list[Any]:
    """The seat's choices, except for those that are public buttons at the table."""
    calls = table.calls
    return [action for action in table.actions(seat) if action not in calls]


def _buttons(
    table: Table,
    title: Title,
    seat: Seat,
    choices: Sequence[Choice],
    besides: Sequence[Control],
    opened: str,
    locale: Locale,
    *,
    refresh: bool,
) -> list[Control]:
    id, count = table.record.id, table.record.match.counts[seat]
    more = [button(ButtonId(id, "look", count), "Refresh")] if refresh else []
    if table.record.status != "playing":
        return [again_button(table)] if table.record.status == "over" else []
    if table.record.players[seat].driver is not None:
        return [button(ButtonId(id, "back", count), "I'm back", _GREEN), *more]
    view = table.view(seat)
    shut = [
        barred(ButtonId(id, "play", count), spoken(label.text, locale))
        for label in title.words.text.barred(view)
    ]
    if choices and title.words.typed is not None and title.words.typed.applies(view):
        more.insert(0, button(ButtonId(id, "type", count), spoken(title.words.typed.button, locale)))
    way = table.record.way_back
    if way is not None and way.seat == seat:
        undo = [button(ButtonId(id, "undo", count), "Take back")]
        if len(way.steps) > 1 and not any(label.again for _, label in choices):
            undo.append(button(ButtonId(id, "undoall", count), "Take back the turn"))
        more = [*undo, *more]
    if title.table.auto_pass is not None:
        on = table.record.players[seat].passes
        more.insert(
            0, button(ButtonId(id, "passes", int(not on)), f"Pass for me if I must: {'on' if on else 'off'}")
        )
    shown = [*choice_controls(ButtonId(id, "play", count), choices, opened, locale), *besides]
    menus = [each for each in shown if isinstance(each, ActionMenu)]
    return [*menus, *(each for each in shown if not isinstance(each, ActionMenu)), *shut, *more]


def _hint(table: Table, seat: Seat, choices: Sequence[Choice]) -> list[Control]:
    """The button that asks for the best robot's move, if there is a choice."""
    id = ButtonId(table.record.id, "hint", table.record.match.counts[seat])
    return [button(id, "Hint")] if len(choices) > 1 else []


def _offered(table: Table, title: Title, seat: Seat) -> list[Choice]:
    """The seat's choices, single and combined.

    Empty while a robot plays the seat, or when the match is over.
    """
    if table.record.status != "playing" or table.record.players[seat].driver is not None:
        return []
    return choices_of(title, table.view(seat), _private(table, seat), table.names)


def choices_of(title: Title, view: Any, actions: Sequence[Any], names: Sequence[str]) -> list[Choice]:
    """These actions of the view's seat, and the combined choices."""
    labels = [(tag(action), title.words.text.label(action, view, names)) for action in actions]
    if labels and title.words.composites is not None:
        # they come first, so that no menu changes its position when a single action of its kind appears or
        # disappears
        labels = [*((tag(each.actions), each.label) for each in title.words.composites(view)), *labels]
    return labels


def choice_controls(
    button_id: ButtonId, choices: Sequence[Choice], opened: str, locale: Locale
) -> Iterator[Control]:
    """A button for each choice; menus for many choices of a kind, in the position of the first."""
    for arg, label in choices:
        alike = _alike(choices, label)
        if _plain(alike, locale):
            yield button(replace(button_id, arg=arg), spoken(label.text, locale), _style(label))
        elif (arg, label) == alike[0]:
            yield from _menus(button_id, alike, opened, locale)


def _style(label: Label) -> discord.ButtonStyle:
    if label.strong:
        return _GREEN
    return discord.ButtonStyle.secondary if label.weak else _PRIMARY


def _alike(choices: Sequence[Choice], label: Label) -> list[Choice]:
    """The choices of the same kind as this one; only itself if it has no kind."""
    return [each for each in choices if each[1] is label or (label.kind and each[1].kind == label.kind)]


def _plain(alike: Sequence[Choice], locale: Locale) -> bool:
    """Whether these choices of a kind are buttons."""
    label = alike[0][1]
    many = len(alike) > PLAIN or label.menu or label.steps or _is_tall(alike, locale)
    return not label.kind or not many


def _is_tall(choices: Sequence[Choice], locale: Locale) -> bool:
    """Whether their buttons would take more lines on a phone than TALL."""
    return phone_lines([spoken(label.text, locale) for _, label in choices]) > TALL


def _notes(choices: Sequence[Choice], locale: Locale) -> Iterator[str]:
    """The notes about the buttons; menus show their own. A note of several buttons is shown once."""
    told: dict[Text, list[str]] = {}
    for _, label in choices:
        if label.note and _plain(_alike(choices, label), locale):
            told.setdefault(label.note, []).append(f"**{safe(spoken(label.text, locale))}**")
    for note, buttons in told.items():
        yield f"{listed(buttons)}: {spoken(note, locale)}"


def _menus(button_id: ButtonId, alike: Sequence[Choice], opened: str, locale: Locale) -> Iterator[Control]:
    """Choices of a kind as one menu; if there are too many, or they take two steps, as a menu of their
    groups, and one of the opened group.
    """
    alike = sorted(alike, key=lambda choice: choice[1].order)
    kind, split = spoken(alike[0][1].kind, locale), len(alike) > MOST or alike[0][1].steps
    groups: dict[Text, list[Option]] = {}
    for arg, label in alike:
        groups.setdefault(label.group if split else "", []).append(_option(arg, label, locale))
    if len(groups) > 1:
        tags: dict[str, Label] = {}
        for _, label in alike:
            tags.setdefault(group_of(label), label)
        # the note of a group is that of its best choice
        listed = [_option(arg, label, locale, label.group) for arg, label in tags.items()]
        yield from _split(replace(button_id, action="open"), kind, listed, opened)
        groups = {tags[opened].group: groups[tags[opened].group]} if opened in tags else {}
    for group, options in groups.items():
        words = say("choice", locale, group=kind, choice=group) if group else kind
        yield from _split(button_id, words, options)


def _option(arg: str, label: Label, locale: Locale, text: Text = "") -> Option:
    """A choice as an option of a menu; text: instead of its own."""
    return Option(arg, spoken(text or label.text, locale), spoken(label.note, locale))


def group_of(label: Label) -> str:
    """The tag of a choice's group; "" if it has none."""
    return tag((label.kind, label.group)) if label.group else ""


def _split(button_id: ButtonId, words: str, options: Sequence[Option], chosen: str = "") -> Iterator[Control]:
    """As many menus as the options need."""
    yield from (
        menu(button_id, words, options[at : at + MOST], chosen) for at in range(0, len(options), MOST)
    )
