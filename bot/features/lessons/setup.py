"""Connects lessons with the bot: only their buttons, because no slash command belongs to this feature."""

from bot.features.lessons import handlers  # noqa: F401  registers the handlers of its buttons
from bot.ui.client import PaddockClient

COGS = ()


def set_up(client: PaddockClient) -> None:
    """Do nothing. Importing the module has already registered the buttons of lessons."""
