"""The button that deletes all data about a person."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal
from bot.ui.messages.message import layout

_PAUSE = 600.0
"""Seconds between two deletions for one person: new data can be stored at any moment."""
_AGAIN = (
    "Everything about you was deleted just now. What has been stored since can be deleted ten minutes after "
    "that."
)


_SOON = "I'm taking your name out of the results I posted. This message says when that is done."
_ALL = "I took your name out of the results I posted, and deleted their replays."
_BEYOND = (
    "-# I don't keep track of everything I post: calls for players, final tables of circuits, and what "
    "people asked me to show may still have your name. Moderators can delete those."
)
_MOST = 10
"""Most links in the list."""


async def forget(interaction: Interaction, _button_id: ButtonId) -> None:
    """Delete all stored data about the presser."""
    client, person = interaction.client, interaction.user.id
    now = client.registry.unix_now()
    if await client.pauses.until("forget", person, now) is not None:
        raise Refusal(_AGAIN)
    await interaction.response.defer()
    await client.display.tried(person)
    stored = await client.personal_data.export(person)
    forgotten = await client.registry.forgetting.person(person)
    # all writes wait for the scrubbing, so a person cannot request it repeatedly, or without stored data
    if any(value for what, value in stored.items() if what != "person"):
        await client.pauses.begin("forget", person, now, _PAUSE)
        await client.pauses.end("export", person)  # so that they can check that no data is left
        await client.personal_data.scrub()
    done = f"Done: nothing about you is stored any more. Where you played it now says **{forgotten.alias}**."
    if not forgotten.tables:
        await interaction.edit_original_response(view=layout(f"{done}\n{_BEYOND}").body)
        return
    await interaction.edit_original_response(view=layout(f"{done}\n{_SOON}").body)

    async def say(unreached: Sequence[str]) -> None:
        ends = _unreached(unreached) if unreached else _ALL
        await interaction.edit_original_response(view=layout(f"{done}\n{ends}\n{_BEYOND}").body)

    client.display.tell_unreached(forgotten.tables, say)


def _unreached(links: Sequence[str]) -> str:
    """The messages that still contain the person's name, as many as fit."""
    more = f"\n- and {len(links) - _MOST} more" if len(links) > _MOST else ""
    listed = "\n".join(f"- {each}" for each in links[:_MOST])
    return f"I can't change these results any more. A moderator there can delete them:\n{listed}{more}"
