"""The options of *More* in a look back."""

from contextlib import suppress
from functools import partial
from io import BytesIO
from typing import Final

import discord

from bot.engine.game import IllegalMove
from bot.features.lookback.films import Films
from bot.features.lookback.handlers.may_see import ended, finished, must_see
from bot.features.lookback.layouts.extras import deal_message, record_buttons, shared_message
from bot.features.lookback.layouts.tabs import LookbackMessages
from bot.locales.phrase import Phrase
from bot.model.errors import Stale
from bot.model.occupants import seat_of
from bot.model.snapshots import Place
from bot.record.check_page import check_address, check_page
from bot.record.game import OLDER
from bot.tables.decide import NoteReplay
from bot.tables.share_codes import code_of
from bot.tables.table import Table
from bot.ui import client, components, errors, failures
from bot.ui.access import must_write
from bot.ui.actions import practice, reply, sharing
from bot.ui.failures import Meaning
from bot.ui.handlers import on_press
from bot.ui.messages.message import MessageLayout
from bot.ui.messages.result import extras_message, shared_line
from bot.ui.sync.answering import send_new, show_panel
from bot.ui.sync.blocked_words import send_public
from bot.ui.text import link, locale_of, person_mention, place_locale, plain, safe, said

SHARED_EVERY: Final = 600.0
"""The number of seconds before the same result or game can be shared again in a channel."""
UNSHARE: Final = components.ButtonId("0", "unshare")


@on_press("extras", redraws=True)
async def more(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Show all other options for a game that has ended. Raises TableError while it is in progress."""
    await show(interaction, await ended(interaction, button_id))


async def show(interaction: client.Interaction, table: Table, refused: errors.Refusal | None = None) -> None:
    """Show the panel of *More*. refused: the reason why the positions of the game cannot be shown, or
    None.
    """
    seat = seat_of(table.snapshot.players, interaction.user.id)
    pictures = bool(await interaction.client.builder.pictures(table))
    locale, shares = locale_of(interaction), sharing.possible(interaction)
    drawn = extras_message(table, seat, locale, pictures=pictures, shares=shares)
    if refused is not None:
        await show_panel(interaction, drawn.noting(errors.refusal(refused, locale) or ""))
    else:
        await show_panel(interaction, drawn, reply.lookback(table))


@on_press("replay")
async def replay(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Post the whole game as an animation, or answer with a link to an earlier one. Raises TableError, and
    Refusal if the game cannot be replayed.
    """
    table, drawing = await finished(interaction, button_id), interaction.client.parts[Films].drawing
    # a link to the animation, and its deletion with a player's data, work only in the table's channel
    alone = table.snapshot.personal or interaction.channel_id != table.snapshot.place.channel
    # in direct messages the replay shows its player only what they have seen
    await must_see(interaction, table, "course" if table.snapshot.place.direct else "deal")
    if table.snapshot.replay and await _stands(interaction, table.snapshot.place, table.snapshot.replay):
        await errors.tell(
            interaction, Phrase("answer-replay", link=link(table.snapshot.place, table.snapshot.replay))
        )
        return
    if table.snapshot.id in drawing:
        raise errors.Refusal(Phrase("refuse-replay-soon"))
    drawing.add(table.snapshot.id)
    try:
        await interaction.response.defer(ephemeral=alone, thinking=True)

        draw = partial(interaction.client.parts[LookbackMessages].animation, table)

        async def send(drawn: MessageLayout) -> discord.InteractionMessage:
            return await interaction.edit_original_response(view=drawn.body, attachments=drawn.files())

        posted = await send_public(draw, send, table.snapshot.place.locale)
        if not alone:
            with suppress(Stale):
                await table.do(NoteReplay(posted.id))
    except IllegalMove:
        await interaction.delete_original_response()
        raise errors.Refusal(OLDER) from None
    finally:
        drawing.discard(table.snapshot.id)


async def _stands(interaction: client.Interaction, place: Place, message: int) -> bool:
    """Return whether a message still exists. Return True if the bot cannot tell."""
    if place.anywhere:
        return True
    try:
        await interaction.client.get_partial_messageable(place.channel).fetch_message(message)
    except failures.CALL_FAILED as error:
        return failures.meaning(error) not in (Meaning.GONE, Meaning.NO_CHANNEL)
    return True


@on_press("still")
async def still(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Show the game as a sheet of stills and in words, ephemerally. Raises Refusal if the game is unfinished,
    if its race night still plays the same deal, or if the rules have changed too much to replay it.
    """
    table = await finished(interaction, button_id)
    await must_see(interaction, table, "course")
    try:
        drawn = await interaction.client.parts[LookbackMessages].stills(table, locale_of(interaction))
    except IllegalMove:
        raise errors.Refusal(OLDER) from None
    await send_new(interaction, drawn, ephemeral=True)


@on_press("record")
async def record(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Answer with the record of the game, ephemerally. Raises TableError if the game has no record, and
    Refusal while the deal still counts.
    """
    table = await reply.find(interaction, button_id.table)
    if table.snapshot.status == "over":  # an unfinished game has no record
        await must_see(interaction, table, "deal")
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
    """Show the opened seal of the deal, if it has one, with the page that checks it as a link or a file.
    Raises TableError, and Refusal if the game is unfinished or its deal still counts.
    """
    table, locale = await finished(interaction, button_id), locale_of(interaction)
    await must_see(interaction, table, "deal")
    sealed, deal, public = table.snapshot.sealed, table.snapshot.match.seed, interaction.client.status_url
    address = check_address(public, locale, sealed, deal) if public and sealed is not None else ""
    drawn = deal_message(table, address, locale)
    await show_panel(interaction, drawn, reply.extras(table))
    if sealed is not None and not address:
        page = discord.File(BytesIO(check_page(locale, sealed, deal)), f"check-{table.snapshot.id}.html")
        await interaction.followup.send(file=page, ephemeral=True)


@on_press("redeal", opens=True)
async def play_deal(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Open a lobby in this channel that plays the cards of a finished game again, or start practice with them
    if a lobby is impossible. Raises TableError, and Refusal if the game is unfinished or its cards cannot be
    played now.
    """
    table, registry = await finished(interaction, button_id), interaction.client.registry
    await must_see(interaction, table, "course")
    snapshot, person = table.snapshot, interaction.user.id
    await interaction.client.builder.record(table)  # raises if today's rules do not lead to the recorded end
    known = await registry.has_met(snapshot, person)
    if known or interaction.guild_id is None or snapshot.daily is not None:
        await must_see(interaction, table, "again")
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


async def must_not_flood(interaction: client.Interaction, what: str) -> None:
    """Begin the pause before the same result or game can be shared in this channel again. what: its key.
    Raises Refusal during that pause, or if the user cannot write here.
    """
    must_write(interaction)
    now = interaction.client.registry.clock.unix_now()
    if not await interaction.client.store.pauses.begin(what, interaction.channel_id or 0, now, SHARED_EVERY):
        raise errors.Refusal(Phrase("refuse-shared"))


@on_press("give")
async def share_result(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Post the user's result here, and show the user what was posted. Raises TableError if the game is
    unfinished, and Refusal if the user cannot write here or has just shared the result.
    """
    table = await reply.find(interaction, button_id.table)
    seat, locale = table.seat_of(interaction.user.id), place_locale(interaction)
    shared_line(table, seat)  # an unfinished game is refused before the pause begins
    await must_not_flood(interaction, f"result {table.snapshot.id} {seat}")
    draw = partial(interaction.client.builder.result, table, seat, interaction.user, locale)
    posted = await send_public(draw, partial(reply.post, interaction), locale)
    await sharing.tell(interaction, posted, UNSHARE)


@on_press("unshare", redraws=True)
async def take_back(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Delete a message that the user shared here. Raises Refusal if another person shared it."""
    await sharing.delete(interaction, button_id.mark)


@on_press("spread")
async def share_replay(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Post a message with which others can watch the game without knowing its end. Raises TableError, and
    Refusal if the game cannot be shared here or was just shared here.
    """
    table = await finished(interaction, button_id)
    await must_see(interaction, table, "course")
    if not sharing.possible(interaction) or table.snapshot.daily is not None:
        raise errors.Refusal(Phrase("refuse-share-here"))
    await must_not_flood(interaction, f"share {table.snapshot.id}")
    locale = place_locale(interaction)

    async def draw(*, nameless: bool) -> MessageLayout:
        if not nameless:
            return shared_message(table, safe(plain(interaction.user.display_name)), locale)
        return shared_message(table.frozen(nameless=True), person_mention(interaction.user.id), locale)

    posted = await send_public(draw, partial(reply.post, interaction), locale)
    await sharing.tell(interaction, posted, UNSHARE)
