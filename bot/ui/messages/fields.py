"""Settings that people change with menus: a menu for each field, which shows the current value."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from bot.locales.phrase import Locale, Text, spoken
from bot.ui.components import ActionMenu, ButtonId, Option, menu, tag


class Setting(NamedTuple):
    """One value that a menu offers. field: the field that it sets. value: the key of the value."""

    field: str
    value: str
    words: Text

    @property
    def arg(self) -> str:
        """Return the tag of the option."""
        return tag((self.field, self.value))


Chosen: TypeAlias = Mapping[str, str]
"""The current value of each field that has one."""


def field_menus(
    button_id: ButtonId,
    heading: Callable[[str], Text],
    settings: Sequence[Setting],
    now: Chosen,
    locale: Locale,
) -> list[ActionMenu]:
    """Return a menu for each field. heading: returns the heading of a field's menu."""
    found: list[ActionMenu] = []
    for field in dict.fromkeys(each.field for each in settings):
        options = [Option(each.arg, spoken(each.words, locale)) for each in settings if each.field == field]
        chosen = tag((field, now.get(field, "")))
        found.append(menu(button_id, spoken(heading(field), locale), options, chosen))
    return found
