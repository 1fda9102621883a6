"""A window of the page, which shows what its person can see, and carries out the person's actions."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Protocol

from aiohttp import web

from bot.sandbox import errors, installs, model, payloads
from bot.sandbox.commands import localised
from bot.sandbox.shapes import Command
from bot.sandbox.world import SandboxWorld

LATEST = 120
"""The maximum number of messages per channel that a window receives when it opens."""


class Host(Protocol):
    """The parts of the page (bot.sandbox.page.Page) that a window needs."""

    world: SandboxWorld
    channel: model.Channel
    people: dict[str, model.User]
    switches: dict[str, bool]
    running: bool
    flip: Callable[[str, model.User, bool], None]
    restart: Callable[[], Awaitable[None]]

    def tell_switches(self) -> None:
        """Send every window the switches, and whether the bot is running."""


class Viewer:
    """A person's window. It never receives anything that the person cannot see."""

    def __init__(self, page: Host, person: model.User, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._page = page
        self._world = page.world
        self._person = person
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._nonces: dict[int, str] = {}
        files = re.escape(self._world.cdn)
        self._address = re.compile(rf'"{files}/(attachments/[^"?]+)"')

    # output

    async def send(self) -> None:
        """Send the queued data in order until the window is closed."""
        while True:
            await self.socket.send_str(await self._queue.get())

    def tell(self, what: Mapping[str, object]) -> None:
        """Queue data for sending, with the file URLs for this person."""
        text = json.dumps(what)
        self._queue.put_nowait(self._address.sub(rf'"/\1?as={self._person.display_name}"', text))

    def greet(self) -> None:
        """Queue the window's initial data."""
        world, there = self._world, self._channels()
        messages = [each for at in there for each in world.history(at.id, self._person.id)[-LATEST:]]
        self.tell(
            {
                "type": "world",
                "now": world.clock.now(),
                "me": _person(self._person),
                "people": [_person(person) for person in self._page.people.values()],
                "roles": [{"id": str(role.id), "name": role.name} for role in self._roles()],
                "bot": _person(world.bot),
                "channels": [_channel(channel) for channel in there],
                "messages": [_message(message) for message in messages],
                "commands": self._commands(),
                "scheduled": self._scheduled(),
                **self._switches(),
            }
        )

    def _roles(self) -> Iterable[model.Role]:
        guild = self._page.channel.guild
        return guild.roles.values() if guild is not None else ()

    def tell_switches(self) -> None:
        """Queue the switches, and whether the bot is running."""
        self.tell({"type": "switches", **self._switches()})

    def hear(self, event: model.Event) -> None:
        """Queue the part of an event that this person can see."""
        message, interaction, channel = event.message, event.interaction, event.channel
        if message is not None and self._world.sees(self._person, message.channel):
            if model.visible(message, self._person.id):
                self.tell({"type": "message", "message": _message(message)})
            elif event.kind == "message_deleted" and message.viewer in (None, self._person):
                self.tell({"type": "gone", "id": str(message.id), "channel": str(message.channel.id)})
        elif interaction is not None and interaction.user is self._person:
            self._tell_interaction(interaction)
        elif channel is not None and channel in self._channels():
            self.tell({"type": "channel", "channel": _channel(channel)})
        elif event.kind == "commands_updated":
            self.tell({"type": "commands", "commands": self._commands()})
        elif event.kind == "scheduled_updated":
            self.tell({"type": "scheduled", "scheduled": self._scheduled()})

    def _tell_interaction(self, interaction: model.Interaction) -> None:
        """Queue an interaction's state if it was made in this window."""
        nonce = self._nonces.get(interaction.id)
        if nonce is None:
            return
        if interaction.state in ("answered", "failed"):
            del self._nonces[interaction.id]
        response = interaction.response
        self.tell(
            {
                "type": "interaction",
                "nonce": nonce,
                "id": str(interaction.id),
                "state": interaction.state,
                "response": None if response is None else str(response.id),
                "modal": interaction.modal,
                "choices": interaction.choices,
            }
        )

    def _channels(self) -> list[model.Channel]:
        """Return the shared channel, and this person's DMs and groups."""
        there, me = self._world.channels.values(), self._person
        return [self._page.channel, *(each for each in there if each.recipient is me or me in each.group)]

    def _commands(self) -> list[dict[str, object]]:
        """Return the bot's commands, each with the kinds of channels that offer it."""
        known = self._world.known_commands(self._page.channel.guild)
        return [{**localised(each, self._person.locale), "offered": self._offered(each)} for each in known]

    def _offered(self, command: Command) -> list[str]:
        world, me = self._world, self._person
        dm = model.Channel(0, model.ChannelKind.DM, recipient=me)
        group = model.Channel(0, model.ChannelKind.GROUP, group=(me,))
        return [
            str(_channel(each)["kind"])
            for each in (self._page.channel, dm, group)
            if installs.owners(world, me, each, command)
        ]

    def _scheduled(self) -> list[dict[str, object]]:
        """Return the scheduled events that are not over, earliest first."""
        guild = self._page.channel.guild
        lasting = [each for each in guild.scheduled.values() if each.status in (1, 2)] if guild else []
        lasting.sort(key=lambda each: each.begins)
        return [{"name": each.name, "at": each.begins, "on": each.status == 2} for each in lasting]

    def _switches(self) -> dict[str, object]:
        switches = {**self._page.switches, "closed": not self._person.dms_open}
        return {"switches": switches, "running": self._page.running}

    # input

    async def asked(self, what: Mapping[str, Any]) -> None:
        """Carry out a request from the window, and queue the result."""
        nonce = str(what.get("nonce", ""))
        try:
            made = await self._do(what)
        except errors.Refused as refused:
            self.tell({"type": "refused", "nonce": nonce, "words": str(refused)})
        except (KeyError, TypeError, ValueError):
            self.tell({"type": "refused", "nonce": nonce, "words": "The page asked for what there is not."})
        else:
            if made is None:
                self.tell({"type": "done", "nonce": nonce})
            else:
                self._nonces[made.id] = nonce
                self._tell_interaction(made)

    async def _do(self, what: Mapping[str, Any]) -> model.Interaction | None:
        world, me = self._world, self._person
        match what["do"]:
            case "press":
                return world.press(me.id, int(what["message"]), what["custom_id"], what.get("values") or ())
            case "command":
                return world.command(me.id, int(what["channel"]), what["name"], _options(what))
            case "menu":
                return world.menu(me.id, int(what["channel"]), what["name"], int(what["person"]))
            case "complete":
                at, name, option = int(what["channel"]), what["name"], what["option"]
                return world.autocomplete(
                    me.id, channel_id=at, name=name, option=option, text=what["text"], options=_options(what)
                )
            case "submit":
                return world.submit(me.id, int(what["interaction"]), what["values"])
            case "say":
                world.post(me.id, int(what["channel"]), what["text"])
            case "dismiss":
                world.delete(me.id, int(what["message"]))
            case "switch":
                self._page.flip(what["name"], me, bool(what["on"]))
                self._page.tell_switches()
            case "restart":
                await self._page.restart()
            case _:
                raise errors.Refused("The page asked for something unknown.")
        return None


def _options(what: Mapping[str, Any]) -> Mapping[str, object]:
    """Return a window's command options, in which people are ids as text."""
    return what.get("options") or {}


def _person(user: model.User) -> dict[str, object]:
    return {"id": str(user.id), "name": user.display_name, "bot": user.bot}


def _channel(channel: model.Channel) -> dict[str, object]:
    kinds = {model.ChannelKind.DM: "dm", model.ChannelKind.GROUP: "group"}
    return {"id": str(channel.id), "name": channel.name, "kind": kinds.get(channel.kind, "channel")}


def _message(message: model.Message) -> dict[str, object]:
    asked = message.interaction
    command = None
    if asked is not None and asked.kind is model.InteractionKind.COMMAND and asked.name:
        slash = "" if asked.data.get("target_id") else "/"
        command = {"user": _person(asked.user), "name": f"{slash}{asked.name}"}
    return {
        "id": str(message.id),
        "channel": str(message.channel.id),
        "author": _person(message.author),
        "content": message.content,
        "components": message.components,
        "attachments": [payloads.attachment_json(each) for each in message.attachments],
        "at": message.created,
        "edited": message.edited is not None,
        "ephemeral": message.ephemeral,
        "thinking": bool(message.flags & model.LOADING),
        "command": command,
        "pings": [str(id) for id in message.pinged],
    }
