"""People's screens: the messages with buttons or menus, recorded as they change."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.model import Channel, Event, Message, User, visible
from bot.sandbox.world import SandboxWorld
from bot.ui.components import ButtonId, read
from tests.venue import text_of


@dataclass(frozen=True, eq=False)
class Choice:
    """A button or menu that can be pressed. part: the component as Discord's JSON. button: the content of its
    custom_id.
    """

    message: Message
    part: Mapping[str, Any]
    button: ButtonId


@dataclass(eq=False)
class Noted:
    """The controls of a message after its latest change. choices: the enabled ones that people can look
    for.
    """

    message: Message
    buttons: Sequence[ButtonId]
    choices: Sequence[Choice] = field(default=())


TOLD = 20
"""The number of latest changes of a table's messages that are recorded."""


class Screens:
    """All messages of a world, from now on, with a button or menu of the bot. actions: the kinds of buttons
    and menus that a person can look for.
    """

    def __init__(self, world: SandboxWorld, actions: Collection[str]) -> None:
        self._actions = frozenset(actions)
        self._noted: dict[int, Noted] = {}
        self._by_table: defaultdict[str, dict[int, Message]] = defaultdict(dict)
        self._by_channel: defaultdict[int, dict[int, Noted]] = defaultdict(dict)
        self._changes: defaultdict[str, deque[str]] = defaultdict(lambda: deque(maxlen=TOLD))
        self._now = world.clock.now
        self.close = world.subscribe(self._heard)

    def of_table(self, table: str) -> Sequence[Message]:
        """Return the messages with buttons of a table, enabled or not, oldest first."""
        there = self._by_table.get(table, {})
        return [there[id] for id in sorted(there)]

    def changes(self, table: str) -> Sequence[str]:
        """Return the latest changes of the messages with buttons of a table, as text."""
        return tuple(self._changes.get(table, ()))

    def newest(self, channel: Channel, reader: User, actions: Collection[str]) -> Sequence[Choice]:
        """Return the presses of the given kinds that a person can make in a channel, on the newest message
        that has any.
        """
        there = self._by_channel.get(channel.id, {})
        for id in sorted(there, reverse=True):
            found = [each for each in there[id].choices if each.button.action in actions]
            if found and visible(there[id].message, reader.id):
                return found
        return ()

    def _heard(self, event: Event) -> None:
        if event.message is None:
            return
        of = self._forget(event.message)
        if event.kind != "message_deleted":
            of |= self._note(event.message)
        for table in of:
            self._changes[table].append(self._told(event, event.message))

    def _told(self, event: Event, message: Message) -> str:
        private = "ephemeral" if message.ephemeral else "a DM" if message.channel.recipient else ""
        return f"{self._now():.2f} {event.kind} {message.id}: {private or repr(text_of(message)[:60])}"

    def _forget(self, message: Message) -> set[str]:
        """Record that a message no longer has controls, and return the ids of the tables to which they
        belonged.
        """
        noted = self._noted.pop(message.id, None)
        if noted is None:
            return set()
        self._by_channel[message.channel.id].pop(message.id, None)
        tables = {each.table for each in noted.buttons}
        for table in tables:
            del self._by_table[table][message.id]
        return tables

    def _note(self, message: Message) -> set[str]:
        """Record the controls of a message, and return the ids of the tables to which they belong."""
        parts = [(each, read(each["custom_id"])) for each in message.parts() if "custom_id" in each]
        if not parts:
            return set()
        choices = [
            Choice(message, part, button)
            for part, button in parts
            if button.action in self._actions and not part.get("disabled")
        ]
        noted = self._noted[message.id] = Noted(message, [button for _, button in parts], choices)
        for button in noted.buttons:
            self._by_table[button.table][message.id] = message
        if choices:
            self._by_channel[message.channel.id][message.id] = noted
        return {button.table for button in noted.buttons}
