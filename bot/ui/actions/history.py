"""The history of a table: an ephemeral message with pages, or with single steps."""

from dataclasses import replace

from bot.engine.game import IllegalMove, Seat
from bot.locales.phrase import Phrase
from bot.tables.table import Table
from bot.ui.actions.replay import must_not_reveal, must_not_spoil, waiting
from bot.ui.actions.reply import find, is_anywhere
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal
from bot.ui.messages.film import Film, Viewer
from bot.ui.messages.history import EVERYBODY, HistorySpot
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.answering import redraw
from bot.ui.text import locale_of

_LAST = 1_000_000
"""A page number beyond every last page."""


async def past(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the last page, ephemerally."""
    table = await find(interaction, button_id.table)
    table.touch(interaction.user.id)
    drawn = await _drawn(interaction, table, HistorySpot(_LAST))
    await interaction.response.send_message(view=drawn.body, ephemeral=True)


async def show_beginning(interaction: Interaction, table: Table, eyes: int) -> None:
    """Show the first step with its pictures, ephemerally. eyes: see HistorySpot."""
    drawn = await _drawn(interaction, table, HistorySpot(0, eyes, 0))
    await interaction.response.send_message(view=drawn.body, files=drawn.files(), ephemeral=True)


async def page(interaction: Interaction, button_id: ButtonId) -> None:
    """Show a page, or a step with its pictures, in place."""
    await _turn(interaction, button_id, HistorySpot.of(button_id.mark))


async def glance(interaction: Interaction, button_id: ButtonId) -> None:
    """Show a step with its pictures."""
    ply = int(button_id.arg or "0", 16)
    await _turn(interaction, button_id, replace(HistorySpot.of(button_id.mark), ply=ply))


async def eyes(interaction: Interaction, button_id: ButtonId) -> None:
    """Change to the view of another seat."""
    whose = int(button_id.arg or "0", 16)
    await _turn(interaction, button_id, replace(HistorySpot.of(button_id.mark), eyes=whose))


async def _turn(interaction: Interaction, button_id: ButtonId, spot: HistorySpot) -> None:
    table = await find(interaction, button_id.table)
    table.touch(interaction.user.id)
    await redraw(interaction, await _drawn(interaction, table, spot))


async def _drawn(interaction: Interaction, table: Table, spot: HistorySpot) -> MessageLayout:
    """A page or step in the presser's view, or in that of the chosen seat."""
    builder, locale = interaction.client.builder, locale_of(interaction)
    if spot.ply is not None:
        film = await film_of(interaction, table, spot)
        return await builder.films.step(film, spot, viewer_of(interaction))
    try:
        return await builder.history(table, await _reader(interaction, table, spot), spot, locale)
    except IllegalMove:
        raise Refusal(Phrase("refuse-history")) from None


def viewer_of(interaction: Interaction, playing: str = "") -> Viewer:
    """The presser. playing: see Viewer."""
    shares = interaction.guild_id is not None or is_anywhere(interaction)
    return Viewer(interaction.user.id, locale_of(interaction), shares=shares, playing=playing)


async def film_of(interaction: Interaction, table: Table, spot: HistorySpot) -> Film:
    """The steps in the presser's view, or in that of the chosen seat; in their own game with what a review
    has found of it. Raises Refusal.
    """
    reader, person = await _reader(interaction, table, spot), interaction.user.id
    try:
        film = await interaction.client.builder.films.film(table, reader, locale_of(interaction))
        if reader is None or table.snapshot.players[reader].person != person:
            return film
        if table.snapshot.status != "over" or await waiting(interaction, table, "review") is not None:
            return film
        notes = await interaction.client.reviews.notes(
            table, reader, person, film.pasts, locale_of(interaction)
        )
    except IllegalMove:
        raise Refusal(Phrase("refuse-history")) from None
    return film.noting(notes)


async def _reader(interaction: Interaction, table: Table, spot: HistorySpot) -> Seat | None:
    """The seat whose view the presser has: a player's own, and after the end anybody's. Raises Refusal while
    others play the deal.
    """
    if spot.eyes and table.snapshot.status == "over":
        await (must_not_reveal if spot.eyes > EVERYBODY else must_not_spoil)(interaction, table)
        seat = spot.eyes - EVERYBODY - 1
        return seat if 0 <= seat < len(table.names) else None
    seats = [at for at, each in enumerate(table.snapshot.players) if each.person == interaction.user.id]
    return seats[0] if seats else None
