"""Modals with lines of text, choices and check boxes."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.locales.phrase import Phrase
from bot.ui import client, components, errors

_FORM = "pt"
_PATIENCE = 900.0
"""The number of seconds after which discord.py forgets a modal that was not submitted."""
_NUMBER: Final = re.compile(r"(?:#|n[ro°º]?\.?|num(?:ber|éro|ero)|nummer)?\s*(\d+)\.?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Line:
    """A line to type into."""

    name: str
    label: str
    """The label, with at most 45 characters."""
    longest: int
    """The maximum number of characters of the text."""
    example: str = ""
    needed: bool = True
    """Whether the text must not be empty."""
    long: bool = False
    """Whether the field has several lines."""
    value: str = ""
    """The text that is filled in."""

    def component(self) -> ui.Item[ui.Modal]:
        """Return the line as a discord.py text field."""
        return ui.TextInput(
            placeholder=self.example,
            default=self.value or None,
            max_length=self.longest,
            custom_id=self.name,
            required=self.needed,
            style=discord.TextStyle.paragraph if self.long else discord.TextStyle.short,
        )


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of one value."""

    name: str
    label: str
    """The label, with at most 45 characters."""
    options: Sequence[components.Option]
    """The values, with their labels and notes."""
    chosen: str
    """The value that is chosen initially."""

    def component(self) -> ui.Item[ui.Modal]:
        """Return the choice as a discord.py menu."""
        options = [
            discord.SelectOption(
                label=each.words,
                value=each.arg,
                description=each.note or None,
                default=each.arg == self.chosen,
            )
            for each in self.options
        ]
        return ui.Select(custom_id=self.name, options=options, required=True)


@dataclass(frozen=True, slots=True)
class Boxes:
    """A group of check boxes."""

    name: str
    label: str
    """The label, with at most 45 characters."""
    options: Sequence[components.Option]
    """The values, with their labels and notes. At most ten."""
    checked: Collection[str]
    """The values that are checked initially."""

    def component(self) -> ui.Item[Any]:
        """Return the group as discord.py check boxes."""
        options = [
            discord.CheckboxGroupOption(
                label=each.words,
                value=each.arg,
                description=each.note or None,
                default=each.arg in self.checked,
            )
            for each in self.options
        ]
        return ui.CheckboxGroup(
            custom_id=self.name, options=options, required=False, min_values=0, max_values=len(options)
        )


Field: TypeAlias = Line | Choice | Boxes


class Form(ui.Modal):
    """A modal with up to five fields, whose handler is in its custom_id. title: at most 45 characters."""

    def __init__(self, button_id: components.ButtonId, title: str, fields: Sequence[Field]) -> None:
        super().__init__(title=title, timeout=_PATIENCE, custom_id=button_id.custom_id(_FORM))
        for each in fields:
            self.add_item(ui.Label(text=each.label, component=each.component()))


class TextForm(Form):
    """A modal that asks for one text. ask: the label of the field. For the other parameters, see Form and
    Line.
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
        line = Line("text", ask, longest=longest, example=example, needed=needed, long=long)
        super().__init__(button_id, title, [line])


def asked(interaction: client.Interaction) -> components.ButtonId | None:
    """Return the ButtonId of a submitted modal, or None if the modal is not the bot's."""
    custom_id = components.data_of(interaction).get("custom_id", "")
    return components.read(custom_id) if custom_id.startswith(f"{_FORM}:") else None


def typed_text(interaction: client.Interaction, longest: int, name: str = "text") -> str:
    """Return the text typed into a line of a modal. Raises Refusal if it has more than `longest`
    characters.
    """
    text = " ".join(filled(interaction).get(name, ()))
    if len(text) > longest:
        raise errors.Refusal(Phrase("refuse-long", most=longest))
    return text


def chosen_value(interaction: client.Interaction, name: str) -> str:
    """Return the value chosen in a field of a modal, or "" if there is none."""
    return next(iter(filled(interaction).get(name, ())), "")


def number_in(text: str) -> int | None:
    """Return the whole number in a text such as `7`, `#7` or `Nr. 7`, or None for any other text."""
    found = _NUMBER.fullmatch(text.strip())
    return None if found is None else int(found[1])


def filled(interaction: client.Interaction) -> Mapping[str, Sequence[str]]:
    """Return the text, or the chosen values, of each field of a submitted modal, by the field's name."""
    return dict(_filled(components.data_of(interaction)))


def _filled(part: Mapping[str, Any]) -> Iterator[tuple[str, Sequence[str]]]:
    name = str(part.get("custom_id", ""))
    if isinstance(part.get("value"), str):
        yield name, [part["value"]]
    elif isinstance(part.get("values"), list):
        yield name, [str(each) for each in part["values"]]
    only = (part["component"],) if "component" in part else ()
    for inner in (*part.get("components", ()), *only):
        yield from _filled(inner)
