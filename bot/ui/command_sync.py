"""Synchronises the bot's commands with Discord."""

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands

_ENTRY_POINT = 4
"""The type of the command that opens an activity. Discord creates it automatically where
activities are on.
"""
_OF_DISCORD = ("application_id", "guild_id", "version", "name_localized", "description_localized")
"""Fields of a command that only Discord sets."""
_INVALID = 50035
"""Discord's error code for an invalid form."""


async def sync(tree: app_commands.CommandTree[Any], guild: discord.Object | None, known: str) -> str:
    """Send Discord our commands, for a server or global, unless they are unchanged; return their digest.

    known: the digest of the last ones sent; "" for none. Discord limits the number of updates per day
    (docs/discord.md, section 4, point 7). Raises discord.HTTPException, including CommandSyncFailure.
    """
    client, commands = tree.client, tree.get_commands(guild=guild)
    application = client.application_id
    assert application is not None
    payload = [await _payload(tree, each) for each in commands]
    scope = [application, guild.id if guild else None, payload]
    digest = sha256(json.dumps(scope, sort_keys=True).encode()).hexdigest()
    if digest == known:
        return digest
    try:
        if guild is not None:
            await client.http.bulk_upsert_guild_commands(application, guild.id, payload=payload)
        else:
            others = await _entry_points(client, application)
            await client.http.bulk_upsert_global_commands(application, payload=[*payload, *others])
    except discord.HTTPException as error:
        if error.code == _INVALID:
            raise app_commands.CommandSyncFailure(error, commands) from None
        raise
    return digest


async def _payload(tree: app_commands.CommandTree[Any], command: Any) -> dict[str, Any]:
    """A command in all its languages."""
    translator = tree.translator
    told = (
        command.to_dict(tree)
        if translator is None
        else await command.get_translated_payload(tree, translator)
    )
    return dict(told)


async def _entry_points(client: discord.Client, application: int) -> Sequence[Any]:
    """The command that opens an activity, which such an update must not remove."""
    found: list[dict[str, Any]] = [*map(dict, await client.http.get_global_commands(application))]
    return [
        {key: value for key, value in each.items() if key not in _OF_DISCORD}
        for each in found
        if each.get("type") == _ENTRY_POINT
    ]
