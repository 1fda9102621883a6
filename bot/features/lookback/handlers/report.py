"""The report that a player sends to the bot's host about a finished game."""

import logging
from io import BytesIO

import discord

from bot.features.lookback.handlers.extras import record_name
from bot.features.lookback.handlers.may_see import finished
from bot.league.names import one_line
from bot.locales.phrase import Phrase, spoken
from bot.model.errors import TableError
from bot.tables.table import Table
from bot.ui import components, errors, failures
from bot.ui.actions import text_form
from bot.ui.client import Interaction, PaddockClient
from bot.ui.handlers import on_form, on_press
from bot.ui.text import safe, said

log = logging.getLogger(__name__)

_COMMENT = 500
"""The maximum number of characters in a report."""
_PAUSE = 600.0
"""The minimum number of seconds between two reports of one person."""


@on_press("report")
async def report(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Open the form for a report to the bot's host."""
    table = await finished(interaction, button_id)
    await _must_not_flood(interaction, table)
    title, ask, example = (said(interaction, f"answer-report{each}") for each in ("", "-ask", "-example"))
    form = text_form.TextForm(
        button_id=button_id, title=title, ask=ask, example=example, longest=_COMMENT, long=True
    )
    await interaction.response.send_modal(form)


@on_form("report")
async def reported(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Send the comment, and the record without the players' names, to the bot's host and to the log. Send the
    comment to the server's managers as well, if they want reports.
    """
    table = await finished(interaction, button_id)
    await _must_not_flood(interaction, table)
    comment = one_line(text_form.typed_text(interaction, _COMMENT))
    if not comment:
        raise errors.Refusal(Phrase("refuse-report-empty"))
    text = await interaction.client.builder.record(table, named=False)
    client = interaction.client
    await client.store.pauses.begin("report", interaction.user.id, client.registry.clock.unix_now(), _PAUSE)
    log.warning("report of table %s: %s\n%s", table.snapshot.id, comment, text)
    await errors.tell(interaction, Phrase("answer-report-sent"))
    name, id = table.title.name, table.snapshot.id
    words = Phrase("answer-reported", game=name, table=id, comment=safe(comment))
    await _send(interaction.client, words, text.encode(), record_name(table))
    await _tell_managers(interaction.client, table, words)


async def _send(client: PaddockClient, words: Phrase, snapshot: bytes, name: str) -> None:
    """Send a report to the owner of the application, or of its team, if possible."""
    told = client.application
    assert told is not None
    host = (told.team and told.team.owner_id) or told.owner.id
    try:
        channel = await client.create_dm(discord.Object(host))
        await client.registry.preferences.load((host,))
        told_host = spoken(words, client.builder.reads(host))
        await channel.send(told_host, file=discord.File(BytesIO(snapshot), name))
    except failures.CALL_FAILED as error:
        log.info("the report could not be sent to the owner of the bot: %s", error)


async def _tell_managers(client: PaddockClient, table: Table, words: Phrase) -> None:
    place = table.snapshot.place
    if not place.hosted:
        return
    await client.registry.preferences.load((), place.guild)
    channel = client.registry.preferences.server(place.guild).reports
    if not channel:
        return
    try:
        there = client.get_partial_messageable(channel, guild_id=place.guild)
        await there.send(spoken(words, place.locale), allowed_mentions=discord.AllowedMentions.none())
    except failures.CALL_FAILED as error:
        log.info("the report could not be sent to the managers of the server: %s", error)


async def _must_not_flood(interaction: Interaction, table: Table) -> None:
    """Raise TableError if the user did not play at the table, or has just sent a report."""
    table.seat_of(interaction.user.id)
    client, now = interaction.client, interaction.client.registry.clock.unix_now()
    if await client.store.pauses.until("report", interaction.user.id, now) is not None:
        raise TableError(Phrase("refuse-report-soon"))
