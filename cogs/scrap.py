"""/scrap: the grid of the scrapyard."""

from typing import Literal

from discord import app_commands

from bot.games.scrapheap.rules.model import Options
from bot.model.snapshots import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import CircuitName, ShareCode


class Scrap(GameCog):
    """Scrapheap Scavengers, from the lobby to the last card."""

    title = "scrapheap"
    scrap = in_servers("scrap")

    @in_circuit("scrapheap")
    @scrap.command()
    async def start(
        self,
        interaction: Interaction,
        robots: app_commands.Range[int, 0, 3] = 0,
        level: Literal["learner", "club", "expert", "champion"] | None = None,
        pace: Pace = "live",
        seating: Seating = "random",
        mode: Literal["public", "stealth"] = "public",
        tiles: Literal[1, 2, 3, 4] = 2,
        mismatch: Literal["minus", "zero", "plus"] = "minus",
        circuit: CircuitName | None = None,
        deal: ShareCode | None = None,
    ) -> None:
        options = Options(mode=mode, tiles=tiles, mismatch=mismatch)
        await self.open_lobby(interaction, options, pace, seating, robots, level, circuit, deal)

    @scrap.command()
    async def rules(self, interaction: Interaction) -> None:
        await self.tell_rules(interaction)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Scrap(client))
