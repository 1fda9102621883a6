"""Saves a world to a file, from which the next start restores it."""

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import asdict, astuple
from pathlib import Path
from typing import Any

from bot.runtime.clock import Clock
from bot.sandbox import model
from bot.sandbox.world import SandboxWorld

VERSION = 1
LATEST = 300
"""The maximum number of messages saved per channel."""


class Unreadable(Exception):
    """Raised if a file is unreadable, or not a world of this version. The text is a sentence."""


def save(world: SandboxWorld, path: Path) -> None:
    """Save the world without its ephemeral messages and interaction tokens. The old file stays until the new
    one is complete.
    """
    write(snapshot(world), path)


def snapshot(world: SandboxWorld) -> dict[str, object]:
    """Return the world as JSON values, with the contents of files and emoji as bytes."""
    return {
        "version": VERSION,
        "bot": world.bot.id,
        "users": list(map(asdict, world.users.values())),
        "guilds": [_guild(guild) for guild in world.guilds.values()],
        "channels": [_channel(channel) for channel in world.channels.values()],
        "commands": [[guild, commands] for guild, commands in world.commands.items()],
        "emoji": [[id, name, picture] for id, (name, picture) in world.emoji.items()],
    }


def write(payload: Mapping[str, object], path: Path) -> None:
    """Write a snapshot to a file. Can be called in a thread."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_text(json.dumps(payload, default=lambda data: b64encode(data).decode()), encoding="utf-8")
    fresh.replace(path)


def load(path: Path, clock: Clock) -> SandboxWorld | None:
    """Return the world saved in a file, or None if there is no file. Raises Unreadable."""
    if not path.exists():
        return None
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        if told["version"] != VERSION:
            raise Unreadable(f"{path.name} was written by another version.")
        return _world(told, clock)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Unreadable(f"{path.name} cannot be read ({type(error).__name__}).") from error


def _guild(guild: model.Guild) -> dict[str, object]:
    members = [
        [member.user.id, member.permissions, member.joined, sorted(member.roles)]
        for member in guild.members.values()
    ]
    told = {"id": guild.id, "name": guild.name, "owner": guild.owner.id, "members": members}
    roles, scheduled = map(astuple, guild.roles.values()), map(astuple, guild.scheduled.values())
    return {**told, "roles": [*roles], "scheduled": [*scheduled]}


def _channel(channel: model.Channel) -> dict[str, object]:
    lasting = [message for message in channel.messages.values() if not message.ephemeral]
    others = {name: getattr(channel, name) for name in ("guild", "parent", "recipient", "owner")}
    return {
        **_parts(channel, "id", "name", "created", "archived", "locked"),
        **{name: None if other is None else other.id for name, other in others.items()},
        "kind": int(channel.kind),
        "group": [each.id for each in channel.group],
        "denied": list(channel.denied.items()),
        "messages": [_message(message) for message in lasting[-LATEST:]],
    }


def _message(message: model.Message) -> dict[str, object]:
    asked = message.interaction
    return {
        **_parts(message, "id", "created", "content", "flags", "components", "edited"),
        "author": message.author.id,
        "attachments": list(map(asdict, message.attachments)),
        "mentions": [user.id for user in message.mentions],
        "pinged": list(message.pinged),
        "roles": [role.id for role in message.roles],
        "asked": _asked(asked) if asked else None,
    }


def _asked(each: model.Interaction) -> list[object]:
    return [each.id, int(each.kind), each.user.id, each.created, each.name, each.owners]


def _parts(value: object, *names: str) -> dict[str, object]:
    """Return the named attributes of a value, which must be JSON already."""
    return {name: getattr(value, name) for name in names}


def _world(payload: Mapping[str, Any], clock: Clock) -> SandboxWorld:
    users = {each["id"]: model.User(**each) for each in payload["users"]}
    world = SandboxWorld(clock, bot=users[payload["bot"]])
    world.users.update(users)
    for each in payload["guilds"]:
        guild = world.guilds[each["id"]] = model.Guild(each["id"], each["name"], world.users[each["owner"]])
        guild.roles.update((role[0], model.Role(*role)) for role in each.get("roles", ()))
        guild.scheduled.update((event[0], model.Scheduled(*event)) for event in each.get("scheduled", ()))
        for id, permissions, joined, *roles in each["members"]:  # older files have no roles
            guild.members[id] = model.Member(world.users[id], permissions, joined, set(*roles))
    for each in payload["channels"]:
        _restore(world, each)
    world.commands.update((guild, commands) for guild, commands in payload["commands"])
    world.emoji.update((id, (name, b64decode(data))) for id, name, data in payload.get("emoji", ()))
    return world


def _restore(world: SandboxWorld, payload: Mapping[str, Any]) -> None:
    channel = model.Channel(
        payload["id"],
        model.ChannelKind(payload["kind"]),
        payload["name"],
        guild=world.guilds.get(payload["guild"]),
        parent=world.channels.get(payload["parent"]),
        recipient=world.users.get(payload["recipient"]),
        owner=world.users.get(payload["owner"]),
        group=tuple(world.users[id] for id in payload.get("group", ())),
        created=payload["created"],
        denied=dict(map(tuple, payload["denied"])),
        archived=payload["archived"],
        locked=payload["locked"],
    )
    for each in payload["messages"]:
        channel.messages[each["id"]] = _written(world, channel, each)
    world.restore(channel)


def _written(world: SandboxWorld, channel: model.Channel, payload: Mapping[str, Any]) -> model.Message:
    message = model.Message(
        id=payload["id"],
        channel=channel,
        author=world.users[payload["author"]],
        created=payload["created"],
        content=payload["content"],
    )
    message.flags, message.components, message.edited = (
        payload["flags"],
        payload["components"],
        payload["edited"],
    )
    message.mentions = [world.users[id] for id in payload["mentions"]]
    message.pinged = frozenset(payload["pinged"])
    guild = message.channel.guild
    message.roles = [guild.roles[id] for id in payload.get("roles", ())] if guild is not None else []
    for each in payload["attachments"]:
        message.attachments.append(model.Attachment(**{**each, "content": b64decode(each["content"])}))
    if payload["asked"] is not None:
        id, kind, user, created, name, *owners = payload["asked"]  # older files have no owners
        owned = owners[0] if owners else {"0": str(guild.id if guild is not None else 0)}
        message.interaction = model.Interaction(
            id=id,
            token="",
            kind=model.InteractionKind(kind),
            user=world.users[user],
            channel=channel,
            created=created,
            data={},
            name=name,
            owners=owned,
        )
    return message
