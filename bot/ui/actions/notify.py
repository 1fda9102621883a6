"""The button under the word that a table has opened."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.client import Interaction
from bot.ui.components import ButtonId, tag
from bot.ui.errors import Refusal, tell


async def hush(interaction: Interaction, button_id: ButtonId) -> None:
    """Be told of no more tables of that server. Raises Refusal for who is not anyway."""
    preferences, person = interaction.client.registry.preferences, interaction.user.id
    chosen = preferences.of(person)
    left = tuple(each for each in chosen.wishes if tag(("wish", each.guild)) != button_id.arg)
    if left == chosen.wishes:
        raise Refusal("You are told of no tables there any more.")
    await preferences.choose(person, replace(chosen, wishes=left))
    await tell(interaction, "You are told of no more tables there. `/settings notify` there turns it on.")
