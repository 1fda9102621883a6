"""Modals with one or a few lines of text."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import discord
from discord import ui

from bot.locales.phrase import Phrase
from bot.ui import client, components, errors

_FORM = "pt"
_PATIENCE = 900.0
"""Seconds after which discord.py forgets a modal that was not submitted."""
_NUMBER: Final = re.compile(r"(?:#|n[ro°º]?\.?|num(?:ber|éro|ero)|nummer)?\s*(\d+)\.?", re.IGNORECASE)


class TextForm(ui.Modal):
    """A modal that asks for text of at most `longest` characters.

    It is stateless, like buttons: its custom_id contains its whole meaning, and the typed text goes to
    bot.ui.dispatch in any process (discord.py stores modals in memory only). title, ask: at most 45
    characters. needed: whether it must not be empty. long: whether it has several lines.
    """

    def __init__(
        self,
        button_id: components.ButtonId,
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
        line: ui.TextInput[TextForm] = ui.TextInput(
            placeholder=example, max_length=longest, custom_id="text", required=needed, style=style
        )
        self.add_item(ui.Label(text=ask, component=line))


def asked(interaction: client.Interaction) -> components.ButtonId | None:
    """Return the request of a submitted modal, or None for a foreign one."""
    custom_id = components.data_of(interaction).get("custom_id", "")
    return components.read(custom_id) if custom_id.startswith(f"{_FORM}:") else None


def typed_text(interaction: client.Interaction, longest: int) -> str:
    """Return the text typed into a modal. Raises Refusal for a longer text than it allows, which no client
    sends.
    """
    text = " ".join(_values(components.data_of(interaction)))
    if len(text) > longest:
        raise errors.Refusal(Phrase("refuse-long", most=longest))
    return text


def number_in(text: str) -> int | None:
    """Return the whole number in text such as `7`, `#7` or `Nr. 7`, or None for any other text."""
    found = _NUMBER.fullmatch(text.strip())
    return None if found is None else int(found[1])


def _values(part: Mapping[str, Any]) -> Iterator[str]:
    """Yield every text of a submitted modal, at any depth."""
    if isinstance(part.get("value"), str):
        yield part["value"]
    only = (part["component"],) if "component" in part else ()
    for inner in (*part.get("components", ()), *only):
        yield from _values(inner)
