"""The features of the bot besides tables and lobbies, each in a folder that holds all of it."""

from importlib import import_module
from typing import Final

from bot.ui.client import PaddockClient

FEATURES: Final = ("hub", "settings", "lessons", "lookback", "daily", "circuits", "nights")
"""The folders of the features. Without a feature's line here, the bot works without it."""
_SETUPS: Final = [import_module(f"bot.features.{name}.setup") for name in FEATURES]
"""Imported at once, because that registers the handlers of the feature's buttons."""
COGS: Final = tuple(cog for setup in _SETUPS for cog in setup.COGS)
"""The modules with the commands of the features."""


def set_up(client: PaddockClient) -> None:
    """Set up each feature, once the client's registry, builder and display exist."""
    for setup in _SETUPS:
        setup.set_up(client)
