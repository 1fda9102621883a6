"""Validation of command options, in addition to the checks in Discord's clients."""

from typing import Any, TypeAlias

import discord
from discord import AppCommandOptionType, app_commands
from discord.ext import commands

from bot.locales.phrase import ENGLISH, Phrase, spoken
from bot.ui.command_words import UNSAID, choice_text, describe
from bot.ui.errors import OddOption, report

TableName: TypeAlias = app_commands.Range[str, 1, 40]
"""An option that names a table."""
CircuitName: TypeAlias = app_commands.Range[str, 1, 100]
"""An option that names a circuit."""

ShareCode: TypeAlias = app_commands.Range[str, 1, 40]
"""An option with a share code, which names the deal of a match."""

_NESTED = (1, 2)
"""The option types of subcommands and groups of subcommands."""
LONGEST = 100
"""The maximum number of characters of a text option that declares no limit."""


def in_servers(name: str, description: str | app_commands.locale_str = UNSAID) -> app_commands.Group:
    """Return a command group that Discord offers only in servers."""
    return app_commands.Group(
        name=name,
        description=description,
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def anywhere(
    name: str, description: str | app_commands.locale_str = UNSAID, *, direct: bool = False
) -> app_commands.Group:
    """Return a command group that Discord offers in servers and, to people who have installed the bot, where
    the bot is not a member. direct: whether it is offered in direct messages with the bot too.
    """
    return app_commands.Group(
        name=name,
        description=description,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=direct, private_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )


def menu_on_person(name: str, callback: Any) -> app_commands.ContextMenu:
    """Return a command in the context menu of a person, in servers. name: the end of the id of its label."""
    words = Phrase(f"command-menu-{name}")
    return app_commands.ContextMenu(
        name=app_commands.locale_str(spoken(words, ENGLISH), phrase=words),
        callback=callback,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


class CommandTree(app_commands.CommandTree[discord.Client]):
    """All commands. Malformed options, which discord.py cannot handle, are refused."""

    def add_command(self, command: Any, /, **where: Any) -> None:
        """Add a command and its descriptions."""
        if not isinstance(command, app_commands.ContextMenu):
            describe(command)
        super().add_command(command, **where)

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Return whether the options are well-formed. If not, answer with an error."""
        formed = _is_formed(interaction.data)
        if not formed:  # not raised, because discord.py would read the options to handle the exception
            await report(interaction, OddOption(Phrase("error-unreadable")), "")
        return formed


def _is_formed(node: Any) -> bool:
    """Return whether the data of a command, a group or a subcommand has Discord's format."""
    if not isinstance(node, dict) or not isinstance(node.get("name"), str):
        return False
    options = node.get("options", [])
    if not isinstance(options, list) or not isinstance(node.get("resolved", {}), dict):
        return False
    return all(_is_formed(each) and ("value" in each or each.get("type") in _NESTED) for each in options)


class Commands(commands.Cog):
    """A group of commands whose options are checked before they are used."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Return True if the options match the command's declaration, or raise OddOption. For an
        autocompletion, return whether the bot is not stopping.
        """
        command = interaction.command
        if interaction.type is discord.InteractionType.autocomplete:
            return not interaction.client.presses.closing
        if isinstance(command, app_commands.Command):
            given = {name: value for name, value in interaction.namespace}  # noqa: C416  dict() wants keys
            for parameter in command.parameters:
                name = parameter.display_name
                if name in given and not fits(parameter, given[name]):
                    raise OddOption(offered(parameter))
        return True


def fits(parameter: app_commands.Parameter, value: object) -> bool:
    """Return whether the option accepts the value."""
    least, most = parameter.min_value, parameter.max_value
    match parameter.type:
        case AppCommandOptionType.string:
            if not isinstance(value, str) or not (least or 0) <= len(value) <= (most or LONGEST):
                return False
        case AppCommandOptionType.integer:
            if isinstance(value, bool) or not isinstance(value, int):
                return False
            if (least is not None and value < least) or (most is not None and value > most):
                return False
        case AppCommandOptionType.boolean:
            if not isinstance(value, bool):
                return False
        case _:
            return not isinstance(value, (str, int, float))
    return not parameter.choices or value in [choice.value for choice in parameter.choices]


def offered(parameter: app_commands.Parameter) -> Phrase:
    """Return the sentence that names the values that the option accepts."""
    name = parameter.display_name
    if parameter.choices:
        choices = [choice_text(parameter, each) for each in parameter.choices]
        return Phrase("error-option-choice", option=name, choices=choices)
    least, most = parameter.min_value, parameter.max_value
    match parameter.type:
        case AppCommandOptionType.string:
            return Phrase("error-option-text", option=name, least=least or 0, most=most or LONGEST)
        case AppCommandOptionType.integer:
            return Phrase("error-option-number", option=name, least=least or 0, most=most or 0)
        case AppCommandOptionType.boolean:
            return Phrase("error-option-boolean", option=name)
        case _:
            return Phrase("error-option-person", option=name)
