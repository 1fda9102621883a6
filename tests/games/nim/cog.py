"""/nim: Nim. A real game's is cogs/<command>.py."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.model.snapshots import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import CircuitName, ShareCode
from tests.games.nim.rules import Options


class Nim(GameCog):
    """Nim, from the lobby to the end."""

    title = "nim"
    nim = in_servers("nim", "Nim: take the last stick")

    @in_circuit("nim")
    @nim.command(description="Open a lobby for Nim in this channel")
    @app_commands.describe(
        last="What taking the last stick does",
    )
    async def start(
        self,
        interaction: Interaction,
        robots: app_commands.Range[int, 0, 1] = 0,
        level: Literal["club"] | None = None,
        pace: Pace = "live",
        seating: Seating = "random",
        last: Literal["wins", "loses"] = "wins",
        circuit: CircuitName | None = None,
        deal: ShareCode | None = None,
    ) -> None:
        await self.open_lobby(interaction, Options(last), pace, seating, robots, level, circuit, deal)

    @nim.command(description="The rules of Nim in short")
    async def rules(self, interaction: Interaction) -> None:
        await self.tell_rules(interaction)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Nim(client))
