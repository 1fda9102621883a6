"""The features besides tables and lobbies, each in its own folder."""

from importlib import import_module
from typing import Final

from bot.ui.client import PaddockClient

FEATURES: Final = ("hub", "settings", "lessons", "lookback", "daily", "circuits", "nights")
"""The folder names of the features. The bot also works without any of them."""
_SETUPS: Final = [import_module(f"bot.features.{name}.setup") for name in FEATURES]
COGS: Final = tuple(cog for setup in _SETUPS for cog in setup.COGS)
"""The modules with the features' commands."""


def set_up(client: PaddockClient) -> None:
    """Set up each feature, after the client's registry, builder and display have been created."""
    for setup in _SETUPS:
        setup.set_up(client)
