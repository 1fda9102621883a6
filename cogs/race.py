"""/race: Gear Head."""

from discord import app_commands

from bot.engine.driver import Level
from bot.games.gear_head.rules.model import Options
from bot.model.snapshots import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import CircuitName, ShareCode


class Race(GameCog):
    """Gear Head, from the lobby to the flag."""

    title = "gear_head"
    race = in_servers("race")

    @in_circuit("gear_head")
    @race.command()
    async def start(
        self,
        interaction: Interaction,
        robots: app_commands.Range[int, 0, 11] = 0,
        level: Level | None = None,
        pace: Pace = "live",
        seating: Seating = "random",
        circuit: CircuitName | None = None,
        deal: ShareCode | None = None,
    ) -> None:
        await self.open_lobby(interaction, Options(), pace, seating, robots, level, circuit, deal)

    @race.command()
    async def rules(self, interaction: Interaction) -> None:
        await self.tell_rules(interaction)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Race(client))
