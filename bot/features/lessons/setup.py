"""Connects the buttons of lessons with the bot. Lessons have no slash command."""

from bot.features.lessons import handlers  # noqa: F401  registers the handlers of its buttons
from bot.ui.client import PaddockClient

COGS = ()


def set_up(client: PaddockClient) -> None:
    """Do nothing. Importing the module registers the buttons."""
