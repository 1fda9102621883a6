"""The functions that carry out `/race start` and the same command of other games."""

from bot.locales.phrase import Phrase
from bot.model.snapshots import Pace, Place
from bot.tables.lobby import Lobby
from bot.tables.share_codes import GONE, code_of, table_of
from bot.title import AnyTitle as Title
from bot.ui.actions.reply import open_lobby, place_for, send_lobby
from bot.ui.client import Interaction
from bot.ui.commands.circuit_option import meant
from bot.ui.errors import Refusal
from bot.ui.text import plain


async def start(
    interaction: Interaction,
    title: Title,
    robots: int,
    level: str | None,
    pace: Pace,
    circuit: str | None,
    deal: str | None,
) -> None:
    """Open a lobby in this channel, for a circuit if one is given, or for the deal of a share code. Raises
    TableError if that is impossible, or both are given.
    """
    if deal is None:
        counted = "" if circuit is None else (await meant(interaction, circuit, running=True)).id
        await open_lobby(interaction, title, robots=robots, level=level or "", pace=pace, circuit=counted)
    elif circuit is not None:
        raise Refusal(Phrase("refuse-code-circuit"))
    else:
        place = place_for(interaction, title)
        await send_lobby(
            interaction, await deal_again(interaction, title=title.key, place=place, code=deal, pace=pace)
        )


async def deal_again(interaction: Interaction, title: str, place: Place, code: str, pace: Pace) -> Lobby:
    """Open a lobby for the deal of a share code, with the user as its host. Raises TableError if that is
    impossible.
    """
    registry, builder = interaction.client.registry, interaction.client.builder
    table = await registry.tables.get(table_of(code))
    if table is None or code_of(table.snapshot) != code.strip().lower():
        raise Refusal(GONE)
    if table.snapshot.title != title:
        raise Refusal(Phrase("refuse-code-game", command=table.title.command))
    if table.snapshot.status == "over":
        await builder.record(table)  # raises if today's rules do not lead to the recorded end
    name = plain(interaction.user.display_name)
    return await registry.new_lobbies.deal_again(
        code, place=place, person=interaction.user.id, name=name, pace=pace
    )
