"""The one kind of button, and the one kind of menu: all that a press means stands in its custom_id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any
from zlib import crc32

import discord
from discord.ui import Button, DynamicItem, Select

from bot.ui.house import House

_FORM = re.compile(
    r"p[dmt]:(?P<table>[a-z0-9]{1,16}):(?P<verb>[a-z]+):(?P<mark>\d+)(?::(?P<arg>[0-9a-f]{8}))?"
)


@dataclass(frozen=True, slots=True)
class Order:
    """What a button or a menu asks for.

    mark: how many moves the seat had made when a hand was drawn, or the number of the turn on a public
    button: an old button is known by it. arg: the tag of the action to play; on a menu, whose options are
    such tags, it tells the menu from others.
    """

    table: str
    verb: str
    mark: int = 0
    arg: str = ""

    def custom_id(self, form: str = "pd") -> str:
        """The order as a custom_id; `form` is pd for a button, pm for a menu, pt for a text."""
        return f"{form}:{self.table}:{self.verb}:{self.mark}" + (f":{self.arg}" if self.arg else "")


def tag(action: Any) -> str:
    """Eight hex digits that tell one action of a position from the others."""
    return sha256(repr(action).encode()).hexdigest()[:8]


def read(custom_id: str) -> Order:
    """The order in a custom_id; one that this version does not know has the verb ""."""
    match = _FORM.fullmatch(custom_id)
    if match is None:
        return Order("", "")
    return Order(match["table"], match["verb"], int(match["mark"]), match["arg"] or "")


class Press(DynamicItem[Button[Any]], template=r"pd:.*"):
    """A button of ours, whichever message it stands on and whichever version of the bot drew it."""

    def __init__(
        self,
        custom_id: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        super().__init__(Button(label=label, style=style, custom_id=custom_id, disabled=disabled))
        self.order = read(custom_id)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        """The button that was pressed. It cannot fail: discord.py would leave such a press unanswered."""
        return cls(match.string, "pressed")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Have the bot carry it out."""
        house: House = interaction.client
        await house.press(interaction, self.order)


class Menu(DynamicItem[Select[Any]], template=r"pm:.*"):
    """A menu of ours: the option that is chosen is the `arg` of its order."""

    def __init__(
        self, custom_id: str, placeholder: str, options: Sequence[discord.SelectOption] = ()
    ) -> None:
        # Clients keep what was chosen by this number: another menu in the same place must have another.
        id = crc32(custom_id.encode()) >> 1 or 1
        super().__init__(Select(custom_id=custom_id, placeholder=placeholder, options=list(options), id=id))
        self.order = read(custom_id)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Menu:
        """The menu that was used. It cannot fail: discord.py would leave such a press unanswered."""
        return cls(match.string, "used")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Have the bot carry the choice out."""
        house: House = interaction.client
        await house.press(interaction, replace(self.order, arg="".join(self.item.values)))


MOST = 25
"""So many options Discord takes in one menu."""


def menu(order: Order, placeholder: str, options: Sequence[tuple[str, str]], chosen: str = "") -> Menu:
    """A menu that asks for `order` with what is chosen of `options`, at most MOST pairs of arg and words.

    chosen: the arg of the option that is chosen already, if any.
    """
    shown = [discord.SelectOption(label=words, value=arg, default=arg == chosen) for arg, words in options]
    mark = replace(order, arg=tag((placeholder, *options)))
    return Menu(mark.custom_id("pm"), placeholder, shown)


def button(order: Order, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Press:
    """A button that asks for `order`."""
    return Press(order.custom_id(), label, style)


def barred(order: Order, label: str) -> Press:
    """A button that cannot be pressed, to show what else there is."""
    return Press(replace(order, verb="barred", arg=tag(label)).custom_id(), label, disabled=True)
