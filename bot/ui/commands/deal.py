"""A share code, and the lobby in which its deal is played again."""

from bot.locales.phrase import Phrase
from bot.model.snapshots import Pace, Place
from bot.tables.lobby import Lobby
from bot.tables.share import GONE, code_of, table_of
from bot.ui.client import Interaction
from bot.ui.errors import Refusal
from bot.ui.text import plain


async def deal_again(interaction: Interaction, title: str, place: Place, code: str, pace: Pace) -> Lobby:
    """Open the lobby, with the user of the command as its host. Raises TableError, and Refusal for the code
    of another game or of older rules.
    """
    registry, builder = interaction.client.registry, interaction.client.builder
    table = await registry.table(table_of(code))
    if table is None or code_of(table.snapshot) != code.strip().lower():
        raise Refusal(GONE)
    if table.snapshot.title != title:
        raise Refusal(Phrase("refuse-code-game", command=table.title.command))
    if table.snapshot.status == "over":
        await builder.record(table)  # it raises when today's rules do not lead to that game's end
    name = plain(interaction.user.display_name)
    return await registry.new_lobbies.deal_again(
        code, place=place, person=interaction.user.id, name=name, pace=pace
    )
