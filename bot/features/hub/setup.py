"""Sets up the overview."""

from bot.features.hub.handlers import PosterOverview
from bot.ui.client import PaddockClient

COGS = ("cogs.hub",)


def set_up(client: PaddockClient) -> None:
    """Let *Back* lead to the overview where nothing else is left, and managers post it."""
    client.overview = PosterOverview(client)
