"""The one kind of button, and the one kind of menu: all that a press means stands in its custom_id, which is
written and read here.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple
from zlib import crc32

import discord
from discord.ui import Button, Select

_FORM = re.compile(
    r"p[dmt]:(?P<table>[a-z0-9]{1,16}):(?P<action>[a-z]+):(?P<mark>\d+)(?::(?P<arg>[0-9a-f]{8}))?"
)


@dataclass(frozen=True, slots=True)
class ButtonId:
    """What a button or a menu asks for: the content of its custom_id.

    table: the id of the table or lobby. action: the key of what is to be done, in bot.ui.dispatch. mark: how
    many moves the seat had made when a hand was drawn, or the number of the turn on a public button: an old
    button is known by it. arg: the tag of the game's action to play; on a menu, whose options are such tags,
    it tells the menu from others.
    """

    table: str
    action: str
    mark: int = 0
    arg: str = ""

    def custom_id(self, form: str = "pd") -> str:
        """It as a custom_id; `form` is pd for a button, pm for a menu, pt for a text."""
        return f"{form}:{self.table}:{self.action}:{self.mark}" + (f":{self.arg}" if self.arg else "")


@lru_cache(maxsize=8192)
def tag(action: Hashable) -> str:
    """Eight hex digits that tell one action of a position from the others."""
    return sha256(repr(action).encode()).hexdigest()[:8]


def read(custom_id: str) -> ButtonId:
    """What a custom_id asks for; one that this version does not know has the action ""."""
    match = _FORM.fullmatch(custom_id)
    if match is None:
        return ButtonId("", "")
    return ButtonId(match["table"], match["action"], int(match["mark"]), match["arg"] or "")


def pressed_on(interaction: discord.Interaction[Any]) -> ButtonId:
    """What a press on a button asks for, or the choice in a menu: there the option that was chosen is the
    `arg`. It cannot fail: what no button or menu of ours asks for is read as unknown.
    """
    data: Mapping[str, Any] = interaction.data or {}
    button_id, values = read(str(data.get("custom_id"))), data.get("values")
    if not isinstance(values, list):
        return button_id
    return read(replace(button_id, arg="".join(map(str, values))).custom_id("pm"))


def was_redrawn(interaction: discord.Interaction[Any]) -> bool:
    """Has the message that was pressed lost the button, or the menu, before the press came in?"""
    if interaction.type is not discord.InteractionType.component or interaction.message is None:
        return False
    data: Mapping[str, Any] = interaction.data or {}
    left = [getattr(part, "custom_id", None) for part in parts_of(interaction.message.components)]
    return data.get("custom_id") not in left


def parts_of(components: Iterable[Any]) -> Iterator[Any]:
    """All components of a message, the nested ones too."""
    for part in components:
        yield part
        yield from parts_of(getattr(part, "children", ()))


class ActionButton(Button[Any]):
    """A button of ours. What a press on it means stands in its custom_id, and is done by bot.ui.dispatch."""

    def __init__(
        self,
        custom_id: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        super().__init__(label=label, style=style, custom_id=custom_id, disabled=disabled)
        self.button_id = read(custom_id)


class ActionMenu(Select[Any]):
    """A menu of ours: the option that is chosen is the `arg` of its ButtonId."""

    def __init__(
        self, custom_id: str, placeholder: str, options: Sequence[discord.SelectOption] = ()
    ) -> None:
        # Clients keep what was chosen by this number: another menu in the same place must have another.
        id = crc32(custom_id.encode()) >> 1 or 1
        super().__init__(custom_id=custom_id, placeholder=placeholder, options=list(options), id=id)
        self.button_id = read(custom_id)


MOST = 25
"""So many options Discord takes in one menu (docs/discord.md, section 3, point 3)."""


class Option(NamedTuple):
    """A choice in a menu: the tag that it stands for, its words, and what it does, if that is told."""

    arg: str
    words: str
    note: str = ""


def menu(button_id: ButtonId, placeholder: str, options: Sequence[Option], chosen: str = "") -> ActionMenu:
    """A menu that asks for `button_id` with what is chosen of `options`, at most MOST of them.

    chosen: the arg of the option that is chosen already, if any.
    """
    shown = [
        discord.SelectOption(label=words, value=arg, description=note or None, default=arg == chosen)
        for arg, words, note in options
    ]
    told_apart = replace(button_id, arg=tag((placeholder, *options)))
    return ActionMenu(told_apart.custom_id("pm"), placeholder, shown)


def button(
    button_id: ButtonId, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ActionButton:
    """A button that asks for `button_id`."""
    return ActionButton(button_id.custom_id(), label, style)


def barred(button_id: ButtonId, label: str) -> ActionButton:
    """A button that cannot be pressed, to show what else there is."""
    return ActionButton(replace(button_id, action="barred", arg=tag(label)).custom_id(), label, disabled=True)
