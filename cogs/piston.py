"""/piston: build a car that pleases the investors."""

from typing import Literal

from discord import app_commands

from bot.games.gear_and_piston.rules.model import Options
from bot.model.snapshots import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import COUNTED, SHARED, CircuitName, ShareCode


class Piston(GameCog):
    """Gear & Piston, from the lobby to the score sheet."""

    title = "gear_and_piston"
    piston = in_servers("piston", "Gear & Piston: build a car of 1888, and please the investors")

    @in_circuit("gear_and_piston")
    @piston.command(description="Open a lobby for a game of Gear & Piston in this channel")
    @app_commands.describe(
        robots="How many robots sit down with you (0 to 5)",
        level="How well those robots play; more can be added in the lobby, each of any level",
        circuit=COUNTED,
        deal=SHARED,
        pace="How long a turn may take: live 90 seconds, relaxed 24 hours, none no clock",
        seating="Are the seats drawn at random, or as people sat down?",
        investors="Standard: stacks 1 and 2; advanced: stack 1, and 2 or 3; expert: one of each stack",
        jump_row="The variant Jump Row: parts stay for two rounds, and junk is drawn unseen?",
    )
    async def start(
        self,
        interaction: Interaction,
        robots: app_commands.Range[int, 0, 5] = 0,
        level: Literal["learner", "club", "expert"] | None = None,
        pace: Pace = "live",
        seating: Seating = "random",
        investors: Literal["standard", "advanced", "expert"] = "standard",
        jump_row: bool = False,
        circuit: CircuitName | None = None,
        deal: ShareCode | None = None,
    ) -> None:
        options = Options(investors=investors, jump_row=jump_row)
        await self.open_lobby(interaction, options, pace, seating, robots, level, circuit, deal)

    @piston.command(description="The rules of Gear & Piston in short")
    async def rules(self, interaction: Interaction) -> None:
        await self.tell_rules(interaction)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Piston(client))
