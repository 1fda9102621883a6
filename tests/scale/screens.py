"""People's screens: the messages with something to press, noted as they change. Nobody searches a history, so
people cost the same however long they have played.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.model import Channel, Event, Message, User, visible
from bot.sandbox.world import SandboxWorld
from bot.ui.components import ButtonId, read


@dataclass(frozen=True, eq=False)
class Choice:
    """A button or menu that can be pressed. part: as Discord's JSON. button: what its custom_id says."""

    message: Message
    part: Mapping[str, Any]
    button: ButtonId


@dataclass(eq=False)
class Noted:
    """What a message showed after its last change."""

    message: Message
    buttons: Sequence[ButtonId]
    choices: Sequence[Choice] = field(default=())


class Screens:
    """All messages of a world, from now on, that have a button or menu of a table. actions: the kinds that
    somebody may look for in a channel.
    """

    def __init__(self, world: SandboxWorld, actions: Collection[str]) -> None:
        self._actions = frozenset(actions)
        self._noted: dict[int, Noted] = {}
        self._by_table: defaultdict[str, dict[int, Message]] = defaultdict(dict)
        self._by_channel: defaultdict[int, dict[int, Noted]] = defaultdict(dict)
        self.close = world.subscribe(self._heard)

    def of_table(self, table: str) -> Sequence[Message]:
        """The messages with buttons of that table, enabled or not, the oldest first."""
        there = self._by_table.get(table, {})
        return [there[id] for id in sorted(there)]

    def newest(self, channel: Channel, reader: User, actions: Collection[str]) -> Sequence[Choice]:
        """What that person can press there of these kinds, on the newest message that has any."""
        there = self._by_channel.get(channel.id, {})
        for id in sorted(there, reverse=True):
            found = [each for each in there[id].choices if each.button.action in actions]
            if found and visible(there[id].message, reader.id):
                return found
        return ()

    def _heard(self, event: Event) -> None:
        if event.message is None:
            return
        self._forget(event.message)
        if event.kind != "message_deleted":
            self._note(event.message)

    def _forget(self, message: Message) -> None:
        noted = self._noted.pop(message.id, None)
        if noted is None:
            return
        self._by_channel[message.channel.id].pop(message.id, None)
        for table in {each.table for each in noted.buttons}:
            del self._by_table[table][message.id]

    def _note(self, message: Message) -> None:
        parts = [(each, read(each["custom_id"])) for each in message.parts() if "custom_id" in each]
        if not parts:
            return
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
