"""/smack: everyone plays and taps at once."""
# Longer than 60 lines: one line for each option of the game.

from typing import Literal

from discord import app_commands

from bot.games.racesmack.rules.model import Options
from bot.model.snapshots import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import CircuitName, ShareCode


class Smack(GameCog):
    """Racesmack, from the lobby to the finish."""

    title = "racesmack"
    smack = in_servers("smack")

    @in_circuit("racesmack")
    @smack.command()
    async def start(
        self,
        interaction: Interaction,
        robots: app_commands.Range[int, 0, 5] = 0,
        level: Literal["learner", "club", "expert", "champion", "adaptive"] = "adaptive",
        pace: Pace = "live",
        seating: Seating = "random",
        edition: Literal["draft", "published"] = "draft",
        taps: Literal["timed", "untimed"] = "timed",
        seconds: Literal[15, 30, 60, 120] = 30,
        racing_rules: bool = False,
        time_penalty: bool = False,
        noise_cancelling: bool = False,
        tiebreaker: bool = False,
        after_you: bool = False,
        shifting_gears: bool = False,
        circuit: CircuitName | None = None,
        deal: ShareCode | None = None,
    ) -> None:
        options = Options(
            edition=edition,
            racing_rules=racing_rules,
            time_penalty=time_penalty,
            noise_cancelling=noise_cancelling,
            tiebreaker=tiebreaker,
            after_you=after_you,
            shifting_gears=shifting_gears,
            taps=taps,
            seconds=seconds,
        )
        await self.open_lobby(interaction, options, pace, seating, robots, level, circuit, deal)

    @smack.command()
    async def rules(self, interaction: Interaction) -> None:
        await self.tell_rules(interaction)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Smack(client))
