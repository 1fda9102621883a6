"""Products of a finished game: an animation for the channel, its record, its opened seal."""

from importlib.resources import files
from io import BytesIO

import discord

from bot.engine.game import IllegalMove
from bot.locales.phrase import Phrase
from bot.model.errors import TableError
from bot.record.game import OLDER
from bot.tables.table import Table
from bot.ui.actions.reply import find
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal, tell
from bot.ui.messages.replay import deal_message
from bot.ui.reader import locale_of, said
from bot.ui.text import link

_SCRIPT = "check_deal.py"


async def replay(interaction: Interaction, button_id: ButtonId) -> None:
    """Post the whole game as an animation, once; later presses are answered with its location."""
    table, films = await finished(interaction, button_id), interaction.client.builder.filming
    if table.snapshot.replay:
        await tell(
            interaction, Phrase("answer-replay", link=link(table.snapshot.place, table.snapshot.replay))
        )
        return
    if table.snapshot.id in films:
        raise Refusal(Phrase("refuse-replay-soon"))
    films.add(table.snapshot.id)
    try:
        await interaction.response.defer(thinking=True)
        drawn = await interaction.client.builder.replay(table)
        posted = await interaction.edit_original_response(view=drawn.body, attachments=drawn.files())
        await table.note_replay(posted.id)
    except IllegalMove:
        await interaction.delete_original_response()
        raise Refusal(OLDER) from None
    finally:
        films.discard(table.snapshot.id)


async def still(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the same without motion, and in words, ephemerally."""
    table = await finished(interaction, button_id)
    try:
        drawn = await interaction.client.builder.stills(table, locale_of(interaction))
    except IllegalMove:
        raise Refusal(OLDER) from None
    await interaction.response.send_message(view=drawn.body, files=drawn.files(), ephemeral=True)


async def record(interaction: Interaction, button_id: ButtonId) -> None:
    """Answer with the record of the game, ephemerally."""
    await send_record(interaction, await find(interaction, button_id.table))


async def send_record(interaction: Interaction, table: Table) -> None:
    """Answer with the record of a finished game, ephemerally. Raises TableError while there is none."""
    text, name = await interaction.client.builder.record(table), record_name(table)
    await interaction.response.send_message(
        said(interaction, "answer-record", table=table.snapshot.id, file=name),
        file=discord.File(BytesIO(text.encode()), name),
        ephemeral=True,
    )


def record_name(table: Table) -> str:
    """The file name of a game's record."""
    return f"paddock-{table.snapshot.title}-{table.snapshot.id}.toml".replace("_", "-")


async def check(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the seal of the deal, ephemerally, with the script that checks it anywhere."""
    table = await finished(interaction, button_id)
    await interaction.response.send_message(
        view=deal_message(table, locale_of(interaction)).body, ephemeral=True
    )
    if table.snapshot.sealed is not None:
        script = BytesIO(files("bot.record").joinpath(_SCRIPT).read_bytes())
        await interaction.followup.send(file=discord.File(script, _SCRIPT), ephemeral=True)


async def finished(interaction: Interaction, button_id: ButtonId) -> Table:
    """The table, if its match has ended. Raises TableError."""
    table = await find(interaction, button_id.table)
    if table.snapshot.status != "over":
        raise TableError(Phrase("refuse-until-over"))
    return table
