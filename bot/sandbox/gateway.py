"""The gateway: a websocket for each of the bot's shards, and the events sent over them."""

import asyncio
import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox import model, payloads
from bot.sandbox.faults import Injected
from bot.sandbox.shapes import Identify, MemberRequest, Resume
from bot.sandbox.world import SandboxWorld

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
"""The intents for the messages of servers and of DMs, without which the bot receives none."""

KEPT = 500
"""The maximum number of events sent again when a session resumes."""

Socket = web.WebSocketResponse


@dataclass(slots=True, eq=False)
class _Session:
    """A shard's session. told: the latest events by sequence number. out: the events to send, or None while
    it has no socket.
    """

    id: str
    shard: int
    shards: int
    intents: int
    sequence: int = 0
    told: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT))
    out: asyncio.Queue[str] | None = None

    def receives(self, guild: model.Guild | None) -> bool:
        """Return whether the shard receives a server's events, or those of DMs for None."""
        return (0 if guild is None else (guild.id >> 22) % self.shards) == self.shard


class Gateway:
    """The gateway with all sessions of the bot. heartbeat: the interval between the bot's heartbeats, in
    milliseconds.
    """

    def __init__(
        self, world: SandboxWorld, faults: Injected, url: Callable[[], str], *, heartbeat: int = 41_250
    ) -> None:
        self._world = world
        self._faults = faults
        self._url = url
        self._heartbeat = heartbeat
        self._sessions: dict[str, _Session] = {}
        self._sockets: dict[Socket, asyncio.Queue[str]] = {}
        self._late: list[tuple[str, model.Guild | None, object, int]] = []
        self._serial = count(1)
        self.identified = 0
        """The number of new sessions that shards have started."""
        self.resumed = 0
        """The number of sessions that shards have resumed."""
        self._leave = world.subscribe(self._on_event)

    @property
    def online(self) -> bool:
        """Return whether at least one shard is connected with a session."""
        return any(session.out is not None for session in self._sessions.values())

    # for the simulation

    async def disconnect(self, code: int = 1001) -> None:
        """Close the connection of every shard."""
        for socket in tuple(self._sockets):
            await socket.close(code=code)

    def reconnect(self) -> None:
        """Ask every shard to reconnect and resume."""
        self._send_all({"op": RECONNECT, "d": None})

    @property
    def behind(self) -> bool:
        """Return whether an event is held back."""
        return bool(self._late)

    def catch_up(self) -> None:
        """Deliver the events that were held back."""
        late, self._late = self._late, []
        for told in late:
            self._deliver(*told)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare every session invalid. resumable: whether it can still be resumed."""
        self._send_all({"op": INVALID, "d": resumable})
        if not resumable:
            self._sessions.clear()

    def _send_all(self, payload: dict[str, object]) -> None:
        for out in self._sockets.values():
            out.put_nowait(json.dumps(payload))

    async def close(self) -> None:
        """Close every socket, and stop listening to the world."""
        self._leave()
        await self.disconnect()

    # for the bot

    async def handle(self, request: web.Request) -> Socket:
        """Serve one connection until it closes."""
        socket = Socket(max_msg_size=0)
        await socket.prepare(request)
        out = self._sockets[socket] = asyncio.Queue()
        writer = asyncio.create_task(_write(socket, out), name="gateway")
        out.put_nowait(json.dumps({"op": HELLO, "d": {"heartbeat_interval": self._heartbeat}}))
        session: _Session | None = None
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    session = self._hear(json.loads(message.data), out) or session
        finally:
            writer.cancel()
            del self._sockets[socket]
            if session is not None and session.out is out:
                session.out = None
                if socket.close_code in (1000, 1001):
                    self._sessions.pop(session.id, None)
        return socket

    def _hear(self, payload: dict[str, Any], out: asyncio.Queue[str]) -> _Session | None:
        """Handle a shard's message, and return the session that it started or resumed, if any."""
        match payload["op"]:
            case 1:
                if not self._faults.mute:
                    out.put_nowait(json.dumps({"op": ACK}))
            case 2:
                return self._identify(payload["d"], out)
            case 6:
                return self._resume(payload["d"], out)
            case 8:
                self._tell_members(payload["d"], out)
        return None

    def _identify(self, payload: Identify, out: asyncio.Queue[str]) -> _Session:
        shard, shards = payload.get("shard") or (0, 1)
        for old in [each for each in self._sessions.values() if each.shard == shard]:
            del self._sessions[old.id]
        session = _Session(f"session-{next(self._serial)}", shard, shards, payload.get("intents", 0), out=out)
        self._sessions[session.id] = session
        self.identified += 1
        self._faults.deaf = max(self._faults.deaf - 1, 0)
        bot, guilds = self._world.bot, self._world.guilds.values()
        there = [guild for guild in guilds if bot.id in guild.members and session.receives(guild)]
        ready = {
            "v": 10,
            "user": payloads.user_json(bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in there],
            "session_id": session.id,
            "shard": [shard, shards],
            "resume_gateway_url": self._url(),
            "application": {"id": str(bot.id), "flags": 0},
        }
        self._tell(session, "READY", ready)
        for guild in there:
            self._tell(session, "GUILD_CREATE", payloads.guild_json(guild, bot))
        return session

    def _tell_members(self, asked: MemberRequest, out: asyncio.Queue[str]) -> None:
        """Send a shard the members of a server that it requested."""
        guild = self._world.guilds[int(asked["guild_id"])]
        wanted = asked["user_ids"] if isinstance(asked["user_ids"], list) else [asked["user_ids"]]
        data = {
            "guild_id": str(guild.id),
            "members": [
                payloads.member_json(guild.members[int(id)]) for id in wanted if int(id) in guild.members
            ],
            "not_found": [id for id in wanted if int(id) not in guild.members],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": asked.get("nonce"),
        }
        for session in self._sessions.values():
            if session.out is out:
                self._tell(session, "GUILD_MEMBERS_CHUNK", data)

    def _resume(self, payload: Resume, out: asyncio.Queue[str]) -> _Session | None:
        session = self._sessions.get(payload["session_id"])
        if session is None:
            out.put_nowait(json.dumps({"op": INVALID, "d": False}))
            return None
        session.out = out
        self.resumed += 1
        self._faults.deaf = max(self._faults.deaf - 1, 0)
        for sequence, text in () if self._faults.deaf or self._faults.mute else session.told:
            if sequence > (payload.get("seq") or 0):
                out.put_nowait(text)
        self._tell(session, "RESUMED", {})
        return session

    # events

    def _tell(self, session: _Session, event: str, data: object) -> None:
        session.sequence += 1
        text = json.dumps({"op": DISPATCH, "s": session.sequence, "t": event, "d": data})
        session.told.append((session.sequence, text))
        if session.out is not None and not self._faults.mute and not self._faults.deaf:
            session.out.put_nowait(text)

    def _tell_all(self, event: str, guild: model.Guild | None, data: object, intents: int = 0) -> None:
        if self._faults.late[event] > 0:
            self._faults.late[event] -= 1
            self._late.append((event, guild, data, intents))
            return
        self._deliver(event, guild, data, intents)
        self.catch_up()

    def _deliver(self, event: str, guild: model.Guild | None, data: object, intents: int) -> None:
        times = 1
        if self._faults.twice[event] > 0:
            self._faults.twice[event] -= 1
            times = 2
        for session in self._sessions.values():
            if session.receives(guild) and session.intents & intents == intents:
                for _ in range(times):
                    self._tell(session, event, data)

    def _on_event(self, event: model.Event) -> None:
        if not self._sessions:
            return
        happened, _, how = event.kind.rpartition("_")
        if event.kind == "interaction_created" and event.interaction is not None:
            self._interaction(event.interaction)
        elif happened == "message" and event.message is not None:
            self._message(event.message, how)
        elif happened == "channel" and event.channel is not None:
            self._channel(event.channel, how)
        elif event.kind == "member_updated" and event.guild is not None:
            self._own_member(event.guild)
        elif happened == "role" and event.guild is not None and event.role is not None:
            told = (
                {"role": payloads.role_json(event.role)}
                if how == "created"
                else {"role_id": str(event.role.id)}
            )
            self._tell_all(_NAMES["GUILD_ROLE", how], event.guild, {"guild_id": str(event.guild.id), **told})
        elif happened == "guild" and event.guild is not None:
            data = self._joined(event.guild) if how == "created" else _gone(event.guild)
            self._tell_all(_NAMES["GUILD", how], event.guild, data)

    def _own_member(self, guild: model.Guild) -> None:
        """Send the event about the bot's own membership, which needs no intent."""
        member = payloads.member_json(guild.members[self._world.bot.id])
        self._tell_all("GUILD_MEMBER_UPDATE", guild, {**member, "guild_id": str(guild.id)})

    def _joined(self, guild: model.Guild) -> dict[str, object]:
        """Return the data of a server that has invited the bot, without the field "unavailable"."""
        told = payloads.guild_json(guild, self._world.bot)
        del told["unavailable"]
        return told

    def _interaction(self, interaction: model.Interaction) -> None:
        told = self._world.told(interaction)
        if self._faults.redrawn > 0 and "message" in told:
            self._faults.redrawn -= 1
            message = told["message"]
            assert isinstance(message, dict)
            message["components"] = []
        self._tell_all("INTERACTION_CREATE", interaction.guild, told)

    def _hears(self, channel: model.Channel) -> bool:
        """Return whether the bot receives a channel's events, which excludes group DMs and servers without
        it.
        """
        guild, bot = channel.guild, self._world.bot.id
        return not channel.group if guild is None else bot in guild.members

    def _message(self, message: model.Message, how: str) -> None:
        guild = message.channel.guild
        intents = DIRECT_MESSAGES if guild is None else GUILD_MESSAGES
        if message.ephemeral or not self._hears(message.channel):
            return
        if not any(each.intents & intents for each in self._sessions.values()):
            return
        data = payloads.message_json(message) if how != "deleted" else {"id": str(message.id)}
        data["channel_id"] = str(message.channel.id)
        if guild is not None:
            data["guild_id"] = str(guild.id)
        self._tell_all(_NAMES["MESSAGE", how], guild, data, intents)

    def _channel(self, channel: model.Channel, how: str) -> None:
        kind = "THREAD" if channel.kind in model.THREADS else "CHANNEL"
        if channel.kind is not model.ChannelKind.DM and self._hears(channel):
            self._tell_all(_NAMES[kind, how], channel.guild, payloads.channel_json(channel))


_NAMES = {
    (subject, how): f"{subject}_{name}"
    for subject in ("GUILD", "GUILD_ROLE", "MESSAGE", "CHANNEL", "THREAD")
    for how, name in (("created", "CREATE"), ("updated", "UPDATE"), ("deleted", "DELETE"))
}


def _gone(guild: model.Guild) -> dict[str, object]:
    return {"id": str(guild.id)}


async def _write(socket: Socket, out: asyncio.Queue[str]) -> None:
    """Send the pending events of a socket until it is closed."""
    while True:
        text = await out.get()
        try:
            await socket.send_str(text)
        except ConnectionError:
            return
