"""The notice about closed DMs, and the button that retries them."""

import discord

from bot.locales.phrase import Phrase
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.actions.reply import knocked, must_not_knock
from bot.ui.client import Interaction
from bot.ui.components import ButtonId, button
from bot.ui.errors import Refusal, report, tell
from bot.ui.handlers import on_press
from bot.ui.messages.message import layout
from bot.ui.text import said


async def tell_closed(interaction: Interaction, table: str) -> None:
    """Tell a player whose DMs are closed how to open them, but only once, after another answer, and where the
    bot is a member. table: `ButtonId.table` of the press, or "" after a command.
    """
    if not interaction.is_guild_integration():  # where the bot is no member, it sends no hand by DM either
        return
    dms = interaction.client.display.dms
    await interaction.client.display.tried(interaction.user.id)
    if not interaction.response.is_done() or await dms.state(interaction.user.id) != "closed":
        return
    again = button(ButtonId(table or "0", "dm"), said(interaction, "answer-dms-try"))
    view = layout(said(interaction, "answer-dms-closed"), buttons=[again]).body
    try:
        await interaction.followup.send(view=view, ephemeral=True)
    except discord.HTTPException as error:
        await report(interaction, error, table)
    else:
        await dms.remember(interaction.user.id, "told")


async def tell_words(interaction: Interaction) -> None:
    """Show a player the reports that could not be delivered by DM, if the press has been answered."""
    reports = interaction.client.display.reports
    for tracked, words in reports.undelivered(interaction.user.id):
        if not interaction.response.is_done():
            return
        try:
            await interaction.followup.send(view=layout(words).body, ephemeral=True)
        except discord.HTTPException as error:
            await report(interaction, error, tracked.id)
        else:
            await reports.delivered(tracked, interaction.user.id)


@on_press("dm")
async def try_dm(interaction: Interaction, button_id: ButtonId) -> None:
    """Retry closed DMs at the person's request. Raises Refusal if they were found closed less than KNOCKS
    seconds ago, or if there is no lobby or table to send a DM about.
    """
    client, person = interaction.client, interaction.user.id
    await must_not_knock(interaction)
    await interaction.response.defer(ephemeral=True)
    await client.display.dms.remember(person, "open")
    subject = await _where(interaction, button_id.table)
    if subject is None:
        raise Refusal(Phrase("refuse-dms-no-seat"))
    client.display.update(subject, at_once=True)
    await client.display.tried(person)
    if await client.display.dms.state(person) == "open":
        where = "lobby" if isinstance(subject, Lobby) else "hand"
        await tell(interaction, Phrase(f"answer-dms-{where}"))
    else:
        await knocked(interaction)
        await client.display.dms.remember(person, "told")
        await tell(interaction, Phrase("answer-dms-still"))


async def _where(interaction: Interaction, id: str) -> Lobby | Table | None:
    """Return a lobby or table about which the person gets DMs, preferably the one with the given id, or
    None.
    """
    registry, person = interaction.client.registry, interaction.user.id
    found: list[Lobby | Table] = [
        *await registry.tables.find(person=person),
        *await registry.lobbies.find(person=person),
    ]
    sent = [each for each in found if not each.snapshot.place.anywhere]  # elsewhere there are no hands by DM
    return next((each for each in sent if each.snapshot.id == id), sent[0] if sent else None)
