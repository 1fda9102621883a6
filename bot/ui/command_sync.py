"""Synchronises the bot's commands with Discord, and learns their ids."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands
from pydantic import TypeAdapter

from bot.ui.text import COMMANDS

_TYPED = 1
"""The type of a command that people type."""
_ENTRY_POINT = 4
"""The type of the command that opens an activity."""
_OF_DISCORD = ("application_id", "guild_id", "version", "name_localized", "description_localized")
"""Fields of a command that only Discord sets."""
_INVALID = 50035
"""Discord's error code for an invalid form."""


@dataclass(frozen=True, slots=True)
class _Sent:
    """The record of the commands that were last sent. digest: identifies them. ids: the ids of those that can
    be typed, by path.
    """

    digest: str = ""
    ids: Mapping[str, int] = field(default_factory=dict)


_sent = TypeAdapter(_Sent)


async def sync(
    tree: app_commands.CommandTree[discord.Client], guild: discord.Object | None, known: str
) -> str:
    """Send the bot's commands to Discord, for a server or globally, unless they are unchanged
    (docs/discord.md, section 4, point 7), and store their ids for bot.ui.text. Return a record for the next
    call. known: the record from the last call, or "". Raises discord.HTTPException, including
    CommandSyncFailure.
    """
    sent = await _synced(tree, guild, _read(known))
    COMMANDS.clear()
    COMMANDS.update(sent.ids)
    return _sent.dump_json(sent).decode()


def _read(known: str) -> _Sent:
    return _sent.validate_json(known) if known else _Sent()


async def _synced(
    tree: app_commands.CommandTree[discord.Client], guild: discord.Object | None, known: _Sent
) -> _Sent:
    client, commands = tree.client, tree.get_commands(guild=guild)
    application = client.application_id
    assert application is not None
    payload = [await _payload(tree, each) for each in commands]
    scope = [application, guild.id if guild else None, payload]
    digest = sha256(json.dumps(scope, sort_keys=True).encode()).hexdigest()
    if digest == known.digest:
        return known
    try:
        if guild is not None:
            told = await client.http.bulk_upsert_guild_commands(application, guild.id, payload=payload)
        else:
            others = await _entry_points(client, application)
            told = await client.http.bulk_upsert_global_commands(application, payload=[*payload, *others])
    except discord.HTTPException as error:
        if error.code == _INVALID:
            raise app_commands.CommandSyncFailure(error, commands) from None
        raise
    return _Sent(digest, dict(_ids(tree, guild, [dict(each) for each in told])))


def _ids(
    tree: app_commands.CommandTree[discord.Client],
    guild: discord.Object | None,
    told: Iterable[Mapping[str, Any]],
) -> Iterator[tuple[str, int]]:
    """Yield the path and the id of each command that can be typed and has an id from Discord."""
    ids = {each["name"]: int(each["id"]) for each in told if each["type"] == _TYPED}
    for command in tree.walk_commands(guild=guild):
        root = command.qualified_name.partition(" ")[0]
        if isinstance(command, app_commands.Command) and root in ids:
            yield command.qualified_name, ids[root]


async def _payload(tree: app_commands.CommandTree[discord.Client], command: Any) -> dict[str, Any]:
    translator = tree.translator
    told = (
        command.to_dict(tree)
        if translator is None
        else await command.get_translated_payload(tree, translator)
    )
    return dict(told)


async def _entry_points(client: discord.Client, application: int) -> Sequence[Any]:
    """Return Discord's command that opens an activity, if there is one. Discord refuses a bulk update without
    it.
    """
    found: list[dict[str, Any]] = [*map(dict, await client.http.get_global_commands(application))]
    return [
        {key: value for key, value in each.items() if key not in _OF_DISCORD}
        for each in found
        if each.get("type") == _ENTRY_POINT
    ]
