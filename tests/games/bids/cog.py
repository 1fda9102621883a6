"""/bids: Bids. A real game's is cogs/<command>.py."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.model.snapshots import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import CircuitName, ShareCode
from tests.games.bids.rules import Options


class Bids(GameCog):
    """Bids, from the lobby to the end."""

    title = "bids"
    bids = in_servers("bids", "Bids: bid in secret for a prize")

    @in_circuit("bids")
    @bids.command(description="Open a lobby for Bids in this channel")
    @app_commands.describe(
        rounds="How many prizes there are",
    )
    async def start(
        self,
        interaction: Interaction,
        robots: app_commands.Range[int, 0, 4] = 0,
        level: Literal["club"] | None = None,
        pace: Pace = "live",
        seating: Seating = "random",
        rounds: Literal[3, 5] = 5,
        circuit: CircuitName | None = None,
        deal: ShareCode | None = None,
    ) -> None:
        await self.open_lobby(interaction, Options(rounds), pace, seating, robots, level, circuit, deal)

    @bids.command(description="The rules of Bids in short")
    async def rules(self, interaction: Interaction) -> None:
        await self.tell_rules(interaction)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Bids(client))
