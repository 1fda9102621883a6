"""The page of `make play`: a small Discord client in the browser for each person."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web
from PIL.Image import Image

from bot.sandbox.model import Attachment, Channel, Event, Message, User
from bot.sandbox.viewer import Viewer
from bot.sandbox.world import SandboxWorld

STATIC = Path(__file__).parent / "static"
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
"""The host names by which a browser on this machine reaches the page."""

FILES = 1_000
"""The number of the newest files that remain available."""

_ENGLISH = "en-US"
_TAG = re.compile(r"[a-z]{2,3}(-[A-Z0-9]{2,3})?")
_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}
_RULES = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game on the first screen."""

    key: str
    """The game's key, and the name of its picture: covers/KEY.png."""
    name: str
    command: str
    """The command that opens its lobby, as in `/COMMAND start`."""
    pitch: str
    fewest: int
    """The minimum number of players."""
    most: int
    """The maximum number of players."""
    minutes: int
    """The duration in minutes."""
    robots: int
    """The number of robots that join a single player."""
    alt: str
    """The alt text of the picture."""
    paint: Callable[[], Image]
    """Paints the picture."""

    def told(self) -> dict[str, object]:
        """Return the card as JSON, without the picture."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.name != "paint"}


class Page:
    """Serves the page's files, attachments, and a WebSocket for each window. covers: returns the games in a
    language such as "de". flip: applies a switch by name, the person who flips it, and the new state.
    restart: restarts the bot. locale: the language of all windows, or "" if each requests its own. local:
    whether only browsers on this machine can connect, by a local host name.
    """

    def __init__(
        self,
        world: SandboxWorld,
        channel: Channel,
        people: Sequence[User],
        covers: Callable[[str], Sequence[GameCard]],
        *,
        flip: Callable[[str, User, bool], None],
        restart: Callable[[], Awaitable[None]],
        locale: str = "",
        local: bool = True,
    ) -> None:
        self.world = world
        self.channel = channel
        self.people = {person.display_name: person for person in people}
        self.covers = covers
        self.flip = flip
        self.restart = restart
        self.running = False
        self.switches: dict[str, bool] = {}
        self._locale = locale
        self._local = local
        self._viewers: set[Viewer] = set()
        self._files: dict[str, tuple[Attachment, Message]] = {}
        for message in tuple(world.messages.values()):
            self._note(message)
        world.subscribe(self._hear)

    def app(self) -> web.Application:
        """Return the web application that answers browsers."""
        app = web.Application(middlewares=[self._guard])
        app.router.add_get("/live", self._live)
        app.router.add_get("/games.json", self._games)
        app.router.add_get("/covers/{key:[a-z_]+}.png", self._cover)
        app.router.add_get("/emojis/{id:[0-9]+}.png", self._emoji)
        app.router.add_get("/attachments/{channel}/{id}/{name}", self._attachment)
        app.router.add_get("/{path:[a-z0-9_/.]*}", self._file)
        app.on_shutdown.append(self._hang_up)
        return app

    def tell_switches(self) -> None:
        """Send every window the switches, and whether the bot is running."""
        for viewer in tuple(self._viewers):
            viewer.tell_switches()

    async def _hang_up(self, _app: web.Application) -> None:
        for viewer in tuple(self._viewers):
            await viewer.socket.close(code=WSCloseCode.GOING_AWAY)

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refuse requests from other sites and, if `local`, those with a foreign host name."""
        name, _, _ = request.host.rpartition(":") if request.host[-1:].isdigit() else (request.host, "", "")
        if self._local and (name or request.host) not in LOOPBACK:
            raise web.HTTPForbidden(text="This page is for browsers on its own machine.")
        origin = request.headers.get("Origin")
        if origin is not None and origin.partition("://")[2] != request.host:
            raise web.HTTPForbidden(text="This page talks to itself alone.")
        return await handler(request)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = (STATIC / (request.match_info["path"] or "index.html")).resolve()
        if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
            raise web.HTTPNotFound(text="There is no such page.")
        headers = {"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
        headers |= {"Content-Security-Policy": _RULES, "Referrer-Policy": "no-referrer"}
        answer = web.FileResponse(path, headers=headers)
        answer.content_type = _TYPES.get(path.suffix, "text/html")
        return answer

    async def _cover(self, request: web.Request) -> web.Response:
        found = [each for each in self._covers(request) if each.key == request.match_info["key"]]
        if not found:
            raise web.HTTPNotFound(text="There is no such game.")
        data = await asyncio.to_thread(_png, found[0].paint)
        headers = {"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=data, content_type="image/png", headers=headers)

    async def _games(self, request: web.Request) -> web.Response:
        told = {"games": [cover.told() for cover in self._covers(request)], "people": list(self.people)}
        return web.json_response({**told, "locale": self._read_in(request)})

    def _covers(self, request: web.Request) -> Sequence[GameCard]:
        return self.covers(self._read_in(request))

    def _read_in(self, request: web.Request) -> str:
        """Return a window's language as a tag. Raises HTTPBadRequest if the tag is invalid."""
        asked = self._locale or request.query.get("locale", _ENGLISH)
        if not _TAG.fullmatch(asked):
            raise web.HTTPBadRequest(text="That is the name of no language.")
        return asked

    async def _emoji(self, request: web.Request) -> web.Response:
        _, picture = self.world.emoji.get(int(request.match_info["id"]), ("", b""))
        if not picture:
            raise web.HTTPNotFound(text="There is no such emoji.")
        headers = {"Cache-Control": "max-age=86400", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=picture, content_type="image/png", headers=headers)

    async def _attachment(self, request: web.Request) -> web.Response:
        """Return a file to a person who can see its message, and status 404 to others."""
        viewer = self._viewer(request)
        each, message = self._files.get(request.match_info["id"], (None, None))
        if each is None or message is None or not self._may_see(viewer, message):
            raise web.HTTPNotFound(text="There is no such file.")
        headers = {"Cache-Control": "private, max-age=86400", "X-Content-Type-Options": "nosniff"}
        # set here with its charset, which aiohttp accepts nowhere else
        headers["Content-Type"] = each.content_type
        if not each.content_type.startswith("image/"):
            headers["Content-Disposition"] = f'attachment; filename="{each.filename}"'
        return web.Response(body=each.content, headers=headers)

    def _may_see(self, person: User, message: Message) -> bool:
        return message.viewer in (None, person) and self.world.sees(person, message.channel)

    def _hear(self, event: Event) -> None:
        if event.message is not None:
            self._note(event.message)

    def _note(self, message: Message) -> None:
        """Keep a message's files, even after an edit removed them, for windows that still draw the old
        version.
        """
        self._files |= {str(each.id): (each, message) for each in message.attachments}
        for id in list(self._files)[:-FILES]:
            del self._files[id]

    def _viewer(self, request: web.Request) -> User:
        person = self.people.get(request.query.get("as", ""))
        if person is None:
            raise web.HTTPNotFound(text=f"Nobody here has that name: there are {', '.join(self.people)}.")
        return person

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one window until it closes."""
        person = self._viewer(request)
        person.locale = self._read_in(request)
        socket = web.WebSocketResponse(heartbeat=30.0, max_msg_size=64 * 1024)
        await socket.prepare(request)
        viewer = Viewer(self, person, socket)
        self._viewers.add(viewer)
        leave = self.world.subscribe(viewer.hear)
        sending = asyncio.create_task(viewer.send(), name=f"window of {person.display_name}")
        try:
            viewer.greet()
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await viewer.asked(_read(message.data))
        finally:
            leave()
            self._viewers.discard(viewer)
            sending.cancel()
        return socket


def _png(paint: Callable[[], Image]) -> bytes:
    buffer = BytesIO()
    paint().save(buffer, "PNG")
    return buffer.getvalue()


def _read(text: str) -> Mapping[str, Any]:
    """Return a window's request, or {} if it is not a JSON object."""
    try:
        asked = json.loads(text)
    except ValueError:
        return {}
    return asked if isinstance(asked, dict) else {}
