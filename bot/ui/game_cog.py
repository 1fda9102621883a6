"""What the command groups of all games share: opening a lobby and showing the rules."""

from typing import Any

from discord import app_commands

from bot.locales.phrase import Phrase
from bot.model.snapshots import Pace, Seating
from bot.ui.actions.reply import find_place, send_lobby, send_rules
from bot.ui.client import Interaction, PaddockClient
from bot.ui.command_words import UNSAID
from bot.ui.commands.deal import deal_again
from bot.ui.commands.league import meant
from bot.ui.dispatch import commanded
from bot.ui.errors import Refusal
from bot.ui.options import Commands
from bot.ui.text import plain


def in_servers(name: str, description: str = UNSAID) -> app_commands.Group:
    """A command group that Discord offers in servers only, because tables need a channel."""
    return app_commands.Group(
        name=name,
        description=description,
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


class GameCog(Commands):
    """The commands of one game. title: its key in the catalogue."""

    title = ""

    def __init__(self, client: PaddockClient) -> None:
        self.client = client

    async def open_lobby(
        self,
        interaction: Interaction,
        options: Any,
        pace: Pace,
        seating: Seating,
        robots: int,
        level: str | None = None,
        circuit: str | None = None,
        deal: str | None = None,
    ) -> None:
        """Open a lobby in this channel, with the user as its host: in a circuit if one is given, or for the
        deal of a share code.
        """

        async def body(interaction: Interaction) -> None:
            place = find_place(interaction)
            if deal is not None:
                if circuit is not None:
                    raise Refusal(Phrase("refuse-code-circuit"))
                await send_lobby(interaction, await deal_again(interaction, self.title, place, deal, pace))
                return
            counted = await meant(interaction, circuit, running=True) if circuit is not None else None
            lobby = await self.client.registry.new_lobbies.open(
                title=self.title,
                place=place,
                person=interaction.user.id,
                name=plain(interaction.user.display_name),
                options=options,
                pace=pace,
                seating=seating,
                robots=robots,
                level=level or "",
                circuit=counted.id if counted else "",
            )
            await send_lobby(interaction, lobby)

        await commanded(interaction, body)

    async def tell_rules(self, interaction: Interaction) -> None:
        """Show the user the rules in short."""

        async def body(interaction: Interaction) -> None:
            await send_rules(interaction, self.title)

        await commanded(interaction, body)
