"""Sets up the daily."""

from bot.features.daily import handlers  # noqa: F401  registers the handlers of its buttons
from bot.features.daily.layouts import DailyFootnotes
from bot.ui.client import PaddockClient

COGS = ("cogs.daily",)


def set_up(client: PaddockClient) -> None:
    """Write the results of finished dailies beneath the messages of their tables."""
    client.builder.footnotes.append(DailyFootnotes(client.registry.dailies))
