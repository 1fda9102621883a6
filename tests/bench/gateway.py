"""A small Discord on loopback: gateway and REST, enough for the bot, and people who press its buttons.

It is not a model of Discord's rules (SimCord is): it answers at once, has no rate limits and no TLS, and it
measures from the moment an interaction is sent to the moment its whole answer has come in.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web

APP, GUILD, CHANNEL = 1, 2, 3
PEOPLE = 1_000
"""The ids of people begin here."""

_CHANNEL: dict[str, Any] = {
    "id": str(CHANNEL),
    "type": 0,
    "name": "paddock",
    "position": 0,
    "permission_overwrites": [],
}
_LONG_AGO = "2026-01-01T00:00:00+00:00"
_EPOCH = 1_420_070_400_000
_serial = count()


def snowflake() -> int:
    """An id as Discord makes it, now."""
    return ((int(time.time() * 1000) - _EPOCH) << 22) + next(_serial) % 4096


def _user(id: int, *, bot: bool = False) -> dict[str, Any]:
    return {"id": str(id), "username": f"user{id}", "discriminator": "0", "avatar": None, "bot": bot}


@dataclass
class Hand:
    """A message in somebody's DMs, as the bot last drew it."""

    person: int
    channel: int
    message: int
    components: list[Any] = field(default_factory=list)

    def plays(self) -> list[str]:
        """The custom_ids of the buttons that make a move."""
        return [id for id in _custom_ids(self.components) if ":play:" in id]


@dataclass
class Board:
    """A table's message in the channel, as the bot last drew it. closed: when it ceased to offer taps."""

    message: int
    components: list[Any] = field(default_factory=list)
    taps: list[str] = field(default_factory=list)
    closed: float = 0.0

    def draw(self, components: list[Any]) -> None:
        """Note what the bot has drawn."""
        self.components = components
        had, self.taps = self.taps, [id for id in _custom_ids(components) if ":tap:" in id]
        if had and not self.taps:
            self.closed = time.perf_counter()


def _custom_ids(node: Any) -> list[str]:
    if isinstance(node, list):
        return [id for each in node for id in _custom_ids(each)]
    own = [node["custom_id"]] if "custom_id" in node else []
    return own + [id for each in node.get("components", []) for id in _custom_ids(each)]


class FakeDiscord:
    """Gateway, REST and people. calls: what the bot has asked for. waits: seconds from press to answer."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.waits: list[float] = []
        self.hands: dict[int, Hand] = {}
        self.boards: dict[int, Board] = {}
        self.identified = asyncio.Event()
        self._sent: dict[int, tuple[float, Hand]] = {}
        self._socket: web.WebSocketResponse | None = None
        self._sequence = count(1)
        self._dms: dict[int, int] = {}

    async def serve(self) -> int:
        """Listen on loopback; the port."""
        app = web.Application(client_max_size=2**26)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = int(self._runner.addresses[0][1])
        return self.port

    async def close(self) -> None:
        """Stop listening."""
        if self._socket is not None:
            await self._socket.close()
        await self._runner.cleanup()

    # the gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = self._socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41_250}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            told = json.loads(message.data)
            if told["op"] == 1:
                await socket.send_json({"op": 11})
            elif told["op"] == 2:
                await self._welcome()
        return socket

    async def _welcome(self) -> None:
        ready = {
            "v": 10,
            "user": _user(APP, bot=True),
            "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": "bench",
            "shard": [0, 1],
            "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway",
            "application": {"id": str(APP), "flags": 0},
        }
        await self._emit("READY", ready)
        everyone: dict[str, Any] = {
            "id": str(GUILD),
            "name": "@everyone",
            "permissions": "0",
            "position": 0,
            "color": 0,
        }
        everyone |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0, "colors": {}}
        guild: dict[str, Any] = {
            "id": str(GUILD),
            "name": "Bench",
            "owner_id": "9",
            "roles": [everyone],
            "emojis": [],
        }
        guild |= {"features": [], "channels": [_CHANNEL], "threads": [], "members": [], "member_count": 2}
        await self._emit("GUILD_CREATE", guild)
        self.identified.set()

    async def _emit(self, event: str, data: Any) -> None:
        assert self._socket is not None
        await self._socket.send_json({"op": 0, "s": next(self._sequence), "t": event, "d": data})

    # REST

    async def _rest(self, request: web.Request) -> web.Response:
        path, body = request.match_info["path"].split("/"), await _body(request)
        match (request.method, *path):
            case ("GET", "gateway", "bot"):
                limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
                url = f"ws://127.0.0.1:{self.port}/gateway"
                return _json({"url": url, "shards": 1, "session_start_limit": limit})
            case ("GET", "users", "@me"):
                return _json(_user(APP, bot=True))
            case ("GET", "oauth2", "applications", "@me"):
                return _json(_application())
            case ("PUT", "applications", *_):
                return _json([])
            case ("POST", "users", "@me", "channels"):
                self.calls["open a DM"] += 1
                return _json(self._open_dm(int(body["recipient_id"])))
            case ("POST", "interactions", id, _, "callback"):
                return self._answered(int(id), body)
            case (_, "webhooks", _, _, "messages", id):
                return self._edited(int(id), body)
            case (method, "channels", channel, "messages", *rest):
                return self._message(method, int(channel), rest, body)
            case _:
                self.calls["other"] += 1
                return _json({})

    def _open_dm(self, person: int) -> dict[str, Any]:
        channel = self._dms.setdefault(person, snowflake())
        self.hands.setdefault(channel, Hand(person, channel, 0))
        return {"id": str(channel), "type": 1, "recipients": [_user(person)], "last_message_id": None}

    def _message(self, method: str, channel: int, rest: list[str], body: Any) -> web.Response:
        self.calls[f"{method} {'DM' if channel != CHANNEL else 'channel'} message"] += 1
        if method == "DELETE":
            return web.Response(status=204)
        if method == "GET":
            return _json([])
        id = int(rest[0]) if rest else snowflake()
        hand = self.hands.get(channel)
        if hand is not None:
            hand.message, hand.components = id, body.get("components") or []
        elif body.get("components"):
            self._draw(id, body)
        return _json(_message(channel, id, []))

    def _edited(self, id: int, body: Any) -> web.Response:
        """An edit by the token of an interaction."""
        self.calls["PATCH by interaction token"] += 1
        hand = next((each for each in self.hands.values() if each.message == id), None)
        if hand is not None:
            hand.components = body.get("components") or []
        elif id in self.boards:
            self._draw(id, body)
        return _json(_message(hand.channel if hand else CHANNEL, id, []))

    def _answered(self, id: int, body: Any) -> web.Response:
        self.calls["interaction callback"] += 1
        began, hand = self._sent.pop(id)
        self.waits.append(time.perf_counter() - began)
        if body["type"] == 7:
            hand.components = body["data"].get("components") or []
            if hand.channel == CHANNEL:
                self._draw(hand.message, body["data"])
        told = {"id": str(id), "type": 3, "response_message_id": str(hand.message)}
        return _json({"interaction": told})

    def _draw(self, message: int, body: Any) -> None:
        self.boards.setdefault(message, Board(message)).draw(body.get("components") or [])

    # people

    async def tap(self, board: Board, person: int, custom_id: str) -> None:
        """Somebody presses a button of a table's message."""
        id, hand = snowflake(), Hand(person, CHANNEL, board.message, board.components)
        self._sent[id] = (time.perf_counter(), hand)
        payload = _press(id, hand, custom_id)
        member = {"user": payload.pop("user"), "roles": [], "joined_at": _LONG_AGO, "flags": 0}
        member |= {"deaf": False, "mute": False, "permissions": "0"}
        where = {"guild_id": str(GUILD), "context": 0, "channel": _CHANNEL}
        await self._emit("INTERACTION_CREATE", {**payload, **where, "member": member})

    async def press(self, rng: random.Random) -> bool:
        """Somebody who is to move presses a button of theirs at random. False: nobody is to move."""
        busy = {hand.channel for _, hand in self._sent.values()}
        ready = [hand for hand in self.hands.values() if hand.channel not in busy and hand.plays()]
        if not ready:
            return False
        hand = rng.choice(ready)
        custom_id, id = rng.choice(hand.plays()), snowflake()
        self._sent[id] = (time.perf_counter(), hand)
        await self._emit("INTERACTION_CREATE", _press(id, hand, custom_id))
        return True

    @property
    def unanswered(self) -> int:
        """How many presses have not been answered yet."""
        return len(self._sent)


def _json(data: Any) -> web.Response:
    """discord.py reads JSON only under exactly this content type, without a charset."""
    return web.Response(body=json.dumps(data).encode(), content_type="application/json")


async def _body(request: web.Request) -> Any:
    if request.content_type == "application/json":
        return await request.json()
    if request.content_type == "multipart/form-data":
        form = await request.post()
        return json.loads(str(form["payload_json"]))
    return {}


def _application() -> dict[str, Any]:
    words = {
        "id": str(APP),
        "name": "Paddock",
        "description": "",
        "icon": None,
        "summary": "",
        "verify_key": "",
    }
    return {**words, "bot_public": True, "bot_require_code_grant": False, "owner": _user(9), "flags": 0}


def _message(channel: int, id: int, components: list[Any]) -> dict[str, Any]:
    lists: dict[str, Any] = {"mentions": [], "mention_roles": [], "attachments": [], "embeds": []}
    return {
        **lists,
        "id": str(id),
        "channel_id": str(channel),
        "author": _user(APP, bot=True),
        "content": "",
        "timestamp": _LONG_AGO,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "pinned": False,
        "type": 0,
        "flags": 1 << 15,
        "components": components,
    }


def _press(id: int, hand: Hand, custom_id: str) -> dict[str, Any]:
    person = _user(hand.person)
    return {
        "id": str(id),
        "application_id": str(APP),
        "type": 3,
        "token": f"token{id}",
        "version": 1,
        "data": {"custom_id": custom_id, "component_type": 2},
        "user": person,
        "message": _message(hand.channel, hand.message, hand.components),
        "channel": {"id": str(hand.channel), "type": 1, "recipients": [person], "last_message_id": None},
        "channel_id": str(hand.channel),
        "app_permissions": "0",
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 1,
        "attachment_size_limit": 10_485_760,
    }
