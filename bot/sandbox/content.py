"""The content of the simulated Discord: people, servers, channels, messages and commands."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable

from bot.runtime.clock import Clock
from bot.sandbox import errors, model, permissions
from bot.sandbox.shapes import Command

Listener = Callable[[model.Event], None]
_STAMPED = 1 << 21
"""A bit that is set in ids made for a requested millisecond, so that they differ from all other ids."""


class Content:
    """The content and the listeners to its changes. bot: the bot's account, or None for a new one. cdn: the
    base URL of attachments. commands: by server id, or by None for those available everywhere. emoji: the
    name and PNG file of the bot's own emoji, by id.
    """

    def __init__(self, clock: Clock, *, bot: model.User | None = None, cdn: str = "http://cdn") -> None:
        self.clock = clock
        self.cdn = cdn
        self.users: dict[int, model.User] = {}
        self.guilds: dict[int, model.Guild] = {}
        self.channels: dict[int, model.Channel] = {}
        self.messages: dict[int, model.Message] = {}
        self.commands: dict[int | None, list[Command]] = {}
        self.emoji: dict[int, tuple[str, bytes]] = {}
        self._last_id = self._stamped = 0
        self._dms: dict[int, model.Channel] = {}
        self._listeners: list[Listener] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.bot = bot or self.add_user("paddock", "Paddock", bot=True)
        self.users[self.bot.id] = self.bot

    # events and tasks

    def new_id(self, at: int | None = None) -> int:
        """Return a new snowflake of the current time. at: the Unix millisecond to use instead, or None."""
        if at is not None:
            self._stamped += 1
            return ((at - model.EPOCH) << 22) | _STAMPED | self._stamped
        present = max(int(self.clock.now() * 1000) - model.EPOCH, 0) << 22
        self._last_id = max(present, self._last_id + 1)
        return self._last_id

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with every event, synchronously. Return a function that removes the listener."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def emit(self, event: model.Event) -> None:
        """Call every listener with the event."""
        for listener in tuple(self._listeners):
            listener(event)

    def spawn(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        """Run work in a background task that is cancelled when the world is closed, and return the task."""
        task = asyncio.create_task(work, name="sandbox")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Cancel all background tasks."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # people and places

    def add_user(self, name: str, global_name: str | None = None, *, bot: bool = False) -> model.User:
        """Add an account that is not in any server, and return it."""
        user = model.User(self.new_id(), name, global_name, bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, owner: model.User, *, bot: bool = True) -> model.Guild:
        """Add a server with its owner, and return it. bot: whether the bot is a member."""
        guild = model.Guild(self.new_id(), name, owner)
        self.guilds[guild.id] = guild
        self.add_member(guild, owner)
        if bot:
            self.add_member(guild, self.bot, permissions.BOT | permissions.CREATE_EVENTS)
            self.emit(model.Event("guild_created", guild=guild))
        return guild

    def add_member(
        self, guild: model.Guild, user: model.User, granted: int = permissions.EVERYONE
    ) -> model.Member:
        """Add a person to a server with the given permission bits, and return the member."""
        member = guild.members[user.id] = model.Member(user, granted, self.clock.now())
        return member

    def add_role(
        self, guild: model.Guild, name: str, *users: model.User, mentionable: bool = True
    ) -> model.Role:
        """Add a role to a server, with the given people as members, and return it."""
        role = model.Role(self.new_id(), name, mentionable)
        guild.roles[role.id] = role
        for user in users:
            guild.members[user.id].roles.add(role.id)
        self.emit(model.Event("role_created", guild=guild, role=role))
        return role

    def delete_role(self, guild: model.Guild, role: model.Role) -> None:
        """Delete a role, and take it from its members."""
        del guild.roles[role.id]
        for member in guild.members.values():
            member.roles.discard(role.id)
        self.emit(model.Event("role_deleted", guild=guild, role=role))

    def add_channel(self, guild: model.Guild, name: str) -> model.Channel:
        """Add a text channel to a server, and return it."""
        return self._add(model.Channel(self.new_id(), model.ChannelKind.TEXT, name, guild))

    def add_thread(
        self, parent: model.Channel, name: str, owner: model.User, *, private: bool = False
    ) -> model.Channel:
        """Add a thread, and return it. private: whether only its owner, the bot, and members who can manage
        threads see it.
        """
        kind = model.ChannelKind.PRIVATE_THREAD if private else model.ChannelKind.THREAD
        return self._add(
            model.Channel(
                id=self.new_id(), kind=kind, name=name, guild=parent.guild, parent=parent, owner=owner
            )
        )

    def _add(self, channel: model.Channel) -> model.Channel:
        channel.created = self.clock.now()
        self.channels[channel.id] = channel
        if channel.guild is not None:
            channel.guild.channels[channel.id] = channel
        self.emit(model.Event("channel_created", channel=channel))
        return channel

    def dm(self, user: model.User) -> model.Channel:
        """Return a person's DM channel with the bot, which is created on first use."""
        if user.id not in self._dms:
            self._dms[user.id] = self._add(model.Channel(self.new_id(), model.ChannelKind.DM, recipient=user))
        return self._dms[user.id]

    def add_group(self, name: str, *people: model.User) -> model.Channel:
        """Add a group DM owned by the first person, and return it."""
        kind = model.ChannelKind.GROUP
        return self._add(model.Channel(self.new_id(), kind, name, group=people, owner=people[0]))

    def restore(self, channel: model.Channel) -> None:
        """Restore a channel of a saved world, with its messages."""
        self.channels[channel.id] = channel
        self.messages.update(channel.messages)
        if channel.guild is not None:
            channel.guild.channels[channel.id] = channel
        if channel.recipient is not None:
            self._dms[channel.recipient.id] = channel
        self._last_id = max([self._last_id, channel.id, *channel.messages])

    # permissions

    def granted(self, user: model.User, channel: model.Channel) -> int:
        """Return a person's permissions in a channel as bits, or 0 if the person is not there."""
        if channel.guild is None:
            here = channel.group or (self.bot, channel.recipient)
            there = any(user is each for each in here)
            return permissions.EVERYONE if there else 0
        member = channel.guild.members.get(user.id)
        if member is None:
            return 0
        if user is channel.guild.owner or member.permissions & permissions.ADMINISTRATOR:
            return permissions.ALL
        denied = channel.denied.get(user.id, 0)
        if channel.parent is not None:
            denied |= channel.parent.denied.get(user.id, 0)
        return member.permissions & ~denied

    def sees(self, user: model.User, channel: model.Channel) -> bool:
        """Return whether a person can see a channel."""
        granted = self.granted(user, channel)
        if channel.kind is model.ChannelKind.PRIVATE_THREAD and user not in (self.bot, channel.owner):
            granted = granted if granted & permissions.MANAGE_THREADS else 0
        return not channel.deleted and bool(granted & permissions.VIEW_CHANNEL)

    def deny(self, channel: model.Channel, user: model.User, bits: int) -> None:
        """Set the permission bits that a person lacks in a channel, replacing earlier ones."""
        channel.denied[user.id] = bits
        if not bits:
            del channel.denied[user.id]
        self.emit(model.Event("channel_updated", channel=channel))

    def archive(self, thread: model.Channel, *, archived: bool = True, locked: bool = False) -> None:
        """Set whether a thread is archived and whether it is locked."""
        thread.archived, thread.locked = archived, locked
        self.emit(model.Event("channel_updated", channel=thread))

    def delete_channel(self, channel: model.Channel) -> None:
        """Delete a channel, with its messages and threads."""
        for thread in [each for each in self.channels.values() if each.parent is channel]:
            self.delete_channel(thread)
        channel.deleted = True
        del self.channels[channel.id]
        if channel.guild is not None:
            del channel.guild.channels[channel.id]
        for message in channel.messages.values():
            message.deleted = True
            self.messages.pop(message.id, None)
        self.emit(model.Event("channel_deleted", channel=channel))

    def remove_bot(self, guild: model.Guild) -> None:
        """Remove the bot from a server."""
        del guild.members[self.bot.id]
        self.emit(model.Event("guild_deleted", guild=guild))

    def grant(self, guild: model.Guild, bits: int) -> None:
        """Give the bot the given permissions in a server, and no others."""
        guild.members[self.bot.id].permissions = bits
        self.emit(model.Event("member_updated", guild=guild))

    def set_commands(self, guild_id: int | None, commands: list[Command]) -> None:
        """Replace the commands in a server, or those available everywhere if `guild_id` is None."""
        self.commands[guild_id] = commands
        self.emit(model.Event("commands_updated"))

    # messages

    def history(self, channel_id: int, viewer_id: int) -> list[model.Message]:
        """Return the messages that a person can read in a channel, oldest first."""
        channel, viewer = self.channels.get(channel_id), self.users[viewer_id]
        if channel is None or not self.sees(viewer, channel):
            return []
        return [message for message in channel.messages.values() if model.visible(message, viewer_id)]

    def post(self, user_id: int, channel_id: int, text: str) -> model.Message:
        """Post a message as a person, and return it. Raises Refused if they may not post there, or if the
        text is empty or too long.
        """
        user, channel = self.users[user_id], self.channels[channel_id]
        in_thread = channel.kind in model.THREADS
        need = permissions.SEND_MESSAGES_IN_THREADS if in_thread else permissions.SEND_MESSAGES
        if not self.sees(user, channel) or not self.granted(user, channel) & need or channel.locked:
            raise errors.Refused("You do not have permission to send messages in this channel.")
        if not 1 <= len(text.strip()) <= 2_000:
            raise errors.Refused("A message has 1 to 2,000 characters.")
        message = model.Message(
            id=self.new_id(), channel=channel, author=user, created=self.clock.now(), content=text
        )
        self.add_message(message)
        return message

    def add_message(self, message: model.Message) -> None:
        """Add a message to its channel, and reopen the channel if it is an archived thread."""
        channel = message.channel
        channel.messages[message.id] = self.messages[message.id] = message
        channel.archived = False
        self.emit(model.Event("message_created", message=message))

    def drop(self, message: model.Message) -> None:
        """Remove a message, whoever wrote it."""
        message.deleted = True
        self.messages.pop(message.id, None)
        message.channel.messages.pop(message.id, None)
        self.emit(model.Event("message_deleted", message=message))

    def delete(self, user_id: int, message_id: int) -> None:
        """Delete a message as a person, or dismiss an ephemeral one. Raises Refused if they may not."""
        user, message = self.users[user_id], self.messages.get(message_id)
        if message is None or not self.sees(user, message.channel) or not model.visible(message, user_id):
            raise errors.Refused("You do not see such a message.")
        if message.ephemeral:
            message.hidden = True
            self.emit(model.Event("message_deleted", message=message))
            return
        may = self.granted(user, message.channel) & permissions.MANAGE_MESSAGES
        if message.author is not user and not may:
            raise errors.Refused("You may not delete this message.")
        self.drop(message)

    def known_commands(self, guild: model.Guild | None) -> Iterable[Command]:
        """Yield the commands available everywhere and, unless `guild` is None, those of the server."""
        yield from self.commands.get(None, ())
        if guild is not None:
            yield from self.commands.get(guild.id, ())
