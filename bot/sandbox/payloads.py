"""The world as JSON, in the format of Discord's API."""

from datetime import UTC, datetime

from bot.sandbox import installs, model, permissions

MOST_BYTES = 10 * 1024 * 1024


def iso(at: float) -> str:
    """Return a Unix time in seconds as ISO 8601 in UTC."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="microseconds")


def user_json(user: model.User) -> dict[str, object]:
    """Return a user as JSON."""
    return {
        "id": str(user.id),
        "username": user.name,
        "global_name": user.global_name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
    }


def member_json(
    member: model.Member, granted: int | None = None, *, with_user: bool = True
) -> dict[str, object]:
    """Return a member as JSON. granted: their permissions in an interaction's channel, or None."""
    payload: dict[str, object] = {
        "nick": None,
        "avatar": None,
        "roles": [str(id) for id in sorted(member.roles)],
        "joined_at": iso(member.joined),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }
    if with_user:
        payload["user"] = user_json(member.user)
    if granted is not None:
        payload["permissions"] = str(granted)
    return payload


def scheduled_json(event: model.Scheduled, guild: model.Guild, creator: model.User) -> dict[str, object]:
    """Return a scheduled event with an external location as JSON."""
    return {
        "id": str(event.id),
        "guild_id": str(guild.id),
        "channel_id": None,
        "creator_id": str(creator.id),
        "creator": user_json(creator),
        "name": event.name,
        "description": None,
        "scheduled_start_time": iso(event.begins),
        "scheduled_end_time": iso(event.ends),
        "privacy_level": 2,
        "status": event.status,
        "entity_type": 3,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "image": None,
    }


def channel_json(channel: model.Channel) -> dict[str, object]:
    """Return a channel as JSON."""
    last = next(reversed(channel.messages), None)
    payload: dict[str, object] = {
        "id": str(channel.id),
        "type": int(channel.kind),
        "last_message_id": None if last is None else str(last),
        "flags": 0,
    }
    if channel.kind is model.ChannelKind.DM:
        assert channel.recipient is not None
        return {**payload, "recipients": [user_json(channel.recipient)]}
    if channel.kind is model.ChannelKind.GROUP:
        assert channel.owner is not None
        people = [user_json(each) for each in channel.group]
        return {**payload, "name": channel.name, "owner_id": str(channel.owner.id), "recipients": people}
    assert channel.guild is not None
    payload |= {
        "guild_id": str(channel.guild.id),
        "name": channel.name,
        "rate_limit_per_user": 0,
        "nsfw": False,
    }
    if channel.kind in model.THREADS:
        return {**payload, **_thread(channel)}
    denied = [
        {"id": str(id), "type": 1, "allow": "0", "deny": str(bits)} for id, bits in channel.denied.items()
    ]
    return {**payload, "position": 0, "parent_id": None, "topic": None, "permission_overwrites": denied}


def _thread(thread: model.Channel) -> dict[str, object]:
    assert thread.parent is not None
    assert thread.owner is not None
    archive = {
        "archived": thread.archived,
        "locked": thread.locked,
        "auto_archive_duration": 1_440,
        "archive_timestamp": iso(thread.created),
        "create_timestamp": iso(thread.created),
    }
    return {
        "parent_id": str(thread.parent.id),
        "owner_id": str(thread.owner.id),
        "message_count": len(thread.messages),
        "member_count": 1,
        "thread_metadata": archive,
    }


def role_json(role: model.Role, granted: int = 0) -> dict[str, object]:
    """Return a role as JSON. granted: the role's permissions."""
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(granted),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": role.mentionable,
        "flags": 0,
    }


def guild_json(guild: model.Guild, bot: model.User) -> dict[str, object]:
    """Return a server as JSON, with only the bot as a member."""
    everyone = role_json(model.Role(guild.id, "@everyone", mentionable=False), permissions.EVERYONE)
    there = guild.channels.values()
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner.id),
        "roles": [everyone, *map(role_json, guild.roles.values())],
        "emojis": [],
        "stickers": [],
        "features": [],
        "preferred_locale": "en-US",
        "channels": [channel_json(each) for each in there if each.kind is model.ChannelKind.TEXT],
        "threads": [channel_json(each) for each in there if each.kind in model.THREADS],
        "members": [member_json(guild.members[bot.id])] if bot.id in guild.members else [],
        "member_count": len(guild.members),
        "unavailable": False,
    }


def attachment_json(attachment: model.Attachment) -> dict[str, object]:
    """Return an attachment as JSON."""
    payload: dict[str, object] = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.content),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        payload["description"] = attachment.description
    if attachment.width:
        payload |= {"width": attachment.width, "height": attachment.height}
    return payload


def message_json(message: model.Message) -> dict[str, object]:
    """Return a message as JSON."""
    payload: dict[str, object] = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": 0,
        "author": user_json(message.author),
        "content": message.content,
        "timestamp": iso(message.created),
        "edited_timestamp": None if message.edited is None else iso(message.edited),
        "tts": False,
        "mention_everyone": False,
        "mentions": [user_json(user) for user in message.mentions],
        "mention_roles": [str(role.id) for role in message.roles],
        "attachments": [attachment_json(each) for each in message.attachments],
        "embeds": [],
        "components": message.components,
        "pinned": message.pinned,
        "flags": message.flags,
    }
    if message.nonce is not None:
        payload["nonce"] = message.nonce
    if message.interaction is not None:
        payload |= _origin(message.interaction)
    return payload


def _origin(interaction: model.Interaction) -> dict[str, object]:
    """Return the fields about the interaction that a message answers."""
    metadata = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": user_json(interaction.user),
        "authorizing_integration_owners": interaction.owners,
    }
    return {"interaction_metadata": metadata, "type": 20 if interaction.name else 0}


def interaction_json(
    interaction: model.Interaction, application_id: int, granted: int, bot_granted: int
) -> dict[str, object]:
    """Return an interaction as the gateway sends it. granted, bot_granted: the permissions of the person and
    of the bot in the channel.
    """
    channel, guild = interaction.channel, interaction.guild
    payload: dict[str, object] = {
        "id": str(interaction.id),
        "application_id": str(application_id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": {**channel_json(channel), "permissions": str(granted)},
        "app_permissions": str(bot_granted),
        "locale": interaction.user.locale,
        "entitlements": [],
        "authorizing_integration_owners": interaction.owners,
        "context": installs.context_of(channel),
        "attachment_size_limit": MOST_BYTES,
    }
    if interaction.message is not None:
        payload["message"] = message_json(interaction.message)
    if guild is None:
        return {**payload, "user": user_json(interaction.user)}
    there = {"id": str(guild.id), "features": [], "locale": "en-US"}
    payload |= {"guild_id": str(guild.id), "guild": there, "guild_locale": "en-US"}
    return {**payload, "member": member_json(guild.members[interaction.user.id], granted)}


def emoji_json(id: int, name: str) -> dict[str, object]:
    """Return one of the bot's own emoji as JSON."""
    flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
    return {"id": str(id), "name": name, "roles": [], **flags}
