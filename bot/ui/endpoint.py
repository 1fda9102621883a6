"""Discord's interactions over HTTP: the same presses and commands that the gateway would deliver
(docs/discord.md, section 1, point 8).
"""

import asyncio
import json
import logging
from typing import Any

import discord
from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.locales.phrase import known, spoken
from bot.model.store_errors import StoreAway
from bot.runtime.clock import Clock, within
from bot.runtime.http_server import Listener
from bot.storage.workers import SqlWorkers
from bot.ui import discord_clock, discord_internals, presses_in_hand
from bot.ui.client import PaddockClient

WINDOW = 60.0
"""The maximum difference in seconds between a request's timestamp and Discord's time."""
log = logging.getLogger(__name__)
PATH = "/interactions"
"""The path of the URL that is entered in the developer portal."""
HEALTH = "/healthz"
"""The path of the health check for a load balancer."""
MOST = 2**20
"""The maximum number of bytes of a body. An interaction has about ten thousand."""
READING = 3.0
"""The number of seconds within which a body must arrive."""
PING = 1
"""The type of the interaction with which Discord checks the endpoint."""
AUTOCOMPLETE = 4
"""The type of an autocompletion request."""


class Verifier:
    """Verifies Discord's requests. public_key: the application's public key, as 64 hex digits."""

    def __init__(self, public_key: str, discord: discord_clock.DiscordTime) -> None:
        self._key = VerifyKey(bytes.fromhex(public_key))
        self._discord = discord

    def signed(self, signature: str, timestamp: str, body: bytes) -> bool:
        """Return whether Discord signed a body recently (see WINDOW). signature, timestamp: headers of the
        request.
        """
        if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 12):
            return False
        if abs(self._discord.now() - int(timestamp)) > WINDOW:
            return False
        try:
            self._key.verify(timestamp.encode() + body, bytes.fromhex(signature))
        except (BadSignatureError, ValueError):
            return False
        return True


class Endpoint:
    """Receives Discord's interactions. public_key: the application's public key, as 64 hex digits. taken:
    records the interactions that any worker has received. closed: set once the endpoint no longer listens.
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
        """Listen on an address of this machine, or only on a Unix socket. Raises OSError."""
        address = await self._listener.listen(host, port, socket=socket)
        log.info("interactions come in at %s%s", address, PATH)

    async def close(self) -> None:
        """Stop listening."""
        await self._listener.close()
        self.closed.set()

    async def handle(self, request: web.Request) -> web.Response:
        """Handle one request. Raises HTTP errors for one that is too long, incomplete, not freshly signed by
        Discord, not new, or not an interaction.
        """
        if (request.content_length or 0) > MOST:
            raise web.HTTPRequestEntityTooLarge(MOST, request.content_length or 0)
        try:
            headers, body = request.headers, await within(self._clock, READING, request.read())
        except TimeoutError:
            raise web.HTTPRequestTimeout(text="The end of this request never came.") from None
        except (ConnectionError, web.RequestPayloadError):
            raise web.HTTPBadRequest(text="The end of this request never came.") from None
        signature = headers.get("X-Signature-Ed25519", "")
        if not self._verifier.signed(signature, headers.get("X-Signature-Timestamp", ""), body):
            raise web.HTTPUnauthorized(text="This request is not signed by Discord, or not lately.")
        try:
            return await self._received(json.loads(body))
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
            log.warning("Discord has sent an interaction of an unknown form (%s)", type(error).__name__)
            raise web.HTTPBadRequest(text="This is no interaction.") from None

    async def _received(self, payload: dict[str, Any]) -> web.Response:
        """Carry out an interaction, answer a ping, or refuse an interaction if the bot is overloaded or it is
        too late to answer. Raises HTTPUnauthorized for an interaction that was received before.
        """
        id, kind = int(payload["id"]), payload["type"]
        self._client.discord_time.passed(discord_clock.made(id))
        if kind == PING:
            return web.json_response({"type": PING})
        server = int(payload.get("guild_id") or payload.get("channel_id") or 0)
        if kind != AUTOCOMPLETE:
            presses = self._client.presses
            if presses.full(server):
                return self._refused(payload)
            try:
                first = await within(self._clock, presses.seconds_left(id), self._take(id))
            except TimeoutError:
                return self._refused(payload)
            if not first:
                raise web.HTTPUnauthorized(text="This request was sent before.")
        discord_internals.receive_interaction(self._client, presses_in_hand.placed(payload))
        return web.Response(status=202)

    def _refused(self, payload: dict[str, Any]) -> web.Response:
        """Refuse an interaction without reading it further, visibly unless the person was just told so on the
        same message.
        """
        late = self._client.presses.seconds_left(int(payload["id"])) < 0
        with self._client.metrics.press("unread") as press:
            press.outcome, press.refusal = ("late", "") if late else ("refused", "busy")
        user = payload["member"]["user"] if "member" in payload else payload["user"]
        if not self._client.presses.notice(int(user["id"]), int((payload.get("message") or {}).get("id", 0))):
            return web.json_response({"type": discord.InteractionResponseType.deferred_message_update.value})
        data = {
            "content": spoken(presses_in_hand.BUSY, known(str(payload.get("locale")))),
            "flags": discord.MessageFlags(ephemeral=True).value,
        }
        return web.json_response(
            {"type": discord.InteractionResponseType.channel_message.value, "data": data}
        )

    async def _take(self, id: int) -> bool:
        """Return whether an interaction has arrived for the first time, here or at another worker. Return
        True if the store fails.
        """
        try:
            return await self._taken.take_interaction(id, self._client.registry.clock.unix_now())
        except StoreAway:
            return True
        except Exception:
            log.exception("it is not known whether an interaction was sent before")
            return True


async def _alive(_: web.Request) -> web.Response:
    return web.Response(text="alive\n")
