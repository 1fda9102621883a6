"""/two: Two Cards. A real game's is cogs/<command>.py."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.model.snapshots import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import CircuitName, ShareCode
from tests.games.two_cards.rules import Options


class Two(GameCog):
    """Two Cards, from the lobby to the end."""

    title = "two_cards"
    two = in_servers("two", "Two Cards: play higher than the card below")

    @in_circuit("two_cards")
    @two.command(description="Open a lobby for Two Cards in this channel")
    @app_commands.describe(
        rounds="How many turns everybody has",
    )
    async def start(
        self,
        interaction: Interaction,
        robots: app_commands.Range[int, 0, 7] = 0,
        level: Literal["club"] | None = None,
        pace: Pace = "live",
        seating: Seating = "random",
        rounds: Literal[3, 6] = 6,
        circuit: CircuitName | None = None,
        deal: ShareCode | None = None,
    ) -> None:
        await self.open_lobby(interaction, Options(rounds), pace, seating, robots, level, circuit, deal)

    @two.command(description="The rules of Two Cards in short")
    async def rules(self, interaction: Interaction) -> None:
        await self.tell_rules(interaction)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Two(client))
