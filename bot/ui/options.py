"""The border that the options of commands pass: Discord's clients send only what a command declares, and what
comes is held to that once more, since options are stored.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import AppCommandOptionType, app_commands
from discord.ext import commands

from bot.ui.errors import OddOption, report

TableName: TypeAlias = app_commands.Range[str, 1, 40]
"""An option that names a table, with room for a slip of the finger."""
CircuitName: TypeAlias = app_commands.Range[str, 1, 100]
"""An option that names a circuit."""

ShareCode: TypeAlias = app_commands.Range[str, 1, 40]
"""An option that names the deal of a finished game."""

COUNTED = "The circuit it counts for, if any"
SHARED = "The share code of a finished game, to play its deal with its options against its robots"

_NESTED = (1, 2)
"""The types of the options that are subcommands, or groups of them."""
LONGEST = 100
"""So many characters has an option of text at most that names no length of its own."""


class CommandTree(app_commands.CommandTree[Any]):
    """All commands. discord.py falls over options that are no options at all, without an answer."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Are there options in the place of options? Whoever sent others is told so."""
        formed = _is_formed(interaction.data)
        if not formed:  # what is raised here makes discord.py look at the options
            await report(interaction, OddOption("This command cannot be read. Type it again."), "")
        return formed


def _is_formed(node: Any) -> bool:
    """Is that a command, a group or a subcommand as Discord tells them, whatever the options' values are?"""
    if not isinstance(node, dict) or not isinstance(node.get("name"), str):
        return False
    options = node.get("options", [])
    if not isinstance(options, list) or not isinstance(node.get("resolved", {}), dict):
        return False
    return all(_is_formed(each) and ("value" in each or each.get("type") in _NESTED) for each in options)


class Commands(commands.Cog):
    """A group of commands whose options are checked before anything is done with them."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Are the options what the command declares? Raises OddOption."""
        command = interaction.command
        if interaction.type is discord.InteractionType.autocomplete:
            return not interaction.client.presses.closing
        if isinstance(command, app_commands.Command):
            given = {name: value for name, value in interaction.namespace}  # noqa: C416  dict() wants keys
            for parameter in command.parameters:
                name = parameter.display_name
                if name in given and not fits(parameter, given[name]):
                    raise OddOption(f"The option {name} takes {offered(parameter)}.")
        return True


def fits(parameter: app_commands.Parameter, value: Any) -> bool:
    """Is the value one that the option takes?"""
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


def offered(parameter: app_commands.Parameter) -> str:
    """What the option takes, in words."""
    if parameter.choices:
        return f"one of {', '.join(str(choice.value) for choice in parameter.choices)}"
    least, most = parameter.min_value, parameter.max_value
    match parameter.type:
        case AppCommandOptionType.string:
            return f"{least or 0} to {most or LONGEST} characters"
        case AppCommandOptionType.integer:
            return f"a whole number from {least} to {most}"
        case AppCommandOptionType.boolean:
            return "True or False"
        case _:
            return "a member of this server"
