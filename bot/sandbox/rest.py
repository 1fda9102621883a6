"""Discord's HTTP API, as far as the bot uses it."""

import json
import logging
import re
from base64 import b64decode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.utils import formatdate
from typing import Any, TypeAlias

from aiohttp import web

from bot.sandbox import commands
from bot.sandbox.errors import ApiError, invalid, unknown
from bot.sandbox.faults import Fault, Injected, RateLimits
from bot.sandbox.payloads import (
    channel_json,
    emoji_json,
    guild_json,
    member_json,
    message_json,
    role_json,
    user_json,
)
from bot.sandbox.posts import Body
from bot.sandbox.shapes import Command
from bot.sandbox.world import SandboxWorld

log = logging.getLogger(__name__)

PREFIX = "/api/v10"

Uploads = dict[int, tuple[str, bytes]]
Query: TypeAlias = Mapping[str, str]
Told = tuple[int, object]
"""A response's status and JSON, which is None without a body."""


@dataclass(slots=True, eq=False)
class Request:
    """A request from the bot."""

    method: str
    path: str
    """The path without /api/v10 and the query."""
    raw: bytes
    """The unparsed JSON of the body."""
    at: float
    """The Unix time in seconds of arrival."""
    status: int = 0
    """The status of the response, or 0 before it."""

    @property
    def json(self) -> Any:
        """Return the parsed JSON, or None without a body."""
        return json.loads(self.raw) if self.raw else None

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


class Rest:
    """The HTTP API. requests: the requests so far, at least the last `remember`. strange: those that the API
    does not know. gateway: returns the gateway's URL. limits: the rate limits, or None. shards: the
    recommended number of shards.
    """

    def __init__(
        self, world: SandboxWorld, faults: Injected, gateway: Callable[[], str], *, remember: int = 100_000
    ) -> None:
        self.requests: list[Request] = []
        self.strange: list[Request] = []
        self.limits: RateLimits | None = None
        self.shards = 1
        self._world = world
        self._faults = faults
        self._gateway = gateway
        self._remember = remember
        self._routes: dict[str, Callable[[list[str], str, Body, Uploads, Query], Told | None]] = {
            "applications": self._applications,
            "channels": self._channels,
            "gateway": self._meta,
            "guilds": self._guilds,
            "interactions": self._interactions,
            "oauth2": self._meta,
            "users": self._users,
            "webhooks": self._webhooks,
        }

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        path, clock = request.path.removeprefix(PREFIX), self._world.clock
        raw, files = await _read(request)
        asked = Request(request.method, path, raw, clock.now())
        self._note(asked)
        fault = self._faults.take(asked.method, path)
        if fault is not None and fault.delay:
            await clock.sleep_until(clock.now() + fault.delay)
            if request.transport is None or request.transport.is_closing():  # the caller has hung up
                return web.Response(status=499)
        headers = {"Via": "1.1 google", "Date": formatdate(self._world.clock.now(), usegmt=True)}
        try:
            status, told = self._carry_out(
                asked, files=files, query=request.query, fault=fault, headers=headers
            )
        except ApiError as error:
            status, told = error.status, error.body()
            if status == 429:
                headers |= _wait(told)
        asked.status = status
        if fault is not None and fault.lost and request.transport is not None:
            request.transport.abort()
        if told is None:
            return web.Response(status=status, headers=headers)
        # discord.py parses JSON only with this exact content type, without a charset
        body = json.dumps(told).encode()
        return web.Response(status=status, body=body, content_type="application/json", headers=headers)

    def _note(self, asked: Request) -> None:
        self.requests.append(asked)
        if len(self.requests) > 2 * self._remember:
            del self.requests[: self._remember]

    def _carry_out(
        self, asked: Request, files: Uploads, query: Query, fault: Fault | None, headers: dict[str, str]
    ) -> Told:
        error = fault.error() if fault is not None else None
        if error is not None:
            raise error
        parts = asked.path.strip("/").split("/")
        if self.limits is not None and parts[0] not in ("webhooks", "interactions"):
            headers |= self.limits.take(_bucket(asked.method, parts), self._world.clock.now())
        try:
            body = asked.json or {}
        except ValueError:
            raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
        route = self._routes.get(parts[0])
        told = route(parts, asked.method, body, files, query) if route is not None else None
        if told is None:
            self.strange.append(asked)
            log.error("the simulated Discord does not know %s", asked)
            raise ApiError(404, 0, "404: Not Found")
        return told

    # one method for each prefix of a path, which returns None for an unknown request

    def _meta(
        self, parts: list[str], method: str, _body: Body, _files: Uploads, _query: Query
    ) -> Told | None:
        bot = self._world.bot
        match (method, *parts):
            case ("GET", "gateway"):
                return 200, {"url": self._gateway()}
            case ("GET", "gateway", "bot"):
                limit = {"total": 1_000, "remaining": 1_000, "reset_after": 0, "max_concurrency": 1}
                return 200, {"url": self._gateway(), "shards": self.shards, "session_start_limit": limit}
            case ("GET", "oauth2", "applications", "@me"):
                owner = next((user for user in self._world.users.values() if not user.bot), bot)
                payload: dict[str, object] = {
                    "id": str(bot.id),
                    "name": bot.display_name,
                    "description": "",
                    "icon": None,
                }
                payload |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}
                return 200, {**payload, "summary": "", "owner": user_json(owner), "team": None}
        return None

    def _users(
        self, parts: list[str], method: str, body: Body, _files: Uploads, _query: Query
    ) -> Told | None:
        match (method, *parts):
            case ("GET", "users", "@me"):
                return 200, user_json(self._world.bot)
            case ("GET", "users", "@me", "guilds"):
                guilds, bot = self._world.guilds.values(), self._world.bot
                return 200, [guild_json(each, bot) for each in guilds if bot.id in each.members]
            case ("POST", "users", "@me", "channels"):
                return 200, channel_json(self._world.posts.open_dm(int(body.get("recipient_id") or 0)))
        return None

    def _applications(
        self, parts: list[str], method: str, body: Any, _files: Uploads, _query: Query
    ) -> Told | None:
        if len(parts) < 3 or parts[1] != str(self._world.bot.id):
            return None
        if parts[2] == "emojis":
            return self._emoji(parts, method, body)
        guild_id = _id(parts[3]) if parts[2] == "guilds" and len(parts) == 5 else None
        if parts[2] != "commands" and (guild_id is None or parts[4] != "commands"):
            return None
        if method == "GET":
            return 200, self._world.commands.get(guild_id, [])
        if method != "PUT":
            return None
        if guild_id is not None:
            self._world.posts.guild(guild_id)
        commands.check_commands(body or [])
        commands.check_entry_point(self._world.commands.get(guild_id, ()), body or [])
        own = Command(application_id=parts[1])
        if guild_id:
            own["guild_id"] = parts[3]
        ids = {(each["type"], each["name"]): each["id"] for each in self._world.commands.get(guild_id, ())}
        known: list[Command] = [
            {
                **command,
                **own,
                "id": ids.get((command.get("type", 1), command["name"]), str(self._world.new_id())),
                "version": str(self._world.new_id()),
            }
            for command in body or []
        ]
        self._world.set_commands(guild_id, known)
        return 200, known

    def _emoji(self, parts: list[str], method: str, body: Body) -> Told | None:
        """Answer a request about the bot's own emoji."""
        emoji, names = self._world.emoji, {name for name, _ in self._world.emoji.values()}
        match (method, *parts[3:]):
            case ("GET",):
                return 200, {"items": [emoji_json(id, name) for id, (name, _) in emoji.items()]}
            case ("POST",):
                name, id = str(body.get("name")), self._world.new_id()
                if not re.fullmatch(r"\w{2,32}", name) or name in names:
                    raise invalid(("name",), "BASE_TYPE_BAD_LENGTH", "Must be a new name of 2 to 32 letters.")
                emoji[id] = name, b64decode(str(body.get("image")).partition(",")[2])
                return 201, emoji_json(id, name)
            case ("DELETE", id):
                del emoji[_id(id)]
                return 204, None
        return None

    def _guilds(
        self, parts: list[str], method: str, body: Any, _files: Uploads, _query: Query
    ) -> Told | None:
        match (method, *parts):
            case (_, "guilds", id, "scheduled-events", *rest):
                return self._world.scheduled.handle(self._world.posts.guild(_id(id)), rest, method, body)
            case ("GET", "guilds", id):
                return 200, guild_json(self._world.posts.guild(_id(id)), self._world.bot)
            case ("GET", "guilds", id, "members", user_id):
                member = self._world.posts.guild(_id(id)).members.get(_id(user_id))
                if member is None:
                    raise unknown(10007, "Member")
                return 200, member_json(member)
            case ("GET", "guilds", id, "roles", role_id):
                role = self._world.posts.guild(_id(id)).roles.get(_id(role_id))
                if role is None:
                    raise unknown(10011, "Role")
                return 200, role_json(role)
        return None

    def _channels(
        self, parts: list[str], method: str, body: Body, files: Uploads, query: Query
    ) -> Told | None:
        posts, id = self._world.posts, _id(parts[1]) if len(parts) > 1 else 0
        match (method, *parts[2:]):
            case ("GET",):
                return 200, channel_json(posts.channel(id))
            case ("POST", "messages"):
                return 200, message_json(posts.send(id, body, files))
            case ("GET", "messages"):
                limits = {key: _id(query[key]) for key in ("limit", "before", "after") if key in query}
                return 200, [message_json(message) for message in posts.history(id, **limits)]
            case ("GET", "messages", message):
                return 200, message_json(posts.message(id, _id(message)))
            case ("PATCH", "messages", message):
                return 200, message_json(posts.edit(id, _id(message), body, files))
            case ("DELETE", "messages", message):
                posts.delete(id, _id(message))
                return 204, None
            case ("PUT", "messages", "pins", message):
                posts.pin(id, _id(message))
                return 204, None
        return None

    def _interactions(
        self, parts: list[str], method: str, body: Body, files: Uploads, query: Query
    ) -> Told | None:
        match (method, *parts):
            case ("POST", "interactions", id, token, "callback"):
                told = self._world.answers.answer(_id(id), token, body, files)
                return (200, told) if query.get("with_response") in ("1", "true") else (204, None)
        return None

    def _webhooks(
        self, parts: list[str], method: str, body: Body, files: Uploads, _query: Query
    ) -> Told | None:
        answers = self._world.answers
        if len(parts) < 3 or parts[1] != str(self._world.bot.id):
            raise unknown(10015, "Webhook")
        match (method, *parts[2:]):
            case ("POST", token):
                return 200, message_json(answers.follow_up(token, body, files))
            case ("GET", token, "messages", name):
                return 200, message_json(answers.get(token, name))
            case ("PATCH", token, "messages", name):
                return 200, message_json(answers.edit(token, name, body, files))
            case ("DELETE", token, "messages", name):
                answers.delete(token, name)
                return 204, None
        return None


def _id(text: str) -> int:
    """Return an id. Raises ApiError if the text is not a number."""
    if not text.isdigit():
        raise invalid(("id",), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    return int(text)


def _bucket(method: str, parts: list[str]) -> str:
    """Return a call's rate limit bucket: its kind, and its channel or server."""
    kind = "/".join(part for at, part in enumerate(parts) if at != 1 and not part.isdigit())
    return f"{method}:{kind} {parts[1] if len(parts) > 1 else ''}"


def _wait(payload: Mapping[str, object]) -> dict[str, str]:
    """Return the headers of status 429."""
    headers = {"Retry-After": str(payload.get("retry_after", 1.0))}
    if payload.get("global"):
        headers["X-RateLimit-Global"] = "true"
    return headers


_BOUNDARY = re.compile(r'boundary="?([^";]+)')
_NAME = re.compile(rb'[ ;]name="([^"]*)"')
_FILENAME = re.compile(rb'filename="([^"]*)"')


async def _read(request: web.Request) -> tuple[bytes, Uploads]:
    """Return a request's unparsed JSON, and its files by number."""
    body, kind = await request.read(), request.headers.get("Content-Type", "")
    if not kind.startswith("multipart/form-data"):
        return body, {}
    boundary = _BOUNDARY.search(kind)
    raw, files = b"", {}
    for part in body.split(b"--" + boundary[1].encode())[1:-1] if boundary else ():
        head, _, content = part.removeprefix(b"\r\n").removesuffix(b"\r\n").partition(b"\r\n\r\n")
        name, filename = _NAME.search(head), _FILENAME.search(head)
        if name is not None and name[1] == b"payload_json":
            raw = content
        elif name is not None and filename is not None:
            number = int(name[1].removeprefix(b"files[").removesuffix(b"]"))
            files[number] = (filename[1].decode(), content)
    return raw, files
