"""The places where a command is offered: the contexts, and the installations of the bot that offer it."""

from collections.abc import Mapping

from bot.sandbox.content import Content
from bot.sandbox.errors import Refused
from bot.sandbox.model import Channel, User
from bot.sandbox.shapes import Command

GUILD, BOT_DM, PRIVATE = 0, 1, 2
"""Discord's contexts: a server, the DM with the bot, and other direct messages."""
BY_GUILD, BY_USER = "0", "1"
"""Discord's kinds of installation, by a server and by a person, as keys of `Interaction.owners`."""


def context_of(channel: Channel) -> int:
    """Return Discord's context of a channel."""
    if channel.guild is not None:
        return GUILD
    return PRIVATE if channel.group else BOT_DM


def owners(content: Content, user: User, channel: Channel, command: Command) -> dict[str, str]:
    """Return the installations through which a client offers a command, as `Interaction.owners`, or {} if it
    does not. The DM with the bot counts as a server where the bot is installed.
    """
    contexts, here, guild = command.get("contexts"), context_of(channel), channel.guild
    closed = here != GUILD and command.get("dm_permission") is False
    if closed or (contexts is not None and here not in contexts):
        return {}
    kinds, found = command.get("integration_types") or [0], dict[str, str]()
    member = guild is not None and content.bot.id in guild.members
    if 0 in kinds and (member or here == BOT_DM):
        found[BY_GUILD] = str(guild.id if guild is not None else 0)
    if 1 in kinds and user.installed:
        found[BY_USER] = str(user.id)
    return found


def must_be_offered(content: Content, user: User, channel: Channel, command: Command) -> dict[str, str]:
    """Return the installations as `owners` does, or raise Refused if there are none."""
    found = owners(content, user, channel, command)
    if not found:
        raise Refused(f"{command['name']} is not offered here.")
    return found


def foreign(found: Mapping[str, str]) -> bool:
    """Return whether the bot is an external app, because the installations `found` do not include the
    server's.
    """
    return BY_GUILD not in found
