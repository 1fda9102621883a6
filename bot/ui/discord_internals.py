"""Private members of discord.py that the bot needs. No other module uses any."""

from collections.abc import Callable
from typing import Any

import discord

RESUMING = 4000
"""The close code of a connection that will be resumed."""


def parsers(client: discord.Client) -> dict[str, Callable[[object], None]]:
    """Return discord.py's parser for each event, by the event's name. Changes to the mapping take effect."""
    return client._connection.parsers  # noqa: SLF001  see above


def become_ready(client: discord.Client) -> None:
    """Do the same as discord.py after the gateway's READY."""
    client._connection.call_handlers("ready")  # noqa: SLF001  see above
    client.dispatch("ready")


async def resume(client: discord.AutoShardedClient, shard: int) -> None:
    """Make a shard resume its session on a new connection."""
    await client.shards[shard]._parent.ws.close(RESUMING)  # noqa: SLF001  see above


def receive_interaction(client: discord.Client, payload: dict[str, Any]) -> None:
    """Handle an interaction as if it had arrived over the gateway."""
    client._connection.parse_interaction_create(payload)  # type: ignore[arg-type]  # noqa: SLF001  see above
