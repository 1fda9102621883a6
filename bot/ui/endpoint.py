"""Discord's interactions by HTTP: the same presses and commands that the gateway would tell.

Each request is answered at once with 202 and no body, and the interaction itself by its callback, as ever
(docs/discord.md, section 1, point 8). What it means is read by discord.py's own parser, so that no command or
button knows how it came.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from aiohttp import web

from bot.model.ports import StoreAway
from bot.runtime.clock import Clock, within
from bot.runtime.listener import Listener
from bot.storage.workers import SqlWorkers
from bot.ui.client import PaddockClient
from bot.ui.discord_time import made
from bot.ui.presses import placed
from bot.ui.signature import Verifier

log = logging.getLogger(__name__)

PATH = "/interactions"
"""What the address in the developer portal ends with."""
HEALTH = "/healthz"
"""Where something that hands requests on sees that this process takes them."""
MOST = 2**20
"""A body of more bytes is refused before it is read: an interaction has some ten thousand."""
READING = 3.0
"""Seconds that a body may take to come in: Discord sends it at once, and gives up after as long."""
PING = 1
"""The type of an interaction by which Discord sees that somebody listens."""
AUTOCOMPLETE = 4
"""The type of one that asks for what a command may go on with: it changes nothing, however often it comes."""


class Endpoint:
    """Where Discord sends interactions. public_key: the application's, 64 hex digits. taken: which were
    carried out. closed: it listens no more.
    """

    def __init__(self, client: PaddockClient, public_key: str, clock: Clock, taken: SqlWorkers) -> None:
        self._client = client
        self._verifier = Verifier(public_key, client.discord_time)
        self._clock = clock
        self._taken = taken
        self.closed = asyncio.Event()
        app = web.Application(client_max_size=MOST)
        app.router.add_post(PATH, self.handle)
        app.router.add_get(HEALTH, _alive)
        self._listener = Listener(app)

    async def listen(self, host: str, port: int, *, socket: str | None = None) -> None:
        """Listen at that address of this machine, or at a Unix socket alone. Raises OSError."""
        address = await self._listener.listen(host, port, socket=socket)
        log.info("interactions come in at %s%s", address, PATH)

    async def close(self) -> None:
        """Listen no more."""
        await self._listener.close()
        self.closed.set()

    async def handle(self, request: web.Request) -> web.Response:
        """One request: 401 unless Discord has signed it, and sent it once; 413 for one that is too long, and
        408 for one that does not come to its end.
        """
        if (request.content_length or 0) > MOST:
            raise web.HTTPRequestEntityTooLarge(MOST, request.content_length or 0)
        try:
            headers, body = request.headers, await within(self._clock, READING, request.read())
        except TimeoutError:
            raise web.HTTPRequestTimeout(text="The end of this request never came.") from None
        signature = headers.get("X-Signature-Ed25519", "")
        if not self._verifier.signed(signature, headers.get("X-Signature-Timestamp", ""), body):
            raise web.HTTPUnauthorized(text="This request is not signed by Discord, or not lately.")
        try:
            return await self._heard(json.loads(body))
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            log.warning("Discord has sent an interaction of an unknown form (%s)", type(error).__name__)
            raise web.HTTPBadRequest(text="This is no interaction.") from None

    async def _heard(self, told: dict[str, Any]) -> web.Response:
        """Have an interaction carried out, and say that it was heard."""
        id, kind = int(told["id"]), told["type"]
        self._client.discord_time.passed(made(id))
        if kind == PING:
            return web.json_response({"type": PING})
        if kind != AUTOCOMPLETE and not await self._take(id):
            raise web.HTTPUnauthorized(text="This request was sent before.")
        # discord.py offers no public way to parse what did not come by the gateway; a test holds this one
        self._client._connection.parse_interaction_create(placed(told))  # type: ignore[arg-type]  # noqa: SLF001  see above
        return web.Response(status=202)

    async def _take(self, id: int) -> bool:
        """Is it the first time that this interaction comes in, here or at another worker? When that cannot be
        told, nothing can be written either: whoever pressed hears so.
        """
        try:
            return await self._taken.take_interaction(id, self._clock.now())
        except StoreAway:
            return True
        except Exception:
            log.exception("it is not known whether an interaction was sent before")
            return True


async def _alive(_: web.Request) -> web.Response:
    return web.Response(text="alive\n")
