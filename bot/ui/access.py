"""The permissions to see tables, lobbies and race nights, and to plan race nights."""

import asyncio
from collections.abc import Iterable

import discord

from bot.locales.phrase import Phrase
from bot.model.snapshots import AnyLobby, AnySnapshot, Place
from bot.ui import failures
from bot.ui.client import Interaction
from bot.ui.errors import Refusal

HIDDEN = Phrase("refuse-hidden")


def sees(interaction: Interaction, snapshot: AnySnapshot | AnyLobby) -> bool:
    """Return whether the user can see a table or lobby, because they have a seat or see the channel."""
    seated = any(each.person == interaction.user.id for each in snapshot.players)
    return seated or sees_channel(interaction, snapshot.place)


def sees_channel(interaction: Interaction, place: Place) -> bool:
    """Return whether the user is known to see a channel, from the interaction or from cached permissions."""
    person = interaction.user
    if interaction.channel_id == place.channel:
        return True
    guild = interaction.client.get_guild(place.guild)
    if guild is None or interaction.guild_id != place.guild or not isinstance(person, discord.Member):
        return False
    channel = guild.get_channel_or_thread(place.channel)
    if channel is None:
        return False
    granted = channel.permissions_for(person)
    if isinstance(channel, discord.Thread) and channel.is_private():
        return granted.view_channel and granted.manage_threads  # the bot does not receive a thread's members
    return granted.view_channel


async def left_server(interaction: Interaction, people: Iterable[int]) -> frozenset[int]:
    """Return the ids of the people who, according to Discord, have left the server of the interaction."""
    guild = interaction.guild_id
    if guild is None:
        return frozenset()

    asked = tuple(people)
    found = await asyncio.gather(*(has_left(interaction.client, guild, person) for person in asked))
    return frozenset(person for person, away in zip(asked, found, strict=True) if away)


async def has_left(client: discord.Client, guild: int, person: int) -> bool:
    """Return whether Discord says that a person is not a member of a server."""
    try:
        await client.http.get_member(guild, person)
    except failures.CALL_FAILED as error:
        return isinstance(error, discord.HTTPException) and error.code == failures.UNKNOWN_MEMBER
    return False


def must_see(interaction: Interaction, snapshot: AnySnapshot | AnyLobby) -> None:
    """Raise Refusal unless the user can see a table or lobby."""
    if not sees(interaction, snapshot):
        raise Refusal(HIDDEN)


def must_write(interaction: Interaction) -> None:
    """Raise Refusal if the user cannot write in this channel."""
    granted, thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    if interaction.guild_id and not (granted.send_messages_in_threads if thread else granted.send_messages):
        raise Refusal(Phrase("refuse-share-here"))


def may_plan(interaction: Interaction, host: int = 0) -> bool:
    """Return whether the user can plan race nights in this server. host: the id of the person who planned the
    race night in question and needs no permission, or 0.
    """
    allowed = interaction.permissions
    manages = allowed.manage_guild or allowed.manage_events
    return interaction.guild_id is not None and (manages or interaction.user.id == host)


def guild_of(interaction: Interaction) -> int:
    """Return the id of the interaction's server. Raises Refusal outside of servers."""
    if interaction.guild_id is None:
        raise Refusal(Phrase("error-servers-only"))
    return interaction.guild_id
