"""The bot's requests with its own token: channels, DMs, servers, and messages with their history."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bot.sandbox import components, limits, model, permissions
from bot.sandbox.content import Content
from bot.sandbox.errors import ApiError, invalid, missing_access, missing_permissions, unknown

Body = dict[str, Any]
Files = Mapping[int, tuple[str, bytes]]
"""The uploaded files as (name, content), by number in the request."""

HOUR = 3_600.0
OLD_EDITS = 3
"""The maximum number of edits of messages older than an hour, per channel and OLD_EDITS_WITHIN seconds.
Discord does not publish its limit. Edits with an interaction's token do not count here.
"""
OLD_EDITS_WITHIN = 20.0
NONCE_LIVES = 300.0
"""The number of seconds for which a nonce returns its first message."""

_MENTION = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_TYPES = {"png": "image/png", "gif": "image/gif", "webp": "image/webp", "jpg": "image/jpeg"}
_TYPES |= {"json": "application/json", "csv": "text/csv; charset=utf-8", "txt": "text/plain; charset=utf-8"}


class Posts:
    """The bot's messages. Every method raises ApiError where Discord refuses."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._nonces: dict[tuple[int, str], model.Message] = {}

    # channels

    def channel(self, channel_id: int, *needed: int) -> model.Channel:
        """Return a channel. Raises ApiError if the bot cannot see it or lacks a `needed` permission."""
        channel = self._content.channels.get(channel_id)
        if channel is None:
            raise unknown(10003, "Channel")
        granted = self._content.granted(self._content.bot, channel)
        if not granted & permissions.VIEW_CHANNEL:
            raise missing_access()
        if any(not granted & bit for bit in needed):
            raise missing_permissions()
        return channel

    def open_dm(self, user_id: int) -> model.Channel:
        """Return the DM channel with a person, even one who does not accept DMs."""
        user = self._content.users.get(user_id)
        if user is None or user.bot:
            raise ApiError(400, 50033, "Invalid Recipient(s)")
        return self._content.dm(user)

    def guild(self, guild_id: int) -> model.Guild:
        """Return a server of which the bot is a member."""
        guild = self._content.guilds.get(guild_id)
        if guild is None or self._content.bot.id not in guild.members:
            raise unknown(10004, "Guild")
        return guild

    # messages

    def message(self, channel_id: int, message_id: int) -> model.Message:
        """Return a message that the bot can see. Ephemeral ones count as unknown."""
        message = self.channel(channel_id).messages.get(message_id)
        if message is None or message.ephemeral:
            raise unknown(10008, "Message")
        return message

    def history(
        self, channel_id: int, *, limit: int = 50, before: int | None = None, after: int | None = None
    ) -> list[model.Message]:
        """Return at most `limit` messages, newest first: the latest, the latest `before` an id, or the first
        `after` one. Without permission to read the history, return none.
        """
        channel = self.channel(channel_id)
        if not 1 <= limit <= 100:
            raise invalid(("limit",), "NUMBER_TYPE_RANGE", "int value should be between 1 and 100.")
        if not self._content.granted(self._content.bot, channel) & permissions.READ_MESSAGE_HISTORY:
            return []
        found = []
        for message in reversed(channel.messages.values()):
            if after is not None and message.id <= after:
                break
            if not message.ephemeral and (before is None or message.id < before):
                found.append(message)
                if after is None and len(found) == limit:
                    break
        return found if after is None else found[-limit:]

    def send(self, channel_id: int, body: Body, files: Files) -> model.Message:
        """Send a message, and return it. An enforced nonce repeated within NONCE_LIVES seconds returns the
        first message instead.
        """
        content = self._content
        thread = content.channels.get(channel_id)
        in_thread = thread is not None and thread.kind in model.THREADS
        need = permissions.SEND_MESSAGES_IN_THREADS if in_thread else permissions.SEND_MESSAGES
        channel = self.channel(channel_id, need)
        if files:
            self.channel(channel_id, permissions.ATTACH_FILES)
        if channel.recipient is not None:
            self._check_dm(channel.recipient)
        if channel.locked:
            raise ApiError(403, 160005, "This thread is locked")
        nonce = None if body.get("nonce") is None else str(body["nonce"])
        limits.check_nonce(nonce)
        key = (channel.id, nonce or "")
        first = self._nonces.get(key) if nonce and body.get("enforce_nonce") else None
        if first is not None and content.clock.now() - first.created < NONCE_LIVES:
            return first
        message = model.Message(content.new_id(), channel, content.bot, content.clock.now(), nonce=nonce)
        self.write(message, body, files)
        if nonce:
            self._nonces[key] = message
        content.add_message(message)
        return message

    def _check_dm(self, user: model.User) -> None:
        guilds = self._content.guilds.values()
        if not any(user.id in guild.members and self._content.bot.id in guild.members for guild in guilds):
            told = "Cannot send messages to this user due to having no mutual guilds"
            raise ApiError(403, 50278, told)
        if not user.dms_open:
            raise ApiError(403, 50007, "Cannot send messages to this user")

    def edit(self, channel_id: int, message_id: int, body: Body, files: Files) -> model.Message:
        """Edit one of the bot's own messages, and return it."""
        message = self.message(channel_id, message_id)
        if message.author is not self._content.bot:
            raise ApiError(403, 50005, "Cannot edit a message authored by another user")
        if files:
            self.channel(channel_id, permissions.ATTACH_FILES)
        self._check_old(message)
        self.rewrite(message, body, files)
        return message

    def rewrite(self, message: model.Message, body: Body, files: Files) -> None:
        """Edit a message, with the bot's token or with that of an interaction."""
        if message.channel.locked:
            raise ApiError(403, 160005, "This thread is locked")
        if message.channel.archived:
            raise ApiError(400, 50083, "Thread is archived")
        self.write(message, body, files)
        message.edited = self._content.clock.now()
        self._content.emit(model.Event("message_updated", message=message))

    def _check_old(self, message: model.Message) -> None:
        now, edits = self._content.clock.now(), message.channel.edits
        if now - message.created < HOUR:
            return
        while edits and edits[0] <= now - OLD_EDITS_WITHIN:
            edits.popleft()
        if len(edits) >= OLD_EDITS:
            told = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            wait = {"retry_after": edits[0] + OLD_EDITS_WITHIN - now, "global": False}
            raise ApiError(429, 30046, told, extra=wait)
        edits.append(now)

    def delete(self, channel_id: int, message_id: int) -> None:
        """Delete one of the bot's own messages or, with Manage Messages, one of another person."""
        message = self.message(channel_id, message_id)
        granted = self._content.granted(self._content.bot, message.channel)
        if message.author is not self._content.bot and not granted & permissions.MANAGE_MESSAGES:
            raise missing_permissions()
        if message.channel.archived:
            raise ApiError(400, 50083, "Thread is archived")
        self._content.drop(message)

    def pin(self, channel_id: int, message_id: int) -> None:
        """Pin a message in a DM. In servers, the bot lacks the permission."""
        message = self.message(channel_id, message_id)
        if message.channel.guild is not None:
            raise missing_permissions()
        message.pinned = True

    # writing a message

    def write(self, message: model.Message, body: Body, files: Files) -> None:
        """Apply a request to a message, which remains unchanged if the request is refused."""
        new = message.id not in self._content.messages
        draft = replace(message)
        if "flags" in body:
            draft.flags = self._flags(message, int(body["flags"] or 0))
        if "content" in body:
            draft.content = body["content"] or ""
        if "components" in body:
            draft.components = body["components"] or []
        draft.attachments = self._attachments(message, body, files)
        limits.check_message(draft, {name for name, _ in files.values()})
        if "components" in body:
            self._show(draft)
        limits.check_allowed(body.get("allowed_mentions"))
        _moderate(draft)
        self._mention(draft, body, new=new)
        message.flags, message.content = draft.flags, draft.content
        message.components, message.attachments = draft.components, draft.attachments
        message.mentions, message.roles, message.pinged = draft.mentions, draft.roles, draft.pinged

    def _flags(self, message: model.Message, asked: int) -> int:
        """Return the flags after a request. An edit can change only two of them."""
        if message.id in self._content.messages:
            limits.check_flags(message.flags, asked)
            changing = model.SUPPRESS_EMBEDS | model.COMPONENTS_V2
            return message.flags & ~changing | asked & changing
        changing = model.SUPPRESS_EMBEDS | model.SUPPRESS_NOTIFICATIONS | model.COMPONENTS_V2
        return message.flags & model.EPHEMERAL | asked & changing

    def _attachments(self, message: model.Message, body: Body, files: Files) -> list[model.Attachment]:
        if "attachments" not in body and not files:
            return message.attachments
        listed, left = body.get("attachments"), dict(files)
        kept = {each.id: each for each in message.attachments}
        limits.check_files(listed or [], dict(files))
        found = list(message.attachments) if listed is None else []
        for at, each in enumerate(listed or []):
            id = int(each["id"])
            if id in left:
                name, content = left.pop(id)
                found.append(self._attach(message, name, content, each.get("description")))
            elif id in kept:
                found.append(kept[id])
            else:
                raise invalid(("attachments", at, "id"), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
        return found + [self._attach(message, name, content, None) for name, content in left.values()]

    def _attach(self, message: model.Message, name: str, content: bytes, alt: str | None) -> model.Attachment:
        id = self._content.new_id()
        url = f"{self._content.cdn}/attachments/{message.channel.id}/{id}/{name}"
        kind = _TYPES.get(name.rpartition(".")[2].lower(), "application/octet-stream")
        attachment = model.Attachment(
            id=id, filename=name, content=content, description=alt, url=url, content_type=kind
        )
        if content.startswith(b"\x89PNG"):
            attachment.width = int.from_bytes(content[16:20], "big")
            attachment.height = int.from_bytes(content[20:24], "big")
        return attachment

    def _show(self, message: model.Message) -> None:
        """Number the components, and insert the URLs of attachments."""
        components.number(message.components)
        by_name = {each.filename: each for each in message.attachments}
        for media in components.media(message.components):
            file = by_name.get(media["url"].removeprefix("attachment://"))
            if file is not None:
                media |= {"url": file.url, "proxy_url": file.url, "attachment_id": str(file.id)}
                media |= {"content_type": file.content_type, "width": file.width, "height": file.height}

    def _mention(self, message: model.Message, body: Body, *, new: bool) -> None:
        if "content" not in body and "components" not in body:
            return
        texts = [
            part["content"] for part in model.walk(message.components) if part["type"] == components.TEXT
        ]
        words = "\n".join([message.content, *texts])
        guild, users = message.channel.guild, self._content.users
        message.mentions = [users[id] for id in _named(_MENTION, words) if id in users]
        known = {} if guild is None else guild.roles
        message.roles = [known[id] for id in _named(_ROLE, words) if id in known]
        if new and not message.flags & model.SUPPRESS_NOTIFICATIONS:
            allowed = body.get("allowed_mentions")
            people = {user.id for user in message.mentions if _allows(allowed, "users", user.id)}
            roles = {role.id for role in message.roles if _allows(allowed, "roles", role.id)}
            message.pinged = frozenset(people | self._members(message.channel, roles))

    def _members(self, channel: model.Channel, roles: set[int]) -> set[int]:
        """Return the ids of the users whom the bot notifies by mentioning these roles in a channel."""
        guild, content = channel.guild, self._content
        if guild is None:
            return set()
        every = content.granted(content.bot, channel) & permissions.MENTION_EVERYONE
        may = {id for id in roles if every or guild.roles[id].mentionable}
        there = guild.members.values()
        return {each.user.id for each in there if each.roles & may and content.sees(each.user, channel)}


def _named(form: re.Pattern[str], words: str) -> Iterable[int]:
    """Return the ids mentioned in a text, without duplicates."""
    return dict.fromkeys(map(int, form.findall(words)))


def _allows(allowed: Body | None, kind: str, id: int) -> bool:
    if allowed is None or kind in (allowed.get("parse") or ()):
        return True
    return str(id) in map(str, allowed.get(kind) or ())


def _moderate(draft: model.Message) -> None:
    """Raise ApiError if AutoMod blocks a word in a message that is not ephemeral."""
    guild = draft.channel.guild
    if guild is None or draft.ephemeral:
        return
    told = "\n".join([draft.content, *(str(part.get("content", "")) for part in draft.parts())])
    if any(word in told for word in guild.blocked):
        raise ApiError(400, 200000, "Message was blocked by automatic moderation")
