"""Where a table or lobby is, in words."""

import discord

from bot.locales.phrase import Locale, say
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.text import safe


def whereabouts(client: discord.Client, of: Table | Lobby, locale: Locale) -> tuple[str, str]:
    """Its server and its channel; for what one person plays alone, what it is."""
    place = of.snapshot.place
    if isinstance(of, Table) and of.snapshot.branch is not None:
        return say("answer-branch", locale), say("answer-uncounted", locale)
    if place.direct:
        return say("answer-robots", locale), say("answer-alone", locale)
    if not place.guild:
        return say("answer-dms", locale), say("answer-group", locale)
    guild = client.get_guild(place.guild)
    channel = guild.get_channel_or_thread(place.channel) if guild else None
    server = safe(guild.name) if guild else say("answer-server", locale)
    return server, f"#{safe(channel.name)}" if channel else say("answer-channel", locale)
