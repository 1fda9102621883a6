"""Connects circuits with the bot: their buttons, their standings, and the slash commands of the league."""

from bot.features.circuits import editing, handlers, people  # noqa: F401  they register handlers of buttons
from bot.features.circuits.display import FinalTables
from bot.features.circuits.hosting import HostedCircuits
from bot.features.circuits.messages import CircuitMessages
from bot.ui.client import PaddockClient

COGS = ("cogs.league",)


def set_up(client: PaddockClient) -> None:
    """Register the parts that show circuits on Discord."""
    registry = client.registry
    messages = CircuitMessages(registry, client.pictures)
    hosted = HostedCircuits(client.store.circuits, client.store.due, registry)
    final_tables = FinalTables(client.display.services, messages, hosted)
    hosted.show_end = final_tables.post
    registry.extend(hosted)
    client.builder.footnotes.append(messages)
    client.parts.add(hosted)
    client.parts.add(messages)
