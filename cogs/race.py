"""/race: Gear Head."""

from discord import app_commands

from bot.engine.driver import Level
from bot.games.gear_head.rules.model import Options
from bot.model.snapshots import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import COUNTED, SHARED, CircuitName, ShareCode


class Race(GameCog):
    """Gear Head, from the lobby to the flag."""

    title = "gear_head"
    race = in_servers("race", "Gear Head: build a car, race to the line")

    @in_circuit("gear_head")
    @race.command(description="Open a lobby for a race in this channel")
    @app_commands.describe(
        robots="How many robots sit down with you (0 to 11)",
        level="How well those robots play; more can be added in the lobby, each of any level",
        circuit=COUNTED,
        deal=SHARED,
        pace="How long a turn may take: live 90 seconds, relaxed 24 hours, none no clock",
        seating="Are the seats drawn at random, or as people sat down?",
    )
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

    @race.command(description="The rules of Gear Head in short")
    async def rules(self, interaction: Interaction) -> None:
        await self.tell_rules(interaction)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Race(client))
