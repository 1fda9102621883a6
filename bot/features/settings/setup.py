"""Connects the settings of people and servers with the bot."""

from bot.features.settings import challenge_panel, handlers, own_data  # noqa: F401  they register the handlers of buttons
from bot.ui.client import PaddockClient

COGS = ("cogs.settings",)


def set_up(client: PaddockClient) -> None:
    """Do nothing. Importing the module registers the buttons."""
