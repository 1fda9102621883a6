"""The language of the person who reads an answer."""

from typing import Any

import discord

from bot.locales.phrase import Arg, Locale, known, say


def locale_of(interaction: discord.Interaction[Any]) -> Locale:
    """The language that the user has chosen, or that of their client."""
    chosen: str = interaction.client.registry.preferences.of(interaction.user.id).language
    return chosen or known(str(interaction.locale))


def said(interaction: discord.Interaction[Any], id: str, /, *, you: bool = False, **args: Arg) -> str:
    """A message in the user's language."""
    return say(id, locale_of(interaction), you=you, **args)


def place_locale(interaction: discord.Interaction[Any], host: int = 0) -> Locale:
    """The language of what everybody reads in the channel of an interaction.

    It is the one that the server has chosen, or that of a Community's settings; a server that is no Community
    always names English there, so it is that of the host, who is known; 0: the user. So it is where the bot
    is no member, since Discord does not say more of such a server.
    """
    guild = interaction.guild if interaction.is_guild_integration() else None
    return guild_locale(interaction, guild, host)


def guild_locale(interaction: discord.Interaction[Any], guild: discord.Guild | None, host: int = 0) -> Locale:
    """The same for a server that is known, wherever the interaction comes from."""
    preferences = interaction.client.registry.preferences
    if guild is not None:
        chosen: str = preferences.server(guild.id).language
        if chosen:
            return chosen
        if "COMMUNITY" in guild.features:
            return known(str(guild.preferred_locale))
    reads: str = preferences.of(host).reads if host else locale_of(interaction)
    return reads
