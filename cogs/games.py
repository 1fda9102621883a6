"""`/race start` and the other commands that open a lobby of a game."""

from discord import app_commands
from discord.app_commands import locale_str

from bot.catalogue import TITLES
from bot.locales.phrase import ENGLISH, Phrase, spoken
from bot.model.snapshots import Pace
from bot.tables.robots import levels
from bot.title import AnyTitle as Title
from bot.ui.client import Interaction, PaddockClient
from bot.ui.commands.circuit_option import in_circuit
from bot.ui.commands.start import start as open_lobby
from bot.ui.dispatch import commanded
from bot.ui.options import CircuitName, Commands, ShareCode, anywhere


def cog_of(title: Title) -> type[Commands]:
    """Return the cog with the slash commands of a game."""
    told = Phrase("command-start", game=title.name)
    words = locale_str(spoken(told, ENGLISH), phrase=told)
    most = title.rules.game.seats[-1] - 1

    class Game(Commands, name=title.command):
        """The slash commands of a game: `start`, which opens a lobby."""

        game = anywhere(title.command, words)

        @in_circuit(title.key)
        @app_commands.choices(level=[app_commands.Choice(name=each, value=each) for each in levels(title)])
        @game.command(description=words)
        async def start(
            self,
            interaction: Interaction,
            robots: app_commands.Range[int, 0, most] = 0,
            level: str | None = None,
            pace: Pace = "live",
            circuit: CircuitName | None = None,
            deal: ShareCode | None = None,
        ) -> None:
            chosen = (title, robots, level, pace, circuit, deal)
            await commanded(interaction, lambda here: open_lobby(here, *chosen), anywhere=True)

    return Game


async def setup(client: PaddockClient) -> None:
    """Add the commands to the bot."""
    for cog in _COGS:
        await client.add_cog(cog())


_COGS = [cog_of(title) for title in TITLES.values()]
