"""The button that has everything about a person deleted."""

from __future__ import annotations

from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal
from bot.ui.messages.message import layout

_PAUSE = 600.0
"""So many seconds lie between two deletions for one person: anybody has something new stored in a moment."""
_AGAIN = (
    "Everything about you was deleted just now. What has been stored since can be deleted ten minutes after "
    "that."
)


async def forget(interaction: Interaction, _button_id: ButtonId) -> None:
    """Delete all that is stored about whoever pressed."""
    client, person, now = interaction.client, interaction.user.id, interaction.client.registry.now()
    if client.pauses.rests("forget", person, now):
        raise Refusal(_AGAIN)
    await interaction.response.defer()
    await client.display.tried(person)
    stored = await client.personal_data.export(person)
    seats = [(table, table.seat_of(person)) for table in client.registry.tables_of(person)]
    alias = await client.registry.forget(person)
    await client.display.forget(person, seats)
    # all writes wait for the scrubbing: nobody can have it again and again, or without anything to delete
    if any(value for what, value in stored.items() if what != "person"):
        client.pauses.begin("forget", person, now, _PAUSE)
        await client.personal_data.scrub()
    done = layout(f"Done: nothing about you is stored any more. Where you raced it now says **{alias}**.")
    await interaction.edit_original_response(view=done.body)
