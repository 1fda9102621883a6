"""/smack: everyone plays and taps at once."""
# Longer than 60 lines: one line for each option of the game, and one that describes it.

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.games.racesmack.rules.model import Options
from bot.model.records import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import COUNTED, SHARED, CircuitName, ShareCode


class Smack(GameCog):
    """Racesmack, from the lobby to the finish."""

    title = "racesmack"
    smack = in_servers("smack", "Racesmack: tap a right card before the others do")

    @in_circuit("racesmack")
    @smack.command(description="Open a lobby for a game of Racesmack in this channel")
    @app_commands.describe(
        robots="How many robots sit down with you (0 to 5)",
        level="How fast and how well the robots play; adaptive: so that you win a quarter to a half",
        circuit=COUNTED,
        deal=SHARED,
        pace="How long a turn may take: live 90 seconds, relaxed 24 hours, none no clock",
        seating="Are the seats drawn at random, or as people sat down?",
        edition="The rules of the early draft, or of the published game",
        taps="The fastest press wins; untimed, for slow readers or lines: chosen in secret, ranked by seat",
        seconds="How long you have for a tap at a live table",
        racing_rules="A card from a deck of ten gives each round its default rule",
        time_penalty="Whoever taps a wrong card chooses among three penalties",
        noise_cancelling="Of several Rules Cards the highest applies; else they cancel each other",
        tiebreaker="Of several correct cards one or few stay",
        after_you="Cards are turned up until a Rules Card comes; in about half of its rounds nobody is right",
        shifting_gears="18 more cards, which count with a number, fingers, a die or tally strokes",
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
