"""The body of `/race start` and its sisters."""

from bot.locales.phrase import Phrase
from bot.model.snapshots import Pace
from bot.title import AnyTitle as Title
from bot.ui.actions.reply import open_lobby, place_for, send_lobby
from bot.ui.client import Interaction
from bot.ui.commands.deal import deal_again
from bot.ui.commands.league import meant
from bot.ui.errors import Refusal


async def start(
    interaction: Interaction,
    title: Title,
    robots: int,
    level: str | None,
    pace: Pace,
    circuit: str | None,
    deal: str | None,
) -> None:
    """Open a lobby in this channel: in a circuit if one is given, or for the deal of a share code."""
    if deal is None:
        counted = "" if circuit is None else (await meant(interaction, circuit, running=True)).id
        await open_lobby(interaction, title, robots=robots, level=level or "", pace=pace, circuit=counted)
    elif circuit is not None:
        raise Refusal(Phrase("refuse-code-circuit"))
    else:
        place = place_for(interaction, title)
        await send_lobby(interaction, await deal_again(interaction, title.key, place, deal, pace))
