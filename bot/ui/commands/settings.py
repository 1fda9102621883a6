"""The bodies of /settings: a person's own settings, and a server's settings for its tables."""

import re
from dataclasses import replace
from functools import cache
from typing import Any
from zoneinfo import available_timezones

import discord
from discord import app_commands

from bot.locales.phrase import Phrase
from bot.model.preferences import Calls, Preferences, Quiet, Wish
from bot.ui.actions.reply import is_manager
from bot.ui.client import Interaction
from bot.ui.errors import Refusal
from bot.ui.messages.settings import settings_message
from bot.ui.reader import locale_of
from bot.ui.sync.dms import CLOSED
from bot.ui.text import cut, plain, safe
from bot.words.livery import COLOURS

AUTO = "auto"
"""The choice of no language of one's own."""


async def _of(interaction: Interaction) -> Preferences:
    """The user's settings, re-read from the store because a change starts from them."""
    preferences, person = interaction.client.registry.preferences, interaction.user.id
    await preferences.know((person,), interaction.guild_id, fresh=True)
    return preferences.of(person)


async def _choose(interaction: Interaction, preferences: Preferences) -> None:
    """Store the settings, and answer with them."""
    await interaction.client.registry.choose(interaction.user.id, preferences)
    await show(interaction)


async def show(interaction: Interaction) -> None:
    """Show the user's settings."""
    preferences, guild = interaction.client.registry.preferences, interaction.guild_id
    chosen, wished = await _of(interaction), await preferences.wishes_of(interaction.user.id)
    server = None if guild is None else preferences.server(guild)
    names = {key: title.name for key, title in interaction.client.builder.titles.items()}
    told = [name for key, name in names.items() if Wish(guild or 0, key) in wished]
    drawn = settings_message(
        chosen, server, locale_of(interaction), None if Wish(guild or 0) in wished else told
    )
    await interaction.response.send_message(view=drawn.body, ephemeral=True)


async def calls(interaction: Interaction, where: Calls) -> None:
    """Set how the user is notified of their turn."""
    await _choose(interaction, replace(await _of(interaction), calls=where))


async def quiet(interaction: Interaction, begin: str | None, end: str | None, zone: str | None) -> None:
    """Set quiet hours; without arguments remove them."""
    chosen = await _of(interaction)
    if begin is None and end is None and zone is None:
        await _choose(interaction, replace(chosen, quiet=None))
        return
    before = chosen.quiet
    if begin is None and end is None and before is not None:
        hours = replace(before, zone=_zone(before, zone))
    elif begin is None or end is None:
        raise Refusal(Phrase("refuse-quiet-both"))
    else:
        hours = Quiet(_minutes(begin), _minutes(end), _zone(before, zone))
    most = interaction.client.quiet_hours
    if not 0 < hours.minutes <= most * 60:
        raise Refusal(Phrase("refuse-quiet-most", hours=most))
    await _choose(interaction, replace(chosen, quiet=hours))


async def language(interaction: Interaction, key: str) -> None:
    """Set the language of what the user reads; AUTO: that of their client."""
    await _choose(interaction, replace(await _of(interaction), language="" if key == AUTO else key))


async def server_language(interaction: Interaction, key: str) -> None:
    """Set the language of the tables of this server; AUTO: see `bot.ui.reader`."""
    await _choose_for_server(interaction, language="" if key == AUTO else key)


async def theme(interaction: Interaction, key: str) -> None:
    """Set the look of the pictures of the user's hands."""
    await _choose(interaction, replace(await _of(interaction), theme=key))


async def tips(interaction: Interaction, *, on: bool) -> None:
    """Set whether the user's first prompts of a new game say why."""
    await _choose(interaction, replace(await _of(interaction), tips=on))


async def car(interaction: Interaction, colour: str | None, number: int | None, driver: int | None) -> None:
    """Set the user's car, or parts of it, and show it. driver: an index of DRIVERS."""
    preferences, person = await _of(interaction), interaction.user
    chosen = interaction.client.registry.preferences.car_of(person.id)
    mine = replace(
        chosen,
        colour=chosen.colour if colour is None else COLOURS.index(colour),
        number=chosen.number if number is None else number,
        driver=chosen.driver if driver is None else driver,
    )
    if mine != chosen:
        await interaction.client.registry.choose(person.id, replace(preferences, car=mine))
    name, locale = plain(person.display_name), locale_of(interaction)
    drawn = await interaction.client.builder.car(name, mine, preferences.theme, locale)
    await interaction.response.send_message(view=drawn.body, files=drawn.files(), ephemeral=True)


async def notify(interaction: Interaction, title: str, *, on: bool) -> None:
    """Turn on or off notices of new tables of that game in this server. title: its key; "" for all games."""
    guild, preferences = interaction.guild_id, interaction.client.registry.preferences
    assert guild is not None
    wished = await preferences.wishes_of(interaction.user.id)
    here = {each.title for each in wished if each.guild == guild}
    if on:
        here = here | {title} if title and "" not in here else {""}
        if await interaction.client.display.dms.state(interaction.user.id) in CLOSED:
            await interaction.client.display.dms.remember(interaction.user.id, "open")  # retry closed DMs
    elif title:
        here = (set(interaction.client.builder.titles) if "" in here else here) - {title}
    else:
        here = set()
    await preferences.wish(interaction.user.id, guild, here)
    await show(interaction)


async def role(interaction: Interaction, chosen: discord.Role | None) -> None:
    """Set the role that lobbies of this server mention; None for no role. Raises Refusal."""
    if chosen is not None and is_manager(interaction, interaction.guild_id):
        if chosen.is_default():
            raise Refusal(Phrase("refuse-role-everyone"))
        if not chosen.mentionable and not interaction.app_permissions.mention_everyone:
            raise Refusal(Phrase("refuse-role", role=safe(chosen.name)))
    await _choose_for_server(interaction, role=0 if chosen is None else chosen.id)


async def server_theme(interaction: Interaction, key: str) -> None:
    """Set the look of the tables of this server."""
    await _choose_for_server(interaction, theme=key)


async def ratings(interaction: Interaction, *, on: bool) -> None:
    """Turn the rating of this server's players on or off."""
    await _choose_for_server(interaction, ratings=on)


async def _choose_for_server(interaction: Interaction, **changes: Any) -> None:
    """Store settings of a server. Raises Refusal."""
    guild, preferences = interaction.guild_id, interaction.client.registry.preferences
    if not is_manager(interaction, interaction.guild_id) or guild is None:
        raise Refusal(Phrase("refuse-manager"))
    await preferences.know((), guild, fresh=True)
    await preferences.choose_for_server(guild, replace(preferences.server(guild), **changes))
    await show(interaction)


async def complete_zone(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Time zones to choose from while the user types."""
    wanted = typed.strip().replace(" ", "_").casefold()
    fits = [name for folded, name in _zones().items() if wanted in folded]
    return [app_commands.Choice(name=each, value=each) for each in fits[:25]]


@cache
def _zones() -> dict[str, str]:
    """Every time zone by its name in lower case, sorted. Cached, because it reads the disk."""
    return {name.casefold(): name for name in sorted(available_timezones())}


def _zone(before: Quiet | None, given: str | None) -> str:
    """The time zone with that name, or without one that of the previous quiet hours."""
    if given is None:
        if before is None:
            raise Refusal(Phrase("refuse-zone"))
        return before.zone
    found = _zones().get(given.strip().replace(" ", "_").casefold())
    if found is None:
        raise Refusal(Phrase("refuse-zone-unknown", zone=safe(cut(given, 40))))
    return found


def _minutes(given: str) -> int:
    """The time as minutes after midnight. Raises Refusal."""
    match = re.fullmatch(r"([01]?\d|2[0-3])(?:[:.h]([0-5]\d))?", given.strip())
    if match is None:
        raise Refusal(Phrase("refuse-time", time=safe(cut(given, 20))))
    return int(match[1]) * 60 + int(match[2] or 0)
