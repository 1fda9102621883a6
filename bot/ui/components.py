"""The bot's buttons and menus, whose meaning is in their custom_ids and options."""

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple
from zlib import crc32

import discord
from discord.ui import Button, LayoutView, RoleSelect, Select, UserSelect

_OF_DISCORD = (discord.ComponentType.role_select.value, discord.ComponentType.user_select.value)
"""The types of menus whose options come from Discord."""
_FORM = re.compile(
    r"p[bdmt]:(?P<table>[a-z0-9]{1,16}):(?P<action>[a-z]+):(?P<mark>\d+)(?::(?P<arg>[0-9a-f]{8}))?"
)


@dataclass(frozen=True, slots=True)
class ButtonId:
    """The content of a button's or menu's custom_id."""

    table: str
    """The id of the table, lobby or other subject, or "0" if there is none."""
    action: str
    """The key of the handler for the button (bot.ui.handlers)."""
    mark: int = 0
    """A number that identifies outdated buttons: in a hand, the number of the seat's moves when it was drawn,
    and on a public button the number of the turn. Some buttons have another number here, such as a seat.
    """
    arg: str = ""
    """The tag of the chosen action or option, or "". In the custom_id of a menu, it only distinguishes
    menus.
    """

    def custom_id(self, form: str = "pd") -> str:
        """Return the custom_id. form: "pd" for a button, "pb" for *Back*, "pm" for a menu, "pt" for a
        modal.
        """
        return f"{form}:{self.table}:{self.action}:{self.mark}" + (f":{self.arg}" if self.arg else "")


@lru_cache(maxsize=8192)
def tag(action: Hashable) -> str:
    """Return eight hex digits that distinguish an action, or another choice, from the others."""
    return sha256(repr(action).encode()).hexdigest()[:8]


def short(number: int) -> str:
    """Return a non-negative number in base 36, for use in a ButtonId."""
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    found = ""
    while number:
        number, digit = divmod(number, 36)
        found = digits[digit] + found
    return found or "0"


def number_of(id: str) -> int:
    """Return the number that `short` wrote as the given id."""
    return int(id, 36)


def read(custom_id: str) -> ButtonId:
    """Return the content of a custom_id. The action is "" if the custom_id is not one of the bot's."""
    match = _FORM.fullmatch(custom_id)
    if match is None:
        return ButtonId("", "")
    return ButtonId(match["table"], match["action"], int(match["mark"]), match["arg"] or "")


def data_of(interaction: discord.Interaction) -> Mapping[str, Any]:
    """Return the data of an interaction, as Discord's JSON."""
    return interaction.data or {}


def pressed_on(interaction: discord.Interaction) -> ButtonId:
    """Return the content of a pressed button or menu. For a menu, `arg` is the value of the chosen option,
    except in menus of roles or people. The action is "" if the component is not one of the bot's.
    """
    data = data_of(interaction)
    button_id, values = read(str(data.get("custom_id"))), data.get("values")
    if not isinstance(values, list) or data.get("component_type") in _OF_DISCORD:
        return button_id
    return read(replace(button_id, arg="".join(map(str, values))).custom_id("pm"))


def was_redrawn(interaction: discord.Interaction) -> bool:
    """Return whether the pressed message had lost the button, or the menu, before the press arrived."""
    if interaction.type is not discord.InteractionType.component or interaction.message is None:
        return False
    data = data_of(interaction)
    left = [getattr(part, "custom_id", None) for part in parts_of(interaction.message.components)]
    return data.get("custom_id") not in left


def press_of(interaction: discord.Interaction) -> str:
    """Return a digest of the user, the message, and the button or chosen options, or "" for a command or a
    modal.
    """
    if interaction.type is not discord.InteractionType.component or interaction.message is None:
        return ""
    data = data_of(interaction)
    parts = interaction.user.id, interaction.message.id, data.get("custom_id"), data.get("values")
    return sha256(repr(parts).encode()).hexdigest()[:16]


def parts_of(components: Iterable[Any]) -> Iterator[Any]:
    """Yield all components of a message, including nested ones."""
    for part in components:
        yield part
        yield from parts_of(getattr(part, "children", ()))


class ActionButton(Button[LayoutView]):
    """One of the bot's buttons. bot.ui.dispatch carries out its presses."""

    def __init__(
        self,
        custom_id: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: discord.PartialEmoji | None = None,
        *,
        disabled: bool = False,
    ) -> None:
        super().__init__(label=label, style=style, custom_id=custom_id, emoji=emoji, disabled=disabled)
        self.button_id = read(custom_id)


class ActionMenu(Select[LayoutView]):
    """One of the bot's menus."""

    def __init__(
        self, custom_id: str, placeholder: str, options: Sequence[discord.SelectOption] = ()
    ) -> None:
        # clients remember a choice by this number, so another menu in the same position needs another number
        id = crc32(custom_id.encode()) >> 1 or 1
        super().__init__(custom_id=custom_id, placeholder=placeholder, options=list(options), id=id)
        self.button_id = read(custom_id)


class RoleMenu(RoleSelect[LayoutView]):
    """A menu of a server's roles, from which one or none can be chosen. role: the id of the chosen role, or
    0.
    """

    def __init__(self, custom_id: str, placeholder: str, role: int) -> None:
        kind = discord.SelectDefaultValueType.role
        chosen = [discord.SelectDefaultValue(id=role, type=kind)] if role else []
        super().__init__(custom_id=custom_id, placeholder=placeholder, min_values=0, default_values=chosen)
        self.button_id = read(custom_id)


class PersonMenu(UserSelect[LayoutView]):
    """A menu of people, from which one or two can be chosen."""

    def __init__(self, custom_id: str, placeholder: str) -> None:
        super().__init__(custom_id=custom_id, placeholder=placeholder, max_values=2)
        self.button_id = read(custom_id)


LABEL = 38
"""The maximum number of characters of a button's label on a phone (docs/discord.md, section 3)."""
MOST = 25
"""The maximum number of options in one menu (docs/discord.md, section 3, point 3)."""


class Option(NamedTuple):
    """An option of a menu: its tag, its label, its note or "", and its emoji or None."""

    arg: str
    words: str
    note: str = ""
    emoji: discord.PartialEmoji | None = None


def menu(button_id: ButtonId, placeholder: str, options: Sequence[Option], chosen: str = "") -> ActionMenu:
    """Return a menu. Its custom_id depends on its content, so that clients show no outdated choice. options:
    at most MOST. chosen: the tag of the option that is already chosen, or "".
    """
    shown = [
        discord.SelectOption(
            label=words, value=arg, description=note or None, emoji=emoji, default=arg == chosen
        )
        for arg, words, note, emoji in options
    ]
    told_apart = replace(button_id, arg=tag((placeholder, *(each[:3] for each in options))))
    return ActionMenu(told_apart.custom_id("pm"), placeholder, shown)


def role_menu(button_id: ButtonId, placeholder: str, role: int) -> RoleMenu:
    """Return a menu of the server's roles. role: the id of the chosen role, or 0."""
    return RoleMenu(button_id.custom_id("pm"), placeholder, role)


def person_menu(button_id: ButtonId, placeholder: str) -> PersonMenu:
    """Return a menu of people."""
    return PersonMenu(button_id.custom_id("pm"), placeholder)


def button(
    button_id: ButtonId,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: discord.PartialEmoji | None = None,
) -> ActionButton:
    """Return a button that can be pressed. See `barred` for a disabled one."""
    return ActionButton(button_id.custom_id(), label, style, emoji)


HUB = ButtonId("0", "hub")
"""The button that shows the overview of all games."""
HUB_MORE = ButtonId("0", "hubmore")
"""The button that shows the panels without a button in the overview."""
LEAGUE = ButtonId("0", "league")
"""The button that shows the circuits and race nights of the server."""
ME = ButtonId("0", "me")
"""The button that shows the user's profile."""
BACK = "pb"
"""The form of the custom_id of *Back*, which distinguishes it from other buttons with the same target."""


def back_button(button_id: ButtonId, label: str) -> ActionButton:
    """Return *Back*, the button that leads to the panel above. button_id: the button that shows that panel
    elsewhere.
    """
    return ActionButton(button_id.custom_id(BACK), label)


def leads_back(interaction: discord.Interaction) -> bool:
    """Return whether the pressed button is the *Back* of a panel."""
    return str(data_of(interaction).get("custom_id")).startswith(f"{BACK}:")


def back_of(message: discord.Message) -> ButtonId | None:
    """Return the target of a message's *Back*, or None if it has no such button."""
    for part in parts_of(message.components):
        custom_id = getattr(part, "custom_id", None) or ""
        if custom_id.startswith(f"{BACK}:"):
            return read(custom_id)
    return None


def barred(button_id: ButtonId, label: str) -> ActionButton:
    """Return a disabled button for an option that is not available now."""
    return ActionButton(replace(button_id, action="barred", arg=tag(label)).custom_id(), label, disabled=True)
