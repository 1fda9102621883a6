"""/rasant: the overtaking line."""

from typing import Literal

from discord import app_commands

from bot.engine.driver import Level
from bot.games.rasant.rules.model import Options
from bot.model.snapshots import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import CircuitName, ShareCode


class Rasant(GameCog):
    """Rasant, from the lobby to the last round."""

    title = "rasant"
    rasant = in_servers("rasant")

    @in_circuit("rasant")
    @rasant.command()
    async def start(
        self,
        interaction: Interaction,
        robots: app_commands.Range[int, 0, 4] = 0,
        level: Level | None = None,
        pace: Pace = "live",
        seating: Seating = "random",
        grid: Literal["random", "draft"] = "random",
        circuit: CircuitName | None = None,
        deal: ShareCode | None = None,
    ) -> None:
        await self.open_lobby(interaction, Options(grid=grid), pace, seating, robots, level, circuit, deal)

    @rasant.command()
    async def rules(self, interaction: Interaction) -> None:
        await self.tell_rules(interaction)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Rasant(client))
