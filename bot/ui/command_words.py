"""The descriptions of the commands in every language, which are the messages of command.ftl."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.locales.phrase import ENGLISH, Phrase, Text, known, spoken

UNSAID: Final = "\u2026"
"""discord.py's placeholder for a missing description."""
Command: TypeAlias = "app_commands.Command[Any, ..., Any]"


class CommandTranslator(app_commands.Translator):
    """Translates descriptions, choices and the entries of context menus. Slash commands keep their English
    names.
    """

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in a language, or None for English, for a language without messages, and for texts
        that are the same in all languages.
        """
        language = known(str(locale.value))  # discord.py asks at each start for all of its thirty languages
        if language == ENGLISH:
            return None
        phrase = string.extras.get("phrase")
        command = context.data
        if isinstance(command, (app_commands.Command, app_commands.Group)) and string.message == UNSAID:
            phrase = _description(command)  # discord.py's placeholder has no phrase
        return None if phrase is None else spoken(phrase, language)


def describe(command: Command | app_commands.Group) -> None:
    """Add the English descriptions to a command with its options and choices, or to all commands of a group.
    Raises LookupError if a message is missing.
    """
    if command.description == UNSAID:
        command.description = spoken(_description(command), ENGLISH)
    if isinstance(command, app_commands.Group):
        for each in command.commands:
            describe(each)
        return
    unsaid = [each for each in command.parameters if str(each.description) == UNSAID]
    payload: dict[str, Any] = {each.name: each.locale_description for each in command.parameters}
    payload |= {each.name: _localised(_option(command, each)) for each in unsaid}
    app_commands.describe(**payload)(command)
    for option in unsaid:
        if option.choices:
            named = [
                app_commands.Choice(name=_localised(choice_text(option, each)), value=each.value)
                for each in option.choices
            ]
            app_commands.choices(**{option.name: named})(command)


def choice_text(option: app_commands.Parameter, choice: app_commands.Choice[Any]) -> Text:
    """Return the label of a choice: its message or, if there is none, its name."""
    return _translated(f"command-choice-{option.display_name}.{choice.value}") or choice.name


def _description(command: Command | app_commands.Group) -> Phrase:
    return Phrase(f"command-{command.qualified_name.replace(' ', '-')}")


def _option(command: Command, option: app_commands.Parameter) -> Phrase:
    most = option.max_value or 0
    own = _translated(f"{_description(command).id}.{option.display_name}", most=most)
    return own or Phrase(f"command-option.{option.display_name}", most=most)


def _translated(id: str, most: float = 0) -> Phrase | None:
    """Return the message with the given id, or None if it does not exist. most: the maximum value of the
    option, or 0.
    """
    phrase = Phrase(id, most=most)
    try:
        spoken(phrase, ENGLISH)
    except LookupError:
        return None
    return phrase


def _localised(text: Text) -> str | locale_str:
    return text if isinstance(text, str) else locale_str(spoken(text, ENGLISH), phrase=text)
