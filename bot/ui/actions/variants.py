"""The form in which the host chooses the variants of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, Final, get_args, get_type_hints

from bot.engine.game import AnyOptions
from bot.locales.phrase import Locale, Phrase, say
from bot.model.errors import Stale
from bot.tables.decide_lobby import SetUp
from bot.tables.lobby import Lobby
from bot.ui.actions import text_form
from bot.ui.actions.lobby import lobby_of, manages, show_options
from bot.ui.client import Interaction
from bot.ui.components import ButtonId, Option
from bot.ui.handlers import on_form, on_press
from bot.ui.text import locale_of

EXTRAS: Final = "extras"
"""The name of the group of check boxes, whose values are the names of options."""


@on_press("variants")
async def ask(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the form, filled in with the current options. Raises Stale for a game without options."""
    lobby = await lobby_of(interaction, button_id)
    lobby.check(_set_up(interaction, lobby, lobby.snapshot.options))
    locale = locale_of(interaction)
    asked = _fields(lobby.snapshot.options, lobby.title.words.options, locale)
    if not asked:
        raise Stale(Phrase("refuse-level-again"))
    form = text_form.Form(button_id, say("lobby-variants", locale), asked)
    await interaction.response.send_modal(form)


@on_form("variants")
async def choose(interaction: Interaction, button_id: ButtonId) -> None:
    """Set the options that were filled in."""
    lobby = await lobby_of(interaction, button_id)
    chosen = _filled(lobby.snapshot.options, text_form.filled(interaction))
    await lobby.do(_set_up(interaction, lobby, chosen))
    await show_options(interaction, lobby)


def _set_up(interaction: Interaction, lobby: Lobby, options: AnyOptions) -> SetUp:
    return SetUp(interaction.user.id, manager=manages(interaction, lobby), settings={"options": options})


def _values(options: AnyOptions) -> dict[str, dict[str, Any]]:
    """Return the values of each option by their texts, or an empty mapping for an option that is on or
    off.
    """
    types = get_type_hints(type(options))
    return {
        each.name: {str(value): value for value in get_args(types[each.name])} for each in fields(options)
    }


def _fields(options: AnyOptions, words: str, locale: Locale) -> list[text_form.Field]:
    """Return the fields of the form. words: the id of the message that names the options."""
    found, extras = list[text_form.Field](), list[Option]()
    for name, values in _values(options).items():
        label = say(words, locale, field=name)
        if not values:
            extras.append(Option(name, label, say(f"{words}.note", locale, choice=name)))
            continue
        offered = [
            Option(
                each,
                say(f"{words}.value", locale, value=each),
                say(f"{words}.note", locale, choice=f"{name}-{each}"),
            )
            for each in values
        ]
        found.append(text_form.Choice(name, label, offered, str(getattr(options, name))))
    if extras:
        checked = [each.arg for each in extras if getattr(options, each.arg)]
        found.append(text_form.Boxes(EXTRAS, say("lobby-extras", locale), extras, checked))
    return found


def _filled(options: AnyOptions, filled: Mapping[str, Sequence[str]]) -> AnyOptions:
    """Return the options as filled in. Raises Stale for a value that the form does not offer."""
    extras, changed = filled.get(EXTRAS, ()), dict[str, Any]()
    for name, values in _values(options).items():
        if not values:
            changed[name] = name in extras
            continue
        value = "".join(filled.get(name, ()))
        if value not in values:
            raise Stale(Phrase("refuse-level-again"))
        changed[name] = values[value]
    return replace(options, **changed)
