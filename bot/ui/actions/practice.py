"""/practice, and the button of a lesson: a table for one person and robots, in their direct messages."""

from __future__ import annotations

from bot.tables.records import Place
from bot.tables.robots import must_have
from bot.ui.actions.reply import greet
from bot.ui.client import Interaction
from bot.ui.errors import tell
from bot.ui.messages.message import layout
from bot.ui.text import plain

CLOSED = (
    "Practice happens in direct messages, and yours are closed to me. Allow direct messages in the privacy "
    "settings of a server where we both are, and use `/practice` again."
)


async def practise(interaction: Interaction, *, game: str, level: str | None) -> None:
    """Begin, and say where. Raises Refusal where direct messages are closed."""
    title, person = interaction.client.builder.titles[game], interaction.user
    chosen = level or title.usual or title.robot
    must_have(title, chosen)
    channel = person.dm_channel or await person.create_dm()
    words = f"Practice: **{title.name}** with {chosen} robots. *Hint* and *Take back*, no clock."
    # Who has installed the bot for themselves may be answered, and yet not written to.
    there = interaction.guild_id is None and not interaction.is_user_integration()
    if there:
        await interaction.response.send_message(view=layout(words).body)
    else:
        await greet(channel, words, CLOSED)
    await interaction.client.registry.practise(
        title=game,
        place=Place(0, channel.id),
        person=person.id,
        name=plain(person.display_name),
        options=title.options(),
        robots=title.cover.robots,
        level=chosen,
    )
    if not there:
        await tell(interaction, f"Your table waits in our direct messages: <#{channel.id}>.")
