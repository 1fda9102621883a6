"""A player's choices as buttons and menus."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

import discord

from bot.engine.game import AnyAction, AnyView, Seat
from bot.locales.phrase import Locale, Text, say, spoken
from bot.tables.table import TableState
from bot.title import AnyTitle as Title
from bot.ui.components import MOST, ActionButton, ButtonId, Option, barred, button, menu, tag
from bot.ui.messages.message import Control
from bot.ui.text import safe
from bot.words import Label, in_full

PLAIN: Final = 5
"""The maximum number of choices of one kind that are shown as buttons."""
CONTROLS: Final = 8
"""The number of buttons and menus of a hand above which its weak choices are behind *More*."""
SIDE: Final = 3
"""The maximum number of buttons in addition to the choices, including *More*."""
MORE: Final = tag("more")
"""The tag of *More*, which is used like the tag of an opened group."""
LATELY: Final = 64
"""The maximum number of views whose choices are cached. Each takes some 10 KiB."""
ARROW: Final = discord.PartialEmoji(name="➡️")

Choice: TypeAlias = tuple[str, Label]
"""The tag of a choice, and its label."""
Emoji: TypeAlias = Mapping[str, discord.PartialEmoji]
"""The uploaded emoji by the names that labels use."""
NO_EMOJI: Final[Emoji] = MappingProxyType({})


class Offer(NamedTuple):
    """One choice of a hand: an action, or several in a row."""

    tag: str
    label: Label
    actions: Sequence[AnyAction]
    goes_on: Callable[[AnyView], AnyAction] | None = None
    """Returns the next action after these, as in Composite. None if there are no further actions."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The advised choice in a position, for a beginner's note and green button, and for *Hint*."""

    choice: str
    """The tag of the advised choice."""
    words: Text
    """The full label of the advised choice."""
    reason: Text
    """The reason for the advice, in a sentence."""


_lately: OrderedDict[int, tuple[AnyView, object, Sequence[Offer]]] = OrderedDict()
"""The cached choices, by the identity of their view, each with the view, and its actions and names."""


def advised(
    title: Title, view: AnyView, actions: Sequence[AnyAction], names: Sequence[str], action: AnyAction
) -> Hint | None:
    """Return the advised choice, given the action that a good robot would choose, or None if there are fewer
    than two choices, or the game gives no reasons.
    """
    found = offered(title, view=view, actions=actions, names=names)
    if len(found) < 2 or title.words.reason is None:
        return None
    best = [each for each in found if each.label.strong]
    begun = [each for each in found if each.actions[0] == action]
    named = (best or begun or found)[0]
    reason = title.words.reason(view, named.actions[0], [safe(name) for name in names])
    return Hint(named.tag, in_full(named.label), reason)


def marked(table: TableState, seat: Seat, hint: Hint | None) -> AnyAction | None:
    """Return the first action of the choice that a hint names, or None if there is none."""
    if hint is None:
        return None
    found = offered(table.title, view=table.view(seat), actions=table.actions(seat), names=table.names)
    return next((each.actions[0] for each in found if each.tag == hint.choice), None)


def choices_of(
    title: Title, view: AnyView, actions: Sequence[AnyAction], names: Sequence[str]
) -> list[Choice]:
    """Return the tag and the label of each choice of the view's seat."""
    found = offered(title, view=view, actions=actions, names=names)
    return [(each.tag, each.label) for each in found]


def offered(
    title: Title, *, view: AnyView, actions: Sequence[AnyAction], names: Sequence[str]
) -> Sequence[Offer]:
    """Return the choices of the view's seat, combined ones first. Combined choices can replace all single
    ones.
    """
    asked = (tuple(actions), tuple(names))
    cached = _lately.get(id(view))
    if cached is None or cached[0] is not view or cached[1] != asked:
        cached = _lately[id(view)] = (view, asked, tuple(_offers(title, view, *asked)))
        if len(_lately) > LATELY:
            _lately.popitem(last=False)
    return cached[2]


def _offers(
    title: Title, view: AnyView, actions: Sequence[AnyAction], names: Sequence[str]
) -> Iterator[Offer]:
    combined = title.words.composites(view, names) if actions and title.words.composites is not None else ()
    for each in combined:
        yield Offer(tag(each.key), each.label, each.actions, each.goes_on)
    if not any(each.instead for each in combined):
        for action in actions:
            yield Offer(tag(action), title.words.text.label(action, view, names), (action,))


def parted(choices: Sequence[Choice], others: int, opened: str) -> tuple[list[Choice], list[Choice]]:
    """Return the choices that are shown, in order of rank, and those behind *More*. others: the number of
    other controls that are always shown. opened: the tag of the opened group, or "".
    """
    ranked = sorted(choices, key=lambda choice: _rank(choice[1]))
    if opened == MORE or all(label.rare for _, label in ranked):
        return ranked, []
    shown = [choice for choice in ranked if not choice[1].rare]
    while shown[-1][1].weak and not shown[-1][1].kind:
        folds = len(shown) < len(ranked) or others > SIDE
        if _count(shown, opened) + (min(others + 1, SIDE) if folds else others) <= CONTROLS:
            break
        shown.pop()
    return shown, [choice for choice in ranked if choice not in shown]


def _rank(label: Label) -> int:
    return 0 if label.strong else 2 if label.weak or label.rare else 1


def _count(choices: Sequence[Choice], opened: str) -> int:
    """Return the number of controls for some choices, including the menu of the opened group."""
    group = any(group_of(label) == opened for _, label in choices if opened)
    return group + sum(len(alike) if _plain(alike) else 1 for alike in _kinds(choices).values())


OPENS = {"attempt": "reopen", "solve": "unfold"}
"""The action of the menu that opens a group of choices, by the action of the choices. By default, it is
"open".
"""


def choice_rows(
    button_id: ButtonId,
    choices: Sequence[Choice],
    opened: str,
    emoji: Emoji,
    locale: Locale,
    hint: Hint | None = None,
    *,
    arrow: bool = True,
) -> list[list[Control]]:
    """Return the rows of controls for the choices, by rank. hint: the advised choice, whose button comes
    first and is green. arrow: whether that button has an arrow.
    """
    hinted = None
    if hint is not None:
        hinted = next((label for arg, label in choices if arg == hint.choice), None)
        if hinted is not None and _plain(_kinds(choices)[hinted.kind]):
            choices = [choice for choice in choices if choice[0] != hint.choice]
    controls = list(choice_controls(button_id, choices=choices, opened=opened, emoji=emoji, locale=locale))
    rows = [list(row) for _, row in groupby(controls, _style_of)]
    if hint is None:
        return rows
    words = spoken(hint.words, locale)
    sign = ARROW if arrow else emoji.get(hinted.emoji) if hinted is not None else None
    return [[button(replace(button_id, arg=hint.choice), words, discord.ButtonStyle.success, sign)], *rows]


def _style_of(control: Control) -> discord.ButtonStyle | None:
    return control.style if isinstance(control, ActionButton) else None


def choice_controls(
    button_id: ButtonId,
    choices: Sequence[Choice],
    opened: str,
    emoji: Emoji,
    locale: Locale,
    *,
    marked: str = "",
) -> Iterator[Control]:
    """Yield the buttons and menus for the choices. marked: the tag of the choice whose button is green."""
    kinds = _kinds(choices)
    for arg, label in choices:
        alike = kinds[label.kind]
        if _plain(alike):
            text = spoken(label.text, locale)
            style = discord.ButtonStyle.success if arg == marked else _style(label)
            yield button(replace(button_id, arg=arg), text, style, emoji.get(label.emoji))
        elif arg == alike[0][0]:
            yield from _menus(button_id, alike=alike, opened=opened, emoji=emoji, locale=locale)


def _style(label: Label) -> discord.ButtonStyle:
    return discord.ButtonStyle.secondary if label.weak or label.rare else discord.ButtonStyle.primary


def _kinds(choices: Sequence[Choice]) -> dict[Text, list[Choice]]:
    """Return the choices by kind, or by "" if they have none."""
    kinds: dict[Text, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice[1].kind, []).append(choice)
    return kinds


def _plain(alike: Sequence[Choice]) -> bool:
    """Return whether the choices, all of one kind, are buttons."""
    label = alike[0][1]
    return not label.kind or not (len(alike) > PLAIN or label.menu or label.steps)


def hurry(table: TableState, locale: Locale) -> list[str]:
    """Return the line that says whether people must be quick in a race of presses. There is none outside of
    a race, or where robots wait for several people.
    """
    if not table.tap_targets or (len(table.snapshot.seats_of_people) > 1 and not table.snapshot.racing):
        return []
    return [say("table-hurry" if table.snapshot.racing else "table-hurry.no", locale)]


def notes(choices: Sequence[Choice], locale: Locale) -> Iterator[str]:
    """Yield the notes of choices that are buttons, each note once."""
    kinds = _kinds(choices)
    buttons: dict[Text, list[str]] = {}
    for _, label in choices:
        if label.note and _plain(kinds[label.kind]):
            buttons.setdefault(label.note, []).append(f"**{safe(spoken(label.text, locale))}**")
    for note, labels in buttons.items():
        yield say("hand-note", locale, buttons=labels, note=note)


def _menus(
    button_id: ButtonId, alike: Sequence[Choice], opened: str, emoji: Emoji, locale: Locale
) -> Iterator[Control]:
    """Yield choices of one kind as a menu or, if there are too many or they take two steps, as a menu of
    their groups and one of the opened group.
    """
    alike = sorted(alike, key=lambda choice: choice[1].order)
    kind, split = spoken(alike[0][1].kind, locale), len(alike) > MOST or alike[0][1].steps

    def option(arg: str, label: Label, text: Text) -> Option:
        return Option(arg, spoken(text, locale), spoken(label.note, locale), emoji.get(label.emoji))

    groups: dict[Text, list[Option]] = {}
    for arg, label in alike:
        groups.setdefault(label.group if split else "", []).append(option(arg, label, label.text))
    if len(groups) > 1:
        tags: dict[str, Label] = {}
        for _, label in alike:
            tags.setdefault(group_of(label), label)
        # a group has the note of its best choice
        options = [option(arg, label, label.group) for arg, label in tags.items()]
        yield from _split(
            replace(button_id, action=OPENS.get(button_id.action, "open")), kind, options, opened
        )
        groups = {tags[opened].group: groups[tags[opened].group]} if opened in tags else {}
    for group, options in groups.items():
        words = say("choice", locale, group=kind, choice=group) if group else kind
        yield from _split(button_id, words, options)


def group_of(label: Label) -> str:
    """Return the tag of a choice's group, or "" if it has none."""
    return tag((label.kind, label.group)) if label.group else ""


def _split(button_id: ButtonId, words: str, options: Sequence[Option], chosen: str = "") -> Iterator[Control]:
    yield from (
        menu(button_id, words, options[at : at + MOST], chosen) for at in range(0, len(options), MOST)
    )


def tap_buttons(table: TableState, seat: Seat | None, locale: Locale) -> list[Control]:
    """Return a button for each tap target, or nothing if nobody can press them. seat: the seat of the hand
    that has the buttons, or None for the table.
    """
    seats = table.awaited if seat is None else table.awaited & {seat}
    if not seats or (seat is not None and table.snapshot.players[seat].robot is not None):
        return []
    view, id, turn = table.view(None), table.snapshot.id, table.turn
    hurried = seat is not None and table.snapshot.pace == "live"
    free = table.tap_targets if hurried else [action for each in seats for action in table.actions(each)]
    shown: list[Control] = []
    for action in table.tap_targets:
        button_id = ButtonId(id, "tap", turn, tag(action))
        label = table.title.words.text.label(action, view, table.names)
        text = spoken(label.text, locale)
        shown.append(
            button(button_id, text, discord.ButtonStyle.primary)
            if action in free
            else barred(button_id, text)
        )
    return shown
