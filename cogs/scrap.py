"""/scrap: the grid of the scrapyard."""

from typing import Literal

from discord import app_commands

from bot.games.scrapheap.rules.model import Options
from bot.model.snapshots import Pace, Seating
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.league import in_circuit
from bot.ui.game_cog import GameCog, in_servers
from bot.ui.options import COUNTED, SHARED, CircuitName, ShareCode


class Scrap(GameCog):
    """Scrapheap Scavengers, from the lobby to the last card."""

    title = "scrapheap"
    scrap = in_servers("scrap", "Scrapheap Scavengers: peek, guard your finds, bring them home")

    @in_circuit("scrapheap")
    @scrap.command(description="Open a lobby for a game of Scrapheap Scavengers in this channel")
    @app_commands.describe(
        robots="How many robots sit down with you (0 to 3)",
        level="How well those robots play; more can be added in the lobby, each of any level",
        circuit=COUNTED,
        deal=SHARED,
        pace="How long a turn may take: live 90 seconds, relaxed 24 hours, none no clock",
        seating="Are the seats drawn at random, or as people sat down?",
        mode="Are tiles and taken cards shown in the collection, or hidden to the end?",
        tiles="How many symbols everyone looks for: the more, the longer the game",
        mismatch="How do cards count that match none of your tiles?",
    )
    async def start(
        self,
        interaction: Interaction,
        robots: app_commands.Range[int, 0, 3] = 0,
        level: Literal["learner", "club", "expert", "champion"] | None = None,
        pace: Pace = "live",
        seating: Seating = "random",
        mode: Literal["public", "stealth"] = "public",
        tiles: Literal[1, 2, 3, 4] = 2,
        mismatch: Literal["minus", "zero", "plus"] = "minus",
        circuit: CircuitName | None = None,
        deal: ShareCode | None = None,
    ) -> None:
        options = Options(mode=mode, tiles=tiles, mismatch=mismatch)
        await self.open_lobby(interaction, options, pace, seating, robots, level, circuit, deal)

    @scrap.command(description="The rules of Scrapheap Scavengers in short")
    async def rules(self, interaction: Interaction) -> None:
        await self.tell_rules(interaction)


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    await client.add_cog(Scrap(client))
