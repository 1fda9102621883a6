"""Connects the daily with the bot: its slash command, and the results shown below finished dailies."""

from bot.features.daily import handlers  # noqa: F401  registers the handlers of its buttons
from bot.features.daily.layouts import DailyFootnotes
from bot.ui.client import PaddockClient

COGS = ("cogs.daily",)


def set_up(client: PaddockClient) -> None:
    """Register the footnotes of finished dailies."""
    client.builder.footnotes.append(DailyFootnotes(client.registry.dailies))
