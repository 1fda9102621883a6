"""Modals: each asks for a line of text, or for a few."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.ui.client import Interaction
from bot.ui.components import ButtonId, read
from bot.ui.errors import Refusal

_FORM = "pt"
_PATIENCE = 900.0
"""Seconds after which discord.py forgets a modal that nobody sent."""


class Form(ui.Modal):
    """Asks for text of at most `longest` characters. It is stateless, as buttons are: all it means stands in
    its custom_id, and what is typed comes to bot.ui.dispatch, whichever process asked for it (discord.py
    keeps modals in memory only). title, ask: at most 45 characters. needed: it may not be left empty. long:
    it has several lines.
    """

    def __init__(
        self,
        button_id: ButtonId,
        title: str,
        ask: str,
        example: str,
        longest: int,
        *,
        needed: bool = True,
        long: bool = False,
    ) -> None:
        super().__init__(title=title, timeout=_PATIENCE, custom_id=button_id.custom_id(_FORM))
        style = discord.TextStyle.paragraph if long else discord.TextStyle.short
        line: ui.TextInput[Form] = ui.TextInput(
            placeholder=example, max_length=longest, custom_id="text", required=needed, style=style
        )
        self.add_item(ui.Label(text=ask, component=line))


def asked(interaction: Interaction) -> ButtonId | None:
    """What a modal that was sent had asked for; None: it was none of ours."""
    custom_id = _data(interaction).get("custom_id", "")
    return read(custom_id) if custom_id.startswith(f"{_FORM}:") else None


def typed_text(interaction: Interaction, longest: int) -> str:
    """What was typed into a modal. Raises Refusal for more than it asked for, which no client sends."""
    text = " ".join(_values(_data(interaction)))
    if len(text) > longest:
        raise Refusal(f"That is too long: at most {longest} characters can be typed.")
    return text


def _data(interaction: Interaction) -> Mapping[str, Any]:
    return interaction.data or {}


def _values(part: Mapping[str, Any]) -> Iterator[str]:
    """Every text of a modal that was sent, however deep it lies."""
    if isinstance(part.get("value"), str):
        yield part["value"]
    only = (part["component"],) if "component" in part else ()
    for inner in (*part.get("components", ()), *only):
        yield from _values(inner)
