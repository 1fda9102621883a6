"""The history of a table: an ephemeral message with pages, or with single steps."""

from dataclasses import replace

from bot.engine.game import IllegalMove, Seat
from bot.locales.phrase import Phrase
from bot.tables.table import Table
from bot.ui.actions.replay import must_not_spoil
from bot.ui.actions.reply import find
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal
from bot.ui.messages.history import EVERYBODY, HistorySpot
from bot.ui.messages.message import MessageLayout
from bot.ui.reader import locale_of

_LAST = 1_000_000
"""A page number beyond every last page."""


async def past(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the last page, ephemerally."""
    table = await find(interaction, button_id.table)
    table.touch(interaction.user.id)
    drawn = await _drawn(interaction, table, HistorySpot(_LAST))
    await interaction.response.send_message(view=drawn.body, ephemeral=True)


async def show_beginning(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Show the first step with its pictures, from the view of that seat, ephemerally."""
    drawn = await _drawn(interaction, table, HistorySpot(0, EVERYBODY + 1 + seat, 0))
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
    drawn = await _drawn(interaction, table, spot)
    await interaction.response.edit_message(view=drawn.body, attachments=drawn.files())


async def _drawn(interaction: Interaction, table: Table, spot: HistorySpot) -> MessageLayout:
    """A page or step in the presser's view, or in that of the chosen seat."""
    if spot.eyes:
        await must_not_spoil(interaction, table)
    try:
        reader = _reader(table, interaction.user.id, spot)
        return await interaction.client.builder.history(table, reader, spot, locale_of(interaction))
    except IllegalMove:
        raise Refusal(Phrase("refuse-history")) from None


def _reader(table: Table, person: int, spot: HistorySpot) -> Seat | None:
    """The seat whose view that person has: a player's own, and after the end anybody's."""
    if spot.eyes and table.snapshot.status == "over":
        seat = spot.eyes - EVERYBODY - 1
        return seat if 0 <= seat < len(table.names) else None
    seats = [seat for seat, each in enumerate(table.snapshot.players) if each.person == person]
    return seats[0] if seats else None
