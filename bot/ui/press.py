"""The one kind of button: everything a press means stands in its custom_id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import discord
from discord.ui import Button, DynamicItem

from bot.ui.house import House

_FORM = re.compile(r"pd:(?P<table>[a-z0-9]{1,16}):(?P<verb>[a-z]+):(?P<mark>\d+)(?::(?P<arg>[0-9a-f]{8}))?")


@dataclass(frozen=True, slots=True)
class Order:
    """What a button asks for.

    mark: how many moves the seat had made when a hand was drawn, or the number of the turn on a public
    button: an old button is known by it. arg: the tag of the action to play.
    """

    table: str
    verb: str
    mark: int = 0
    arg: str = ""

    def custom_id(self) -> str:
        """The order as a custom_id."""
        return f"pd:{self.table}:{self.verb}:{self.mark}" + (f":{self.arg}" if self.arg else "")


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
        self, custom_id: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
    ) -> None:
        super().__init__(Button(label=label, style=style, custom_id=custom_id))
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


def button(order: Order, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Press:
    """A button that asks for `order`."""
    return Press(order.custom_id(), label, style)
