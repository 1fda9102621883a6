"""Values that somebody can set from menus: a menu for each field, which shows what is chosen now."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.locales.phrase import Locale, Text, spoken
from bot.ui.components import ButtonId, Option, menu, tag
from bot.ui.messages.message import Control


class Setting(NamedTuple):
    """One value that a menu offers. field: what it sets, which is also the menu. value: its key."""

    field: str
    value: str
    words: Text

    @property
    def arg(self) -> str:
        """The tag of the option."""
        return tag((self.field, self.value))


Chosen: TypeAlias = Mapping[str, str]
"""The value of each field that has one."""


def field_menus(
    button_id: ButtonId,
    heading: Callable[[str], Text],
    settings: Sequence[Setting],
    now: Chosen,
    locale: Locale,
) -> list[Control]:
    """A menu for each field. heading: that of the menu of a field."""
    found: list[Control] = []
    for field in dict.fromkeys(each.field for each in settings):
        options = [Option(each.arg, spoken(each.words, locale)) for each in settings if each.field == field]
        chosen = tag((field, now.get(field, "")))
        found.append(menu(button_id, spoken(heading(field), locale), options, chosen))
    return found
