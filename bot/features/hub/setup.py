"""Connects the overview of all games with the bot: its slash commands, and the panels that lead to it."""

from bot.features.hub.handlers import overview, send
from bot.locales.phrase import Locale
from bot.ui.client import Interaction, Overview, PaddockClient
from bot.ui.messages.message import MessageLayout

COGS = ("cogs.hub",)


def set_up(client: PaddockClient) -> None:
    """Make the overview the last panel that *Back* leads to, and a message that managers can post."""

    async def show(interaction: Interaction, note: str) -> None:
        await send(interaction, note=note)

    async def public(locale: Locale) -> MessageLayout:
        return await overview(client, (), locale, direct=False)

    client.overview = Overview(show=show, public=public)
