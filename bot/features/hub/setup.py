"""Sets up the overview."""

from bot.features.hub import handlers
from bot.ui.client import PaddockClient

COGS = ("cogs.paddock",)


def set_up(client: PaddockClient) -> None:
    """Let *Back* lead to the overview where nothing else is left."""
    client.show_overview = handlers.send
