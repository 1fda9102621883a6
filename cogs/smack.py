"""/smack: everyone plays and taps at once."""
# Longer than 60 lines: one line for each option of the game, and one that describes it.

from typing import Literal

from discord import app_commands

from bot.games.racesmack.rules.model import Options
from bot.model.snapshots import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import COUNTED, SHARED, CircuitName, ShareCode


class Smack(GameCog):
    """Racesmack, from the lobby to the finish."""

    title = "racesmack"
    smack = in_servers("smack", "Racesmack: tap a correct card before anyone else")

    @in_circuit("racesmack")
    @smack.command(description="Play Racesmack in this channel")
    @app_commands.describe(
        robots="How many robots sit down with you (0 to 5)",
        level="How strong your robots are (adaptive: you win a quarter to a half)",
        circuit=COUNTED,
        deal=SHARED,
        pace="How long a turn may take: live 90 seconds, relaxed 24 hours, none no clock",
        seating="Are the seats drawn at random, or as people sat down?",
        edition="Rules of the early draft, or of the published game",
        taps="Fastest tap wins, or untimed: chosen in secret, ranked by seat",
        seconds="How long you have to tap in a live game",
        racing_rules="Each round has a default rule from a deck of ten",
        time_penalty="A wrong tap costs one of three penalties, your choice",
        noise_cancelling="Several Rules Cards: the highest counts, instead of none",
        tiebreaker="Several correct cards: most common colour, then most symbols",
        after_you="Cards are revealed until a Rules Card comes. Half the rounds have no correct card",
        shifting_gears="18 more cards that count by number, fingers, die or tally",
    )
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

    @smack.command(description="The rules of Racesmack in short")
    async def rules(self, interaction: Interaction) -> None:
        await self.tell_rules(interaction)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Smack(client))
