"""Reads and stores the settings of a person, and reads those of a server for its managers."""

from dataclasses import replace
from typing import Any

from bot.locales.phrase import Phrase
from bot.model.preferences import Preferences
from bot.ui.actions.reply import is_manager
from bot.ui.client import Interaction
from bot.ui.errors import Refusal


async def own_settings(interaction: Interaction) -> Preferences:
    """Return the user's settings, freshly read from the store."""
    preferences, person = interaction.client.registry.preferences, interaction.user.id
    await preferences.load((person,), interaction.guild_id, fresh=True)
    return preferences.of(person)


async def change(interaction: Interaction, **changes: Any) -> None:
    """Store the user's settings with these changes."""
    await interaction.client.registry.choose(
        interaction.user.id, replace(await own_settings(interaction), **changes)
    )


async def must_manage(interaction: Interaction) -> int:
    """Read the settings of the interaction's server from the store again, and return its id. Raises Refusal
    unless the user manages it.
    """
    guild = interaction.guild_id
    if not is_manager(interaction, guild) or guild is None:
        raise Refusal(Phrase("refuse-manager"))
    await interaction.client.registry.preferences.load((), guild, fresh=True)
    return guild
