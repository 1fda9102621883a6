"""Who may see a table or lobby: whoever sees its channel, and whoever sits there."""

from __future__ import annotations

from typing import Any

import discord

from bot.model.records import LobbyRecord, TableRecord
from bot.ui.client import Interaction
from bot.ui.errors import Refusal


def sees(interaction: Interaction, record: TableRecord[Any, Any, Any, Any] | LobbyRecord[Any]) -> bool:
    """May whoever pressed or commanded see that table or lobby?

    A seat lets one: play goes on in direct messages, also for those whose channel was shut.
    """
    place, person = record.place, interaction.user
    if interaction.channel_id == place.channel or any(each.person == person.id for each in record.players):
        return True
    guild = interaction.client.get_guild(place.guild)
    if guild is None or interaction.guild_id != place.guild or not isinstance(person, discord.Member):
        return False
    channel = guild.get_channel_or_thread(place.channel)
    if channel is None:
        return False
    granted = channel.permissions_for(person)
    if isinstance(channel, discord.Thread) and channel.is_private():
        return granted.view_channel and granted.manage_threads  # its members are not told to the bot
    return granted.view_channel


def must_see(interaction: Interaction, record: TableRecord[Any, Any, Any, Any] | LobbyRecord[Any]) -> None:
    """Raises Refusal unless whoever pressed may see that table or lobby."""
    if not sees(interaction, record):
        raise Refusal("This table stands in a channel that you cannot see.")
