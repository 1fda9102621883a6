"""Products of a finished game: an animation for the channel, its record, its opened seal."""

from contextlib import suppress
from functools import partial
from io import BytesIO
from math import inf
from typing import Final

import discord

from bot.engine.game import IllegalMove
from bot.locales.phrase import Phrase
from bot.model.errors import Stale, TableError
from bot.record.check_page import check_address, check_page
from bot.record.game import OLDER
from bot.tables.decide import NoteReplay
from bot.tables.share import code_of
from bot.tables.table import Table
from bot.ui import client, components, errors
from bot.ui.actions import practice, reply
from bot.ui.handlers import on_press
from bot.ui.messages.message import MessageLayout
from bot.ui.messages.replay import deal_message, record_buttons
from bot.ui.sync.answering import show_panel
from bot.ui.sync.nameless import send_public
from bot.ui.text import link, locale_of, moment, plain, said

SHARED_EVERY: Final = 600.0
"""Seconds after which the same thing can be shared again in a channel."""


@on_press("replay")
async def replay(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Post the whole game as an animation, once. Later presses are answered with its location. If only its
    player sees the table, only they see the animation. Raises TableError, Refusal.
    """
    table, drawing = await opened(interaction, button_id), interaction.client.films.drawing
    personal = table.snapshot.personal
    if not table.snapshot.place.direct:  # in direct messages it shows its player only what they have seen
        await must_not_reveal(interaction, table, "deal")
    if table.snapshot.replay:
        await errors.tell(
            interaction, Phrase("answer-replay", link=link(table.snapshot.place, table.snapshot.replay))
        )
        return
    if table.snapshot.id in drawing:
        raise errors.Refusal(Phrase("refuse-replay-soon"))
    drawing.add(table.snapshot.id)
    try:
        await interaction.response.defer(ephemeral=personal, thinking=True)

        draw = partial(interaction.client.builder.replay, table)

        async def send(drawn: MessageLayout) -> discord.InteractionMessage:
            return await interaction.edit_original_response(view=drawn.body, attachments=drawn.files())

        posted = await send_public(draw, send, table.snapshot.place.locale)
        if not personal:
            with suppress(Stale):
                await table.do(NoteReplay(posted.id))
    except IllegalMove:
        await interaction.delete_original_response()
        raise errors.Refusal(OLDER) from None
    finally:
        drawing.discard(table.snapshot.id)


@on_press("still")
async def still(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Show the game as a still picture and in words, ephemerally."""
    table = await opened(interaction, button_id)
    try:
        drawn = await interaction.client.builder.stills(table, locale_of(interaction))
    except IllegalMove:
        raise errors.Refusal(OLDER) from None
    await interaction.response.send_message(view=drawn.body, files=drawn.files(), ephemeral=True)


@on_press("record")
async def record(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Answer with the record of the game, ephemerally. Raises TableError, and Refusal for a deal that still
    counts.
    """
    table = await reply.find(interaction, button_id.table)
    if table.snapshot.status == "over":  # before that it has no record
        await must_not_spoil(interaction, table)
        await must_not_reveal(interaction, table, "deal")
    await send_record(interaction, table)


async def send_record(interaction: client.Interaction, table: Table) -> None:
    """Answer with the record of a finished game, ephemerally. Raises TableError while there is none."""
    text, name = await interaction.client.builder.record(table), record_name(table)
    await interaction.response.send_message(
        said(interaction, "answer-record", table=table.snapshot.id),
        file=discord.File(BytesIO(text.encode()), name),
        view=record_buttons(table, locale_of(interaction)),
        ephemeral=True,
    )


def record_name(table: Table) -> str:
    """Return the file name of a game's record."""
    return f"paddock-{table.snapshot.title}-{table.snapshot.id}.toml".replace("_", "-")


@on_press("check", redraws=True)
async def check(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Open the seal of the deal, ephemerally, with the page that checks it: on the bot's own port if the host
    publishes it, else as a file. Raises TableError, and Refusal for a deal that still counts.
    """
    table, locale = await opened(interaction, button_id), locale_of(interaction)
    await must_not_reveal(interaction, table, "deal")
    sealed, deal, public = table.snapshot.sealed, table.snapshot.match.seed, interaction.client.status_url
    address = check_address(public, locale, sealed, deal) if public and sealed is not None else ""
    drawn = deal_message(table, address, locale)
    await show_panel(interaction, drawn, reply.after(table))
    if sealed is not None and not address:
        page = discord.File(BytesIO(check_page(locale, sealed, deal)), f"check-{table.snapshot.id}.html")
        await interaction.followup.send(file=page, ephemeral=True)


@on_press("redeal", opens=True)
async def play_deal(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Deal the cards of a finished game again. Open a lobby for them in this channel, with the presser as its
    host. If the presser has seen the cards, if the game was a daily, and outside of servers, start practice
    against robots instead. Raises TableError, and for practice Refusal while the deal still counts for
    others.
    """
    table, registry = await opened(interaction, button_id), interaction.client.registry
    snapshot, person = table.snapshot, interaction.user.id
    await interaction.client.builder.record(
        table
    )  # it raises if today's rules do not lead to the recorded end
    known = await registry.has_met(snapshot, person)
    if known or interaction.guild_id is None or snapshot.daily is not None:
        refused = await waiting(interaction, table, "deal")
        if refused is not None:
            raise errors.Refusal(refused)
        await practice.practise_deal(interaction, table)
        return
    lobby = await registry.new_lobbies.deal_again(
        code_of(snapshot),
        place=reply.find_place(interaction),
        person=person,
        name=plain(interaction.user.display_name),
        pace="live",
        press=components.press_of(interaction),
    )
    await reply.send_lobby(interaction, lobby)


async def finished(interaction: client.Interaction, button_id: components.ButtonId) -> Table:
    """Return the table, if its match has ended. Raises TableError."""
    table = await reply.find(interaction, button_id.table)
    if table.snapshot.status != "over":
        raise TableError(Phrase("refuse-until-over"))
    return table


async def opened(interaction: client.Interaction, button_id: components.ButtonId) -> Table:
    """Return the table, if its match has ended and its cards are no secret. Raises TableError,
    and Refusal.
    """
    table = await finished(interaction, button_id)
    await must_not_spoil(interaction, table)
    return table


async def must_not_flood(interaction: client.Interaction, what: str) -> None:
    """Raise Refusal if the presser can't write in this channel, or if the thing named `what` was shared there
    a moment ago.
    """
    granted, thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    if interaction.guild_id and not (granted.send_messages_in_threads if thread else granted.send_messages):
        raise errors.Refusal(Phrase("refuse-share-here"))
    now = interaction.client.registry.clock.unix_now()
    if not await interaction.client.store.pauses.begin(what, interaction.channel_id or 0, now, SHARED_EVERY):
        raise errors.Refusal(Phrase("refuse-shared"))


async def must_not_spoil(interaction: client.Interaction, table: Table) -> None:
    """Raise Refusal while others play the same deal in a cup."""
    snapshot = table.snapshot
    if (
        snapshot.night
        and snapshot.status == "over"
        and await interaction.client.registry.dealt_elsewhere(snapshot)
    ):
        raise errors.Refusal(Phrase("night-refuse-same"))


async def waiting(interaction: client.Interaction, table: Table, what: str) -> Phrase | None:
    """Return the refusal to show others a deal that still counts for them, or None if it counts for nobody.
    what: the part of the refusal's id that names what was requested.
    """
    until = await interaction.client.registry.counts_until(table.snapshot)
    if not until:
        return None
    if until == inf:
        return Phrase(f"refuse-{what}-open")
    return Phrase(f"refuse-{what}-wait", when=moment(until))


async def must_not_reveal(interaction: client.Interaction, table: Table, what: str = "film") -> None:
    """Raise Refusal if the players' hands would show others a deal that still counts for them. what: as for
    `waiting`.
    """
    if await interaction.client.registry.dailies.is_open(table.snapshot, interaction.guild_id or 0):
        return  # its player has shown it
    refused = await waiting(interaction, table, what)
    if refused is not None:
        raise errors.Refusal(refused)
